"""Small scripted tables of The Builders: Antiquity in the game's own notation, for tests."""

from groma.core.deal import Deal
from groma.core.hidden import face, kind_of
from groma.core.notes import Log
from groma.core.sets import members
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.bundles import amounts
from groma.games.builders_antiquity.layout import BUILDINGS_STACK, NOTHING, WORKERS_STACK
from groma.games.builders_antiquity.rules.drafting import show_top
from groma.games.builders_antiquity.rules.investing import taught
from groma.games.builders_antiquity.state import Table
from groma.games.builders_antiquity.steps import ENDING, TURN
from groma.games.builders_antiquity.tables import (
    BUILDING_IDS,
    CREW_IDS,
    FIRST_CREW_MACHINE,
    FIRST_MACHINE,
    FIRST_SLAVE,
    POINTS,
    ROW,
    SLAVES,
    TOOL_ADDS,
    TOOL_IDS,
    TOOLS,
    UNIVERSITY_IDS,
    WORKERS,
)
from tests.scenes.scene import Play, settings_of


def building(name: str) -> int:
    """The number of a building."""
    return BUILDING_IDS.index(name)


def card(name: str) -> int:
    """The number of a crew card."""
    return CREW_IDS.index(name)


def tool(name: str) -> int:
    """The number of a tool."""
    return TOOL_IDS.index(name)


class Scene(Play[Table]):
    """A table of The Builders: Antiquity."""

    # ---- making -----------------------------------------------------------------------------

    def site(self, seat: int, *buildings: str) -> "Scene":
        """Open sites of a seat, taken from wherever the cards lie."""
        for name in buildings:
            self._fetch_building(building(name))
            self.table.sites[seat] |= 1 << building(name)
        return self.renew()

    def finished(self, seat: int, *buildings: str) -> "Scene":
        """Finished buildings of a seat; a machine is available."""
        for name in buildings:
            number = building(name)
            self._fetch_building(number)
            self.table.done[seat] |= 1 << number
            self.table.points[seat] += POINTS[number]
            if number >= FIRST_MACHINE:
                self.table.join(seat, number - FIRST_MACHINE + FIRST_CREW_MACHINE)
        return self.renew()

    def crew(self, seat: int, *cards: str) -> "Scene":
        """Workers or slaves ("freed davus" for a freedman) of a seat, available."""
        for text in cards:
            *freed, name = text.split()
            number = card(name)
            self._fetch_crew(number)
            self.table.join(seat, number)
            if freed:
                self.table.freed |= 1 << number
        return self.renew()

    def post(self, seat: int, *sendings: str) -> "Scene":
        """Own cards on own sites from earlier turns: "davus lighthouse", or with a tool."""
        for text in sendings:
            name, place, *carried = text.split()
            number, site = card(name), building(place)
            assert self.table.idle[seat] >> number & 1, f"{name} is not available"
            assert self.table.sites[seat] >> site & 1, f"{place} is no open site"
            self.table.idle[seat] &= ~(1 << number)
            self.table.posts[number] = site
            self.table.provided[site] += self.table.strength[number]
            for helper in carried:
                self.table.toolbox[seat] &= ~(1 << tool(helper))
                self.table.carried[number] = tool(helper)
                self.table.provided[site] += TOOL_ADDS[tool(helper)]
        return self.renew()

    def tools(self, seat: int, *tools: str) -> "Scene":
        """Unused tools of a seat."""
        for name in tools:
            assert self.table.stock >> SLAVES + tool(name) & 1, f"{name} is sold"
            self.table.stock &= ~(1 << SLAVES + tool(name))
            self.table.toolbox[seat] |= 1 << tool(name)
        return self.renew()

    def educate(self, name: str, university: str) -> "Scene":
        """A crew card has a university."""
        number, school = card(name), UNIVERSITY_IDS.index(university)
        assert self.table.stock >> SLAVES + TOOLS + school & 1, f"{university} is sold"
        self.table.stock &= ~(1 << SLAVES + TOOLS + school)
        self.table.educated |= 1 << number
        self.table.pupils[school] = number
        self.table.strength[number] = taught(self.table, self.table.strength[number], school)
        return self.renew()

    def money(self, *coins: int) -> "Scene":
        """The sesterces of the seats, from seat 0 on."""
        self.table.money[: len(coins)] = coins
        return self.renew()

    def loans(self, *loans: int) -> "Scene":
        """The loans of the seats, from seat 0 on."""
        self.table.loans_left += sum(self.table.loans[: len(loans)]) - sum(loans)
        self.table.loans[: len(loans)] = loans
        return self.renew()

    def actions(self, count: int) -> "Scene":
        """The actions left in this turn."""
        self.table.actions = count
        return self.renew()

    def rows(self, buildings: str = "", workers: str = "") -> "Scene":
        """What lies in the rows from the first place on: "house market", "-" for a gap."""
        for slot, name in enumerate(buildings.split()):
            self._lay(slot, NOTHING if name == "-" else building(name), self.table.building_row, 0)
        for slot, name in enumerate(workers.split()):
            self._lay(slot, NOTHING if name == "-" else card(name), self.table.worker_row, 1)
        return self.renew()

    def stacks(self, buildings: str | None = None, workers: str | None = None) -> "Scene":
        """The two stacks, the top card first; all other cards of them are out of this scene."""
        for zone, names, ids in (
            (BUILDINGS_STACK, buildings, BUILDING_IDS),
            (WORKERS_STACK, workers, CREW_IDS),
        ):
            if names is not None:
                self._stack(zone, [ids.index(name) for name in reversed(names.split())])
        return self.renew()

    def restack(self) -> "Scene":
        """Each stack holds exactly what lies nowhere else; what was lost comes under the rest."""
        table = self.table
        for zone, row, count in (
            (BUILDINGS_STACK, table.building_row, len(BUILDING_IDS)),
            (WORKERS_STACK, table.worker_row, WORKERS),
        ):
            stacked = [kind_of(held) for held in table.hidden.zones[zone]]
            lost = [number for number in range(count) if number not in stacked]
            self._stack(
                zone,
                [
                    number
                    for number in [*lost, *stacked]
                    if number not in row and not self._held(number, zone)
                ],
            )
        return self.renew()

    def in_round(self, number: int, start: int = 0, seat: int = 0) -> "Scene":
        """The turn of a seat begins in some round, at a table on which every card has its place."""
        self.table.round = number
        self.table.start = start
        return self.restack().turn(seat)

    def turn(self, seat: int = 0) -> "Scene":
        """The turn of a seat begins; the log is empty."""
        self.forget()
        self.table.todo = []
        self.table.visited = 0
        self.table.sent = [0] * len(BUILDING_IDS)
        self.table.push(TURN, seat)
        self.table.advance()
        return self

    def ended(self) -> "Scene":
        """The game is over without a settlement, whatever is left."""
        self.table.todo = []
        self.table.advance()
        return self

    def settled(self) -> "Scene":
        """The game is over, and everybody has freed and repaid what the money allows."""
        self.table.todo = []
        self.table.push(ENDING)
        self.table.advance()
        return self

    def renew(self) -> "Scene":
        """Compute the options again."""
        self.table.refresh()
        return self

    def _fetch_building(self, number: int) -> None:
        """A building leaves row or stack; another one fills the row, if there is one."""
        zone = self.table.hidden.zones[BUILDINGS_STACK]
        self._fetch(number, zone, self.table.building_row, 0)

    def _fetch_crew(self, number: int) -> None:
        if FIRST_SLAVE <= number < FIRST_SLAVE + SLAVES:
            self.table.stock &= ~(1 << number - FIRST_SLAVE)
            return
        self._fetch(number, self.table.hidden.zones[WORKERS_STACK], self.table.worker_row, 1)

    def _fetch(self, number: int, zone: list[int], row: list[int], back: int) -> None:
        zone[:] = [held for held in zone if held & 255 != number]
        if number in row:
            slot = row.index(number)
            self._lay(slot, zone[0] & 255 if zone else NOTHING, row, back)
            zone[:] = [held for held in zone if held & 255 != number]

    def _lay(self, slot: int, number: int, row: list[int], back: int) -> None:
        """A card comes into a row; what lay there goes under its stack, if nobody has it."""
        zone = self.table.hidden.zones[back]
        old = row[slot]
        if number != NOTHING and number in row:
            row[row.index(number)] = old
        else:
            zone[:] = [held for held in zone if held & 255 != number]
            if old != NOTHING and not self._held(old, back):
                zone.insert(0, face(old, back))
        row[slot] = number
        gap = 1 << ROW * back + slot
        self.table.gaps = self.table.gaps | gap if number == NOTHING else self.table.gaps & ~gap

    def _stack(self, zone: int, kinds: list[int]) -> None:
        """A stack of these cards, the top one last; all see it if the table's settings say so."""
        self.table.hidden.zones[zone] = [face(kind, zone) for kind in kinds]
        if self.table.settings[1 + zone]:
            log, self.table.log = self.table.log, None
            show_top(self.table, zone, 0)
            self.table.log = log

    def _held(self, number: int, back: int) -> bool:
        held = self.table.crew if back else [*self.table.sites, *self.table.done]
        return any(cards >> number & 1 for cards in held)

    # ---- looking ----------------------------------------------------------------------------

    def idle(self, seat: int = 0) -> list[str]:
        """The available crew cards of a seat."""
        return [CREW_IDS[number] for number in members(self.table.idle[seat])]

    def toolbox(self, seat: int = 0) -> list[str]:
        """The unused tools of a seat."""
        return [TOOL_IDS[number] for number in members(self.table.toolbox[seat])]

    def sites(self, seat: int = 0) -> list[str]:
        """The open sites of a seat."""
        return [BUILDING_IDS[number] for number in members(self.table.sites[seat])]

    def done(self, seat: int = 0) -> list[str]:
        """The finished buildings of a seat."""
        return [BUILDING_IDS[number] for number in members(self.table.done[seat])]

    def building_row(self) -> str:
        """The row of buildings as `rows` takes it."""
        row = self.table.building_row
        return " ".join("-" if number == NOTHING else BUILDING_IDS[number] for number in row)

    def worker_row(self) -> str:
        """The row of workers as `rows` takes it."""
        row = self.table.worker_row
        return " ".join("-" if number == NOTHING else CREW_IDS[number] for number in row)

    def strength(self, name: str) -> list[int]:
        """What a crew card provides: stone, wood, knowledge, decoration."""
        return amounts(self.table.strength[card(name)])

    def provided(self, name: str) -> list[int]:
        """What a site has: stone, wood, knowledge, decoration."""
        return amounts(self.table.provided[building(name)])

    def row(self, name: str, seat: int = 0) -> int:
        """The sum of a row of a seat's sheet, in tenths."""
        return self.sheet(seat).row(name)

    def lines(self, row: str, seat: int = 0) -> list[tuple[str, int, dict[str, int]]]:
        """Clause, points and facts of all lines in a row of a seat's sheet."""
        page = self.sheet(seat).lines
        return [(line.clause, line.points, line.facts) for line in page if line.row == row]

    def named(self, move: str) -> set[str]:
        """What can be named in a move now."""
        return {text.split()[1] for text in self.legal() if text.startswith(move + " ")}


def dealt(players: int = 2, seed: bytes = b"scene", **settings: str | int | bool) -> Scene:
    """A table just dealt."""
    chosen = settings_of(GAME, **settings)
    return Scene(GAME, GAME.deal(players, chosen, Deal(seed), Log(players + 1)))


def builders(players: int = 2, **settings: str | int | bool) -> Scene:
    """Seat 0 is about to begin the game with 20 sesterces and no crew; the log is empty.

    The others have 10 sesterces and no crew either; crew and sites come by `crew` and `site`.
    """
    scene = dealt(players, b"scene", **settings)
    table = scene.table
    for seat in range(players):
        for number in members(table.crew[seat]):
            table.hidden.zones[WORKERS_STACK].insert(0, face(number, 1))
        table.crew[seat] = 0
        table.idle[seat] = 0
    table.start = 0
    table.money = [20] + [10] * (players - 1)
    return scene.turn(0)


def wander(players: int, seed: bytes, moves: int, **settings: str | int | bool) -> Scene:
    """A table after so many random moves."""
    return dealt(players, seed, **settings).play_on(seed + b" wander", moves)
