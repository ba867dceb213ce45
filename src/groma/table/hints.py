"""Hints: what a good player would do, as it is told to who asked."""

from groma.words.advising import advice_said

from .problems import not_now, too_late
from .replica import Replica
from .sentences import TableWords
from .thoughts import Thought
from .wire.playing import HintShape


def hint_shape(
    replica: Replica, seat: int, seq: int, told: Thought, words: TableWords
) -> HintShape:
    """A hint that was asked for when the table stood at entry `seq`."""
    if told.trouble:
        raise RuntimeError(told.trouble)
    if not told.known:
        raise not_now("no-hints")
    if replica.seq != seq:
        raise too_late(replica.seq)
    advice = (seat, told.moves, told.other, told.gains)
    said = advice_said(words, replica.playing(), *advice)
    return HintShape(
        seq, told.moves, said, advice_said(words, replica.playing(), *advice, brief=True)
    )
