"""Chapter 12: fountain cards, and who knows what of them and of the stacks."""

from collections import Counter

import pytest

from groma.core.look import look
from groma.core.match import open_match
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import DARK_STACK, FOUNTAIN_STACK, HANDS, LIGHT_STACK
from groma.games.carpe_diem.moves import MOVES
from groma.games.carpe_diem.rules.moving import begin_building
from groma.games.carpe_diem.tables import DARK_TILES, FEATURE_IDS, LIGHT_TILES, TILE_IDS
from tests.scenes.carpe_diem import Scene, building, dealt, scoring, tile
from tests.scenes.scene import nobody_can_tell, same_for

PLAYERS = (2, 3, 4)
FIVE = ("villa", "baker", "market", "fish_pond", "steward")


def drew(*stack: str, hand: tuple[str, ...] = (), players: int = 3) -> Scene:
    """Seat 0 has built a fountain and drawn the top two cards of this stack."""
    scene = building("fountain", players=players)
    scene.fountain_stack(*(stack or FIVE))
    if hand:
        scene.hold(0, *hand)
    return scene.play("place c2")


def fountain_for(scene: Scene, seat: int) -> Scene:
    """A seat has another fountain in hand, whosever turn it would be."""
    table = scene.table
    table.active = seat
    table.todo.pop()
    begin_building(table, tile("fountain"))
    table.advance()
    return scene


def held(scene: Scene, viewer: int, seat: int = 0) -> list[str | None]:
    """The fountain cards of a seat through the eyes of a viewer."""
    return scene.view(viewer)["seats"][seat]["fountain_cards"]


def names(pieces: list[int]) -> Counter[str]:
    """Tiles of the box, by id."""
    return Counter(TILE_IDS[piece] for piece in pieces)


@pytest.mark.clause("CD-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_knows_the_order_of_the_stacks(players: int) -> None:
    scene = dealt(players)
    for viewer in range(players + 1):
        assert scene.view(viewer)["stack"] == [None] * 24
        worlds = scene.could_be(viewer)
        for stack in (LIGHT_STACK, DARK_STACK, FOUNTAIN_STACK):
            cards = scene.table.hidden.zones[stack]
            orders = {tuple(world.table.hidden.zones[stack]) for world in worlds}
            assert len(orders) == len(worlds)
            assert all(sorted(order) == sorted(cards) for order in orders)
    assert nobody_can_tell(scene)


@pytest.mark.clause("CD-12.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiles_still_to_come_are_known_by_elimination(players: int) -> None:
    scene = dealt(players)
    light = names(LIGHT_TILES)
    dark = names(DARK_TILES) - Counter(scene.view()["seals"])
    for phase in range(4):
        scene.play_on(b"on", until=lambda table, phase=phase: table.phase == phase)
        open_tiles = [t for depot in scene.view()["depots"] for t in depot["tiles"]]
        if phase < 3:
            light -= Counter(open_tiles)
        else:
            assert Counter(open_tiles) == dark  # the 28 that everybody could expect
            dark -= Counter(open_tiles)
        for viewer in range(players + 1):
            unseen = scene.view(viewer)["unseen_tiles"]
            assert [Counter(tiles) for tiles in unseen] == [light, dark]
            assert all(tiles == sorted(tiles, key=TILE_IDS.index) for tiles in unseen)
    assert light == dark == Counter()


@pytest.mark.clause("CD-12.1")
def test_of_the_fountain_cards_everybody_knows_what_was_not_seen() -> None:
    scene = drew(players=2)
    everything = ["villa", "fish_pond", "baker", "steward", "market"]  # in the order of the box
    assert scene.view(0)["unseen_fountain_cards"] == ["fish_pond", "steward", "market"]
    for viewer in (1, 2):
        assert scene.view(viewer)["unseen_fountain_cards"] == everything
    scene.play("discard villa")
    assert scene.view(0)["unseen_fountain_cards"] == ["fish_pond", "steward", "market"]
    fresh = dealt(3).view(3)["unseen_fountain_cards"]
    assert fresh == [name for name in FEATURE_IDS for _ in range(2)]


@pytest.mark.clause("CD-12.2")
def test_the_two_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    scene = drew()
    assert [held(scene, viewer) for viewer in range(4)] == [
        ["baker", "villa"],
        [None, None],
        [None, None],
        [None, None],
    ]
    for viewer in range(4):
        assert scene.view(viewer)["stack"] == [None] * 3
    assert scene.facts("drew-card", 0) == [
        {"feature": "@feature-villa"},
        {"feature": "@feature-baker"},
    ]
    for viewer in range(4):
        assert scene.facts("drew", viewer) == [{"seat": "@seat-0", "cards": 2}]
        if viewer:
            assert scene.facts("drew-card", viewer) == []
    assert nobody_can_tell(scene)


@pytest.mark.clause("CD-12.2", "CD-12.3")
def test_the_kept_card_is_seen_by_its_owner_and_the_returned_one_lies_at_the_bottom() -> None:
    scene = drew().play("discard baker")
    assert scene.hand(0) == ["villa"]
    assert [held(scene, viewer) for viewer in range(4)] == [["villa"], [None], [None], [None]]
    assert scene.view(0)["stack"] == [None, None, None, "baker"]
    for viewer in (1, 2, 3):
        assert scene.view(viewer)["stack"] == [None] * 4
    assert scene.facts("discarded-card", 0) == [{"feature": "@feature-baker"}]
    assert "discarded" not in scene.told(0)
    for viewer in (1, 2, 3):
        assert scene.facts("discarded", viewer) == [{"seat": "@seat-0"}]
        assert scene.facts("discarded-card", viewer) == []
    assert nobody_can_tell(scene)


@pytest.mark.clause("CD-12.2", "CD-12.3")
def test_others_learn_nothing_from_the_choice_or_from_the_cards_drawn() -> None:
    worlds = [drew(), drew(), drew("market", "steward", "baker", "villa", "fish_pond")]
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)
    for world, move in zip(worlds, ("villa", "baker", "steward"), strict=True):
        world.play(f"discard {move}")
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)
    assert not same_for(0, *worlds[:2])


@pytest.mark.clause("CD-12.2", "CD-12.3")
def test_an_older_card_returned_looks_to_others_like_a_new_one() -> None:
    worlds = [fountain_for(drew().play("discard baker"), 0).play("place c4") for _ in range(3)]
    for world, move in zip(worlds, ("villa", "market", "fish_pond"), strict=True):
        assert held(world, 0) == ["market", "fish_pond", "villa"]
        assert held(world, 3) == [None, None, None]
        world.play(f"discard {move}")
        assert world.view(0)["stack"] == [None, "baker", move]
        assert len(held(world, 1)) == 2
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)
    assert worlds[0].hand(0) == ["market", "fish_pond"]


@pytest.mark.clause("CD-12.2")
def test_a_draw_cannot_be_taken_back_but_the_choice_can_until_others_play() -> None:
    match = open_match(GAME, ["Ada", "Ben", "Cleo"], bytes(32))
    match.state = building("fountain", players=3).table
    assert match.play(0, MOVES.parse("place c2")) is None
    assert match.undoable(0) == (0, "undo-stops-at-revealed")
    assert match.play(0, match.state.legal()[0]) is None
    assert match.undoable(0) == (1, "undo-stops-at-revealed")


@pytest.mark.clause("CD-12.3")
def test_the_owner_may_look_at_any_time_and_everybody_sees_how_many() -> None:
    scene = scoring("c_villa_1_vp", "d_market_2", players=3)
    scene.hold(1, "villa", "villa", "market").hold(0, "fountain")
    assert scene.table.seat == 0  # another one is scoring
    assert held(scene, 1, 1) == ["market", "villa", "villa"]
    for viewer in (0, 2, 3):
        assert held(scene, viewer, 1) == [None, None, None]
    assert [len(seat["fountain_cards"]) for seat in scene.view(3)["seats"]] == [1, 3, 0]


@pytest.mark.clause("CD-12.3")
def test_points_of_fountain_cards_stand_only_on_the_owners_own_sheet() -> None:
    scene = drew("market", "fountain", "villa").play("discard fountain")
    (line,) = [entry for entry in scene.sheet(0, 0).lines if entry.row == "fountain-cards"]
    assert line.points == 2
    for viewer in (1, 2, 3):
        page = scene.sheet(0, viewer)
        (hidden,) = [entry for entry in page.lines if entry.row == "fountain-cards"]
        assert (hidden.clause, hidden.points, hidden.facts) == ("CD-12.3", 0, {"cards": 1})
        assert hidden.concealed
        assert not line.concealed
        assert page.total() == scene.sheet(0, 0).total() - 2
        assert page.rows == scene.sheet(0, 0).rows


@pytest.mark.clause("CD-12.3")
@pytest.mark.parametrize("stack", ["villa, villa, baker", "villa, baker, villa"])
def test_equal_cards_are_asked_for_like_different_ones(stack: str) -> None:
    scene = drew(*stack.split(", "))
    assert (scene.step(), scene.table.seat) == ("discard", 0)
    assert scene.legal() == sorted({f"discard {name}" for name in scene.hand(0)}, key=MOVES.parse)
    scene.play("discard villa")
    assert scene.table.seat == 1


@pytest.mark.clause("CD-12.3")
def test_others_cannot_tell_two_equal_cards_from_two_different_ones() -> None:
    alike = drew("villa", "villa", "baker", "market")
    mixed = drew("villa", "baker", "villa", "market")
    for _ in range(2):
        for viewer in (1, 2, 3):
            assert same_for(viewer, alike, mixed)
        if alike.step() == "discard":
            alike.play("discard villa")
            mixed.play("discard baker")
    assert alike.hand(0) == mixed.hand(0) == ["villa"]


@pytest.mark.clause("CD-12.3")
def test_the_moves_of_a_secret_choice_are_offered_to_its_owner_alone() -> None:
    scene = drew()
    assert look(GAME, scene.table, 0)["legal"] == scene.table.legal()
    for viewer in (1, 2, 3):
        assert "legal" not in look(GAME, scene.table, viewer)
    for name in FEATURE_IDS:
        refusal = scene.why_not(f"discard {name}", seat=1)
        assert (refusal.clause, refusal.message) == ("CD-7.7", "refused-not-your-decision")
        assert refusal.facts == {"seat": 0}
    for name in set(FEATURE_IDS) - {"villa", "baker"}:
        refusal = scene.why_not(f"discard {name}")
        assert (refusal.clause, refusal.message) == ("CD-7.7", "refused-CD-7-7")


@pytest.mark.clause("CD-12.2", "CD-12.3")
@pytest.mark.parametrize("returned", ["villa", "baker"])
def test_a_bot_that_may_only_imagine_finds_any_card_in_another_hand(returned: str) -> None:
    scene = drew().play(f"discard {returned}")
    for viewer in (1, 2, 3):
        worlds = scene.could_be(viewer, 40)
        assert {world.hand(0)[0] for world in worlds} == set(FIVE)
        bottoms = {world.table.hidden.zones[FOUNTAIN_STACK][0] & 255 for world in worlds}
        assert {FEATURE_IDS[kind] for kind in bottoms} == set(FIVE)
    for world in scene.could_be(0):
        assert world.hand(0) == scene.hand(0)
        assert world.table.hidden.zones[FOUNTAIN_STACK][0] & 255 == FEATURE_IDS.index(returned)


@pytest.mark.clause("CD-12.2", "CD-12.3")
@pytest.mark.parametrize("kept", ["villa", "market"])
def test_whoever_draws_a_card_that_another_returned_shares_it_but_not_the_choice(
    kept: str,
) -> None:
    """With a whole stack that cannot happen (CD-7.8); with three cards it does."""
    scene = drew("villa", "baker", "market").play("discard villa")
    assert scene.view(0)["stack"] == [None, "villa"]
    fountain_for(scene, 1)  # its first tile goes on the shovel by itself
    assert (scene.step(), scene.table.seat) == ("discard", 1)
    assert sorted(scene.hand(1)) == ["market", "villa"]
    scene.play(f"discard {'market' if kept == 'villa' else 'villa'}")
    assert scene.hand(1) == [kept]
    assert held(scene, 0, 1) == [None]
    assert scene.view(0)["stack"] == [None]
    assert {world.hand(1)[0] for world in scene.could_be(0, 12)} == {"villa", "market"}
    assert scene.view(1)["stack"] == ["market" if kept == "villa" else "villa"]
    assert nobody_can_tell(scene)


@pytest.mark.clause("CD-12.2", "CD-12.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_game_every_viewer_reads_the_names_of_own_cards_only(players: int) -> None:
    drawn = 0
    for number in range(3):
        scene = dealt(players, b"own %d" % number).play_on(b"own")
        fountains = Counter(facts["seat"] for facts in scene.facts("drew"))
        drawn += sum(fountains.values())
        for viewer in range(players + 1):
            own = fountains[f"@seat-{viewer}"]
            assert len(scene.facts("drew-card", viewer)) == 2 * own
            assert len(scene.facts("discarded-card", viewer)) == own
            others = Counter(facts["seat"] for facts in scene.facts("discarded", viewer))
            assert others == fountains - Counter({f"@seat-{viewer}": own})
        assert [len(scene.table.hidden.zones[HANDS + seat]) for seat in range(players)] == [
            fountains[f"@seat-{seat}"] for seat in range(players)
        ]
    assert drawn > 0
    assert "drew-card" not in [name for name, _ in scene.story()]
