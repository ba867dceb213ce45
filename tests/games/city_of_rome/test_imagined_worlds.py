"""An imagined world tells its viewer nothing, not even through what others know in it."""

import pytest

from groma.core.deal import Deal
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import HANDS


def after_the_draft(number: int, players: int):
    state = GAME.deal(players, GAME.defaults(), Deal(b"draft %d" % number), None)
    while state.pending().name == "draft":
        legal = state.legal()
        state.play(legal[number % len(legal)])
    return state


@pytest.mark.clause("CR-11.9")
@pytest.mark.parametrize("players", GAME.players)
def test_what_others_know_of_the_draft_does_not_tell_whether_two_cards_are_alike(players):
    seen = set()
    alike = set()
    for number in range(60):
        state = after_the_draft(number, players)
        hands = [state.hand(seat)[0] & 255 for seat in range(players)]
        alike.add(hands[0] == hands[1])
        world = state.imagine(0, Deal(b"%d" % number))
        for other in range(1, players + 1):
            sights = [world.hidden.sight(HANDS + seat, other)[0] for seat in range(players)]
            seen.add((other, tuple(sight > 0 for sight in sights)))
    assert alike == {True, False}
    assert len(seen) == players


@pytest.mark.clause("CR-11.1")
def test_everybody_still_knows_the_own_hand_and_what_lies_open():
    state = after_the_draft(1, 4)
    world = state.imagine(2, Deal(b"any"))
    for seat in range(4):
        own = GAME.view(world, seat)["seats"][seat]["hand"]
        assert [card["card"] is not None for card in own] == [True]
    assert GAME.view(world, 2) == GAME.view(state, 2)


@pytest.mark.clause("CR-11.5")
def test_the_strips_never_shown_do_not_tell_how_they_lie():
    for number in range(20):
        state = after_the_draft(number, 3)
        world = state.imagine(0, Deal(b"%d" % number))
        assert world.hidden.unseen(0) == state.hidden.unseen(0)
