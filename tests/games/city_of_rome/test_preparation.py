"""Chapters 3 and 4: the frame of a round, and the strip, offer and influence card of a new one."""

from collections import Counter
from itertools import pairwise

import pytest

from groma.core.hidden import FACE, kind_of
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import STRIPS
from groma.games.city_of_rome.tables import (
    DECK_II,
    FIELDS,
    FREE_BRICKS,
    FREE_GEARS,
    MIRROR,
    ROW_IDS,
)
from groma.games.city_of_rome.tables import STRIPS as FRONTS
from tests.scenes.city_of_rome import Scene, drafted, fresh, idle
from tests.scenes.example import open_example, play_example

PLAYERS = (2, 3, 4)
ROUNDS = {2: 7, 3: 14, 4: 14}


def stack(scene: Scene) -> list[str]:
    """The strips from the top, as read from the Emperor."""
    return [ROW_IDS[kind_of(held)] for held in reversed(scene.table.hidden.zones[STRIPS])]


def rows_of(scene: Scene) -> list[str]:
    """The rows of all rounds that are still to come."""
    rows: list[str] = []
    while scene.table.round < ROUNDS[scene.table.players]:
        idle(scene, scene.table.round + 1)
        rows.append(ROW_IDS[scene.table.row])
    return rows


def told(scene: Scene) -> list[str]:
    return [message.removeprefix("note-") for message, _ in scene.notes(scene.table.players)]


def offered(scene: Scene) -> list[str | None]:
    return [held and held["deck"] for held in scene.view(0)["offer"]]


@pytest.mark.clause("CR-3.1", "CR-10.1")
def test_a_round_is_preparation_then_placement_then_action_then_its_end() -> None:
    scene = idle(drafted(3), 2)
    messages = told(scene)
    assert messages[messages.index("round-begins") :] == (
        ["round-begins"]
        + ["turned-up"] * 3
        + ["stationed"] * 3
        + ["took", "turn-ends"] * 3
        + ["start-player"]
        + ["round-begins"]
        + ["turned-up"] * 3
    )


@pytest.mark.clause("CR-3.1", "CR-4.6", "CR-10.2")
def test_the_influence_card_ends_the_preparation_and_its_scoring_ends_the_round() -> None:
    scene = idle(drafted(3), 4)
    messages = told(scene)
    third = [i for i, message in enumerate(messages) if message == "round-begins"][2]
    assert messages[third:] == (
        ["round-begins"]
        + ["turned-up"] * 3
        + ["influence-card-up"]
        + ["stationed"] * 3
        + ["took", "turn-ends"] * 3
        + ["start-player", "influence-tied"]
        + ["round-begins"]
        + ["turned-up"] * 3
    )


@pytest.mark.clause("CR-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_fourteen_turns_and_then_the_game_is_over(players: int) -> None:
    scene = idle(fresh(players))
    assert scene.table.over()
    assert scene.table.round == ROUNDS[players]
    turns = Counter(
        facts["seat"] for message, facts in scene.notes(players) if message == "note-turn-ends"
    )
    assert turns == {f"@seat-{seat}": 14 for seat in range(players)}
    begun = [
        facts["round"] for message, facts in scene.notes(players) if message == "note-round-begins"
    ]
    assert begun == list(range(1, ROUNDS[players] + 1))
    assert scene.why_not("finish", seat=0).message == "refused-over"


@pytest.mark.clause("CR-2.12", "CR-4.1", "CR-4.2", "CR-4.3")
@pytest.mark.parametrize("deal", ["one", "two", "three"])
@pytest.mark.parametrize("players", PLAYERS)
def test_e12_the_strips_of_all_rounds_follow_from_the_stack(players: int, deal: str) -> None:
    scene = fresh(players, deal)
    one, two, three, four, five, six = stack(scene)
    turned = [row[::-1] for row in (one, two, three, four, five, six)]
    timetable = [two, three, four, five, six, *turned, one, two, three]
    assert rows_of(scene) == timetable[: ROUNDS[players]]


@pytest.mark.clause("CR-4.3", "CR-11.4")
def test_e12_what_is_known_of_the_strips_in_the_first_round() -> None:
    scene = open_example(GAME, "CR-E12", Scene)
    known = {number: row for number, row in enumerate(scene.view(0)["strips"], 1) if row}
    assert known == {1: "BBBGG", 6: "BBGBG", 7: "GGBBB", 12: "GBGBB", 13: "BBBGG"}
    used = ["BBBGG", *rows_of(scene)]
    assert known == {number: used[number - 1] for number in known}


@pytest.mark.clause("CR-4.1")
def test_the_top_strip_goes_under_the_stack_turned_over_in_round_1_too() -> None:
    scene = fresh(3)
    top, *others = stack(scene)
    idle(scene, 1)
    assert stack(scene) == [*others, top[::-1]]
    assert scene.view(0)["row"] == others[0]
    idle(scene, 2)
    assert stack(scene) == [*others[1:], top[::-1], others[0][::-1]]


@pytest.mark.clause("CR-4.1")
def test_the_strip_of_the_round_is_told_and_shown_to_everybody() -> None:
    scene = drafted(3)
    idle(scene, 2)
    row = ROW_IDS[scene.table.row]
    for viewer in range(4):
        assert scene.view(viewer)["row"] == scene.view(viewer)["strips"][0] == row
        begun = [facts for message, facts in scene.notes(viewer) if message == "note-round-begins"]
        assert begun[1] == {"round": 2, "row": row}


@pytest.mark.clause("CR-2.12", "CR-4.2")
def test_the_emperor_stays_at_his_end_so_field_1_reads_the_same_end_every_round() -> None:
    scene = drafted(4)
    while not scene.table.over():
        row = ROW_IDS[scene.table.row]
        for i, field in enumerate(scene.view(0)["fields"], 1):
            assert field["field"] == i
            assert (field["bricks"], field["gears"]) == (row[:i].count("B"), row[:i].count("G"))
        idle(scene, scene.table.round + 1)


@pytest.mark.clause("CR-4.2", "CR-1.10")
@pytest.mark.parametrize("deal", ["one", "two"])
def test_edge_25_only_a_strip_that_is_its_own_mirror_looks_the_same_when_turned(deal: str) -> None:
    rows = rows_of(fresh(4, deal))
    for row, six_later in zip(rows[:8], rows[6:], strict=True):
        assert six_later == row[::-1]
        assert (six_later == row) == (row in ("GBBBG", "BGBGB"))
    assert {"GBBBG", "BGBGB"} < set(rows[:6])


@pytest.mark.clause("CR-4.4")
@pytest.mark.parametrize(("players", "decks"), [(3, "I II III"), (4, "I II III IV")])
def test_the_offer_is_the_top_card_of_every_deck_in_play(players: int, decks: str) -> None:
    scene = drafted(players)
    for number in range(2, 15):
        tops = [scene.table.hidden.zones[deck][-1] & FACE for deck in range(players)]
        sizes = [len(scene.table.hidden.zones[deck]) for deck in range(players)]
        idle(scene, number)
        assert scene.table.offer == tops
        assert offered(scene) == decks.split()
        left = [len(scene.table.hidden.zones[deck]) for deck in range(players)]
        assert left == [size - 1 for size in sizes]


@pytest.mark.clause("CR-4.5")
def test_two_players_are_offered_the_two_top_cards_of_both_decks() -> None:
    scene = drafted(2)
    for number in range(2, 8):
        one, two = (scene.table.hidden.zones[deck] for deck in range(2))
        tops = [held & FACE for held in (one[-1], one[-2], two[-1], two[-2])]
        sizes = [len(one), len(two)]
        idle(scene, number)
        assert scene.table.offer == tops
        assert offered(scene) == ["I", "I", "II", "II"]
        assert [len(one), len(two)] == [size - 2 for size in sizes]


@pytest.mark.clause("CR-4.4", "CR-4.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_offer_lies_open_for_everybody(players: int) -> None:
    scene = drafted(players)
    for viewer in range(players + 1):
        offer = scene.view(viewer)["offer"]
        shown = [
            (facts["card"], facts["deck"])
            for message, facts in scene.notes(viewer)
            if message == "note-turned-up"
        ]
        assert shown == [
            ("@card-" + held["card"].replace("_", "-"), "@deck-" + held["deck"]) for held in offer
        ]


@pytest.mark.clause("CR-4.6", "CR-2.7")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (2, {2: 4, 4: 8, 7: 14}),
        (3, {3: 3, 6: 6, 10: 10, 14: 14}),
        (4, {3: 3, 6: 6, 10: 10, 14: 14}),
    ],
)
def test_influence_cards_come_up_beside_the_offer_in_their_rounds(
    players: int, rounds: dict[int, int]
) -> None:
    scene = drafted(players)
    lying: list[int] = []
    for number in range(1, ROUNDS[players] + 1):
        idle(scene, number)
        if number in rounds:
            lying.append(rounds[number])
        assert scene.view(players)["lying"] == lying
        assert len(scene.table.offer) == (3 if players == 3 else 4)
    values = [
        facts["value"]
        for message, facts in scene.notes(players)
        if message == "note-influence-card-up"
    ]
    assert values == lying


@pytest.mark.clause("CR-4.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_offered_card_is_taken_in_its_round_and_none_is_thrown_away(players: int) -> None:
    scene = idle(fresh(players))
    offers: list[Counter[object]] = []
    takes: list[Counter[object]] = []
    for message, facts in scene.notes(players):
        if message == "note-round-begins":
            offers.append(Counter())
            takes.append(Counter())
        if message == "note-turned-up":
            offers[-1][facts["card"], facts["deck"]] += 1
        if message == "note-took":
            takes[-1][facts["card"], facts["deck"]] += 1
    assert takes == offers
    assert [offer.total() for offer in offers] == [3 if players == 3 else 4] * ROUNDS[players]
    assert scene.view(0)["offer"] == [None] * offers[0].total()
    assert scene.table.box == []
    special = [seen for offer in offers for seen in offer.elements() if seen[1] == "@deck-I"]
    assert len(set(special)) == 14


@pytest.mark.clause("CR-4.1", "CR-4.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_piece_is_still_on_the_table_in_every_round(players: int) -> None:
    scene = drafted(players)
    pieces = GAME.census(scene.table)
    while not scene.table.over():
        idle(scene, scene.table.round + 1)
        assert GAME.census(scene.table) == pieces


@pytest.mark.clause("CR-4.8")
@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [0, 6, 0, 0]), (3, [0, 5, 4, 0]), (4, [0, 4, 4, 4])]
)
def test_e16_what_the_decks_hold_after_the_last_offer(players: int, sizes: list[int]) -> None:
    scene = idle(fresh(players), ROUNDS[players])
    assert [len(scene.table.hidden.zones[deck]) for deck in range(4)] == sizes


@pytest.mark.clause("CR-4.8")
def test_e16_four_players_who_built_no_school_leave_four_cards_in_each_deck() -> None:
    scene = open_example(GAME, "CR-E16", Scene)
    assert scene.table.round == ROUNDS[4]
    sizes = {deck["deck"]: deck["size"] for deck in scene.view(0)["decks"]}
    assert sizes == {"I": 0, "II": 4, "III": 4, "IV": 4}
    built = {held["card"] for seat in scene.view(0)["seats"] for held in seat["buildings"]}
    assert not built & {"school", "university"}


@pytest.mark.clause("CR-4.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_offer_stays_full_if_every_school_draws_from_deck_two(players: int) -> None:
    scene = drafted(players)
    schools = players
    del scene.table.hidden.zones[DECK_II][-schools:]
    for number in range(2, ROUNDS[players] + 1):
        idle(scene, number)
        assert None not in offered(scene)
    assert idle(scene).table.over()


@pytest.mark.clause("CR-1.10", "CR-2.11", "CR-6.4")
def test_e19_chances_of_free_points_over_six_strips_and_two_directions() -> None:
    rows = [row for front in FRONTS for row in (front, MIRROR[front])]
    assert len(rows) == 12

    def chances(points: list[int], wanted: int) -> list[int]:
        return [
            sum(points[FIELDS * row + field] >= wanted for row in rows) for field in range(FIELDS)
        ]

    assert chances(FREE_BRICKS, 3) == [0, 0, 1, 5, 12]
    assert chances(FREE_GEARS, 2) == [0, 1, 3, 7, 12]
    assert [round(100 * n / 12) for n in (1, 5, 12)] == [8, 42, 100]
    assert [round(100 * n / 12) for n in (1, 3, 7, 12)] == [8, 25, 58, 100]


@pytest.mark.clause("CR-6.4")
def test_e19_the_one_row_of_twelve_with_three_bricks_on_field_3() -> None:
    fields = play_example(GAME, "CR-E19", Scene).view(0)["fields"]
    assert [(field["bricks"], field["gears"]) for field in fields[2:4]] == [(3, 0), (3, 1)]
    assert fields[2]["seat"] == 0


@pytest.mark.clause("CR-4.1")
def test_no_strip_is_used_in_two_rounds_running() -> None:
    rows = rows_of(fresh(3))
    assert all(min(a, a[::-1]) != min(b, b[::-1]) for a, b in pairwise(rows))
