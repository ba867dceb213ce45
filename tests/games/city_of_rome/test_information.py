"""Chapter 11: what lies open for all, what is secret, and who knows what after the draft."""

from collections import Counter

import pytest

from groma.core.match import open_match
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.moves import MOVES
from groma.games.city_of_rome.tables import DECK_CARDS, DECK_IDS, DECKS_IN_PLAY, KIND_IDS
from tests.scenes.city_of_rome import Scene, fresh, idle, stack, table_with
from tests.scenes.city_of_rome_secrets import (
    bundles_seen,
    could_be,
    dealt,
    deck_seen,
    hand_seen,
    packet_seen,
    same_for,
    shown,
)

PLAYERS = (2, 3, 4)
OF_ONE_VIEWER = {"viewer", "packet", "bundles", "unseen", "decks", "seats"}
STRIPS = "GGBBB BBBGG GBGBB BGBGB GBBGB BGGBB"


def opened(players: int = 3, **settings: int) -> Scene:
    """The draft of market, arena, school (, baths): seat 1 keeps the arena, seat 0 the market."""
    cards = ["market", "arena", "school", "baths"][:players]
    scene = dealt(players, STRIPS, f"II: {', '.join(cards)}", **settings)
    for card in reversed(cards[1:]):
        scene.play(f"draft {card}")
    return scene


def public_part(scene: Scene, viewer: int) -> dict[str, object]:
    """A view without what may differ from viewer to viewer."""
    view = scene.view(viewer)
    part: dict[str, object] = {key: view[key] for key in view if key not in OF_ONE_VIEWER}
    part["decks"] = [(deck["deck"], deck["size"]) for deck in view["decks"]]
    part["packet"] = [held["deck"] for held in view["packet"]]
    for seat in view["seats"]:
        rest = {key: entry for key, entry in seat.items() if key != "hand"}
        part[f"seat {seat['seat']}"] = [rest, sorted(held["deck"] for held in seat["hand"])]
    return part


@pytest.mark.clause("CR-11.1")
def test_the_packet_of_the_draft_is_seen_by_its_holder_only() -> None:
    scene = dealt(3, decks="II: market, arena, school")
    backs = ["?/II", "?/II", "?/II"]
    assert [packet_seen(scene, viewer) for viewer in range(4)] == [
        backs,
        backs,
        ["arena/II", "market/II", "school/II"],
        backs,
    ]
    scene.play("draft school")
    assert [packet_seen(scene, viewer) for viewer in range(4)] == [
        ["?/II", "?/II"],
        ["arena/II", "market/II"],
        ["?/II #1", "?/II #1"],
        ["?/II", "?/II"],
    ]


@pytest.mark.clause("CR-11.1")
def test_an_opening_card_is_seen_by_its_owner_only() -> None:
    scene = dealt(3, decks="II: market, arena, school").play("draft school")
    assert [hand_seen(scene, 2, viewer) for viewer in range(4)] == [
        ["?/II"],
        ["?/II"],
        ["school/II"],
        ["?/II"],
    ]


@pytest.mark.clause("CR-11.1")
def test_notes_name_cards_of_the_draft_to_their_holder_only() -> None:
    scene = dealt(3, decks="II: market, arena, school").play("draft school")
    kept = ("note-drafted", {"seat": "@seat-2"})
    assert scene.notes(2) == [
        ("note-packet-holds", {"card": "@card-market"}),
        ("note-packet-holds", {"card": "@card-arena"}),
        ("note-packet-holds", {"card": "@card-school"}),
        ("note-drafted-card", {"card": "@card-school"}),
    ]
    assert scene.notes(1) == [
        kept,
        ("note-packet-holds", {"card": "@card-market"}),
        ("note-packet-holds", {"card": "@card-arena"}),
    ]
    assert scene.notes(0) == scene.notes(3) == [kept]


@pytest.mark.clause("CR-11.1")
def test_the_card_kept_in_the_draft_makes_no_difference_to_those_who_do_not_see_it() -> None:
    worlds = [
        dealt(4, decks="II: market, arena, school, baths").play(f"draft {card}")
        for card in ("market", "arena", "school", "baths")
    ]
    for viewer in (0, 1, 4):
        assert same_for(viewer, *worlds)
    for world in worlds:
        world.play(world.legal()[0])
    for viewer in (0, 4):
        assert same_for(viewer, *worlds)


@pytest.mark.clause("CR-11.1")
@pytest.mark.parametrize("move", ["draft", "keep", "under"])
def test_a_secret_move_prints_only_its_name_to_others(move: str) -> None:
    for name in KIND_IDS:
        number = MOVES.parse(f"{move} {name}")
        assert MOVES.text(number) == f"{move} {name}"
        assert MOVES.public_text(number) == move


@pytest.mark.clause("CR-11.1")
def test_all_other_moves_are_printed_in_full() -> None:
    secret = {family.name for family in MOVES.families if family.secret}
    assert secret == {"draft", "keep", "under"}
    for number in range(MOVES.count):
        if MOVES.family(number).name not in secret:
            assert MOVES.public_text(number) == MOVES.text(number)


@pytest.mark.clause("CR-11.1")
def test_the_public_moves_of_a_match_hide_draft_keep_and_under() -> None:
    match = open_match(GAME, ["Ada", "Ben", "Cleo"], bytes(32))
    played = ["draft", "draft", "station 4"]
    for move in played:
        legal = [MOVES.text(number) for number in match.state.legal()]
        text = next(text for text in legal if text.startswith(move))
        assert match.play(match.state.seat, MOVES.parse(text)) is None
    around = "residence_3 at 0,1 | market at 2,1"
    match.state = stack(table_with(hand="school", more=around), "II", "baths, arena, market").table
    secret = ["build school", "place 1,1", "study II", "keep arena", "under market"]
    for text in secret:
        assert match.play(0, MOVES.parse(text)) is None
    assert match.public_moves() == [*played, *secret[:3], "keep", "under"]


@pytest.mark.clause("CR-11.2")
def test_a_card_taken_from_the_offer_is_known_to_all_until_it_is_built() -> None:
    scene = table_with(secret="baths/III", offer="market/II, arena/III", step="take")
    assert [hand_seen(scene, 0, viewer) for viewer in range(4)] == [
        ["baths/III"],
        ["?/III"],
        ["?/III"],
        ["?/III"],
    ]
    scene.play("take 1")
    assert [hand_seen(scene, 0, viewer) for viewer in range(4)] == [
        ["baths/III", "market/II"],
        ["?/III", "market/II"],
        ["?/III", "market/II"],
        ["?/III", "market/II"],
    ]
    took = ("note-took", {"seat": "@seat-0", "card": "@card-market", "deck": "@deck-II"})
    for viewer in range(4):
        assert scene.notes(viewer) == [took]
    scene.play("build market", "place 0,1", "finish")
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/III"]


@pytest.mark.clause("CR-11.2")
def test_a_taken_card_stays_known_in_later_rounds() -> None:
    scene = table_with(offer="market/II", step="take").play("finish")
    assert scene.table.round == 2
    for viewer in range(4):
        assert hand_seen(scene, 0, viewer) == ["market/II"]


@pytest.mark.clause("CR-11.2", "CR-13.2")
def test_the_display_of_known_hand_cards_can_be_switched_off() -> None:
    given = {"players": 3, "secret": "baths/III", "offer": "market/II, arena/III", "step": "take"}
    on = table_with(**given, show_known_hand_cards=1).play("take 1")  # type: ignore[arg-type]
    off = table_with(**given, show_known_hand_cards=0).play("take 1")  # type: ignore[arg-type]
    for viewer in (1, 2, 3):
        assert hand_seen(on, 0, viewer) == ["?/III", "market/II"]
        assert hand_seen(off, 0, viewer) == ["?/II", "?/III"]
    assert hand_seen(off, 0, 0) == hand_seen(on, 0, 0) == ["baths/III", "market/II"]
    plain = table_with(**given).play("take 1")  # type: ignore[arg-type]
    assert hand_seen(plain, 0, 1) == ["?/III", "market/II"]


@pytest.mark.clause("CR-11.2", "CR-13.2")
def test_switching_the_display_off_changes_nothing_else() -> None:
    on = opened(show_known_hand_cards=1)
    off = opened(show_known_hand_cards=0)
    for moves in (["station 3", "station 1", "station 2"], ["take 2"], ["finish"], ["take 1"]):
        on.play(*moves)
        off.play(*moves)
        assert on.legal() == off.legal()
        assert on.table.to_bytes() == off.table.to_bytes()
        for viewer in range(4):
            assert on.notes(viewer) == off.notes(viewer)
            assert public_part(on, viewer) == public_part(off, viewer)
            for key in ("bundles", "unseen", "decks", "packet"):
                assert on.view(viewer)[key] == off.view(viewer)[key]
    assert hand_seen(off, 1, 0) == hand_seen(off, 1, 3) == ["?/II", "?/II"]
    for world in could_be(off, 3):
        assert world.hand(1)[1] == off.hand(1)[1]


@pytest.mark.clause("CR-11.3")
def test_cities_tokens_money_and_influence_lie_open() -> None:
    scene = table_with(
        more="baths at 0,1 [3] | grain_farm at 1,1 *",
        money=7,
        influence=4,
        hand="aqueduct/II",
        others={1: "imperial_baths at 0,1 [2]"},
        other_influence={1: 3},
        lying=[3],
    )
    scene.table.cities[1].influence_cards = [6]
    for viewer in range(4):
        view = scene.view(viewer)
        first, second, _ = view["seats"]
        assert (first["money"], first["influence"], first["brick_tokens"]) == (7, 4, 1)
        assert (second["money"], second["influence"], second["influence_cards"]) == (5, 3, [6])
        assert view["lying"] == [3]
        built = {
            b["cell"]: (b["card"], b["deck"], b["bricks"], b["points"]) for b in first["buildings"]
        }
        assert built == {
            "0,0": ("start_residence_2", "start", 0, 0),
            "1,0": ("start_vegetable_farm", "start", 0, 0),
            "0,1": ("baths", "II", 0, 3),
            "1,1": ("grain_farm", "II", 1, 0),
        }


@pytest.mark.clause("CR-11.3")
def test_hand_sizes_and_the_numerals_on_the_backs_lie_open() -> None:
    scene = table_with(secret="market/II, market/III, arena/II")
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/II", "?/II", "?/III"]


@pytest.mark.clause("CR-11.3")
def test_a_replaced_card_lies_open_in_the_box() -> None:
    scene = table_with(hand="aqueduct/II").play("build aqueduct", "place 1,0")
    for viewer in range(4):
        assert [shown(c) for c in scene.view(viewer)["box"]] == ["start_vegetable_farm/start"]


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_size_and_the_composition_of_every_deck_are_known(players: int) -> None:
    scene = fresh(players)
    cards = Counter(
        f"{KIND_IDS[kind]}/{DECK_IDS[deck]}"
        for deck in range(DECKS_IN_PLAY[players])
        for kind in DECK_CARDS[deck]
    )
    view = scene.view(players)
    assert Counter(shown(card) for card in view["unseen"]) == cards
    own = Counter(packet_seen(scene, players - 1))
    assert Counter(shown(card) for card in scene.view(players - 1)["unseen"]) == cards - own
    sizes = [14, 22 - players, 18, 18][: DECKS_IN_PLAY[players]]
    assert [deck["size"] for deck in view["decks"]] == sizes


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize(
    ("players", "first", "others"), [(2, 4, [8, 14]), (3, 3, [6, 10, 14]), (4, 3, [6, 10, 14])]
)
def test_the_influence_cards_still_to_come_are_known(
    players: int, first: int, others: list[int]
) -> None:
    scene = fresh(players)
    assert scene.view(players)["influence_to_come"] == [first, *others]
    idle(scene, until=2 if players == 2 else 3)
    assert scene.view(players)["lying"] == [first]
    assert scene.view(players)["influence_to_come"] == others


@pytest.mark.clause("CR-11.3")
def test_the_current_strip_and_the_builders_on_it_lie_open() -> None:
    scene = opened().play("station 3")
    for viewer in range(4):
        view = scene.view(viewer)
        assert (view["row"], view["round"], view["start"]) == ("BBBGG", 1, 0)
        assert [field["seat"] for field in view["fields"]] == [None, None, 0, None, None]
        assert [field["bricks"] for field in view["fields"]] == [1, 2, 3, 3, 3]
        assert [field["gears"] for field in view["fields"]] == [0, 0, 0, 1, 2]


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_open_is_the_same_for_all_and_for_the_onlooker(players: int) -> None:
    scene = fresh(players)
    for step in range(45):
        first = public_part(scene, players)
        for viewer in range(players):
            assert public_part(scene, viewer) == first
        scene.play(scene.legal()[step % len(scene.legal())])
    assert scene.table.round > 1


@pytest.mark.clause("CR-11.1", "CR-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_onlooker_knows_public_things_only(players: int) -> None:
    scene = opened(players)
    for seat in range(players):
        assert hand_seen(scene, seat, players) == ["?/II"]
    assert bundles_seen(scene, players) == {}
    for deck in DECK_IDS[: DECKS_IN_PLAY[players]]:
        assert deck_seen(scene, deck, players) == {}
    offer = Counter(shown(card) for card in scene.view(players)["offer"])
    everything = Counter(shown(card) for card in fresh(players).view(players)["unseen"])
    assert Counter(shown(c) for c in scene.view(players)["unseen"]) == everything - offer


@pytest.mark.clause("CR-11.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_knows_a_card_of_a_fresh_deck(players: int) -> None:
    scene = opened(players)
    for viewer in range(players + 1):
        for deck in DECK_IDS[: DECKS_IN_PLAY[players]]:
            assert deck_seen(scene, deck, viewer) == {}
        orders = {tuple(world.table.hidden.zones[0]) for world in could_be(scene, viewer)}
        assert len(orders) > 1


@pytest.mark.clause("CR-11.1")
def test_another_seat_learns_nothing_by_asking_for_a_move() -> None:
    rich = stack(table_with(secret="residence_2/II", money=0, row="GBBBG", field=2), "II", "arena")
    poor = stack(table_with(secret="baths/II", money=0, row="GBBBG", field=2), "II", "arena")
    for scene in (rich, poor):
        for text in ("build residence_2", "build baths", "finish"):
            refusal = scene.why_not(text, seat=1)
            assert refusal.message == "refused-not-your-decision"
            assert (refusal.clause, refusal.facts) == ("CR-6.3", {"seat": 0})
