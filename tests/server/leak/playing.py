"""Random games, played twice at every stretch: in their own world and in an imagined one."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.state import State
from tests.server.leak.questions import ask_everything, ask_something
from tests.server.leak.twins import Company, Setup, Twins, notes_of, twins

STRETCH = 40  # moves of one pair of tables
TRIES = 3  # to find a move that both worlds know
PARTS = 6  # of a game that is not played whole, ...
DECISIONS = 14  # ... and how many are made in each


def play_whole(company: Company, game: Game[Any], players: int, chance: Random) -> Counter[str]:
    """A whole game; the viewer is another one at every stretch."""
    setup = any_setup(game, players, chance)
    state: State = game.deal(players, setup.settings, Deal(chance.randbytes(32)), None)
    tally: Counter[str] = Counter(games=1)
    while not state.over():
        everything = chance.random() < (0.08 if tally["pairs"] else 1)
        state = play_pair(company, setup, state, chance, everything, STRETCH, tally)
    return tally


def play_parts(company: Company, game: Game[Any], players: int, chance: Random) -> Counter[str]:
    """Some decisions in each part of a game; what lies between is played without the wire."""
    setup = any_setup(game, players, chance)
    tally: Counter[str] = Counter()
    for state in moments(setup, chance):
        everything = not tally or chance.random() < 0.5
        enough = tally["decisions"] + DECISIONS
        while tally["decisions"] < enough and not state.over():
            most = enough - tally["decisions"]
            state = play_pair(company, setup, state, chance, everything, most, tally)
            everything = False
    return tally


def any_setup(game: Game[Any], players: int, chance: Random) -> Setup:
    return Setup(game, players, [chance.randrange(len(one.labels)) for one in game.settings])


def moments(setup: Setup, chance: Random) -> list[State]:
    """A moment of each part of a random game, as far as anything is hidden; else of the whole."""
    state: State = setup.game.deal(setup.players, setup.settings, Deal(chance.randbytes(32)), None)
    past: list[State] = []
    while not state.over():
        past.append(state.clone())
        state.play(chance.choice(state.legal()))
    hiding = [one for one in past if hides(one, chance)]
    parts, past = (PARTS, hiding) if hiding else (1, past)
    borders = [len(past) * part // parts for part in range(parts + 1)]
    return [past[chance.randrange(*ends)] for ends in pairwise(borders)]


def hides(state: State, chance: Random) -> bool:
    """Whether an onlooker may imagine another world."""
    return state.imagine(state.players, Deal(chance.randbytes(32))).to_bytes() != state.to_bytes()


def play_pair(
    company: Company,
    setup: Setup,
    state: State,
    chance: Random,
    everything: bool,
    most: int,
    tally: Counter[str],
) -> State:
    """A pair of tables for a stretch; the answer is the real table after that."""
    viewer = chance.choice([state.seat, chance.randrange(setup.players + 1)])
    with twins(company, setup, state, viewer, chance) as pair:
        if everything:
            ask_everything(pair, chance)
        ask_something(pair, chance)
        state = stretch(pair, chance, chance.randrange(min(5, most), most + 1))
        tally.update(pair.tally)
    return state


def stretch(pair: Twins, chance: Random, most: int) -> State:
    """Play until the worlds part; the answer is the real table after that."""
    for _ in range(most):
        pair.tally["decisions"] += 1
        interlude(pair, chance)
        state = pair.real.state
        legal = state.legal()
        for move in chance.sample(legal, min(TRIES, len(legal))):
            after = state.clone()
            after.play(move)
            twin = None if after.over() else pair.twin_of(move, chance)
            if twin is not None:
                pair.play([move, twin])
                ask_something(pair, chance)
                break
        else:
            check_parting(pair, move)
            return after
    return pair.real.state


def check_parting(pair: Twins, move: int) -> None:
    """Where the same move is told differently, the viewer saw a face that it did not know."""
    real, imagined = pair.real.state, pair.imagined.state
    after = [state.clone() for state in (real, imagined) if state.allows(move)]
    for state in after:
        state.play(move)
    if len(after) < 2 or any(state.over() for state in after):
        return
    told = [notes_of(state, move, pair.viewer) for state in (real, imagined)]
    learned = [known(state, pair.viewer) for state in (real, imagined, *after)]
    assert told[0] == told[1] or any(one != learned[0] for one in learned), "a note tells too much"


def known(state: State, viewer: int) -> list[list[int]]:
    return [state.hidden.unseen(viewer), *state.hidden.bundles(viewer)]


# ---- what happens beside the moves ---------------------------------------------------------------


def interlude(pair: Twins, chance: Random) -> None:
    """Now and then somebody talks, takes back, or asks the others whether it may."""
    kind = chance.random()
    if kind < 0.04:
        talk(pair, chance)
    elif kind < 0.12:
        take_back(pair, chance)
    elif kind < 0.15:
        ask_to_take_back(pair, chance)


def talk(pair: Twins, chance: Random) -> None:
    speaker = pair.company.players[chance.randrange(pair.setup.players)]
    for side in pair.sides:
        said = speaker.ask("POST", side.path("/chat"), {"text": "Quo usque tandem?"})
        assert said.status == 201, said
    pair.hear()


def take_back(pair: Twins, chance: Random) -> None:
    """The last one to move takes back what both worlds allow."""
    for seat in range(pair.setup.players):
        reader = pair.company.players[seat]
        shown = [reader.ask("GET", side.path("/view")).json()["undo"] for side in pair.sides]
        most = min(0 if undo is None else undo["count"] for undo in shown)
        if most:
            count = chance.randrange(1, most + 1)
            pair.rewind(count)
            pair.act(seat, "/undo", [{"count": count}] * 2)
            pair.tally["taken back"] += 1
            return


def ask_to_take_back(pair: Twins, chance: Random) -> None:
    """Somebody asks; all agree, or one declines."""
    most = min(4, len(pair.real.past) - 1)
    if not most:
        return
    seats = list(range(pair.setup.players))
    chance.shuffle(seats)
    count = chance.randrange(1, most + 1)
    pair.act(seats[0], "/undo/ask", [{"count": count}] * 2)
    pair.asked = True
    ask_something(pair, chance)
    pair.asked = False
    for seat in seats[1:-1]:
        pair.act(seat, "/undo/agree", [{}] * 2)
    if chance.random() < 0.5:
        pair.act(seats[-1], "/undo/decline", [{}] * 2)
        return
    pair.rewind(count)
    pair.act(seats[-1], "/undo/agree", [{}] * 2, follows=1)
    pair.tally["taken back by all"] += 1
