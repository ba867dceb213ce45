"""Chapter 2: the opening draft."""

from collections import Counter

import pytest

from groma.core.hidden import FACE, kind_of
from groma.games.city_of_rome.layout import HANDS, PACKET
from groma.games.city_of_rome.tables import DECK_CARDS, DECK_II, KIND_IDS
from tests.scenes.city_of_rome import Scene, cards, fresh

PLAYERS = (2, 3, 4)
OPENINGS = {
    2: "market, aqueduct",
    3: "market, aqueduct, school",
    4: "market, aqueduct, school, arena",
}


def opening(text: str) -> Scene:
    """A draft about to begin with these cards of deck II."""
    faces = cards(text)
    scene = fresh(len(faces))
    packet = scene.table.hidden.zones[PACKET]
    packet[:] = [held & ~FACE | shown for held, shown in zip(packet, faces, strict=True)]
    scene.table.refresh()
    assert scene.table.log is not None
    scene.table.log.notes.clear()
    return scene


@pytest.mark.clause("CR-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_player_right_of_the_start_player_draws_a_card_for_each_player(players: int) -> None:
    scene = fresh(players)
    packet = scene.table.hidden.zones[PACKET]
    assert scene.table.seat == players - 1
    assert len(packet) == players
    assert all(held >> 8 & 15 == DECK_II for held in packet)
    assert scene.legal() == [
        f"draft {KIND_IDS[k]}" for k in sorted({kind_of(held) for held in packet})
    ]


@pytest.mark.clause("CR-2.9")
def test_the_packet_is_the_top_of_deck_two() -> None:
    one = fresh(3, "top")
    two = fresh(4, "top")
    deck = [*two.table.hidden.zones[DECK_II], *reversed(two.table.hidden.zones[PACKET])]
    assert [held & FACE for held in one.table.hidden.zones[DECK_II]] == [
        held & FACE for held in deck[:19]
    ]
    assert [held & FACE for held in one.table.hidden.zones[PACKET]] == [
        held & FACE for held in reversed(deck[19:])
    ]


@pytest.mark.clause("CR-2.9")
def test_a_seat_keeps_one_card_and_passes_the_rest_to_the_right() -> None:
    scene = opening("market, aqueduct, school, arena")
    assert scene.table.seat == 3
    assert set(scene.legal()) == {"draft market", "draft aqueduct", "draft school", "draft arena"}
    scene.play("draft school")
    assert scene.table.seat == 2
    assert set(scene.legal()) == {"draft market", "draft aqueduct", "draft arena"}
    scene.play("draft market")
    assert scene.table.seat == 1
    assert set(scene.legal()) == {"draft aqueduct", "draft arena"}
    assert [scene.hand(seat) for seat in range(4)] == [[], [], ["market"], ["school"]]


@pytest.mark.clause("CR-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_gets_the_last_card_without_being_asked(players: int) -> None:
    scene = opening(OPENINGS[players])
    for seat in range(players - 1, 0, -1):
        assert scene.table.seat == seat
        scene.play(scene.legal()[-1])
    order = sorted(KIND_IDS.index(name) for name in OPENINGS[players].split(", "))
    assert [scene.hand(seat) for seat in range(players)] == [[KIND_IDS[k]] for k in order]
    assert scene.table.round == 1
    assert scene.legal()[0].startswith("station ")


@pytest.mark.clause("CR-2.9")
def test_only_a_card_of_the_packet_may_be_kept_and_one_must_be() -> None:
    scene = opening("market, aqueduct, school")
    refusal = scene.why_not("draft arena")
    assert (refusal.clause, refusal.message) == ("CR-2.9", "refused-CR-2-9")
    assert scene.why_not("finish").clause == "CR-2.9"
    assert not scene.allows("draft start_residence_2")
    scene.play("draft market")
    assert scene.why_not("draft market").clause == "CR-2.9"


@pytest.mark.clause("CR-2.9")
def test_the_others_wait_until_the_packet_reaches_them() -> None:
    scene = opening("market, aqueduct, school")
    refusal = scene.why_not("draft market", seat=1)
    assert (refusal.clause, refusal.message) == ("CR-2.9", "refused-not-your-decision")
    assert refusal.facts == {"seat": 2}


@pytest.mark.clause("CR-2.9")
def test_one_of_two_equal_cards_is_kept_and_the_other_passed_on() -> None:
    scene = opening("market, market, aqueduct").play("draft market")
    assert set(scene.legal()) == {"draft market", "draft aqueduct"}
    scene = opening("market, aqueduct, aqueduct").play("draft market")
    assert scene.table.seat == 1
    assert scene.legal() == ["draft aqueduct"]
    scene.play("draft aqueduct")
    assert [scene.hand(seat) for seat in range(3)] == [["aqueduct"], ["aqueduct"], ["market"]]


@pytest.mark.clause("CR-2.9")
def test_only_the_seat_that_holds_the_packet_reads_it_and_what_it_keeps() -> None:
    scene = opening("school, market, aqueduct").play("draft market")
    assert scene.notes(2) == [("note-drafted-card", {"card": "@card-market"})]
    assert scene.notes(1) == [
        ("note-drafted", {"seat": "@seat-2"}),
        ("note-packet-holds", {"card": "@card-school"}),
        ("note-packet-holds", {"card": "@card-aqueduct"}),
    ]
    for viewer in (0, 3):
        assert scene.notes(viewer) == [("note-drafted", {"seat": "@seat-2"})]
    scene.play("draft aqueduct")
    assert scene.notes(0)[1:4] == [
        ("note-drafted", {"seat": "@seat-1"}),
        ("note-packet-holds", {"card": "@card-school"}),
        ("note-drafted-card", {"card": "@card-school"}),
    ]
    assert scene.notes(3)[1:3] == [
        ("note-drafted", {"seat": "@seat-1"}),
        ("note-drafted", {"seat": "@seat-0"}),
    ]


@pytest.mark.clause("CR-2.9")
def test_the_first_seat_reads_the_whole_packet_and_nobody_else_does() -> None:
    scene = fresh(4)
    packet = scene.table.hidden.zones[PACKET]
    assert len(scene.notes(3)) == 4
    assert {message for message, _ in scene.notes(3)} == {"note-packet-holds"}
    assert sorted(str(facts["card"]) for _, facts in scene.notes(3)) == sorted(
        "@card-" + KIND_IDS[kind_of(held)].replace("_", "-") for held in packet
    )
    for viewer in (0, 1, 2, 4):
        assert scene.notes(viewer) == []
        assert [held["card"] for held in scene.view(viewer)["packet"]] == [None] * 4


@pytest.mark.clause("CR-2.9")
def test_a_table_without_a_log_drafts_the_same() -> None:
    told = fresh(4)
    silent = told.another(told.table.clone())
    assert silent.table.log is None
    for _ in range(3):
        silent.play(silent.legal()[0])
        told.play(told.legal()[0])
    assert silent.table.to_bytes() == told.table.to_bytes()


@pytest.mark.clause("CR-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_draft_all_hold_one_card_and_deck_two_the_rest(players: int) -> None:
    scene = fresh(players)
    deck = scene.table.hidden.zones[DECK_II]
    while scene.legal()[0].startswith("draft"):
        assert len(deck) == 22 - players
        left = Counter(map(kind_of, deck))
        scene.play(scene.legal()[-1])
    hands = [scene.table.hidden.zones[HANDS + seat] for seat in range(players)]
    assert [len(hand) for hand in hands] == [1] * players
    assert scene.table.hidden.zones[PACKET] == []
    assert left + Counter(kind_of(hand[0]) for hand in hands) == Counter(DECK_CARDS[DECK_II])


@pytest.mark.clause("CR-2.9", "CR-11.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_edge_24_seat_1_knows_the_opening_card_of_the_start_player(players: int) -> None:
    scene = opening(OPENINGS[players])
    for _ in range(players - 1):
        scene.play(scene.legal()[0])
    (own,) = scene.hand(0)
    for viewer in range(players + 1):
        shown = scene.view(viewer)["seats"][0]["hand"]
        assert [held["card"] for held in shown] == [own if viewer in (0, 1) else None]
        assert [held["deck"] for held in shown] == ["II"]
