"""Measures a home in Pyodide: what is offered, moves that are stored, answers of each level.

    cd web && node tools/offline/run.mjs ../benchmarks/offline.py [GAMES [POSITIONS]]

Milliseconds of the processor, of choices the best of three; 0 positions: no levels. A start is
measured in a browser: `node tools/offline/measure.mjs`.
"""

import asyncio
import sys
import time
from typing import Any
from uuid import UUID

import msgspec

from groma.bots import BOTS, LEVELS, Position
from groma.core.deal import Deal
from groma.core.game import games
from groma.core.match import open_match
from groma.home.asking import Asked
from groma.home.browser import BrowserThinking, settle
from groma.home.home import Home
from groma.home.store import Memory
from groma.home.thinker import think
from groma.table.bots import Question, answer

AGAIN = 2  # the same question, for whoever else works on the machine slows one of them down

clock = globals().get("cpu", time.perf_counter)  # under Node: of the process, whoever else works


async def thinking(asked: Any) -> Any:
    """Here and now."""
    return think(asked)


async def asked(home: Home, method: str, path: str, body: Any = None) -> tuple[Any, float]:
    """What a home answers, and how long it took."""
    content = b"" if body is None else msgspec.json.encode(body)
    begun = clock()
    told = await home.answer(Asked(method, f"/api{path}", {"lang": "en"}, {}, content, True))
    took = (clock() - begun) * 1000
    if told.status >= 400:
        raise AssertionError(told.body.decode())
    return msgspec.json.decode(told.body), took


async def played(name: str, number: int) -> tuple[list[float], list[float]]:
    """A whole random game: what asking for choices took, and moves with their views."""
    chance = Deal(f"offline {name} {number}".encode())
    players = games()[name].players
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (max(players) - 1)
    home = Home(Memory(), BrowserThinking(thinking))
    settle()
    await asked(home, "POST", "/me/guest", {"name": "Anna"})
    wanted = {"game": name, "seats": seats, "start": True}
    table = (await asked(home, "POST", "/tables", wanted))[0]["id"]
    offers, moves = [], []
    while (await asked(home, "GET", f"/tables/{table}"))[0]["status"] == "running":
        legal, took = await asked(home, "GET", f"/tables/{table}/legal")
        for _ in range(AGAIN):
            took = min(took, (await asked(home, "GET", f"/tables/{table}/legal"))[1])
        if not legal["choices"]:
            await asyncio.sleep(0)  # bots play
            continue
        offers.append(took)
        move = legal["choices"][chance.below(len(legal["choices"]))]["move"]
        key = str(UUID(int=len(moves)))
        wanted = {"seq": legal["seq"], "move": move, "key": key}
        _, stored = await asked(home, "POST", f"/tables/{table}/moves", wanted)
        _, seen = await asked(home, "GET", f"/tables/{table}/view")
        moves.append(stored + seen)
    await home.stop()
    return offers, moves


def answered(name: str, level: str, positions: int) -> list[float]:
    """What a level takes to answer, at positions spread over a game of journeymen."""
    game = games()[name]
    count = max(game.players)
    match = open_match(game, ["a"] * count, bytes(range(32)), game.defaults())
    bots = [BOTS["apprentice"](bytes([seat])) for seat in range(count)]
    stages = []
    while not match.state.over():
        seat = match.state.seat
        stages.append((match.state.to_bytes(), seat, len(match.moves)))
        match.play(seat, bots[seat].choose(Position(game, match.state, seat)))
    step = max(1, len(stages) // max(1, positions))
    took = []
    for state, seat, number in stages[step // 2 :: step]:
        question = Question(
            name, game.version, match.settings, count, state, seat, level, b"seed", number
        )
        begun = clock()
        answer(game, question)
        took.append((clock() - begun) * 1000)
    return took


def mean(values: list[float]) -> float:
    """There is no module for it among the parts."""
    return sum(values) / len(values)


def share(values: list[float], part: float) -> float:
    """The value that this part of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def main(rounds: str = "2", positions: str = "12") -> str:
    """Tables in Markdown."""
    rows = [
        f"Python {sys.version.split()[0]}, ms of the processor.",
        "",
        "| game | choices, median | p95 | max | move and view, mean | "
        + " | ".join(f"{level}, mean / max" for level in LEVELS)
        + " |",
        "|---|" + "---:|" * (4 + len(LEVELS)),
    ]
    for name in games():
        offers: list[float] = []
        moves: list[float] = []
        for number in range(int(rounds)):
            more, stored = await played(name, number)
            offers += more
            moves += stored
        cells = [share(offers, 0.5), share(offers, 0.95), max(offers), mean(moves)]
        line = [f"{cell:.1f}" for cell in cells]
        for level in LEVELS if positions != "0" else []:
            took = answered(name, level, int(positions) if level in LEVELS[:3] else 5)
            line.append(f"{mean(took):.0f} / {max(took):.0f}")
        rows.append(f"| {name} | " + " | ".join(line) + " |")
        print(rows[-1], flush=True)
    return "\n".join(rows)
