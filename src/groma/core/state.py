"""States and steps: what lies on the table, and what is still to be decided or to happen."""

from typing import Any, Final, Generic, TypeVar

from .box import COPY, Box, Loader, Saver
from .deal import Deal
from .hidden import NOBODY, Hidden
from .imagination import deal_anew, imagine
from .native import mypyc_attr
from .notes import Log
from .refusals import Ask, Refusal
from .sets import lowest, members

STEP: Final = 64  # what is pending is a small int: code of its step + STEP * argument ...
_CODE: Final = 63  # ... taken apart by this mask ...
_ARGUMENT: Final = 6  # ... and this shift

T = TypeVar("T", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing that can be pending: a decision, or something that happens by itself."""

    def __init__(
        self,
        name: str,
        clause: str,
        first: int = 0,
        width: int = 0,
        part: bool = False,
        later: bool = False,
    ) -> None:
        self.name = name  # the prompt's message is "ask-<name>"
        self.clause = clause  # the rule that calls for it
        self.first = first  # the first of the moves it may offer ...
        self.width = width  # ... and how many they are
        self.part = part  # it completes a choice that was cut into small ones
        self.later = later  # it was to come anyway, whatever is chosen before: no deed brings it

    def who(self, table: T, argument: int) -> int:
        """The seat that decides; NOBODY if it happens by itself."""
        return table.active

    def options(self, table: T, argument: int, ask: Ask | None) -> int:
        """The set of options now; the rules that forbid the others answer `ask`."""
        raise NotImplementedError

    def choose(self, table: T, argument: int, option: int) -> None:
        """What the option does."""
        raise NotImplementedError

    def happen(self, table: T, argument: int) -> None:
        """What happens if nobody has to decide."""
        raise NotImplementedError

    def forced(self, table: T, argument: int) -> bool:
        """Whether everybody could know that a single option is left, so that it may be taken."""
        return True

    def sensible(self, table: T, argument: int, options: int) -> int:
        """The options that somebody could want: of equal ones one, of useless ones none."""
        return options

    def usual(self, table: T, argument: int, options: int) -> int:
        """The option that is put up until the seat chooses another one; NOBODY: none is."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[T]):
    """Something that happens by itself."""

    def who(self, table: T, argument: int) -> int:
        """Nobody decides."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table in play: numbers, lists of numbers, and the stack of what is pending."""

    def __init__(
        self, players: int, settings: list[int], steps: list[Step[Any]], hidden: Hidden
    ) -> None:
        self.players = players
        self.settings = settings
        self.steps = steps
        self.hidden = hidden
        self.todo: list[int] = []
        self.seat = NOBODY  # whose decision it is; NOBODY's: the game is over
        self.active = 0  # whose turn it is
        self.first = 0  # number of the move that bit 0 of the options stands for
        self.options = 0
        self.log: Log | None = None

    # ---- for everyone who plays -----------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal moves, in order."""
        return members(self.options, self.first)

    def allows(self, move: int) -> bool:
        """Whether a move is legal now."""
        option = move - self.first
        return option >= 0 and bool(self.options >> option & 1)

    def play(self, move: int) -> None:
        """Carry out a legal move, then all that happens by itself, up to the next decision."""
        option = move - self.first
        if option < 0 or not self.options >> option & 1:
            raise ValueError(f"move {move} is not legal here")
        top = self.todo.pop()
        self.steps[top & _CODE].choose(self, top >> _ARGUMENT, option)
        self.advance()

    def below(self) -> int:
        """How much lies pending below the decision."""
        return len(self.todo) - 1

    def deed(self, move: int, below: int) -> bool:
        """Carry out a legal move and what it brings, but not what was to come anyway.

        `below`: so much lay pending below its choice. True: `advance` is to follow.
        """
        top = self.todo.pop()
        self.steps[top & _CODE].choose(self, top >> _ARGUMENT, move - self.first)
        return self.advance(below)

    def advance(self, below: int = -1) -> bool:
        """Let happen what needs no decision; stop at the next decision or at the end.

        Given how much lay pending `below` a choice, it stops where that choice ends; True: there.
        """
        todo = self.todo
        while todo:
            top = todo[-1]
            argument = top >> _ARGUMENT
            step = self.steps[top & _CODE]
            if step.later and len(todo) <= below:
                return True
            seat = step.who(self, argument)
            if seat == NOBODY:
                todo.pop()
                step.happen(self, argument)
                continue
            options = step.options(self, argument, None)
            if options & (options - 1) == 0 and step.forced(self, argument):
                if below >= 0 and not step.part:
                    return True  # another choice, which makes itself
                todo.pop()
                if options:
                    step.choose(self, argument, lowest(options))
                continue
            self.seat = seat
            self.first = step.first
            self.options = options
            return False
        self.seat = NOBODY
        self.options = 0
        return False

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def pending(self) -> Step[Any]:
        """The step that is to be decided now."""
        return self.steps[self.todo[-1] & _CODE]

    def argument(self) -> int:
        """The argument of the pending step."""
        return self.todo[-1] >> _ARGUMENT

    def midway(self) -> bool:
        """Whether a choice that was cut into small ones is not complete yet."""
        return self.seat != NOBODY and self.pending().part

    def together(self) -> int:
        """What the decision belongs to: choices of one number are made together; NOBODY: alone."""
        return NOBODY

    def goes_on(self, number: int) -> bool:
        """Whether a choice is not complete yet, or another one is to be made together with it."""
        return self.midway() or 0 <= number == self.together()

    def push(self, code: int, argument: int = 0) -> None:
        """Put something on the stack of what is pending."""
        self.todo.append(code + STEP * argument)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """The clause that forbids a move to a seat; None if the move is legal."""
        if self.seat == NOBODY:
            return Refusal("", "refused-over", {})
        step = self.pending()
        if seat != self.seat:
            return Refusal(step.clause, "refused-not-your-decision", {"seat": self.seat})
        option = move - step.first
        if not 0 <= option < step.width:
            return Refusal(step.clause, "refused-other-step", {})
        ask = Ask(option)
        if step.options(self, self.argument(), ask) >> option & 1:
            return None
        return Refusal(ask.clause, "refused-" + ask.clause.replace(".", "-"), ask.facts)

    def skips(self) -> bool:
        """Whether the pending decision would not be asked, the options being what they are."""
        if self.seat == NOBODY:
            return False
        step = self.pending()
        if step.who(self, self.argument()) != self.seat:
            return True
        single = self.options & (self.options - 1) == 0
        return single and step.forced(self, self.argument())

    def refresh(self) -> None:
        """Compute the options again, after hidden things were rearranged."""
        if self.seat != NOBODY:
            self.options = self.pending().options(self, self.argument(), None)

    # ---- what a game provides -------------------------------------------------------------------

    def carry(self, box: Box) -> "State":
        """Save, load or copy: every field is named once, those of `carry_base` first.

        Each is written to the answer: a new table if the box is COPY, else this one.
        """
        raise NotImplementedError

    # ---- made from these ------------------------------------------------------------------------

    def carry_base(self, box: Box, twin: "State") -> None:
        """Carry the contract's own fields; a game's `carry` begins with it."""
        twin.todo = box.numbers(self.todo)
        twin.seat = box.number(self.seat)
        twin.active = box.number(self.active)
        twin.first = box.number(self.first)
        twin.options = box.number(self.options)
        twin.hidden = self.hidden.carry(box)

    def clone(self) -> "State":
        """An independent copy without a log."""
        return self.carry(COPY)

    def to_bytes(self) -> bytes:
        """The state in a few hundred bytes, the same in every build."""
        saver = Saver()
        self.carry(saver)
        return saver.content()

    def load(self, content: bytes) -> None:
        """Take over a saved state; this one must have been made for as many players."""
        loader = Loader(content)
        self.carry(loader)
        loader.finish()

    def imagine(self, viewer: int, deal: Deal) -> "State":
        """A fresh state that this viewer cannot tell from the real one."""
        world = self.clone()
        imagine(world.hidden, viewer, deal)
        if viewer != world.seat:
            world.refresh()
        return world

    def fork(self, viewer: int, deal: Deal) -> "State":
        """A position to go on from: what this viewer knows, all else dealt anew."""
        world = self.clone()
        deal_anew(world.hidden, viewer, deal)
        world.refresh()
        return world

    def onlooker(self) -> int:
        """The viewer who holds no seat."""
        return self.players
