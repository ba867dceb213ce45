"""Records of whole tables: taken out of one home and set up in another, they are the same game."""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from groma.core.game import games, versions
from groma.table import showing
from groma.table.brought import MOST, Brought
from groma.table.entries import (
    MOVE,
    OPEN,
    OWNER_LEFT,
    RETURN,
    STAND_IN,
    START,
    UNDO,
    Chair,
    Dealing,
    Entry,
    Opening,
    StandingIn,
)
from groma.table.opening import wound
from groma.table.problems import Problem
from groma.table.records import (
    encoded,
    entries_of,
    read_again,
    record_of,
    replayed,
    rules_of,
    unread,
)
from groma.table.replica import Replica
from groma.table.sentences import TableWords, problem_shape
from groma.table.texts import Texts
from groma.table.wire.records import BroughtWanted, TableRecord
from groma.table.wire.tables import ChairWanted, ClockShape
from groma.words.examples import load_examples

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import playthrough  # noqa: E402  (tools of the repository, not of the package)

AT = datetime(2026, 1, 1, tzinfo=UTC)
SHELF = versions()
GAMES = sorted(games())
ANNA, BEN = 11, 12
TEXTS = Texts("Two", {ANNA: "Anna", BEN: "Ben"}, {ANNA, BEN})


def played(name: str, moves: int, **more: Any) -> list[Entry]:
    """A table for two people and a bot, as it was stored."""
    game = games()[name]
    chairs = [Chair(ANNA), Chair(None, "journeyman", "Titus"), Chair(BEN)]
    opening = Opening(name, game.version, game.defaults(), chairs, bytes(range(32)), **more)
    entries = [
        Entry(5, 0, OPEN, 0, None, ANNA, AT, None, opening),
        Entry(5, 1, START, 0, 0, ANNA, AT, None, Dealing(bytes(32))),
    ]
    replica = Replica(game, entries, TEXTS)
    chance = Random(name)
    for number in range(2, 2 + moves):
        if replica.playing().state.over():
            break
        seat = replica.playing().state.seat
        move = chance.choice(replica.playing().state.legal())
        entry = Entry(5, number, MOVE, move, seat, [ANNA, None, BEN][seat], AT)
        replica.apply(entry)
        entries.append(entry)
    return entries


def problem(wanted: Any, **changed: Any) -> str:
    """What a changed record is refused with, and that both languages say why."""
    with pytest.raises(Problem) as found:
        Brought(SHELF, changed_of(wanted, **changed), bytes(32))
    for lang in ("de", "en"):
        said = problem_shape(found.value, TableWords(None, lang))
        assert said.title
        assert said.detail or said.status == 404
    return f"{found.value.status} {found.value.facts.get('what') or found.value.facts.get('why')}"


def changed_of(record: TableRecord, **changed: Any) -> BroughtWanted:
    own = {key: changed.pop(key) for key in ("at", "bot") if key in changed}
    own["seats"] = changed.pop("chairs", None)
    return BroughtWanted(msgspec.structs.replace(record, **changed), **own)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 25, 5000])
def test_a_table_is_the_same_after_its_journey(name: str, moves: int) -> None:
    entries = played(name, moves, hints=True, quiet=True)
    told = record_of(entries, TEXTS)
    assert len(encoded(told)) < 16_000
    again = msgspec.json.decode(encoded(told), type=TableRecord)
    assert again == told
    game = rules_of(SHELF, again)
    match = replayed(game, again)
    made = entries_of(again, match, 6, {0: ANNA, 2: BEN}, ANNA, AT + timedelta(days=1))
    before, after = Replica(game, entries, TEXTS), Replica(game, made, TEXTS)
    assert after.playing().state.to_bytes() == before.playing().state.to_bytes()
    assert after.header.status == before.header.status
    assert [note.to_json() for note in after.playing().notes] == [
        note.to_json() for note in before.playing().notes
    ]
    assert showing.chairs(after) == showing.chairs(before)
    assert record_of(made, TEXTS) == told


def test_what_was_taken_back_and_who_stood_in_is_as_it_came_to_be() -> None:
    entries = played("city-of-rome", 12, clock=None)
    seq = len(entries)
    late = [
        Entry(5, seq, UNDO, 9, 0, ANNA, AT),
        Entry(5, seq + 1, STAND_IN, OWNER_LEFT, 2, BEN, AT, None, StandingIn("novice")),
    ]
    told = record_of([*entries, *late], TEXTS)
    assert told.moves == [entry.value for entry in entries[2:11]]
    assert [(seat.person, seat.bot) for seat in told.seats] == [
        (True, None),
        (False, "journeyman"),
        (False, "novice"),
    ]


def test_a_clock_that_ran_is_in_the_record_and_a_return_needs_no_rules() -> None:
    given = ClockShape(60, 600, 5)
    entries = played("city-of-rome", 4, clock=wound(given))
    seq = len(entries)
    away = Entry(5, seq, STAND_IN, 0, 0, None, AT, None, StandingIn("novice"))
    back = Entry(5, seq + 1, RETURN, 0, 0, ANNA, AT)
    assert record_of([*entries, away], TEXTS).seats[0].bot == "novice"
    told = record_of([*entries, away, back], TEXTS)
    assert (told.clock, told.seats[0].bot, told.seats[0].person) == (given, None, True)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_begun_under_earlier_rules_goes_on_under_them(name: str) -> None:
    file = ROOT / "tests" / "golden" / name / "1" / "2-players-0.txt"
    kept = playthrough.read(file.read_text("utf-8"))
    record = kept.whole()
    assert record.version == 1 < games()[name].version
    told = TableRecord(
        format=1,
        game=name,
        rules=1,
        settings=record.settings,
        seats=[{"name": "Anna", "person": True}, {"name": "Titus", "bot": "novice"}],
        seed=record.seed.hex() if record.seed else "",
        moves=record.moves,
    )
    told = msgspec.json.decode(msgspec.json.encode(told), type=TableRecord)
    match = replayed(rules_of(SHELF, told), told)
    assert match.state.over()
    assert match.state.to_bytes() == record.replay(kept.game).to_bytes()
    half = len(record.moves) // 2
    opening = Brought(SHELF, BroughtWanted(told, at=half), bytes(32)).opening(ANNA, "Anna")
    assert (opening.rules, opening.brought, opening.hidden) == (1, True, True)
    entries = [
        Entry(7, 0, OPEN, 0, None, ANNA, AT, None, opening),
        Entry(7, 1, START, 0, 0, ANNA, AT),
    ]
    assert Replica(SHELF[name, 1], entries, TEXTS).playing().state.seat >= 0


def test_what_a_newer_program_wrote_travels_whole_and_is_read_by_one_that_knows_it() -> None:
    entries = played("city-of-rome", 9)
    stored = [msgspec.json.encode(entry) for entry in entries]
    told = unread(record_of(entries[:6], TEXTS), stored)
    again = read_again(msgspec.json.decode(encoded(told), type=TableRecord))
    assert again == record_of(entries, TEXTS)
    strange = msgspec.json.decode(stored[-1])
    strange[2] = 99
    unknown = unread(told, [*stored[:-1], msgspec.json.encode(strange)])
    with pytest.raises(Problem) as found:
        read_again(unknown)
    assert found.value.kind == "newer"
    with pytest.raises(Problem) as found:
        rules_of(SHELF, unknown)
    assert found.value.kind == "newer"
    for nonsense in (
        [],
        [1],
        [[1, 0, 12, 0, None, 1, "2026-01-01T00:00:00Z"]],
        ["x"],
        [[]],
        [{}],
        [[1, 2, 0]],
    ):
        with pytest.raises(Problem):
            read_again(msgspec.structs.replace(told, entries=nonsense))


# ---- brought to a server ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_who_brings_a_game_knows_no_more_of_it_than_before(name: str) -> None:
    told = record_of(played(name, 20), TEXTS)
    match = replayed(rules_of(SHELF, told), told)
    seats = [ChairWanted("open"), ChairWanted("bot", "novice"), ChairWanted("me")]
    made = [
        Brought(SHELF, BroughtWanted(told, seats=seats), bytes([number]) * 32) for number in (1, 2)
    ]
    game = made[0].game
    for one in made:
        opening = one.opening(BEN, "Ben")
        assert [chair.person for chair in opening.seats] == [None, None, BEN]
        assert not one.begins
        state = game.load(3, list(told.settings), opening.start or b"")
        assert game.view(state, 2) == game.view(match.state, 2)
    if name == "city-of-rome":  # in which there is much to hide
        starts = {one.fork.start for one in made}
        assert len(starts) == 2
        assert match.state.to_bytes() not in starts
        assert told.seed not in {one.opening(BEN, "Ben").seed.hex() for one in made}


def test_without_seats_the_first_person_sits_and_bots_have_the_rest() -> None:
    told = record_of(played("city-of-rome", 6), TEXTS)
    made = Brought(SHELF, BroughtWanted(told), bytes(32))
    assert [(seat.kind, seat.bot) for seat in made.seats] == [
        ("me", ""),
        ("bot", "journeyman"),
        ("bot", "journeyman"),
    ]
    assert made.begins
    assert made.texts("en").title.endswith("from move 6")
    assert made.texts("de").title.startswith("Mitgebracht: ")
    same = Brought(SHELF, BroughtWanted(told, bot="novice"), bytes(32))
    assert [seat.bot for seat in same.seats] == ["", "novice", "novice"]


def test_an_example_may_go_on_another_position_may_not() -> None:
    example = next(iter(load_examples(games()["city-of-rome"]).values()))
    chairs = [Chair(ANNA), *[Chair(None, "novice", "Titus")] * (example.players - 1)]
    opening = Opening(
        "city-of-rome",
        example.game.version,
        example.settings,
        chairs,
        bytes(32),
        start=example.start,
        example=example.name,
    )
    entries = [
        Entry(5, 0, OPEN, 0, None, ANNA, AT, None, opening),
        Entry(5, 1, START, 0, 0, ANNA, AT),
    ]
    told = record_of(entries, TEXTS)
    assert Brought(SHELF, BroughtWanted(told), bytes(32)).fork.moves == 0
    assert problem(told, example=None) == "422 start"
    assert problem(told, start="00" * 20_000) == "422 start"
    others = [1 - value for value in told.settings]
    assert problem(told, settings=others) == "422 start"


def test_what_does_not_replay_is_refused_calmly() -> None:
    told = record_of(played("city-of-rome", 6), TEXTS)
    whole = record_of(played("city-of-rome", 5000), TEXTS)
    assert problem(told, game="hopscotch") == "422 game"
    assert problem(told, rules=99) == "422 rules"
    assert problem(told, settings=[]) == "422 setting"
    assert problem(told, settings=[9 for _ in told.settings]) == "422 setting"
    assert problem(told, seats=told.seats[:1]) == "422 seats"
    assert problem(told, seats=told.seats * 2) == "422 seats"
    assert problem(told, moves=[*told.moves, 99_999]) == "422 record"
    assert problem(told, moves=[*told.moves[1:], told.moves[0]]) == "422 record"
    assert problem(told, moves=[0] * (MOST + 1)) == "422 record"
    assert problem(told, seed="ff" * 32, key=None) == "422 record"
    assert problem(told, begun=False) == "409 gathering"
    assert problem(told, at=7) == "404 moment"
    assert problem(told, bot="grandmaster") == "422 bot"
    strange = msgspec.structs.replace(told.seats[1], bot="grandmaster")
    assert problem(told, seats=[told.seats[0], strange, told.seats[2]]) == "422 bot"
    assert problem(told, chairs=[ChairWanted("open")] * 3) == "422 me"
    assert problem(told, chairs=[ChairWanted("me")] * 3) == "422 me"
    assert problem(told, chairs=[ChairWanted("me"), ChairWanted("open")]) == "422 seats"
    assert problem(whole) == "409 over"
    assert Brought(SHELF, BroughtWanted(whole, at=3), bytes(32)).fork.moves == 3
