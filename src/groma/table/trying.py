"""Trying: a table some moves of one's own ahead, as it is shown to its seat and to nobody else."""

from groma.core.choice import Known
from groma.core.foresight import Preview
from groma.core.sheet import Sheet
from groma.core.trial import Trial
from groma.core.usual import foreseen
from groma.words.reckoning import sheet_of

from . import showing
from .judging.asked import Ahead
from .moments import Then
from .problems import not_now, refused
from .replica import Replica
from .sentences import TableWords
from .wire.playing import Choice, PreviewShape, TrialShape, WhyNot


def shown(replica: Replica, trial: Trial, words: TableWords) -> TrialShape:
    """What a seat is told of moves that it tries."""
    midway = trial.midway
    stop = trial.news or trial.state.seat != trial.seat
    made = TrialShape(replica.seq, not midway, stop)
    if trial.news:
        return made
    game = replica.game
    then = Then(game, trial.state)
    before = _since(replica, trial)
    foresight = replica.header.opening.foresight
    made.view = game.view(trial.state, trial.seat)
    if foresight:
        made.brings = _brings(replica, trial, before.sheet, words)
    if trial.goes_on:
        made.legal = trial.state.legal()
        made.choices = showing.asked(
            then, words, replica.seq, foresight, made.view, before, not foresight
        )
        usual = foreseen(trial.state, trial.seat)
        showing.put_up(made.choices, usual)
        if midway and usual is None:
            made.choices.ahead = _ahead(then, trial.seat, words, before, not foresight)
    return made


def _since(replica: Replica, trial: Trial) -> showing.Since:
    """Changes count from the table as it is, also in the middle of a choice."""
    sheet = sheet_of(replica.playing(), trial.seat, trial.seat)
    return showing.Since(sheet, trial.below if trial.midway else trial.state.below())


def why_not(asked: Ahead, words: TableWords) -> WhyNot:
    """Whether a move is allowed, and if not, why."""
    if asked.refusal is None:
        return WhyNot(True, "", "")
    return WhyNot(False, asked.refusal.clause, words.refusal(asked.refusal))


def preview(replica: Replica, asked: Ahead, words: TableWords) -> PreviewShape:
    """What one more move would change, counted from the table as it is."""
    if not replica.header.opening.foresight:
        raise not_now("no-foresight")
    if asked.refusal is not None:
        raise refused(asked.refusal)
    if asked.trial is None:
        return showing.preview(replica.playing(), asked.move, words)
    then = Then(replica.game, asked.trial.state)
    return showing.preview(then, asked.move, words, _since(replica, asked.trial))


def _ahead(
    then: Then, seat: int, words: TableWords, before: showing.Since, bare: bool
) -> list[Choice]:
    """What is asked after any of the moves, if something usual can be put up there."""
    world = then.state.clone()
    world.play(world.legal()[0])
    if world.seat != seat or not world.midway() or Known(then.state, seat).news(world):
        return []
    usual = foreseen(world, seat)
    if usual is None or usual.sure:
        return []
    offered = showing.offers(Then(then.game, world), words, False, None, before, bare)
    if len({choice.deed or choice.words for choice in offered}) < len(offered):
        return []  # nobody could say which is which before one is there
    return sorted(offered, key=lambda choice: choice.move != usual.move)


def _brings(replica: Replica, trial: Trial, before: Sheet, words: TableWords) -> PreviewShape:
    """What the moves so far have brought."""
    now = sheet_of(Then(replica.game, trial.brought), trial.seat, trial.seat).by_row()
    rows = [after - was for after, was in zip(now, before.by_row())]
    return showing.preview_shape(words, before, Preview(rows, trial.midway))
