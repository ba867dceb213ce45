"""Chapter 11: what is secret, and what everybody may remember of a hand."""

from collections import Counter

import pytest

from groma.core.match import open_match
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.moves import MOVES
from groma.games.city_of_rome.tables import DECK_IDS, DECKS_IN_PLAY, KIND_IDS
from tests.scenes.city_of_rome import Scene, fresh, stack, table_with
from tests.scenes.city_of_rome_secrets import (
    bundles_seen,
    dealt,
    deck_seen,
    hand_seen,
    packet_seen,
    public_part,
    shown,
)
from tests.scenes.scene import same_for

PLAYERS = (2, 3, 4)
STRIPS = "GGBBB BBBGG GBGBB BGBGB GBBGB BGGBB"


def opened(players: int = 3, **settings: int) -> Scene:
    """The draft of market, arena, school (, baths): seat 1 keeps the arena, seat 0 the market."""
    cards = ["market", "arena", "school", "baths"][:players]
    scene = dealt(players, STRIPS, f"II: {', '.join(cards)}", **settings)
    for card in reversed(cards[1:]):
        scene.play(f"draft {card}")
    return scene


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
    for world in off.could_be(3):
        assert world.hand(1)[1] == off.hand(1)[1]


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
        orders = {tuple(world.table.hidden.zones[0]) for world in scene.could_be(viewer)}
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
