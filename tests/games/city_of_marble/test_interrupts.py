"""Decisions of other seats inside a turn: asked in order, alone, safe from undo, and saved."""

import pytest

from groma.bots import Bot, Position, Random
from groma.bots.levels import journeyman
from groma.core.match import Match, open_match
from groma.core.record import read
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.moves import MOVES
from groma.games.city_of_marble.steps import TURN
from groma.games.city_of_marble.tables import HILL_IDS
from tests.scenes.city_of_marble import Scene, pair, turn

# Of this seed the hills are those of the first tile, and seat 2 of three begins
SEED = (103).to_bytes(32, "big")
DRAWS = ["draw red+yellow", "draw red+blue"]
SEND = {
    seat: f"send {pair(*at)}" for seat, at in {2: (100, 101), 0: (83, 84), 1: (103, 104)}.items()
}


def put(color: str, first: int, second: int) -> list[str]:
    """The moves that play a tile with an official."""
    return [f"play {color}", f"place {pair(first, second)}", "official"]


def play(match: Match, *moves: str) -> Match:
    """Play for whoever decides."""
    for text in moves:
        assert match.play(match.state.seat, MOVES.parse(text)) is None, text
    return match


def legal(match: Match) -> list[str]:
    """The legal moves in notation."""
    return [MOVES.text(move) for move in match.state.legal()]


def at_site() -> Match:
    """Seat 2 has completed a theater in its turn; all three have officials in the district."""
    match = open_match(GAME, ["Claudia", "Tiberius", "Julia"], SEED)
    hills = sorted(HILL_IDS.index(hill) for hill in ("quirinalis", "viminalis", "aventinus"))
    assert (match.state.city.hills, match.state.start) == (hills, 2)  # type: ignore[attr-defined]
    play(match, *DRAWS, *DRAWS)
    play(match, *put("yellow", 103, 104), DRAWS[0])
    play(match, *put("yellow", 102, 118), DRAWS[0])
    play(match, *put("yellow", 85, 86), *put("red", 83, 84))
    play(match, *DRAWS)
    return play(match, *put("yellow", 100, 101))


def pending(match: Match) -> tuple[str, int, int]:
    """What is to be decided, by whom, and in whose turn."""
    state = match.state
    return state.pending().name, state.seat, state.active


# ---- the order of seats --------------------------------------------------------------------------


@pytest.mark.clause("CM-9.8")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("absent", [None, 0, 1, 2, 3])
def test_seats_are_asked_from_the_active_one_on(active: int, absent: int | None) -> None:
    spots = [pair(*at) for at in [(103, 104), (102, 118), (100, 101), (82, 83), (66, 84)]]
    tiles = [
        f"blue {where}" + (f" {seat}" if seat < 4 and seat != absent else "")
        for seat, where in enumerate(spots)
    ]
    scene = turn(*tiles, players=4)
    scene.table.todo = []
    scene.table.push(TURN, active)
    scene.table.advance()
    scene.play("play red", f"place {pair(85, 86)}", "unmanned")
    asked = []
    while scene.step() == "leave":
        asked.append(scene.table.seat)
        assert scene.legal() == ["stay", f"send {spots[scene.table.seat]}"]
        assert (scene.table.active, scene.view()["decides"]) == (active, scene.table.seat)
        assert scene.view()["turn"]["seat"] == active
        scene.play("stay")
    order = [(active + i) % 4 for i in range(4)]
    assert asked == [seat for seat in order if seat != absent]
    assert (scene.step(), scene.table.seat) == ("act", active)


@pytest.mark.clause("CM-9.8", "CM-4.4")
def test_the_turn_goes_on_where_it_was_after_the_last_answer() -> None:
    match = at_site()
    asked = []
    for move in (SEND[2], SEND[0], "stay"):
        asked.append(pending(match))
        play(match, move)
    assert asked == [("leave", 2, 2), ("leave", 0, 2), ("leave", 1, 2)]
    assert pending(match) == ("act", 2, 2)
    play(match, DRAWS[0])
    assert pending(match) == ("act", 0, 0)


# ---- only the own options ------------------------------------------------------------------------


@pytest.mark.clause("CM-9.8")
def test_each_seat_is_offered_its_own_officials_and_no_others() -> None:
    match = at_site()
    offers = {}
    for _ in range(3):
        seat = match.state.seat
        offers[seat] = set(legal(match))
        for other, move in SEND.items():
            refusal = match.state.why_not(seat, MOVES.parse(move))
            assert (refusal is None) == (other == seat)
            assert refusal is None or refusal.clause == "CM-9.8"
        play(match, "stay")
    assert offers == {
        2: {"stay", SEND[2], f"send {pair(102, 118)}"},
        0: {"stay", SEND[0], f"send {pair(85, 86)}"},
        1: {"stay", SEND[1]},
    }


@pytest.mark.clause("CM-9.8")
def test_others_are_refused_while_one_seat_decides() -> None:
    match = at_site()
    for _ in range(3):
        decider = match.state.seat
        before = match.state.to_bytes(), len(match.moves), len(match.notes)
        for seat in {0, 1, 2} - {decider}:
            for text in ("stay", SEND[seat], SEND[decider], "draw red+blue", "end"):
                refusal = match.play(seat, MOVES.parse(text))
                assert refusal is not None
                assert refusal.message == "refused-not-your-decision"
                assert refusal.facts == {"seat": decider}
                assert refusal.clause == "CM-9.8"
        for text in ("draw red+blue", "play red", "official", "end", "build e12"):
            refusal = match.play(decider, MOVES.parse(text))
            assert refusal is not None
            assert refusal.message == "refused-other-step"
        assert (match.state.to_bytes(), len(match.moves), len(match.notes)) == before
        play(match, "stay")


@pytest.mark.clause("CM-9.8", "CM-9.14")
def test_an_official_outside_the_district_is_not_offered() -> None:
    scene = turn(f"green {pair(83, 84)} 1", f"blue {pair(85, 103)}", "blue b9-a10 1")
    scene.play("play blue", f"place {pair(101, 102)}", "unmanned")
    assert (scene.table.seat, scene.legal()) == (1, ["stay", f"send {pair(83, 84)}"])
    assert scene.clause("send b9-a10") == "CM-9.8"


# ---- taking back ---------------------------------------------------------------------------------


def test_the_active_player_takes_nothing_back_across_the_decision_of_another() -> None:
    match = at_site()
    assert match.undoable(2) == (3, "undo-stops-at-another")  # tile, spot and official
    play(match, SEND[2])
    assert match.undoable(2) == (4, "undo-stops-at-another")  # nobody has answered yet
    play(match, SEND[0])
    assert match.undoable(2) == (0, "undo-stops-at-another")
    before = match.state.to_bytes()
    assert not match.undo(2)
    assert match.state.to_bytes() == before
    play(match, "stay")
    assert match.undoable(2) == (0, "undo-stops-at-another")
    play(match, *put("red", 121, 135)[:2])
    assert match.undoable(2) == (2, "undo-stops-at-another")  # what came after the answers
    assert not match.undo(2, 3)
    assert match.undo(2, 2)
    assert pending(match) == ("act", 2, 2)


def test_another_seat_takes_back_its_own_answer_and_no_more() -> None:
    match = play(at_site(), SEND[2])
    before = match.state.to_bytes()
    assert [match.undoable(seat)[0] for seat in (0, 1)] == [0, 0]
    play(match, SEND[0])
    assert match.undoable(0) == (1, "undo-stops-at-another")
    assert not match.undo(0, 2)
    assert match.undo(0)
    assert (match.state.to_bytes(), pending(match)) == (before, ("leave", 0, 2))
    play(match, "stay", SEND[1])
    assert [match.undoable(seat)[0] for seat in range(3)] == [0, 1, 0]
    assert not match.undo(0)  # seat 1 has answered since
    play(match, DRAWS[0])
    assert [match.undoable(seat)[0] for seat in range(3)] == [0, 0, 1]


def test_while_another_seat_decides_the_active_player_may_think_again() -> None:
    match = play(at_site(), SEND[2])
    assert match.undo(2, 4)
    assert pending(match) == ("act", 2, 2)
    play(match, *put("yellow", 100, 101), "stay")
    assert pending(match) == ("leave", 0, 2)


# ---- bots that take over, saving and loading -----------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_a_bot_takes_over_a_seat_in_its_interrupt_and_plays_to_the_end(answers: int) -> None:
    match = play(at_site(), *["stay"] * answers)
    name, seat, active = pending(match)
    assert (name, seat, active) == ("leave", (2 + answers) % 3, 2)
    bots: list[Bot] = [Random(b"bot %d" % number) for number in range(3)]
    bots[seat] = journeyman(b"taken over")
    decided = 0
    while not match.state.over():
        decider = match.state.seat
        move = bots[decider].choose(Position(GAME, match.state, decider))
        assert match.play(decider, move) is None
        decided += decider == seat
    assert decided > 1
    assert match.record().replay(GAME).to_bytes() == match.state.to_bytes()


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_a_bot_is_handed_only_decisions_of_its_own_seat(answers: int) -> None:
    match = play(at_site(), *["stay"] * answers)
    decider = match.state.seat
    for seat in {0, 1, 2} - {decider}:
        with pytest.raises(ValueError, match="nothing to decide"):
            Position(GAME, match.state, seat)
    position = Position(GAME, match.state, decider)
    assert (position.view()["decides"], position.legal) == (decider, match.state.legal())


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_a_table_saved_in_an_interrupt_goes_on_alike(answers: int) -> None:
    match = play(at_site(), *["stay"] * answers)
    settings = GAME.defaults()
    loaded = Scene(GAME, GAME.load(3, settings, match.state.to_bytes())).forget()
    real = Scene(GAME, match.state).forget()  # type: ignore[arg-type]
    for viewer in range(4):
        assert loaded.view(viewer) == real.view(viewer)
    while not real.table.over():
        assert (loaded.legal(), loaded.table.seat) == (real.legal(), real.table.seat)
        move = real.legal()[len(real.told()) % len(real.legal())]
        real.play(move)
        loaded.play(move)
    assert loaded.table.over()
    assert (loaded.table.to_bytes(), loaded.story()) == (real.table.to_bytes(), real.story())


@pytest.mark.parametrize("answers", [0, 1, 2])
@pytest.mark.parametrize("form", ["bytes", "json"])
def test_a_record_written_in_an_interrupt_opens_there_again(answers: int, form: str) -> None:
    match = play(at_site(), *["stay"] * answers)
    record = match.record(opened=True)
    content = record.to_bytes(GAME) if form == "bytes" else record.to_json(GAME).encode()
    again = Match(GAME, read(content, {GAME.name: GAME}))
    assert (again.state.to_bytes(), pending(again)) == (match.state.to_bytes(), pending(match))
    for seat in range(3):
        assert again.undoable(seat) == match.undoable(seat)
    play(match, "stay")
    play(again, "stay")
    assert again.state.to_bytes() == match.state.to_bytes()
