"""Chapter 10: the start-player figure moves on, and influence is scored."""

import pytest

from groma.core.foresight import Foresight
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import INFLUENCE
from groma.games.city_of_rome.scoring import ROWS
from groma.games.city_of_rome.tables import DECK_CARDS, DECK_I, OFFER_PER_DECK
from tests.scenes.city_of_rome import Scene, drafted, idle, table_with
from tests.scenes.example import open_example, play_example


def round_end(*tokens: int, lying: tuple[int, ...] = (3,), round: int = 3, start: int = 0) -> Scene:
    """The last menu of a round, with these influence tokens and these influence cards."""
    scene = table_with(
        players=len(tokens),
        influence=tokens[0],
        other_influence=dict(enumerate(tokens[1:], 1)),
        lying=list(lying),
        round=round,
        start=start,
    )
    drawn = round * OFFER_PER_DECK[len(tokens)]
    del scene.table.hidden.zones[DECK_I][len(DECK_CARDS[DECK_I]) - drawn :]
    return scene


def tokens(scene: Scene) -> list[int]:
    return [city.influence for city in scene.table.cities]


def won(scene: Scene) -> list[list[int]]:
    return [seat["influence_cards"] for seat in scene.view(0)["seats"]]


def told(scene: Scene, *messages: str) -> list[tuple[str, dict[str, object]]]:
    """What everybody could read of some messages."""
    heard = [
        [(m.removeprefix("note-"), f) for m, f in scene.notes(viewer)]
        for viewer in range(scene.table.players + 1)
    ]
    picked = [[note for note in notes if note[0] in messages] for notes in heard]
    assert all(notes == picked[0] for notes in picked)
    return picked[0]


@pytest.mark.clause("CR-10.1")
@pytest.mark.parametrize(
    ("players", "holders"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3, 0])]
)
def test_the_figure_goes_clockwise_after_every_round(players: int, holders: list[int]) -> None:
    scene = drafted(players)
    for number, seat in enumerate(holders, 1):
        idle(scene, number)
        assert scene.view(0)["start"] == seat
        assert scene.table.seat == seat
    assert told(scene, "start-player") == [
        ("start-player", {"seat": f"@seat-{seat}"}) for seat in holders[1:]
    ]


@pytest.mark.clause("CR-10.2")
def test_without_an_influence_card_nothing_is_scored() -> None:
    scene = round_end(3, 1, 0, lying=(), round=2).play("finish")
    assert tokens(scene) == [3, 1, 0]
    assert won(scene) == [[], [], []]
    assert told(scene, "influence-won", "influence-tied", "influence-lost") == []
    assert scene.table.round == 3


@pytest.mark.clause("CR-10.2")
def test_influence_is_scored_only_when_the_last_builder_is_done() -> None:
    scene = table_with(lying=[3], influence=2, round=3, field=1, later={2: 1}, offer="-, -, market")
    scene.play("finish")
    assert scene.table.active == 1
    assert (tokens(scene), scene.table.lying) == ([2, 0, 0], [3])
    scene.play("finish")
    assert (tokens(scene), scene.table.lying) == ([0, 0, 0], [])


@pytest.mark.clause("CR-10.3")
@pytest.mark.parametrize(
    ("before", "winner"),
    [
        ((3, 2, 2), 0),
        ((2, 3, 2), 1),
        ((2, 2, 3), 2),
        ((1, 0, 0), 0),
        ((0, 0, 1), 2),
        ((1, 3, 2), 1),
        ((5, 0, 4), 0),
        ((2, 3), 1),
        ((4, 4, 1, 5), 3),
        ((0, 7, 6, 6), 1),
    ],
)
def test_who_alone_has_most_pays_all_tokens_and_takes_the_card(
    before: tuple[int, ...], winner: int
) -> None:
    scene = round_end(*before, round=2 if len(before) == 2 else 3).play("finish")
    after = [0 if seat == winner else held for seat, held in enumerate(before)]
    assert tokens(scene) == after
    assert won(scene) == [[3] if seat == winner else [] for seat in range(len(before))]
    assert scene.table.lying == []
    assert scene.rows(winner)["influence-cards"] == 3
    assert told(scene, "influence-won", "influence-tied", "influence-lost") == [
        ("influence-won", {"seat": f"@seat-{winner}", "value": 3, "tokens": max(before)})
    ]


@pytest.mark.clause("CR-10.3")
def test_the_tokens_of_the_winner_go_back_to_the_supply() -> None:
    scene = round_end(2, 7, 3)
    supply = scene.table.supply[:]
    scene.play("finish")
    supply[INFLUENCE] += 7
    assert scene.table.supply == supply


@pytest.mark.clause("CR-10.3")
def test_a_winner_keeps_the_cards_won_before() -> None:
    scene = round_end(2, 0, 0, lying=(6,), round=6)
    scene.city.influence_cards = [3]
    scene.play("finish")
    assert won(scene) == [[3, 6], [], []]
    assert scene.rows(0)["influence-cards"] == 9


@pytest.mark.clause("CR-10.3")
def test_edge_16_the_leader_cannot_keep_the_tokens() -> None:
    scene = round_end(9, 0, 0).play("finish")
    assert tokens(scene) == [0, 0, 0]
    assert won(scene) == [[3], [], []]
    assert (scene.table.round, scene.legal()[0]) == (4, "station 1")


@pytest.mark.clause("CR-10.4")
@pytest.mark.parametrize(
    "before",
    [(2, 2, 0), (2, 0, 2), (0, 2, 2), (1, 1, 1), (0, 0, 0), (1, 3, 3), (0, 0), (4, 1, 4, 2)],
)
def test_a_tie_for_most_leaves_cards_and_tokens_where_they_are(before: tuple[int, ...]) -> None:
    scene = round_end(*before, lying=(3, 6), round=5 if len(before) == 2 else 7).play("finish")
    assert tokens(scene) == list(before)
    assert won(scene) == [[]] * len(before)
    assert scene.table.lying == [3, 6]
    assert told(scene, "influence-won", "influence-tied", "influence-lost") == [
        ("influence-tied", {"value": 9, "tokens": max(before)})
    ]


@pytest.mark.clause("CR-10.4")
def test_edge_14_a_card_left_at_0_to_0_is_scored_again_without_a_new_card() -> None:
    scene = idle(drafted(3), 4)
    assert scene.view(0)["lying"] == [3]
    scene.table.cities[2].influence = 1
    idle(scene, 5)
    assert won(scene) == [[], [], [3]]
    assert scene.view(0)["lying"] == []
    assert tokens(scene) == [0, 0, 0]


@pytest.mark.clause("CR-10.3", "CR-10.4")
def test_edge_15_carried_cards_3_6_and_10_are_won_together() -> None:
    scene = idle(drafted(3), 10)
    assert scene.view(0)["lying"] == [3, 6, 10]
    scene.table.cities[1].influence = 1
    idle(scene, 11)
    assert won(scene) == [[], [3, 6, 10], []]
    assert scene.rows(1)["influence-cards"] == 19
    assert scene.view(0)["lying"] == []
    assert told(scene, "influence-won") == [
        ("influence-won", {"seat": "@seat-1", "value": 19, "tokens": 1})
    ]


@pytest.mark.clause("CR-10.5")
@pytest.mark.parametrize("before", [(1, 1, 1), (0, 0, 0), (4, 4), (0, 2, 1, 2)])
def test_edge_15_cards_tied_for_in_the_last_round_are_lost(before: tuple[int, ...]) -> None:
    last = 7 if len(before) == 2 else 14
    scene = round_end(*before, lying=(6, 14), round=last).play("finish")
    assert scene.table.over()
    assert tokens(scene) == list(before)
    assert won(scene) == [[]] * len(before)
    for seat in range(len(before)):
        assert scene.rows(seat)["influence-cards"] == 0
    assert told(scene, "influence-won", "influence-tied", "influence-lost") == [
        ("influence-lost", {"value": 20})
    ]


@pytest.mark.clause("CR-10.3", "CR-10.5")
@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 14), (4, 14)])
def test_the_last_round_is_scored_before_the_game_ends(players: int, last: int) -> None:
    scene = round_end(5, *[4] * (players - 1), lying=(14,), round=last).play("finish")
    assert scene.table.over()
    assert won(scene)[0] == [14]
    assert tokens(scene)[0] == 0
    assert scene.rows(0)["influence-tokens"] == 0
    assert told(scene, "start-player", "round-begins") == []


@pytest.mark.clause("CR-10.4", "CR-10.5")
@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 14), (4, 14)])
def test_a_tie_in_the_last_round_but_one_is_scored_once_more(players: int, last: int) -> None:
    scene = round_end(*[2] * players, lying=(8,), round=last - 1)
    scene.play("finish")
    assert scene.view(0)["lying"] == [8, 14]
    scene.table.cities[1].influence = 3
    idle(scene)
    assert won(scene)[1] == [8, 14]


@pytest.mark.clause("CR-10.6")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_figure_moves_before_influence_is_scored_and_changes_nothing_there(start: int) -> None:
    scene = round_end(1, 2, 0, start=start).play("finish")
    messages = [message for message, _ in scene.notes(3)]
    assert messages[:4] == [
        "note-turn-ends",
        "note-start-player",
        "note-influence-won",
        "note-round-begins",
    ]
    assert scene.view(0)["start"] == (start + 1) % 3
    assert won(scene) == [[], [3], []]
    assert tokens(scene) == [1, 0, 0]


@pytest.mark.clause("CR-10.3", "CR-10.4", "CR-10.5")
def test_e13_a_tie_then_a_single_leader_and_a_tie_in_the_last_round() -> None:
    scene = open_example(GAME, "CR-E13", Scene).play("finish")
    assert (scene.table.lying, tokens(scene)) == ([3], [2, 2, 0])
    scene = play_example(GAME, "CR-E13", Scene)
    assert told(scene, "influence-tied", "influence-won") == [
        ("influence-tied", {"value": 3, "tokens": 2}),
        ("influence-won", {"seat": "@seat-0", "value": 3, "tokens": 3}),
    ]
    assert (won(scene), tokens(scene)) == ([[3], [], []], [0, 2, 0])

    scene = round_end(1, 1, 1, lying=(14,), round=14).play("finish")
    assert scene.table.over()
    assert (won(scene), tokens(scene)) == ([[], [], []], [1, 1, 1])


@pytest.mark.clause("CR-10.2", "CR-10.4")
def test_a_table_without_a_log_ends_its_rounds_the_same() -> None:
    for before in ((2, 1, 0), (2, 2, 0)):
        for round in (3, 14):
            scene = round_end(*before, round=round)
            silent = scene.another(scene.table.clone())
            scene.play("finish")
            silent.play("finish")
            assert silent.table.to_bytes() == scene.table.to_bytes()


@pytest.mark.clause("CR-10.2")
def test_an_influence_card_that_falls_due_is_not_what_the_end_of_a_turn_brings() -> None:
    scene = round_end(4, 1, lying=(8,))
    seen = Foresight(GAME, scene.table, 0).preview(scene.table.legal()[-1])
    assert not any(seen.rows)
    assert dict(zip(ROWS, seen.then))["influence-cards"] == 8
