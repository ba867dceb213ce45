"""A stranger's game without any words: secret stones are laid open or hidden."""

from typing import Any

from groma.core.box import COPY, Box
from groma.core.deal import Deal
from groma.core.game import Game, switch
from groma.core.hidden import NOBODY, Hidden, face, kind_of
from groma.core.match import Match, open_match
from groma.core.moves import Moves
from groma.core.notes import Log, NoteKinds
from groma.core.refusals import Ask, bar
from groma.core.sections import Section, Sections, Sight
from groma.core.sheet import Sheet
from groma.core.sorts import SEAT, Sort
from groma.core.state import State, Step
from tests.text.faces import SEED

STONES = "amber basalt chalk diorite emerald flint garnet hematite iolite".split()
EVERY = (1 << len(STONES)) - 1
HAND = 3
PILE, DECK, HANDS = 0, 1, 2

STONE = Sort("stone", STONES)
MOVES = Moves("pebbles")
LAY = MOVES.declare("lay", stone=STONE)
HIDE = MOVES.declare("hide", secret=True, stone=STONE)

NOTES = NoteKinds("pebbles")
GOT = NOTES.declare("got", stone=STONE)
LAID = NOTES.declare("laid", seat=SEAT, stone=STONE)
HID = NOTES.declare("hid", seat=SEAT)
HID_STONE = NOTES.declare("hid-stone", stone=STONE)


class Beach(State):
    def __init__(self, players: int, settings: list[int]) -> None:
        super().__init__(players, settings, STEPS, Hidden(players, HANDS + players, []))
        self.laid: list[list[int]] = [[] for _ in range(players)]

    def hand(self, seat: int) -> list[int]:
        return self.hidden.zones[HANDS + seat]

    def carry(self, box: Box) -> "Beach":
        twin = Beach(self.players, self.settings) if box is COPY else self
        self.carry_base(box, twin)
        twin.laid = box.lists(self.laid)
        return twin


class Turn(Step[Beach]):
    def who(self, table: Beach, argument: int) -> int:
        return argument

    def forced(self, table: Beach, argument: int) -> bool:
        return False

    def options(self, table: Beach, argument: int, ask: Ask | None) -> int:
        held = sum(1 << kind_of(card) for card in table.hand(argument))
        both = EVERY | EVERY << len(STONES)
        return bar(both, ~(held | held << len(STONES)), "PE-1.2", ask)

    def choose(self, table: Beach, argument: int, option: int) -> None:
        stone = option % len(STONES)
        if option < len(STONES):
            table.hidden.play_out(HANDS + argument, stone)
            table.laid[argument].append(stone)
            if table.log is not None:
                table.log.tell(LAID, argument, stone)
        else:
            kinds = [kind_of(card) for card in table.hand(argument)]
            table.hidden.give(HANDS + argument, kinds.index(stone), PILE)
            table.hidden.lose_track(PILE, NOBODY)
            if table.log is not None:
                table.log.whisper(argument, HID_STONE, stone)
                table.log.tell_others(argument, HID, argument)


STEPS: list[Step[Any]] = [Turn("lay-or-hide", "PE-1.1", LAY, 2 * len(STONES))]


def deal(players: int, settings: list[int], chance: Deal, log: Log | None) -> Beach:
    table = Beach(players, settings)
    table.log = log
    stones = [face(stone, 0) for stone in range(len(STONES))]
    chance.shuffle(stones)
    table.hidden.zones[DECK] = stones
    for seat in range(players):
        table.hidden.draw(DECK, HANDS + seat, HAND)
        table.hidden.look(HANDS + seat, seat)
        if log is not None:
            for card in sorted(table.hand(seat)):
                log.whisper(seat, GOT, kind_of(card))
    for turn in range(HAND * players - 1, -1, -1):
        table.push(0, turn % players)
    table.advance()
    return table


def in_hand(sight: Sight[Beach]) -> list[str]:
    seated = sight.viewer < sight.table.players
    own = sight.table.hand(sight.viewer) if seated else []
    return [STONES[kind_of(card)] for card in sorted(own, key=kind_of)]


def seats(sight: Sight[Beach]) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "held": len(sight.table.hand(seat)),
            "laid": [STONES[stone] for stone in laid],
        }
        for seat, laid in enumerate(sight.table.laid)
    ]


SECTIONS: Sections[Sight[Beach]] = Sections(
    Sight,
    Section("to_move", lambda sight: sight.table.seat),
    Section("in_hand", each=in_hand),
    Section("seats", seats),
)


def sheet(table: Beach, seat: int, viewer: int) -> Sheet:
    page = Sheet(["stones"])
    for stone in table.laid[seat]:
        page.add("stones", "PE-2.1", stone + 1, {"stone": stone, "worth": stone + 1}, [])
    return page


def standing(table: Beach) -> list[list[int]]:
    return [[sheet(table, seat, seat).total()] for seat in range(table.players)]


def census(table: Beach) -> list[int]:
    lying = [kind_of(card) for zone in table.hidden.zones for card in zone]
    return sorted(lying + [stone for laid in table.laid for stone in laid])


def pebbles(point: int = 1) -> Game[Beach]:
    """The game; so much on its sheets is one point."""
    return Game(
        name="pebbles",
        package="pebbles_without_a_package",
        version=1,
        players=[2, 3],
        settings=[switch("high_tide", False, "PE-3.1")],
        moves=MOVES,
        notes=NOTES,
        blank=Beach,
        deal=deal,
        sections=SECTIONS,
        sheet=sheet,
        standing=standing,
        census=census,
        longest=HAND * 3,
        point=point,
    )


PEBBLES = pebbles()
TENTHS = pebbles(point=10)  # a stone is worth tenths of a point
NAMES = ["Anna", "Bert", "Cato"]


def beach(*stones: list[int]) -> Match:
    """A game in which these stones were laid; the first stone is worth a tenth."""
    match = open_match(TENTHS, NAMES[: len(stones)], SEED)
    assert isinstance(match.state, Beach)
    match.state.laid = list(stones)
    return match
