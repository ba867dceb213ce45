"""Questions: whatever a viewer may ask a table, politely or not."""

import json
import uuid
from collections.abc import Callable
from random import Random

from tests.server.leak.twins import Twins
from tests.server.leak.wire import Reader

Question = Callable[[Twins, Reader, Random], None]

LANGUAGES = ("en", "de")
READ = ["", "/view", "/record", "/chat", "/verification", "/course", "/analysis"]
READ_IN_WORDS = ["/legal", "/log", "/catch-up", "/sheet", "/text"]
DEEP = 6  # moves of one trial
REFUSED = ["/start", "/close", "/return"]


def read(path: str) -> Question:
    return lambda pair, reader, chance: _read(pair, reader, path)


def read_in_words(path: str) -> Question:
    return lambda pair, reader, chance: _read(
        pair, reader, f"{path}?lang={chance.choice(LANGUAGES)}"
    )


def _read(pair: Twins, reader: Reader, path: str) -> None:
    shown = pair.ask(reader, "GET", path).json()
    if pair.viewer == pair.real.state.seat or not isinstance(shown, dict):
        return
    # Who does not decide learns nothing of the options, not even how many there are.
    assert shown.get("legal") is None
    assert not shown.get("choices")
    assert not shown.get("prompt")


def some_moves(pair: Twins, chance: Random, count: int) -> list[int | str]:
    """Moves to ask about: legal in one of the worlds, or anything; by number or by notation."""
    moves = pair.setup.game.moves
    legal = sorted({*pair.real.state.legal(), *pair.imagined.state.legal()})
    chosen = [
        chance.choice([chance.choice(legal), chance.randrange(moves.count)]) for _ in range(count)
    ]
    return [chance.choice([move, moves.text(move)]) for move in chosen]


def why_not(pair: Twins, reader: Reader, chance: Random) -> None:
    for move in some_moves(pair, chance, 8):
        lang = chance.choice(LANGUAGES)
        pair.ask(reader, "POST", f"/why-not?lang={lang}", {"move": move})


def preview(pair: Twins, reader: Reader, chance: Random) -> None:
    for move in some_moves(pair, chance, 2):
        lang = chance.choice(LANGUAGES)
        pair.ask(reader, "POST", f"/preview?lang={lang}", {"move": move})


def hint(pair: Twins, reader: Reader, chance: Random) -> None:
    """What a master would do: whoever does not decide is refused."""
    told = pair.ask(reader, "POST", f"/hint?lang={chance.choice(LANGUAGES)}", {})
    assert (told.status == 200) == (pair.viewer == pair.real.state.seat)
    pair.tally["hints"] += told.status == 200


def trials(pair: Twins, reader: Reader, chance: Random) -> None:
    """Moves tried one after another, as far as it goes, and questions about what could follow.

    Whoever does not decide is refused. Each answer is compared; the way is that of the real table.
    """
    path: list[int | str] = []
    options = pair.real.state.legal()
    while options and len(path) < DEEP:
        lang = chance.choice(LANGUAGES)
        path.append(chance.choice(options))
        shown = pair.ask(reader, "POST", f"/trial?lang={lang}", {"seq": pair.seq, "moves": path})
        if shown.status != 200:
            assert pair.viewer != pair.real.state.seat
            return
        pair.tally["trials"] += 1
        told = shown.json()
        pair.tally["trials that stop"] += told["stop"]
        for move in some_moves(pair, chance, 1):
            asked = {"move": move, "after": path}
            pair.ask(reader, "POST", f"/why-not?lang={lang}", asked)
            pair.ask(reader, "POST", f"/preview?lang={lang}", asked)
        _no_such_list(pair, reader, chance, path)
        options = told["legal"] or []


def _no_such_list(pair: Twins, reader: Reader, chance: Random, path: list[int | str]) -> None:
    """A list of moves whose end is wrong in any world: what lies before it must not show."""
    wrong = {"seq": pair.seq, "move": [*path, path[0], path[0]], "key": str(uuid.uuid4())}
    real = pair.real.state.clone()
    for move in wrong["move"]:
        if real.over() or real.seat != pair.viewer or not real.allows(number(pair, move)):
            answer = pair.ask(reader, "POST", f"/moves?lang={chance.choice(LANGUAGES)}", wrong)
            assert 400 <= answer.status < 500, answer
            return
        real.play(number(pair, move))


def forbidden_move(pair: Twins, reader: Reader, chance: Random) -> None:
    """A move that is not allowed to the viewer, be it to another."""
    decides = pair.viewer == pair.real.state.seat
    moves = [
        move
        for move in some_moves(pair, chance, 6)
        if not (decides and pair.real.state.allows(number(pair, move)))
    ]
    for move in moves[:2]:
        wanted = {"seq": pair.seq, "move": move, "key": str(uuid.uuid4())}
        answer = pair.ask(reader, "POST", f"/moves?lang={chance.choice(LANGUAGES)}", wanted)
        assert 400 <= answer.status < 500, answer


def number(pair: Twins, move: int | str) -> int:
    return pair.setup.game.moves.parse(move) if isinstance(move, str) else move


def late_move(pair: Twins, reader: Reader, chance: Random) -> None:
    # A request leaves the position as it was: a move from before it is not late.
    seq = chance.choice([pair.seq + 1, 0] if pair.asked else [pair.seq - 1, pair.seq + 1, 0])
    for move in some_moves(pair, chance, 2):
        wanted = {"seq": seq, "move": move, "key": str(uuid.uuid4())}
        assert pair.ask(reader, "POST", "/moves", wanted).status >= 400


def no_move(pair: Twins, reader: Reader, chance: Random) -> None:
    for move in (10**6, -1, "dance all night", "", None):
        pair.ask(reader, "POST", "/why-not", {"move": move})
        pair.ask(
            reader, "POST", "/moves", {"seq": pair.seq, "move": move, "key": str(uuid.uuid4())}
        )


def no_undo(pair: Twins, reader: Reader, chance: Random) -> None:
    """Take back more than there is; agree to what nobody asked."""
    if pair.asked:
        return
    known = {"seq": pair.seq, "key": str(uuid.uuid4())}
    lang = chance.choice(LANGUAGES)
    pair.ask(reader, "POST", f"/undo?lang={lang}", {**known, "count": len(pair.real.past)})
    pair.ask(reader, "POST", "/undo/ask", {**known, "count": len(pair.real.past)})
    pair.ask(reader, "POST", "/undo/agree", known)
    pair.ask(reader, "POST", "/undo/decline", known)


def out_of_place(pair: Twins, reader: Reader, chance: Random) -> None:
    for path in REFUSED:
        pair.ask(reader, "POST", path)
    pair.ask(reader, "POST", "/join", {})
    pair.ask(reader, "POST", "/invitations", {})
    for path in ("/claim", "/claim/admit", "/claim/turn-away"):
        pair.ask(reader, "POST", path, {"seat": chance.randrange(pair.setup.players)})


def since(pair: Twins, reader: Reader, chance: Random) -> None:
    lang = chance.choice(LANGUAGES)
    pair.ask(reader, "GET", f"/log?lang={lang}&since={chance.randrange(40)}")


def look_back(pair: Twins, reader: Reader, chance: Random) -> None:
    """The table as it was; with other eyes than one's own, too."""
    lang = chance.choice(LANGUAGES)
    for at in {0, chance.randrange(len(pair.real.past) + 1), len(pair.real.past) - 1}:
        shown = pair.ask(reader, "GET", f"/moments/{at}?lang={lang}").json()
        if shown.get("seat") != pair.viewer:
            assert not shown.get("legal")
            assert not shown.get("prompt")
    for eyes in ("open", *range(pair.setup.players + 1)):
        answer = pair.ask(reader, "GET", f"/moments/0?eyes={eyes}")
        assert answer.status == (200 if eyes == pair.viewer else 403), answer


def quick_choices(pair: Twins, reader: Reader, chance: Random) -> None:
    pair.ask(reader, "GET", f"/legal?lang={chance.choice(LANGUAGES)}&previews=false")


def come_again(pair: Twins, reader: Reader, chance: Random) -> None:
    """A stream after a break, with the notes of all since."""
    last = chance.randrange(pair.seq + 2)
    lang = chance.choice(("", *LANGUAGES))
    streams = [reader.stream(side.table, last, lang) for side in pair.sides]
    pair.same(f"a stream after {last}", [stream.event() for stream in streams])
    for stream in streams:
        stream.close()


def lists(pair: Twins, reader: Reader, chance: Random) -> None:
    """The lines of the two tables where tables are listed, and what an invitation shows."""
    for path in ("/tables?status=running", "/me/tables"):
        shown = reader.ask("GET", path).json()
        if "tables" in shown:
            lines = {line["id"]: json.dumps(line).encode() for line in shown["tables"]}
            pair.same(path, [lines.get(side.table, b"") for side in pair.sides])
    answers = [reader.ask("GET", side.invitation) for side in pair.sides]
    pair.same("the invitation", [answer.as_bytes() for answer in answers])


CHEAP: list[Question] = [
    *[read(path) for path in READ],
    *[read_in_words(path) for path in READ_IN_WORDS[1:]],
    why_not,
    forbidden_move,
    late_move,
    no_undo,
    since,
    look_back,
    quick_choices,
    come_again,
]
DEAR: list[Question] = [
    read_in_words("/legal"),
    preview,
    trials,
    hint,
    no_move,
    out_of_place,
    lists,
]


def ask_everything(pair: Twins, chance: Random) -> None:
    for reader in pair.readers:
        for question in CHEAP + DEAR:
            question(pair, reader, chance)


def ask_something(pair: Twins, chance: Random) -> None:
    """Now and then a question or two."""
    reader = chance.choice(pair.readers)
    for question in chance.sample(CHEAP, chance.choice([0, 0, 1, 2])):
        question(pair, reader, chance)
    if pair.viewer == pair.real.state.seat:
        preview(pair, reader, chance)
        if chance.random() < 0.5:
            trials(pair, reader, chance)
        if chance.random() < 0.03:
            hint(pair, reader, chance)
    if chance.random() < 0.08:
        chance.choice(DEAR)(pair, reader, chance)
