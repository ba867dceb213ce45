"""Chapter 20: no variants, and settings that change what they say and nothing else."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.layout import NOTHING
from groma.games.city_of_marble.tables import CORNERS, HILL_CORNER
from tests.scenes.city_of_marble import Scene, dealt, pair, turn

DEFAULTS = {
    "hill_corners": "dead",
    "fountain_adjacency": "lattice",
    "coin_tie_bonus": "1",
    "aqueduct_along_hill": "off",
    "aqueduct_coin": "first_contact",
    "final_round_start": "left_of_trigger",
    "final_round_rewards": "on",
    "markers_limited": "off",
}
SEEDS = [b"one", b"two", b"three"]


def twins(seed: bytes, players: int = 3, **change: str) -> tuple[Scene, Scene]:
    """The same table by default and with a setting changed."""
    return dealt(players, seed), dealt(players, seed, **change)


def pick(scene: Scene, chance: Deal) -> str:
    """Any move, but tiles and aqueducts rather than draws, and officials rather than none."""
    legal = scene.legal()
    better = [text for text in legal if text.split()[0] in ("aqueduct", "play", "official", "send")]
    chosen = better if better and chance.below(3) else legal
    return chosen[chance.below(len(chosen))]


def in_step(one: Scene, other: Scene, seed: bytes) -> None:
    """Play the same moves at both tables to the end; both always allow the same."""
    chance = Deal(seed)
    while not one.table.over():
        assert (one.legal(), one.table.seat) == (other.legal(), other.table.seat)
        move = pick(one, chance)
        one.play(move)
        other.play(move)


def differing(one: Scene, other: Scene) -> set[str]:
    """The names of what differs between two tables."""
    names = ["todo", "active", "trigger", "bridges", "stacks", "stock", "ready", "drawn", "home"]
    names += ["fields", "imperium", "coins", "completed"]
    found = {name for name in names if getattr(one.table, name) != getattr(other.table, name)}
    parts = ["colors", "officials", "sites", "lines", "open", "beside", "filled", "ways"]
    return found | {name for name in parts if getattr(one.city, name) != getattr(other.city, name)}


def rows(one: Scene, other: Scene) -> set[str]:
    """The rows of any sheet that differ."""
    pages = [(one.sheet(seat), other.sheet(seat)) for seat in range(one.table.players)]
    return {row for mine, its in pages for row in mine.rows if mine.row(row) != its.row(row)}


@pytest.mark.clause("CM-20.1")
def test_a_table_has_eight_settings_and_these_defaults() -> None:
    labels = {setting.name: setting.labels for setting in GAME.settings}
    assert labels == {
        "hill_corners": ["dead", "blank_side"],
        "fountain_adjacency": ["lattice", "tile_edge"],
        "coin_tie_bonus": ["0", "1", "2"],
        "aqueduct_along_hill": ["off", "on"],
        "aqueduct_coin": ["first_contact", "every_piece"],
        "final_round_start": ["left_of_trigger", "trigger"],
        "final_round_rewards": ["off", "on"],
        "markers_limited": ["off", "on"],
    }
    chosen = {setting.name: setting.labels[setting.default] for setting in GAME.settings}
    assert chosen == DEFAULTS
    assert list(labels) == list(DEFAULTS)
    clauses = "CM-3.6 CM-3.8 CM-18.5 CM-11.5 CM-12.4 CM-17.7 CM-17.5 CM-1.15"
    assert [setting.clause for setting in GAME.settings] == clauses.split()


@pytest.mark.clause("CM-20.1")
@pytest.mark.parametrize("name", list(DEFAULTS))
def test_the_default_said_aloud_changes_nothing(name: str) -> None:
    one, other = twins(b"aloud", **{name: DEFAULTS[name]})
    in_step(one, other, b"aloud")
    assert one.table.to_bytes() == other.table.to_bytes()
    assert (rows(one, other), one.story()) == (set(), other.story())


@pytest.mark.clause("CM-20.1")
@pytest.mark.parametrize("name", list(DEFAULTS))
def test_no_setting_changes_the_deal(name: str) -> None:
    for number in range(len(next(one for one in GAME.settings if one.name == name).labels)):
        one, other = dealt(4, b"deal"), dealt(4, b"deal", **{name: number})
        assert one.legal() == other.legal()
        assert differing(one, other) <= ({"filled"} if name == "hill_corners" else set())


# ---- scoring: the course of the game is the same -------------------------------------------------


@pytest.mark.clause("CM-18.5")
@pytest.mark.parametrize("bonus", ["0", "2"])
@pytest.mark.parametrize("seed", SEEDS)
def test_coin_tie_bonus_changes_the_row_of_coins_alone(bonus: str, seed: bytes) -> None:
    one, other = twins(seed, coin_tie_bonus=bonus)
    in_step(one, other, seed)
    assert one.table.to_bytes() == other.table.to_bytes()
    one.coins(2, 2, 1)
    other.coins(2, 2, 1)
    assert rows(one, other) == {"coins"}
    assert other.row("coins") - one.row("coins") == int(bonus) - 1
    one.coins(3, 2, 1)
    other.coins(3, 2, 1)
    assert rows(one, other) == set()


@pytest.mark.clause("CM-3.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_fountain_adjacency_changes_the_row_of_fountains_alone(seed: bytes) -> None:
    one, other = twins(seed, fountain_adjacency="tile_edge")
    in_step(one, other, seed)
    assert one.table.to_bytes() == other.table.to_bytes()
    assert rows(one, other) <= {"fountains"}


@pytest.mark.clause("CM-3.8", "CM-18.3")
@pytest.mark.parametrize(("adjacency", "points"), [("lattice", 1), ("tile_edge", 0)])
def test_a_short_diagonal_joins_neighbours_by_default_only(adjacency: str, points: int) -> None:
    scene = turn(f"green {pair(85, 103)}", fountain_adjacency=adjacency)
    scene.erect("e12", "temple").erect("e14", "fountain")
    assert scene.row("fountains") == points  # e12-e14 is the diagonal of the tile
    scene.erect("f13", "fountain")
    assert scene.row("fountains") == points + 1  # a side of it: always
    scene.erect("e10", "fountain")
    assert scene.row("fountains") == points + (2 if adjacency == "lattice" else 1)


# ---- coins of aqueducts --------------------------------------------------------------------------


@pytest.mark.clause("CM-12.4", "CM-12.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_aqueduct_coin_changes_coins_alone_and_never_takes_one(seed: bytes) -> None:
    one, other = twins(seed, aqueduct_coin="every_piece")
    in_step(one, other, seed)
    assert differing(one, other) <= {"coins"}
    assert all(a <= b for a, b in zip(one.table.coins, other.table.coins, strict=True))


@pytest.mark.clause("CM-12.4", "CM-12.6")
@pytest.mark.parametrize(("mode", "left"), [("first_contact", 0), ("every_piece", 1)])
def test_a_piece_that_leaves_a_fountain_pays_by_a_setting(mode: str, left: int) -> None:
    hills = "aventinus palatinus quirinalis"
    start = turn("green c16-d17", "blue c14-d15", hills=hills, aqueduct_coin=mode)
    start.lead("gray", "d17").erect("d15", "fountain").play("aqueduct", "lay gray w")
    assert start.line("gray")[:3] == ["c18", "d17", "d15"]
    assert len(start.line("gray")) == 4  # the second piece had only one way to go
    assert start.table.coins == [1 + left, 0]  # reaching it pays in any case


# ---- hills ---------------------------------------------------------------------------------------


@pytest.mark.clause("CM-11.5")
@pytest.mark.parametrize("along", ["on", "off", None])
def test_along_a_hill_a_piece_lies_by_the_setting_only(along: str | None) -> None:
    chosen = {} if along is None else {"aqueduct_along_hill": along}
    scene = turn(f"green {pair(103, 104)}", **chosen).lead("gray", "d13")
    ways = {piece["way"] for piece in scene.view()["lines"][0]["pieces"]}
    assert ways == ({"e", "sw"} if along == "on" else {"sw"})  # the Viminal is north of d13-d15


def apart(one: Scene, other: Scene, seed: bytes, ignored: set[str]) -> bool:
    """Play alike until anything that is not ignored differs; whether it ever does."""
    chance = Deal(seed)
    while not one.table.over():
        assert one.legal() == other.legal()
        move = pick(one, chance)
        one.forget().play(move)
        other.forget().play(move)
        if differing(one, other) - ignored:
            return True
    return False


@pytest.mark.clause("CM-11.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_aqueduct_along_hill_makes_a_difference_to_pieces_alone(seed: bytes) -> None:
    one, other = twins(seed, aqueduct_along_hill="on")
    chance = Deal(seed)
    while one.legal() == other.legal() and not one.table.over():
        assert differing(one, other) == set()
        move = pick(one, chance)
        one.play(move)
        other.play(move)
    assert not one.table.over()  # in these games it comes to that
    assert {"lay", "aqueduct"} & {text.split()[0] for text in [*one.legal(), move]}
    assert differing(one, other) - {"lines", "todo", "coins"} == set()


@pytest.mark.clause("CM-3.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_hill_corners_make_a_difference_only_when_such_a_corner_is_complete(seed: bytes) -> None:
    one, other = twins(seed, hill_corners="blank_side")
    hills = {HILL_CORNER[3 * hill + i] for hill in one.city.hills for i in range(3)}
    split = apart(one, other, seed, {"filled"})
    fills = [other.city.filled[at] - one.city.filled[at] for at in range(CORNERS)]
    assert fills == [1 if at in hills else 0 for at in range(CORNERS)]
    done = {at for at in hills if other.city.filled[at] == 6}
    assert bool(done) == split
    assert [one.city.sites[at] for at in hills] == [NOTHING] * 9
    assert differing(one, other).isdisjoint({"colors", "open", "beside", "ways", "lines"})


# ---- markers -------------------------------------------------------------------------------------


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize("seed", SEEDS)
def test_limited_markers_change_nothing_while_there_are_any(seed: bytes) -> None:
    one, other = twins(seed, markers_limited="on")
    in_step(one, other, seed)
    assert min(other.table.markers_left(seat) for seat in range(3)) > 0  # in these games
    assert one.table.to_bytes() == other.table.to_bytes()
    assert (rows(one, other), one.story()) == (set(), other.story())


# ---- the last round ------------------------------------------------------------------------------


def before_the_end(seed: bytes, **change: Any) -> tuple[Scene, Scene]:
    """Both tables, played alike up to the last round and no farther."""
    one, other = twins(seed, **change)
    chance = Deal(seed)
    while one.table.trigger == NOTHING:
        assert (one.legal(), differing(one, other)) == (other.legal(), set())
        move = pick(one, chance)
        one.play(move)
        other.play(move)
    return one, other


@pytest.mark.clause("CM-17.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_final_round_start_changes_nothing_but_who_begins_it(seed: bytes) -> None:
    one, other = before_the_end(seed, final_round_start="trigger")
    trigger = one.table.trigger
    assert (one.table.active, other.table.active) == ((trigger + 1) % 3, trigger)
    assert differing(one, other) == {"todo", "active"}
    assert len(one.table.todo) == len(other.table.todo)
    ours, theirs = one.story(), other.story()
    assert [a for a, b in zip(ours, theirs, strict=True) if a != b] == one.story()[-1:]


@pytest.mark.clause("CM-17.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_final_round_rewards_change_nothing_but_gains_in_it(seed: bytes) -> None:
    one, other = before_the_end(seed, final_round_rewards="off")
    assert differing(one, other) == set()
    for scene in (one, other):
        for seat in range(3):
            scene.table.fields[5 * seat] += 1
            scene.table.fields[5 * seat + 4] += 1
    coins, stock = other.table.coins[:], other.table.stock[:]
    while not one.table.over():
        assert differing(one, other) <= {"fields", "home", "imperium", "coins", "stock"}
        move = one.legal()[0]
        one.play(move)
        other.play(move)
    assert (other.table.coins, other.table.stock) == (coins, stock)
    assert [mine - its for mine, its in zip(one.table.coins, coins, strict=True)] == [1, 1, 1]
    assert one.table.stock[0] == stock[0] - 3
