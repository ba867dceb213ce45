"""Chapter 2: what lies on the table before the first choice, and what chance decides."""

from collections import Counter

import pytest

from groma.core.hidden import back_of, kind_of
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.city import START_BACK
from groma.games.city_of_rome.layout import PACKET, STRIPS
from groma.games.city_of_rome.moves import MOVES
from groma.games.city_of_rome.tables import DECK_CARDS, DECK_IDS, KIND_IDS, KINDS, ROW_IDS
from tests.scenes.city_of_rome import Scene, drafted, fresh, idle

PLAYERS = (2, 3, 4)
BUILDERS = {2: 2, 3: 1, 4: 1}
DECKS = {2: "I II".split(), 3: "I II III".split(), 4: "I II III IV".split()}


@pytest.fixture(scope="module")
def many() -> list[Scene]:
    """Sixty-four tables, each shuffled anew."""
    return [fresh(4, f"shuffle {n}") for n in range(64)]


def zone(scene: Scene, number: int) -> list[str]:
    """The faces in a zone, from the top."""
    labels = ROW_IDS if number == STRIPS else KIND_IDS
    return [labels[kind_of(held)] for held in reversed(scene.table.hidden.zones[number])]


def shuffled(scene: Scene) -> list[list[str]]:
    """Everything that chance ordered: packet, decks and strips."""
    return [zone(scene, number) for number in (PACKET, 0, 1, 2, 3, STRIPS)]


def strip_of(row: str) -> str:
    """One name for both directions of a strip."""
    return min(row, row[::-1])


@pytest.mark.clause("CR-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_has_two_start_cards_and_the_unused_ones_are_out_of_the_game(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        laid = [at for at in scene.table.cities[seat].at if at >= 0]
        assert {(KIND_IDS[kind_of(at)], back_of(at)) for at in laid} == {
            ("start_residence_2", START_BACK),
            ("start_vegetable_farm", START_BACK),
        }
        assert len(laid) == 2
    assert len(scene.table.cities) == players
    counts = GAME.census(scene.table)[5 + START_BACK * KINDS :][:KINDS]
    assert counts[:2] == [players, players]
    assert sum(counts) == 2 * players


@pytest.mark.clause("CR-2.1", "CR-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_builders_of_a_colour_stand_beside_the_city(players: int) -> None:
    for seat in fresh(players).view(players)["seats"]:
        assert seat["builders"] == ["beside"] * BUILDERS[players]


@pytest.mark.clause("CR-2.2", "CR-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_start_cards_lie_side_by_side_residence_left_without_asking(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        assert scene.building_at("0,0", seat) == "start_residence_2"
        assert scene.building_at("1,0", seat) == "start_vegetable_farm"
    assert all(text.startswith("draft ") for text in scene.legal())


@pytest.mark.clause("CR-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_five_money_and_nothing_else(players: int) -> None:
    for seat in fresh(players).view(players)["seats"]:
        assert (seat["money"], seat["influence"], seat["brick_tokens"]) == (5, 0, 0)
        assert seat["influence_cards"] == []
        assert seat["hand"] == []


@pytest.mark.clause("CR-2.5")
@pytest.mark.parametrize(("players", "money"), [(2, 107), (3, 102), (4, 97)])
def test_all_other_money_and_tokens_are_in_the_supply(players: int, money: int) -> None:
    assert fresh(players).view(players)["supply"] == [money, 33, 6, 18]


@pytest.mark.clause("CR-2.6", "CR-2.13", "CR-2.14", "CR-2.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_deck_in_play_holds_its_own_cards_and_the_others_stay_in_the_box(players: int) -> None:
    scene = fresh(players)
    assert [deck["deck"] for deck in scene.view(0)["decks"]] == DECKS[players]
    for deck in range(4):
        found = zone(scene, deck) + (zone(scene, PACKET) if DECK_IDS[deck] == "II" else [])
        whole = [KIND_IDS[kind] for kind in DECK_CARDS[deck]]
        assert sorted(found) == (sorted(whole) if DECK_IDS[deck] in DECKS[players] else [])
        assert {back_of(held) for held in scene.table.hidden.zones[deck]} <= {deck}


@pytest.mark.clause("CR-2.6", "CR-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_decks_lie_face_down_and_nobody_has_looked_at_them(players: int) -> None:
    scene = fresh(players)
    for viewer in range(players + 1):
        assert [deck["known"] for deck in scene.view(viewer)["decks"]] == [[]] * len(DECKS[players])


@pytest.mark.clause("CR-2.6", "CR-2.11")
def test_the_same_secret_deals_the_same_table_and_another_one_another(many: list[Scene]) -> None:
    again = fresh(4, "shuffle 0")
    assert shuffled(again) == shuffled(many[0])
    assert again.table.to_bytes() == many[0].table.to_bytes()
    for part in zip(*(shuffled(scene) for scene in many[:8]), strict=True):
        assert len({tuple(cards) for cards in part}) == 8


@pytest.mark.clause("CR-2.6")
def test_every_card_of_a_deck_can_come_to_the_top(many: list[Scene]) -> None:
    for deck in (0, 2, 3):
        tops = {zone(scene, deck)[0] for scene in many}
        assert len(tops) > len(set(DECK_CARDS[deck])) * 3 // 4
    packets = {name for scene in many for name in zone(scene, PACKET)}
    assert packets == {KIND_IDS[kind] for kind in DECK_CARDS[1]}


@pytest.mark.clause("CR-2.6")
def test_decks_are_shuffled_apart_from_each_other(many: list[Scene]) -> None:
    def order(scene: Scene, deck: int) -> list[str]:
        return [name for name in zone(scene, deck) if not name.startswith("temple")]

    assert all(order(scene, 2) != order(scene, 3) for scene in many)


@pytest.mark.clause("CR-2.7")
@pytest.mark.parametrize(
    ("players", "values"), [(2, [4, 8, 14]), (3, [3, 6, 10, 14]), (4, [3, 6, 10, 14])]
)
def test_an_influence_card_lies_below_as_many_buildings_as_its_value(
    players: int, values: list[int]
) -> None:
    scene = fresh(players)
    assert scene.view(0)["influence_to_come"] == values
    assert scene.view(0)["lying"] == []
    idle(scene)
    found: list[int] = []
    drawn = 0
    for message, facts in scene.notes(players):
        if message == "note-turned-up" and facts["deck"] == "@deck-I":
            drawn += 1
        if message == "note-influence-card-up":
            assert facts["value"] == drawn
            found.append(drawn)
    assert found == values
    assert drawn == 14


@pytest.mark.clause("CR-2.11")
def test_six_different_strips_make_one_stack_and_only_the_top_one_is_seen(
    many: list[Scene],
) -> None:
    for scene in many[:8]:
        rows = zone(scene, STRIPS)
        assert len(rows) == len({strip_of(row) for row in rows}) == 6
        for viewer in range(5):
            calendar = scene.view(viewer)["strips"]
            assert calendar[0] == rows[0]
            assert calendar[1:6] == [None] * 5


@pytest.mark.clause("CR-2.11")
def test_every_strip_can_lie_at_every_place_in_either_direction(many: list[Scene]) -> None:
    stacks = [zone(scene, STRIPS) for scene in many]
    places = {(place, strip_of(row)) for stack in stacks for place, row in enumerate(stack)}
    assert len(places) == 36
    assert {row for stack in stacks for row in stack} == set(ROW_IDS)


@pytest.mark.clause("CR-2.11")
def test_the_directions_of_the_strips_are_fair_and_independent_coins(many: list[Scene]) -> None:
    turned: Counter[bool] = Counter()
    pairs = set()
    for scene in many:
        rows = [row for row in zone(scene, STRIPS) if row != row[::-1]]
        bits = {strip_of(row): row == strip_of(row) for row in rows}
        turned.update(bits.values())
        pairs.add(tuple(bits[strip] for strip in sorted(bits)))
    assert turned.total() == 4 * len(many)
    assert 0.4 < turned[True] / turned.total() < 0.6
    assert len(pairs) == 16


@pytest.mark.clause("CR-2.13", "CR-2.14", "CR-2.15")
@pytest.mark.parametrize(("players", "rounds"), [(2, 7), (3, 14), (4, 14)])
def test_a_game_has_its_number_of_rounds_builders_and_influence_cards(
    players: int, rounds: int
) -> None:
    scene = drafted(players)
    assert (scene.view(0)["round"], scene.view(0)["rounds"]) == (1, rounds)
    idle(scene)
    notes = Counter(message for message, _ in scene.notes(players))
    assert notes["note-round-begins"] == scene.table.round == rounds
    assert notes["note-stationed"] == rounds * players * BUILDERS[players]
    assert notes["note-influence-card-up"] == (3 if players == 2 else 4)


@pytest.mark.clause("CR-2.16")
@pytest.mark.parametrize(("players", "unused"), [(2, {3, 6, 10}), (3, {4, 8}), (4, {4, 8})])
def test_unused_influence_cards_never_come_up(players: int, unused: set[int]) -> None:
    scene = idle(fresh(players))
    values = {
        facts["value"]
        for message, facts in scene.notes(players)
        if message == "note-influence-card-up"
    }
    assert values == {3, 4, 6, 8, 10, 14} - unused


@pytest.mark.clause("CR-2.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_colour_is_no_choice_of_the_game_and_changes_nothing(players: int) -> None:
    arguments = {sort.name for family in MOVES.families for sort in family.sorts}
    assert arguments == {"card", "field", "slot", "cell", "count", "deck"}
    first, *others = fresh(players).view(players)["seats"]
    for other in others:
        assert {**other, "seat": 0} == first
