"""Chapter 16: what each viewer knows of the bridge tiles, and that nothing else is hidden."""

from collections import Counter

import pytest

from groma.core.deal import Deal
from groma.core.hidden import face, kind_of
from groma.core.leaks import check_forward, check_still
from groma.core.look import refusals
from groma.core.match import Match, open_match
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.layout import BRIDGES, HANDS
from groma.games.city_of_marble.moves import MOVES
from groma.words import Words
from tests.scenes.city_of_marble import Scene, dealt, turn

PLAYERS = (2, 3, 4)
ALL = [1, 1, 2, 2, 3, 3, 4, 4]
RIVER = (3, 1, 4, 1, 2, 4, 3, 2)  # by space; the last one is not used
BANK = ("red b7-c8", "red d5-c6")  # tiles beside spaces 1 and 3 ...
FIRST, THIRD = "b5-b7", "d3-d5"  # ... and spots that cover these


def bank(*values: int, players: int = 3) -> Scene:
    """Seat 0 acts beside the river; the bridges have these values, or those above."""
    scene = turn(*BANK, players=players)
    for seat in range(players):
        scene.hold(seat, blue=5)
    scene.table.hidden.zones[BRIDGES] = [face(points, 0) for points in values or RIVER]
    return scene


def cover(scene: Scene, where: str) -> Scene:
    """The active player covers a bridge space."""
    return scene.play("play blue", f"place {where}", "unmanned")


def took(players: int = 3) -> Scene:
    """Seat 0 has the bridge tile of space 3, seat 1 that of space 1: values 4 and 3."""
    scene = cover(bank(players=players), THIRD).play("draw red+blue")
    return cover(scene, FIRST)


def hands(scene: Scene, viewer: int) -> list[list[int | None]]:
    """The bridge tiles of all seats through the eyes of a viewer."""
    return [seat["bridges"] for seat in scene.view(viewer)["seats"]]


def in_match(scene: Scene) -> Match:
    """A match that goes on at this table."""
    match = open_match(GAME, ["Ada", "Ben", "Cleo"][: scene.table.players], bytes(32))
    match.state = scene.table
    return match


@pytest.mark.clause("CM-16.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_knows_a_bridge_on_the_river_or_the_one_not_used(players: int) -> None:
    scene = dealt(players)
    for viewer in range(players + 1):
        assert scene.table.hidden.sight(BRIDGES, viewer) == [-1] * 8
        worlds = scene.could_be(viewer, 40)
        for place in range(8):
            found = {kind_of(world.table.hidden.zones[BRIDGES][place]) for world in worlds}
            assert found == {1, 2, 3, 4}
        assert all(scene.looks_like(world, viewer) for world in worlds)


@pytest.mark.clause("CM-16.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_taken_bridge_is_known_to_its_owner_alone(players: int) -> None:
    scene = took(players)
    none = [[]] * (players - 2)
    assert hands(scene, 0) == [[4], [None], *none]
    assert hands(scene, 1) == [[None], [3], *none]
    for viewer in range(2, players + 1):
        assert hands(scene, viewer) == [[None], [None], *none]


@pytest.mark.clause("CM-16.1")
def test_worlds_keep_what_a_viewer_knows_and_mix_the_rest() -> None:
    scene = took()
    for viewer, own in ((0, {(4,)}), (1, None), (2, None), (3, None)):
        worlds = scene.could_be(viewer, 40)
        zones = [[tuple(map(kind_of, zone)) for zone in w.table.hidden.zones] for w in worlds]
        assert all(sorted(sum(zone, ())) == ALL for zone in zones)
        first = {zone[HANDS] for zone in zones}
        assert first == (own or {(1,), (2,), (3,), (4,)})
        second = {zone[HANDS + 1] for zone in zones}
        assert second == ({(3,)} if viewer == 1 else {(1,), (2,), (3,), (4,)})
        assert all(scene.looks_like(world, viewer) for world in worlds)


@pytest.mark.clause("CM-16.1")
def test_the_table_looks_the_same_to_others_whatever_the_tile_is_worth() -> None:
    scenes = [
        cover(bank(*values), THIRD)
        for values in ((3, 1, 4, 1, 2, 4, 3, 2), (3, 4, 1, 1, 2, 4, 3, 2), (1, 1, 2, 3, 4, 4, 3, 2))
    ]
    for other in scenes[1:]:
        for viewer in (1, 2, 3):
            assert scenes[0].looks_like(other, viewer)
            assert scenes[0].story(viewer) == other.story(viewer)
        assert not scenes[0].looks_like(other, 0)
        assert scenes[0].story(0) != other.story(0)


@pytest.mark.clause("CM-16.1")
def test_what_is_under_the_river_changes_nothing_for_anybody() -> None:
    scenes = [cover(bank(*values), THIRD) for values in (RIVER, (2, 2, 4, 3, 1, 3, 4, 1))]
    for viewer in range(4):
        assert scenes[0].looks_like(scenes[1], viewer)
        assert scenes[0].story(viewer) == scenes[1].story(viewer)
    one, other = (refusals(GAME, scene.table, 0) for scene in scenes)
    assert one == other


@pytest.mark.clause("CM-16.1", "CM-10.2")
def test_no_note_of_a_whole_game_names_a_value_to_others() -> None:
    named = 0
    for number in range(6):
        scene = cover(bank(), THIRD).play_on(b"notes %d" % number)
        taken = Counter(facts["seat"] for facts in scene.facts("took-bridge"))
        for viewer in range(4):
            values = scene.facts("bridge-value", viewer)
            assert len(values) == taken[f"@seat-{viewer}"]
            named += len(values)
        for name, facts in scene.story():
            assert "points" not in facts or name in ("built", "showed-bridge")
    assert named >= 6


@pytest.mark.clause("CM-16.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_leak_tests_find_nothing_where_bridges_are_taken(players: int) -> None:
    scene = bank(players=players).play("play blue", f"place {THIRD}")
    move = MOVES.parse("unmanned")
    for viewer in range(players + 1):
        for number in range(8):
            chance = Deal(b"leak %d" % number)
            assert check_still(GAME, scene.table, viewer, chance) == ""
            assert check_forward(GAME, scene.table, viewer, move, chance) == ""


@pytest.mark.clause("CM-16.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_bridges_is_seen_alike_by_everybody(players: int) -> None:
    for most in (0, 15, 40, 70):
        scene = took(players).play_on(b"open", most)
        seen = []
        for viewer in range(players + 1):
            view = scene.view(viewer)
            if view["turn"] is not None:  # reckoned for who decides, out of what all see
                for part in ("placements", "posts", "spends"):
                    assert viewer == view["decides"] or view["turn"][part] == []
                    view["turn"][part] = []
            del view["viewer"], view["unseen_bridges"]
            for seat in view["seats"]:
                seat["bridges"] = len(seat["bridges"])
            seen.append(view)
        assert all(view == seen[0] for view in seen)


@pytest.mark.clause("CM-16.2")
def test_what_others_have_is_open() -> None:
    scene = turn("green e12-e14 1").imperium(1, bath=2).on_field("temple", 1).coins(0, 3)
    scene.erect("f11", "arena", 1).hold(1, red=4)
    for viewer in (0, 1, 2):
        other = scene.view(viewer)["seats"][1]
        assert other["ready"] == {"red": 4, "yellow": 1, "green": 1, "blue": 1}
        assert (other["home"], other["on_tiles"], other["coins"]) == (1, ["e12-e14"], 3)
        assert other["fields"] == {"temple": 1, "bath": 0, "theater": 0, "arena": 0, "treasury": 0}
        assert other["imperium"] == {"temple": 0, "bath": 2, "theater": 0, "arena": 0}
        assert (other["buildings"]["arena"], other["points"]) == (1, 6)


@pytest.mark.clause("CM-16.2")
def test_after_the_set_up_no_chance_is_left() -> None:
    for players in PLAYERS:
        one, other = (dealt(players, b"fate").play_on(b"same choices") for _ in range(2))
        assert one.table.to_bytes() == other.table.to_bytes()
        hidden = sorted(kind_of(card) for zone in one.table.hidden.zones for card in zone)
        assert hidden == ALL  # bridges are all there is to know


@pytest.mark.clause("CM-16.3")
def test_the_owner_may_look_again_at_any_time() -> None:
    scene = took()
    for most in (1, 4, 9, 20):
        scene.play_on(b"again", most)
        assert not scene.table.over()
        assert 4 in hands(scene, 0)[0]
        assert 3 in hands(scene, 1)[1]


@pytest.mark.clause("CM-16.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_knows_which_eight_values_there_are(players: int) -> None:
    for viewer in range(players + 1):
        assert dealt(players).view(viewer)["unseen_bridges"] == ALL
    scene = took(players)
    assert scene.view(0)["unseen_bridges"] == [1, 1, 2, 2, 3, 3, 4]
    assert scene.view(1)["unseen_bridges"] == [1, 1, 2, 2, 3, 4, 4]
    for viewer in range(2, players + 1):
        assert scene.view(viewer)["unseen_bridges"] == ALL


@pytest.mark.clause("CM-16.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_scores_during_play_count_a_bridge_for_its_owner_alone(players: int) -> None:
    scene = took(players)
    for viewer in range(players + 1):
        page = scene.sheet(0, viewer)
        found = [line for line in page.lines if line.clause == "CM-16.3"]
        points = 4 if viewer == 0 else 0
        assert [(line.row, line.points, line.facts, line.pieces) for line in found] == [
            ("bridges", points, {"bridges": 1, "known": int(viewer == 0)}, [])
        ]
        assert [line.concealed for line in found] == [viewer != 0]
        assert page.row("bridges") == page.total() == points
    others = [scene.sheet(0, viewer).to_json() for viewer in range(1, players + 1)]
    assert all(page == others[0] for page in others)
    assert scene.view(0)["seats"][0]["bridges"] == [4]  # who has it may look at any time
    assert [seat["points"] for seat in scene.view(1)["seats"]] == [0] * players


@pytest.mark.clause("CM-16.3")
def test_the_line_of_a_bridge_says_who_sees_its_points() -> None:
    scene = took()
    for lang, own, others in (
        ("en", "a bridge; until the end you alone see", "1 bridge tile, face down"),
        ("de", "eine Brücke; bis zum Ende siehst nur du", "1 verdecktes Brückenplättchen"),
    ):
        words = Words(GAME, lang)
        for viewer, said in ((0, own), (1, others), (3, others)):
            line = scene.sheet(0, viewer).lines[-1]
            assert words.line(line).startswith(said)


@pytest.mark.clause("CM-16.3")
def test_final_scoring_opens_the_bridges_to_all() -> None:
    scene = took().play_on(b"to the end")
    assert scene.table.over()
    for seat in range(3):
        pages = [scene.sheet(seat, viewer).to_json() for viewer in range(4)]
        assert all(page == pages[0] for page in pages)
    shown = [value for seat in hands(scene, 3) for value in seat]
    assert None not in shown
    assert Counter(shown) + Counter(scene.view(3)["unseen_bridges"]) == Counter(ALL)


@pytest.mark.clause("CM-16.3", "CM-10.2")
def test_a_look_at_a_bridge_cannot_be_taken_back() -> None:
    match = in_match(bank())
    for move in ("play blue", f"place {THIRD}"):
        assert match.play(0, MOVES.parse(move)) is None
    assert match.undoable(0) == (2, "undo-stops-at-start")
    assert match.play(0, MOVES.parse("unmanned")) is None
    assert match.undoable(0) == (0, "undo-stops-at-revealed")
    assert match.play(0, MOVES.parse("draw red+blue")) is None
    assert match.undoable(0) == (1, "undo-stops-at-revealed")
    assert not match.undo(0, 2)


@pytest.mark.clause("CM-10.2")
def test_moves_can_be_taken_back_up_to_the_look_and_not_across_it() -> None:
    match = next(
        match
        for number in range(50)
        for match in [open_match(GAME, ["Ada", "Ben"], bytes([number] * 32))]
        if "capitolinus" in GAME.view(match.state, 0)["hills"] and match.state.seat == 0
    )
    before = match.state.to_bytes()
    way = ["play red", "place d5-e6", "unmanned", "play blue", f"place {THIRD}"]
    for _ in range(2):
        for move in way:
            assert match.play(0, MOVES.parse(move)) is None
        assert match.undo(0, 5)
        assert match.state.to_bytes() == before
    for move in [*way, "unmanned"]:
        assert match.play(0, MOVES.parse(move)) is None
    assert match.undoable(0) == (0, "undo-stops-at-revealed")
    assert not match.undo(0)


@pytest.mark.clause("CM-16.1")
def test_a_preview_does_not_betray_the_value() -> None:
    for values in (RIVER, (4, 4, 1, 1, 2, 2, 3, 3), (1, 1, 4, 4, 2, 2, 3, 3)):
        match = in_match(bank(*values).play("play blue"))
        assert match.preview(0, MOVES.parse(f"place {THIRD}")).rows == [0] * 6
