"""Trials: moves of a seat in worlds of its own, up to where it would see something new."""

import pytest

from groma.core.deal import Deal
from groma.core.game import games
from groma.core.look import look
from groma.core.state import State
from groma.core.trial import AFTER_NEWS, Trial

ROUNDS = 3


def walk(trial: Trial, chance: Deal) -> list[int]:
    """Any moves, as far as it goes."""
    moves: list[int] = []
    while trial.state.seat == trial.seat and not trial.news:
        legal = trial.state.legal()
        moves.append(legal[chance.below(len(legal))])
        assert trial.play(moves[-1]) is None
    return moves


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_tried_comes_out_like_that_at_the_table(name: str) -> None:
    """Before something new is seen the real table looks the same; after it no move is judged."""
    game = games()[name]
    chance = Deal(name.encode())
    looked = stopped = 0
    for number in range(ROUNDS):
        state: State = game.deal(2, game.defaults(), Deal(b"%d" % number), None)
        while not state.over():
            seat = state.seat
            trial = Trial(state, seat)
            before = state.to_bytes()
            tried = walk(trial, chance)
            assert state.to_bytes() == before
            for count in range(len(tried)):
                state.play(tried[count])
                if count + 1 < len(tried):
                    prefix = Trial(state, seat)  # from here on the same way is open
                    assert all(prefix.play(move) is None for move in tried[count + 1 :])
            if trial.news:
                stopped += 1
                refusal = trial.play(tried[0])
                assert refusal is not None
                assert refusal.message == AFTER_NEWS
                assert not trial.midway
            elif look(game, trial.state, seat) == look(game, state, seat):
                looked += 1
            else:
                raise AssertionError(tried)
    assert looked > 10
    assert stopped >= ROUNDS  # the end opens everything


def test_a_trial_with_the_truth_goes_on_only_as_far_as_the_truth() -> None:
    game = games()["city-of-rome"]
    chance = Deal(b"truth")
    state: State = game.deal(2, game.defaults(), Deal(b"some"), None)
    while not state.over():
        moves = walk(Trial(state, state.seat, truth=True), chance)
        for move in moves:
            assert state.allows(move)
            state.play(move)


def test_a_turn_of_several_choices_goes_on_but_not_into_the_next() -> None:
    """Card, building and end of a turn are tried together; the next card is a turn of its own."""
    game = games()["city-of-rome"]
    chance = Deal(b"together")
    state: State = game.deal(2, game.defaults(), Deal(b"turns"), None)
    gone_on = ended = 0
    while not state.over():
        trial = Trial(state, state.seat)
        step = state.pending().name
        assert not trial.goes_on or state.midway() or step in ("take", "menu")
        legal = state.legal()
        move = legal[chance.below(len(legal))]
        assert trial.play(move) is None
        if step == "take" and trial.goes_on:
            gone_on += 1
            assert trial.state.pending().name == "menu"
            assert not trial.midway
        if step == "menu" and not trial.news and trial.state.pending().name in ("take", "station"):
            ended += 1
            assert not trial.goes_on
        state.play(move)
    assert gone_on > 5
    assert ended > 0
