"""The goals of the server's benchmark, and its report as a table."""

from typing import Any

# Name, unit, goal, where the figure stands, whether more is better, what it is multiplied by.
SAME = ["delays", "same node", "stream"]
ACROSS = ["delays", "across nodes", "stream"]
PAGES = ["pages", "*"]
GOALS: list[tuple[str, str, float, list[str], bool, float]] = [
    ("node CPU a move", "µs", 450, ["moves", "mix", "node_us"], False, 1),
    ("moves of one process", "/s", 1500, ["moves", "mix", "moves_per_s"], True, 1),
    ("... of pgbench", "", 0.15, ["moves", "mix", "of_pgbench"], True, 1),
    ("moves of two processes", "/s", 2200, ["moves", "two", "moves_per_s"], True, 1),
    ("... of pgbench", "", 0.25, ["moves", "two", "of_pgbench"], True, 1),
    ("... with pages, of pgbench", "", 0.07, ["pages_two", "of_pgbench"], True, 1),
    ("a move with pages, in loops", "", 8, [*PAGES, "page_loops"], False, 1),
    ("... beside bare streams", "", 2, [*PAGES, "page_to_bare"], False, 1),
    ("requests of pages a move", "", 0, [*PAGES, "page_requests"], False, 1),
    ("bytes of an event: decides", "", 4000, [*PAGES, "event_bytes", "decides", "p50"], False, 1),
    ("... watches", "", 1500, [*PAGES, "event_bytes", "watches", "p50"], False, 1),
    ("words of a decision, p95", "ms", 8, [*PAGES, "decision_ms"], False, 1),
    ("one piece of work on the loop, p99.9", "ms", 10, [*PAGES, "loop_held_ms"], False, 1),
    ("move to another seat's stream, p50", "ms", 5, [*SAME, "p50_ms"], False, 1),
    ("... p99", "ms", 50, [*SAME, "p99_ms"], False, 1),
    ("... across nodes, p50", "ms", 5, [*ACROSS, "p50_ms"], False, 1),
    ("... across nodes, p99", "ms", 50, [*ACROSS, "p99_ms"], False, 1),
    ("memory of an idle stream", "kB", 20, ["streams", "idle", "bytes_per_stream"], False, 1e-3),
    ("memory of a slow reader", "kB", 128, ["streams", "slow", "bytes_per_stream"], False, 1e-3),
    ("cold table, p50", "ms", 5, ["cold", "*", "cold", "p50_ms"], False, 1),
    ("end of a process with streams open", "s", 5, ["streams", "idle", "exit_s"], False, 1),
    ("p50 with many tables stored, to few", "", 1.2, ["size", "ratio"], False, 1),
]


def figure(report: dict[str, Any], path: list[str]) -> float | None:
    """The figure at a path; "*" means the worst of the games."""
    here: Any = report
    for depth, step in enumerate(path):
        if here is None:
            return None
        if step == "*":
            rest = [figure(row, path[depth + 1 :]) for row in here.values()]
            known = [value for value in rest if value is not None]
            return max(known) if known else None
        here = here.get(step)
    return here if here is None else float(here)


def goals(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Every goal with its figure; in a short run those that it measures."""
    found = []
    for name, unit, goal, path, more, factor in GOALS:
        if report["quick"] and path[0] not in report:
            continue
        value = figure(report, path)
        if value is not None:
            value = round(value * factor, 3)
        holds = value is not None and (value >= goal if more else value <= goal)
        row = {"name": name, "unit": unit, "goal": goal, "more": more, "value": value}
        found.append({**row, "holds": holds, "beside": yardsticks(report, path)})
    return found


def yardsticks(report: dict[str, Any], path: list[str]) -> dict[str, Any]:
    """What was measured beside a figure."""
    here: Any = report
    for step in path:
        here = next(iter(here.values())) if step == "*" else here.get(step)
        if not isinstance(here, dict):
            break
        if "beside" in here:
            return dict(here["beside"])
    if path[0] == "size" and "size" in report:
        return dict(report["size"]["many"]["rounds"][-1]["beside"])
    return {}


# ---- as Markdown --------------------------------------------------------------------------------


def table(report: dict[str, Any]) -> list[str]:
    """The whole report."""
    lines = [
        f"groma {report['version']}, {report['build']} build, Python {report['python']}, "
        f"PostgreSQL {report['postgres']}, bus {report['bus']}, {report['cores']} cores",
        "",
        "| figure | measured | goal | | loop µs | flush µs | pgbench/s |",
        "|---|---:|---:|---|---:|---:|---:|",
    ]
    for row in report["goals"]:
        sign = "at least" if row["more"] else "at most"
        unit = f" {row['unit']}" if row["unit"] else ""
        lines.append(
            f"| {row['name']} | {shown(row['value'])}{unit} | {sign} {shown(row['goal'])}{unit} "
            f"| {'yes' if row['holds'] else 'no'} | {sticks(row['beside'])} |"
        )
    lines += ["", *moves_table(report["moves"])]
    if not report["quick"]:
        lines += ["", *delay_table(report), "", *pages_table(report["pages"])]
        lines += ["", *cold_table(report["cold"]), "", *size_table(report["size"])]
    idle, slow = report["streams"]["idle"], report["streams"]["slow"]
    lines += [
        "",
        f"- {idle['streams']:,} idle streams on {idle['tables']:,} tables: opened in "
        f"{idle['open_s']} s, {idle['bytes_per_stream'] / 1e3:.1f} kB each; a table without "
        f"streams {idle['bytes_per_table'] / 1e3:.1f} kB.",
        f"- {slow['streams']} readers that read nothing during {slow['moves']:,} moves: "
        f"{slow['bytes_per_stream'] / 1e3:.1f} kB each.",
    ]
    return lines


def moves_table(moves: dict[str, Any]) -> list[str]:
    """Moves a second and where the processor time of a move goes."""
    parts = [name for name in ("node", "postgres", "nats", "load") if f"{name}_us" in moves["mix"]]
    lines = [
        "| game | moves/s | of pgbench | "
        + " | ".join(f"{part} µs" for part in parts)
        + " | node busy | loop µs | flush µs | pgbench/s |",
        "|---|" + "---:|" * (len(parts) + 6),
    ]
    titles = {"mix": "all games, mixed", "two": "mixed, two processes"}
    for name, row in moves.items():
        spent = " | ".join(f"{row[f'{part}_us']:.0f}" for part in parts)
        lines.append(
            f"| {titles.get(name, name)} | {row['moves_per_s']:,.0f} | {shown(row['of_pgbench'])} "
            f"| {spent} | {row['node_busy']:.2f} | {sticks(row['beside'])} |"
        )
    return lines


def pages_table(pages: dict[str, Any]) -> list[str]:
    """A move as pages make it: one table, all seats and a watcher; then many at once."""
    lines = [
        "| pages | seats | bare | pages | pages / bare | requests | event: decides p50 / p95 "
        "| watches p50 / p95 | decision p95 ms | loop held p99.9 ms | many: bare | many: pages "
        "| loop µs | flush µs | pgbench/s |",
        "|---|" + "---:|" * 14,
    ]
    for name, row in pages.items():
        many, loop = row["many"], row["many"]["beside"]["loop_us"]
        sizes = [row["event_bytes"][who] for who in ("decides", "watches")]
        cells = [
            f"{row['seats']}",
            f"{shown(row['bare_loops'])} loops",
            f"{shown(row['page_loops'])} loops",
            shown(row["page_to_bare"]),
            shown(row["page_requests"]),
            *(f"{size['p50']:,} / {size['p95']:,}" for size in sizes),
            shown(row["decision_ms"]),
            shown(row["loop_held_ms"]),
            *(f"{shown(many[one] / loop)} loops" for one in ("bare_us", "page_us")),
        ]
        lines.append(f"| {name} | {' | '.join(cells)} | {sticks(row['beside'])} |")
    return lines


def delay_table(report: dict[str, Any]) -> list[str]:
    """How long until others see a move."""
    lines = [
        "| delays | moves/s | answer p50 / p99 ms | stream p50 / p99 ms | not posted | loop µs "
        "| flush µs | pgbench/s |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    rows = list(report["delays"].items())
    size = report["size"]
    for name in ("few", "many"):
        title = f"{size[name]['tables']:,} tables stored"
        rows += [(title, one) for one in size[name]["rounds"]]
    for title, row in rows:
        lines.append(
            f"| {title} | {row['rate_per_s']:,.0f} | {both(row['answer'])} | {both(row['stream'])} "
            f"| {row['not_posted']} | {sticks(row['beside'])} |"
        )
    return lines


def cold_table(cold: dict[str, Any]) -> list[str]:
    """A view of a table that is not in memory, and its parts."""
    lines = [
        "| cold table | moves | view p50 / p99 ms | warm | queries | replay | loop µs | flush µs "
        "| pgbench/s |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, row in cold.items():
        spans = [both(row[part]) for part in ("cold", "warm", "queries", "replay")]
        lines.append(f"| {name} | {row['moves']} | {' | '.join(spans)} | {sticks(row['beside'])} |")
    return lines


def size_table(size: dict[str, Any]) -> list[str]:
    """PostgreSQL alone, on random tables of few and of many."""
    lines = ["| stored tables | pgbench/s | log bytes a move |", "|---|---:|---:|"]
    for name in ("few", "many"):
        bench = size[name]["pgbench"] or {"per_s": None, "log_bytes": None}
        lines.append(
            f"| {size[name]['tables']:,} | {shown(bench['per_s'])} | {shown(bench['log_bytes'])} |"
        )
    return lines


def both(row: dict[str, float | None]) -> str:
    """The middle and the slowest hundredth."""
    return f"{shown(row['p50_ms'])} / {shown(row['p99_ms'])}"


def sticks(beside: dict[str, Any]) -> str:
    """The yardsticks as cells."""
    names = ("loop_us", "flush_us", "pgbench_per_s")
    return " | ".join(shown(beside.get(name)) for name in names)


def shown(value: float | None) -> str:
    """A number as short as it may be."""
    if value is None:
        return "-"
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return (
        f"{value:.1f}"
        if abs(value) >= 10
        else f"{value:g}"
        if value == int(value)
        else f"{value:.2f}"
    )
