"""Matches: undo to the barrier, catching up, previews that betray nothing, and the record."""

import pytest

from groma.core.deal import Deal, commitment
from groma.core.foresight import Foresight
from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.core.record import Record
from groma.games.city_of_rome import GAME as ROME
from tests.sample.hoard import DIG, DREW_COIN, GAME, KEPT, LAY, MOVES, REST, RESTED

SEED = bytes(range(32))


def sit(players: int = 2, seed: bytes = SEED, game: Game[object] = GAME) -> Match:
    return open_match(game, [f"seat {seat}" for seat in range(players)], seed)


def play_on(match: Match, chance: Deal, count: int = 10**6) -> Match:
    """Some decisions, or all, at random."""
    while not match.state.over() and count:
        legal = match.state.legal()
        assert match.play(match.state.seat, legal[chance.below(len(legal))]) is None
        count -= 1
    return match


# ---- playing and taking back ---------------------------------------------------------------------


def test_a_refused_move_is_not_played() -> None:
    match = sit()
    before = match.state.to_bytes()
    for seat, move in [(1, match.state.legal()[0]), (0, REST), (0, 10**6)]:
        refusal = match.play(seat, move)
        assert refusal is not None
    assert (match.moves, match.state.to_bytes()) == ([], before)


@pytest.mark.parametrize(("game", "players"), [(GAME, 3), (ROME, 2), (ROME, 4)])
def test_undo_restores_exactly_what_was_and_stops_where_it_must(
    game: Game[object], players: int
) -> None:
    """At every moment of a game: the count is right, and going back is as if never played."""
    match = sit(players, game=game)
    chance = Deal(b"undo")
    saved = [(match.state.to_bytes(), len(match.notes))]
    movers: list[int] = []
    revealed = [match.state.hidden.revealed]
    depths = set()
    while not match.state.over():
        movers.append(match.state.seat)
        play_on(match, chance, 1)
        saved.append((match.state.to_bytes(), len(match.notes)))
        revealed.append(match.state.hidden.revealed)
        if match.state.over():
            break
        for seat in range(players):
            count, reason = match.undoable(seat)
            depths.add(count)
            assert all(mover == seat for mover in movers[len(movers) - count :])
            assert revealed[len(movers) - count] == revealed[-1]
            stop = len(movers) - count - 1
            if stop < 0:
                assert reason == "undo-stops-at-start"
            elif movers[stop] != seat:
                assert reason == "undo-stops-at-another"
            else:
                assert reason == "undo-stops-at-revealed"
                assert revealed[stop] != revealed[-1]
        if chance.below(12) == 0:
            seat = movers[-1]
            count = match.undoable(seat)[0]
            assert not match.undo(seat, count + 1)
            assert not match.undo((seat + 1) % players)
            if count and match.undo(seat, count):
                del movers[-count:], saved[-count:], revealed[-count:]
                assert (match.state.to_bytes(), len(match.notes)) == saved[-1]
    assert max(depths) >= (3 if game is ROME else 1)


@pytest.mark.parametrize("count", [0, -1])
def test_nothing_is_no_undo(count: int) -> None:
    match = sit()
    match.play(0, match.state.legal()[0])
    assert not match.undo(0, count)
    assert len(match.moves) == 1


def test_nothing_is_taken_back_once_the_seed_has_been_shown() -> None:
    """The end opens the deal to everybody: whoever plays on after it knows every card."""
    match = play_on(sit(), Deal(b"end"))
    last = match.state.to_bytes()
    assert match.record().seed is not None
    for seat in range(2):
        assert not match.undo(seat)
    assert match.state.to_bytes() == last


def test_rewinding_goes_anywhere() -> None:
    match = play_on(sit(3), Deal(b"rewind"))
    moves = match.moves[:]
    record = match.record()
    for count in (len(moves), 11, 5, 0):
        match.rewind(count)
        assert match.moves == moves[:count]
        assert match.state.to_bytes() == record.replay(GAME, count).to_bytes()


# ---- notes ---------------------------------------------------------------------------------------


def told(match: Match, seat: int) -> list[list[int]]:
    return [note.to_json() for note in match.since_own_move(seat)]


def test_catching_up_since_the_own_move() -> None:
    match = sit(3)
    assert [note[0] for note in told(match, 0)] == [DREW_COIN, DREW_COIN]
    match.play(0, match.state.legal()[0])
    match.play(0, REST)
    assert [note[0] for note in told(match, 1)] == [KEPT, RESTED, DREW_COIN, DREW_COIN]
    assert [note[0] for note in told(match, 2)] == [KEPT, RESTED]
    assert told(match, 0) == []
    match.play(1, match.state.legal()[0])
    match.play(1, REST)
    assert told(match, 0) == [[KEPT, 1], [RESTED, 1]]
    assert told(match, 1) == []
    assert [note[0] for note in told(match, 2)][-2:] == [DREW_COIN, DREW_COIN]
    assert [note.to_json() for note in match.notes_since(3, 3)] == [[RESTED, 1]]
    assert match.notes_since(3, 4) == []


def test_notes_after_an_undo_are_those_of_the_table_that_was() -> None:
    match = sit(2)
    first = [note.to_json() for note in match.notes]
    match.play(0, match.state.legal()[0])
    match.undo(0)
    assert [note.to_json() for note in match.notes] == first
    match.play(0, match.state.legal()[-1])
    assert match.notes_since(0, 0)[0].to_json() == [KEPT, 0]


# ---- previews ------------------------------------------------------------------------------------


def previews(match: Match) -> list[list[int]]:
    """What the seat that decides is shown of each of its moves."""
    return [match.preview(match.state.seat, move).rows for move in match.state.legal()]


def test_a_preview_shows_the_change_in_each_row() -> None:
    match = sit()
    match.play(0, match.state.legal()[0])
    coin = match.moves[0]
    worth = [1, 2, 3, 4, 6][coin]
    before = match.state.to_bytes()
    assert match.preview(0, LAY + coin).rows == [worth, -1]
    assert match.preview(0, REST).rows == [0, 0]
    assert match.state.to_bytes() == before


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (GAME, 3), (ROME, 3)])
def test_a_preview_is_the_same_in_every_world_that_the_seat_may_imagine(
    game: Game[object], players: int
) -> None:
    match = sit(players, game=game)
    chance = Deal(b"previews")
    while not match.state.over():
        real = match.state
        shown = previews(match)
        for number in range(3):
            match.state = real.imagine(real.seat, Deal(b"%d" % number))
            assert previews(match) == shown
        match.state = real
        play_on(match, chance, 1 if game is GAME else 17)


def test_a_preview_leaves_out_what_a_hidden_card_decides() -> None:
    """Digging brings at least 1, at most 6; unless all coins left are alike nobody knows what."""
    for number in range(20):
        match = sit(2, bytes([number]) * 32)
        match.play(0, match.state.legal()[0])
        assert match.preview(0, DIG).rows == [0, 0]


@pytest.mark.parametrize("game", sorted(games()))
def test_a_final_move_is_one_that_could_not_be_taken_back(game: str) -> None:
    """Said before it is played: somebody else decides then, or somebody saw something new."""
    match = sit(2, game=games()[game])
    chance = Deal(game.encode())
    found = [0, 0]
    while not match.state.over():
        seat = match.state.seat
        foresight = Foresight(match.game, match.state, seat)
        legal = match.state.legal()
        move = legal[chance.below(len(legal))]
        final = foresight.glance(move).final
        if len(match.moves) % 20 == 0:
            assert match.preview(seat, move).final == final
        match.follow(move)
        back = match.state.seat == seat and match.undoable(seat)[0] > 0
        assert final != back, (match.moves, match.state.seat)
        found[final] += 1
    assert min(found) > 5


def test_a_match_is_looked_at_as_it_was_and_stays_as_it_is() -> None:
    match = play_on(sit(3), Deal(b"as it was"), 9)
    now = match.state.to_bytes()
    record = match.record(opened=True)
    for count in range(10):
        assert match.state_after(count).to_bytes() == record.replay(GAME, count).to_bytes()
    assert match.state.to_bytes() == now
    assert [match.mover(move) for move in range(9)] == [
        match.state_after(move).seat for move in range(9)
    ]


# ---- the record ----------------------------------------------------------------------------------


def test_the_running_record_has_no_seed_and_the_finished_one_has() -> None:
    match = sit()
    assert match.record().seed is None
    assert match.record().seed_hash == commitment(SEED)
    assert match.record(opened=True).seed == SEED
    for form in (match.record().to_bytes(GAME), match.record().to_json(GAME).encode()):
        assert SEED not in form
        assert SEED.hex().encode() not in form
    play_on(match, Deal(b"record"))
    assert match.record().seed == SEED


def test_the_running_record_does_not_open_secret_moves() -> None:
    """While the game runs everybody reads only their bare names."""
    match = sit()
    match.play(0, match.state.legal()[0])
    assert MOVES.text(match.moves[0]) not in match.record().to_json(GAME)


def test_everybody_reads_the_bare_names_of_secret_moves() -> None:
    match = sit()
    match.play(0, match.state.legal()[0])
    match.play(0, REST)
    match.play(1, match.state.legal()[0])
    match.play(1, DIG)
    assert match.public_moves() == ["keep", "rest", "keep", "dig"]


def test_a_record_is_a_copy() -> None:
    match = sit()
    record = match.record()
    match.play(0, match.state.legal()[0])
    assert record.moves == []


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = play_on(sit(3), Deal(b"go on"), 9)
    again = Match(GAME, match.record(opened=True))
    assert again.state.to_bytes() == match.state.to_bytes()
    assert [note.to_json() for note in again.notes] == [note.to_json() for note in match.notes]
    assert again.undoable(match.state.seat) == match.undoable(match.state.seat)
    assert again.names == ["seat 0", "seat 1", "seat 2"]


def test_only_who_holds_the_seed_runs_the_table() -> None:
    with pytest.raises(ValueError, match="holds the seed"):
        Match(GAME, sit().record())


def test_a_record_with_an_illegal_move_is_no_match() -> None:
    match = play_on(sit(), Deal(b"bad"), 4)
    record = match.record(opened=True)
    bad = Record("hoard", 1, [], record.names, SEED, commitment(SEED), record.words, [REST])
    with pytest.raises(ValueError, match="not legal"):
        Match(GAME, bad)


def test_the_words_of_the_players_change_the_deal() -> None:
    decks = set()
    for words in (None, ["", ""], ["ave", ""], ["", "ave"]):
        match = open_match(GAME, ["Anna", "Balbus"], SEED, words=words)
        decks.add(tuple(match.state.hidden.zones[0]))
    assert len(decks) == 3  # no words are empty words


def test_settings_are_chosen_or_those_of_the_game() -> None:
    names = ["Anna", "Balbus"]
    assert open_match(ROME, names, SEED).state.settings == ROME.defaults()
    chosen = [1 - value for value in ROME.defaults()]
    assert open_match(ROME, names, SEED, chosen).record().settings == chosen
