"""Records: a whole game in less than a kilobyte, and nothing else passes for one."""

import json

import pytest

from groma.core.deal import Deal, commitment
from groma.core.game import Game
from groma.core.match import open_match
from groma.core.record import Record, from_bytes, from_json, read, verify
from groma.games.city_of_rome import GAME as ROME
from tests.sample.hoard import GAME, REST

SEED = bytes(range(32))
SHELF: dict[str, Game[object]] = {"hoard": GAME, "city-of-rome": ROME}
NAMES = ["Anna", "Balbus", "Cassia von Ägypten", "δ"]


def finished(game: Game[object] = GAME, players: int = 3, words: list[str] | None = None) -> Record:
    """A game played at random to its end."""
    settings = [len(setting.labels) - 1 for setting in game.settings]
    match = open_match(game, NAMES[:players], SEED, settings, words)
    chance = Deal(b"choices")
    while not match.state.over():
        legal = match.state.legal()
        match.play(match.state.seat, legal[chance.below(len(legal))])
    return match.record()


def same(one: Record, other: Record) -> bool:
    return vars_of(one) == vars_of(other)


def vars_of(record: Record) -> tuple[object, ...]:
    return (
        (record.game, record.version, record.settings, record.names, record.words),
        (record.seed, record.seed_hash, record.moves, record.players, record.start),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_game_takes_less_than_a_kilobyte(players: int) -> None:
    record = finished(ROME, players, words=["word " * 4] * players)
    content = record.to_bytes(ROME)
    assert len(record.moves) > 50 * players
    assert len(content) < 1000
    assert same(from_bytes(content, SHELF), record)
    assert verify(record, ROME).wrong == ""


def test_both_forms_read_back() -> None:
    for record in (finished(), finished(words=["ave", "", "Grüße"]), finished(ROME, 4)):
        game = SHELF[record.game]
        for content in (record.to_bytes(game), record.to_json(game).encode()):
            copy = read(content, SHELF)
            assert same(copy, record)
            assert copy.to_bytes(game) == record.to_bytes(game)


def test_the_canonical_form_never_changes() -> None:
    record = Record("hoard", 1, [], ["A", "B"], bytes(32), commitment(bytes(32)), ["", "x"], [0])
    head = b"groma\x01" + b"\x0ahoard" + b"\x02" + b"\x00"
    people = b"\x04" + b"\x02A" + b"\x02B" + b"\x00" + b"\x02x"
    seed = commitment(bytes(32)) + b"\x02" + bytes(32)
    assert record.to_bytes(GAME) == head + people + seed + b"\x02" + b"\x00"


def test_the_readable_form_is_readable() -> None:
    record = finished(ROME, 2)
    form = json.loads(record.to_json(ROME))
    assert form["settings"]["show_known_hand_cards"] == "on"
    assert form["names"] == ["Anna", "Balbus"]
    assert form["moves"][0].startswith("draft ")
    assert form["seed"] == SEED.hex()
    assert form["seed_hash"] == commitment(SEED).hex()


def test_a_record_is_replayed_to_any_moment() -> None:
    record = finished()
    assert record.replay(GAME).over()
    assert record.replay(GAME, 0).to_bytes() == record.deal(GAME).to_bytes()
    assert record.replay(GAME, 5).to_bytes() != record.replay(GAME, 4).to_bytes()


# ---- secret seeds --------------------------------------------------------------------------------


def test_while_the_game_runs_the_seed_is_secret() -> None:
    record = open_match(GAME, NAMES[:2], SEED).record()
    for content in (record.to_bytes(GAME), record.to_json(GAME).encode()):
        copy = read(content, SHELF)
        assert copy.seed is None
        assert copy.seed_hash == commitment(SEED)
        assert verify(copy, GAME).wrong == "seed-secret"
        with pytest.raises(ValueError, match="still secret"):
            copy.deal(GAME)


def test_while_the_game_runs_secret_moves_are_concealed() -> None:
    match = open_match(GAME, NAMES[:2], SEED)
    match.play(0, match.state.legal()[0])
    match.play(0, REST)
    record = match.record()
    copy = read(record.to_json(GAME).encode(), SHELF)
    assert same(copy, record)
    assert json.loads(copy.to_json(GAME))["moves"] == ["keep", "rest"]
    with pytest.raises(ValueError, match="no canonical form"):
        record.to_bytes(GAME)


def test_another_seed_than_the_one_promised_is_found() -> None:
    honest = finished()
    form = json.loads(honest.to_json(GAME))
    form["seed"] = bytes(32).hex()
    assert verify(from_json(json.dumps(form), SHELF), GAME).wrong == "seed-differs"


def test_the_canonical_form_keeps_the_promise_too() -> None:
    """Whoever opens another seed at the end is found out, in whichever form the record is kept."""
    honest = finished()
    cheat = Record("hoard", 1, [], honest.names, bytes(32), commitment(SEED), honest.words, [])
    copy = from_bytes(cheat.to_bytes(GAME), SHELF)
    assert verify(copy, GAME).wrong == "seed-differs"


def test_a_seed_of_another_length_is_no_seed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Record("hoard", 1, [], ["A", "B"], b"short", commitment(SEED), ["", ""], [])


def test_a_game_that_went_on_from_a_position_goes_on_from_it_again() -> None:
    """In both forms; but nothing can be said of its deal, for there was none."""
    for game, players in ((GAME, 3), (ROME, 2)):
        begun = open_match(game, NAMES[:players], bytes(32))
        for _ in range(7):
            begun.follow(begun.state.legal()[0])
        start = begun.state.fork(0, Deal(b"fork")).to_bytes()
        match = open_match(game, NAMES[:players], SEED, start=start)
        assert match.state.to_bytes() == start
        match.follow(match.state.legal()[0])
        match.rewind(0)
        assert match.state.to_bytes() == start
        while not match.state.over():
            assert match.record().start is None
            match.follow(match.state.legal()[-1])
        record = match.record()
        for content in (record.to_bytes(game), record.to_json(game).encode()):
            copy = read(content, SHELF)
            assert same(copy, record)
            assert copy.replay(game).to_bytes() == match.state.to_bytes()
            assert verify(copy, game).wrong == "not-dealt"
        with pytest.raises(ValueError, match=r"."):
            read(record.to_bytes(game)[:-1], SHELF)


# ---- what is wrong with a record -----------------------------------------------------------------


def test_a_truncated_record_is_refused() -> None:
    content = finished().to_bytes(GAME)
    for length in range(len(content)):
        with pytest.raises(ValueError, match=r"."):
            read(content[:length], SHELF)


def test_a_record_with_something_after_its_moves_is_refused() -> None:
    with pytest.raises(ValueError, match="more than"):
        read(finished().to_bytes(GAME) + b"\x00", SHELF)


def test_no_tampered_byte_passes_unnoticed() -> None:
    """Every changed byte is refused, found by verifying, or is another name or word or deal."""
    record = finished()
    content = record.to_bytes(GAME)
    for place in range(len(content)):
        for change in (1, 0x80):
            spoiled = bytearray(content)
            spoiled[place] ^= change
            try:
                copy = read(bytes(spoiled), SHELF)
            except ValueError:
                continue
            assert not same(copy, record), f"byte {place}"
            assert copy.to_bytes(GAME) == bytes(spoiled), f"byte {place}"


def spoiled(change: dict[str, object]) -> bytes:
    form = json.loads(finished(ROME).to_json(ROME))
    form.update(change)
    return json.dumps(form).encode()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "go"},
        {"version": 99},
        {"version": "one"},
        {"names": ["A"]},
        {"settings": []},
        {"settings": {"komi": "on"}},
        {"moves": ["fly"]},
        {"moves": [1]},
        {"moves": None},
        {"seed": "zz"},
        {"seed": "00"},
        {"seed_hash": None},
    ],
    ids=str,
)
def test_a_spoiled_readable_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(spoiled(change), SHELF)


def test_a_readable_record_with_values_of_another_type_is_refused() -> None:
    wrong: list[dict[str, object]] = [
        {"names": 3},
        {"names": ["A", 3, "C"]},
        {"words": None},
        {"words": [1, 2, 3]},
        {"seed_hash": "00"},
    ]
    passed = []
    for change in wrong:
        try:
            read(spoiled(change), SHELF)
        except ValueError:
            continue
        except TypeError:
            pass
        passed.append(change)
    assert passed == []


FIELDS = "game version names words settings moves seed seed_hash".split()


@pytest.mark.parametrize("missing", FIELDS)
def test_a_readable_record_lacks_nothing(missing: str) -> None:
    form = json.loads(finished(ROME, 2).to_json(ROME))
    del form[missing]
    with pytest.raises(ValueError, match="this is no record"):
        read(json.dumps(form).encode(), SHELF)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"3", b"null", b"\xff\xfe", b"groma\x02"])
def test_what_is_no_record_at_all(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(content, SHELF)


def test_the_game_must_be_installed() -> None:
    with pytest.raises(ValueError, match="'hoard' is not installed"):
        read(finished().to_bytes(GAME), {})


def test_another_game_or_version_cannot_replay_it() -> None:
    record = finished()
    with pytest.raises(ValueError, match="cannot be played by city-of-rome"):
        record.replay(ROME)
    record.version = 2
    with pytest.raises(ValueError, match="hoard version 2 cannot be played by hoard version 1"):
        record.replay(GAME)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_table_for_too_few_or_many_cannot_be_dealt(players: int) -> None:
    names = [f"seat {seat}" for seat in range(players)]
    record = Record("hoard", 1, [], names, SEED, commitment(SEED), names, [])
    with pytest.raises(ValueError, match=f"not for {players} players"):
        record.deal(GAME)


@pytest.mark.parametrize("settings", [[], [1, 1], [1, 1, 2], [1, 1, -1], [0, 0, 0, 0]])
def test_settings_that_do_not_exist_cannot_be_dealt(settings: list[int]) -> None:
    record = Record("city-of-rome", 1, settings, ["A", "B"], SEED, commitment(SEED), ["", ""], [])
    with pytest.raises(ValueError, match=r"settings|cannot be"):
        record.deal(ROME)


def test_verifying_finds_illegal_moves_and_unfinished_games() -> None:
    record = finished()
    assert verify(record, GAME).wrong == ""
    moves = record.moves
    record.moves = moves[:-1]
    assert verify(record, GAME).wrong == "not-over"
    record.moves = [*moves, REST]
    assert verify(record, GAME).wrong == "move-illegal"
    for move in (REST, 255):
        record.moves = [move, *moves[1:]]
        found = verify(record, GAME)
        assert (found.wrong, found.at, found.clause) == ("move-illegal", 0, "HO-2.2")
