"""How a view of Carpe Diem is described, to eyes and to ears."""

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.speech.describe import describe
from groma.games.carpe_diem.tables import CIRCLE_IDS
from groma.words import Words
from tests.games.carpe_diem.told import STREET, grid_of
from tests.games.told import NAMES, seen, sentences
from tests.scenes.carpe_diem import Scene, building, dealt, scoring, turn


def on_a_known_board(more: str = "") -> Scene:
    scene = turn(f"{STREET} | market at d2{more}")
    district = scene.district
    district.frame = [0, 1, 2, 3]
    district.banderoles = 1 << 0 | 1 << 35
    district.tasks_done = 1 << 0
    return scene


def test_a_district_is_a_map_for_eyes() -> None:
    """Rows with tiles have three lines; the tasks stand at the edge they belong to."""
    scene = on_a_known_board()
    assert grid_of(scene, "say-district") == [
        "                    5F*     3V",
        "         a   b   c   d   e   f",
        "3V  1    ~   .   .   .   .   .",
        "                +F+ +-+",
        "    2    .   .  | | |m|  .   .  3V",
        "                +-+ +-+",
        "            1-+ 2-+",
        "    3    .  | V V V  .   .   .",
        "            +-+ +-+",
        "    4    .   .   .   .   .   .  5C",
        "5W  5    .   .   .   .   .   .",
        "    6    .   .   .   .   .   ~",
        "                    3V      5H",
    ]
    assert grid_of(scene, "say-district", "de")[3:5] == [
        "                +T+ +-+",
        "    2    .   .  | | |m|  .   .  3V",
    ]
    assert sentences(scene, "say-legend-letters")[0] == (
        "(V villa, W vineyard, H herb garden, C chicken yard, F fish pond, m market)"
    )
    fresh = turn()
    assert grid_of(fresh, "say-district")[4][17] == "o"  # c3, the shovel of board 0
    assert sentences(fresh, "say-shovel")[0] == "The first tile goes on c3."


def test_a_district_is_a_list_for_ears() -> None:
    told = describe(seen(on_a_known_board()))
    words = Words(GAME, "en", NAMES)
    first = [saying.message for saying in told].index("say-district")
    lines = [words.say(saying) for saying in told[first:]]
    assert lines[:6] == [
        "District: 4 tiles, 2 banderoles left.",
        "Open villa on b3, c3, open towards d3; 3 chimneys, 3 points if finished so.",
        "Open fish pond on c2, open towards c1.",
        "Built market on d2.",
        "Banderoles on: a1, f6.",
        "Frame task: fish pond in column d, 5 points, fulfilled.",
    ]
    assert lines[11] == "Frame task: vineyard in row 5, 5 points, open."
    finished = turn(f"{STREET} | villa_end1 at d3 x3")
    assert sentences(finished, "say-finished-feature", lang="de") == [
        "Fertig: Villa auf b3, c3, d3; 4 Schornsteine, 5 Punkte."
    ]
    assert sentences(finished, "say-counts") == ["Counts for cards: 1 villa, 4 chimneys."]


def test_the_circles_are_a_map_for_eyes_and_a_list_for_ears() -> None:
    """Of the cards that lie here only the one on field 5 can be fulfilled."""
    scene = scoring("a_fish_2", "d_any_dwelling_3_vp").give(0, fish=2)
    table = scene.table
    dwellings = table.grid[7]
    table.grid = [card if card in (-1, table.grid[4]) else dwellings for card in table.grid]
    discs = table.discs[:]
    discs[CIRCLE_IDS.index("5-8")] = 1
    table.discs = discs
    assert grid_of(scene, "say-circles") == [
        "        [2]",
        "        +0*",
        "[4] +0* [5] +0* [6]",
        "-8      Bert     -8",
        "[7] -8  [8] -8  [9]",
        "        -8",
        "        [11]",
    ]
    assert sentences(scene, "say-circle")[1:3] == [
        "4-5: +0 points, -2 wares (one card fails), best now.",
        "4-7: -8 points (both cards fail).",
    ]
    assert sentences(scene, "say-circle-taken") == ["5-8: disc of Bert."]
    assert len(sentences(scene, "say-circle-free", viewer=2)) == 8  # an onlooker scores nothing


def test_the_star_is_told_along_its_ring() -> None:
    scene = turn(depots={4: "market, bakery", 5: "fountain"}, field=3)
    words = Words(GAME, "en", NAMES)
    told = [words.say(s) for s in describe(seen(scene)) if s.message.startswith("say-field")]
    assert told == [
        "Field 1: empty.",
        "Field 4 (Bert): market; bakery.",
        "Field 7: empty.",
        "Field 3 (Anna): empty.",
        "Field 6: empty.",
        "Field 2: empty.",
        "Field 5: fountain.",
    ]
    assert sentences(scene, "say-reach-own") == ["You can walk to: 4, 5."]
    assert sentences(scene, "say-reach-own", viewer=2) == []
    scene.give(0, bread=1)
    assert sentences(scene, "say-reach-own")[0].endswith("to any field with tiles.")
    fresh = turn()
    assert sentences(fresh, "say-field")[0].endswith(" Only 2 of them can be taken.")


def test_the_track_is_told_from_the_front_and_a_pile_from_the_top() -> None:
    scene = dealt(4)
    scene.table.spaces = [2, 5, 2, 0]
    scene.table.track = [3, 0, 2, 1]
    assert sentences(scene, "say-space") == [
        "Space 5: Bert.",
        "Space 2, from the top: Cleo, Anna.",
        "Space 0: Dora.",
    ]


def test_the_seal_row_keeps_its_numbers() -> None:
    scene = turn(seals="market, villa_end2")
    scene.table.seals = [-1, *scene.table.seals[1:]]
    assert sentences(scene, "say-seal") == ["2: villa end (2 chimneys)."]
    scene.table.seals = [-1] * 11
    assert sentences(scene, "say-seals-empty") == ["No tile is left."]


def test_the_purse_names_what_there_is() -> None:
    scene = turn(STREET).give(0, grape=1, herb=2, coin=1, bread=2).set_points(1)
    scene.table.districts[0].stored = [0]
    assert sentences(scene, "say-purse-own") == [
        "You have 1 point so far; track space 0; "
        "storage: 1 grape, 2 herbs, 1 coin, 2 loaves, 1 tile."
    ]
    assert sentences(scene, "say-purse", lang="de")[0].endswith("Lager: nichts.")


def test_the_phases_of_a_game_have_their_headings() -> None:
    scene = dealt()
    assert sentences(scene, "say-heading-phase") == ["Phase 1 of 4, round 1 of 7"]
    assert sentences(scene, "say-settling") == ["The patricians are being placed."]
    scene = scoring("a_fish_3", "d_market_2", phase=2).give(0, fish=3)
    assert sentences(scene, "say-heading-scoring") == ["Scoring of phase 3 of 4"]
    assert sentences(scene, "say-scorer") == ["Anna is scoring."]
    scene.play("disc 5-8", "begin 5")
    assert sentences(scene, "say-card-in-progress") == [
        "In progress: 7 points per 3 fish: not fulfilled yet."
    ]
    scene = building("villa1_merchant_opposite", "market at c3").play("place c2")
    assert sentences(scene, "say-tile-in-hand") == ["In hand: villa (1 chimney) opposite merchant."]
    assert sentences(scene, "say-site") == ["It goes on c2."]
