"""The result of a contest in words: what it was, and a table with a line for each bot."""

from typing import Any

from ..progress import Say


def report(say: Say, result: dict[str, Any]) -> list[str]:
    """A summary as lines."""
    times = result["times"]
    lines = [
        say(
            "arena-head",
            game=result["game"],
            bots=", ".join(result["line_up"]),
            deals=result["deals"],
            games=result["games"],
            seed=result["seed"],
        ),
        say(
            "arena-made-with",
            version=result["version"],
            groma=result["groma"],
            build=times["build"],
            python=times["python"],
        ),
    ]
    if result["settings"]:
        chosen = [f"{name}={value}" for name, value in result["settings"].items()]
        lines.append(say("arena-settings", settings=", ".join(chosen)))
    if not result["bots"]:
        return lines
    lines += ["", *_columns([_titles(say), *_rows(say, result)])]
    if "duel" in result:
        facts = {**result["duel"], "bot": result["line_up"][0], "games": result["games"]}
        lines += ["", say("arena-duel", **facts)]
    for name, bot in result["bots"].items():
        if bot["missed"]:
            facts = {"bot": name, "missed": bot["missed"], "decisions": bot["decisions"]}
            lines += ["", say("arena-missed", **facts)]
    return [*lines, "", say("arena-foot")]


def _titles(say: Say) -> list[str]:
    return [
        say("arena-bot"),
        say("arena-wins"),
        say("arena-place"),
        say("arena-margin"),
        say("arena-decisions"),
        say("arena-mean"),
        say("arena-most"),
        say("arena-slowest"),
    ]


def _rows(say: Say, result: dict[str, Any]) -> list[list[str]]:
    return [
        [
            name,
            _figure(say, bot["win_share"], 1, 100),
            _figure(say, bot["mean_place"], 2),
            _figure(say, bot["mean_margin"], 1),
            str(bot["decisions"]),
            *_times(say, result["times"]["bots"][name]),
        ]
        for name, bot in result["bots"].items()
    ]


def _times(say: Say, spent: dict[str, float]) -> list[str]:
    names = ("mean_ms", "p99_ms", "slowest_ms")
    return [_number(say, spent[name], 2) if name in spent else "-" for name in names]


def _figure(say: Say, figure: dict[str, float | None], decimals: int, span: int = 1) -> str:
    """A mean with its interval, or alone."""
    mean, low, high = (
        None if value is None else _number(say, value * span, decimals)
        for value in (figure["mean"], figure["low"], figure["high"])
    )
    if low is None:
        return str(mean)
    return say("arena-figure", mean=mean, low=low, high=high)


def _number(say: Say, value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}".replace(".", say("decimal-mark"))


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines; the first column begins on the left, all others end on the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            text.rjust(width) if column else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths))
        )
        for row in rows
    ]
