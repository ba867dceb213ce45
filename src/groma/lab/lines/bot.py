"""The bot that is a program: it is told a table in a line of JSON, and answers with a move.

`docs/bots.md` tells what such a program is promised, and what becomes of one that fails.
"""

import json
import re
import shlex
import sys
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from groma.bots import Bot, BotKind, Position
from groma.core.deal import Deal
from groma.core.state import State
from groma.words import FALLBACK, LANGUAGES, Words

from ..fault import Fault
from .observing import notation, observe
from .program import Ended, Late, Program

SECONDS: Final = 60.0  # for a decision, all tries together
TRIES: Final = 3
_NAMED: Final = re.compile(r"program(?:\[([^\]]*)\])?:(.*)", re.DOTALL)
_SWITCH: Final = {"on": True, "off": False}


class ProgramBot(Bot):
    """Asks a program, tells it why an answer is none, and at last plays the first legal move."""

    def __init__(
        self,
        seed: bytes,
        command: str,
        seconds: float = SECONDS,
        tries: int = TRIES,
        with_moves: bool = True,
        lang: str = FALLBACK,
    ) -> None:
        super().__init__(seed)
        self.program = Program(shlex.split(command))
        self.seconds = seconds
        self.tries = tries
        self.with_moves = with_moves
        self.lang = lang
        self.decision = 0

    def turn_to(self, decision: int) -> None:
        """The number of the decision is part of the question."""
        super().turn_to(decision)
        self.decision = decision

    def choose(self, position: Position) -> int:
        """The program's move; if it names no legal one in its tries or time, the first."""
        until = monotonic() + self.seconds
        world = position.imagine(Deal(self.seed))  # what the seat knows is alike in all of them
        words = Words(position.game, self.lang)
        asked = question(position, world, self.decision, self.seed, self.with_moves, self.lang)
        for _ in range(self.tries):
            try:
                said = self.program.ask(json.dumps(asked), until - monotonic())
            except Ended:
                asked["refused"] = words.text("lines-ended")
                continue
            except Late:
                break
            move = position.game.moves.parse(said)
            if world.allows(move):
                return move
            asked["refused"] = _refused(words, position, world, move, said)
        self.missed += 1
        return position.legal[0]

    def leave(self) -> None:
        """The program is told no more."""
        self.program.end()


def question(
    position: Position,
    world: State,
    decision: int,
    seed: bytes,
    with_moves: bool = True,
    lang: str = FALLBACK,
) -> dict[str, Any]:
    """What a program is asked, as plain data; `world`: one that the seat cannot tell apart."""
    game, seat = position.game, position.seat
    moves = {"moves": [game.moves.text(move) for move in position.legal]} if with_moves else {}
    return {
        "game": game.name,
        "players": world.players,
        "seat": seat,
        "decision": decision,
        "chance": sha256(seed + decision.to_bytes(4, "big")).hexdigest(),
        "text": observe(game, world, seat, with_moves, lang),
        **moves,
    }


def _refused(words: Words, position: Position, world: State, move: int, said: str) -> str:
    """Why an answer was not played, as anybody at a table would be told."""
    if move < 0:
        how = "; ".join(line.strip() for line in notation(position.game, world))
        return words.text("lines-no-move", said=said[:100], how=how)
    refusal = world.why_not(position.seat, move)
    assert refusal is not None
    return words.refusal(refusal)


def program_named(name: str) -> BotKind | None:
    """The bot of a name like "program:python3 mine.py"; None: it is a name of another kind.

    Before the colon may stand what is otherwise as usual: "program[seconds=10,tries=1,moves=off]".
    """
    found = _NAMED.fullmatch(name)
    if found is None:
        return None
    given = [part.partition("=") for part in (found[1] or "").split(",") if part]
    chosen: dict[str, Any] = {}
    try:
        for key, _, value in given:
            chosen.update(_limit(key.strip(), value.strip()))
        if not shlex.split(found[2]):
            raise ValueError("no command")
    except (ValueError, KeyError) as problem:
        raise Fault("lines-how", name=name) from problem
    return BotKind(lambda seed: ProgramBot(seed, found[2], **chosen))


def _limit(key: str, value: str) -> dict[str, Any]:
    """One of the limits, as an argument of the bot."""
    if key == "moves":
        return {"with_moves": _SWITCH[value]}
    if key == "lang":
        return {"lang": LANGUAGES[LANGUAGES.index(value)]}
    number = {"seconds": float, "tries": int}[key](value)
    if not 0 < number < sys.maxsize:
        raise ValueError(f"{number} {key}")
    return {key: number}
