"""Small scripted tables of City of Marble in the game's own notation, for tests."""

from groma.core.deal import Deal
from groma.core.hidden import face
from groma.core.notes import Log
from groma.core.sets import members, size
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.city import City, building_of, owner_of, site_of
from groma.games.city_of_marble.layout import FIELDS, FOUNTAIN, HANDS, NOTHING
from groma.games.city_of_marble.notes import FIELD
from groma.games.city_of_marble.state import Table
from groma.games.city_of_marble.steps import ENDING, TURN
from groma.games.city_of_marble.tables import (
    BUILDING_IDS,
    COLOR_IDS,
    COLOR_TILES,
    COLORS,
    CORNER_IDS,
    CORNERS,
    HILL_IDS,
    LINE_IDS,
    OFFICIALS,
    SPOT_IDS,
    SPOT_TRIANGLES,
    SPOTS,
)
from tests.scenes.scene import Play, settings_of

_PAIRS = {
    frozenset(SPOT_TRIANGLES[2 * spot : 2 * spot + 2]): SPOT_IDS[spot] for spot in range(SPOTS)
}


def corner(name: str | int) -> int:
    """The number of a corner "e12"."""
    return name if isinstance(name, int) else CORNER_IDS.index(name)


def spot(name: str) -> int:
    """The number of a spot "e12-e14"."""
    return SPOT_IDS.index(name)


def pair(first: int, second: int) -> str:
    """The spot that covers two triangles, by their numbers."""
    return _PAIRS[frozenset((first, second))]


def put(*tiles: str) -> list[str]:
    """The moves that play tiles "green e12-e14" or, with an official, "green e12-e14 official"."""
    moves: list[str] = []
    for text in tiles:
        color, where, *official = text.split()
        moves += [f"play {color}", f"place {where}", *(official or ["unmanned"])]
    return moves


class Scene(Play[Table]):
    """A table of City of Marble."""

    @property
    def city(self) -> City:
        """The board."""
        return self.table.city

    # ---- making -----------------------------------------------------------------------------

    def lay(self, *tiles: str) -> "Scene":
        """Lay tiles "green e12-e14" or, with an official of seat 1, "green e12-e14 1"."""
        for text in tiles:
            color, where, *owner = text.split()
            assert self.city.open >> spot(where) & 1, f"{where} is not open"
            self.city.lay(spot(where), COLOR_IDS.index(color))
            for seat in owner:
                self.city.officials[int(seat)] |= 1 << spot(where)
                self.table.home[int(seat)] -= 1
        return self.renew()

    def erect(self, where: str | int, building: str, seat: int = 0) -> "Scene":
        """A building of a seat, or a "fountain", on a corner."""
        site = FOUNTAIN
        if building != "fountain":
            site = site_of(BUILDING_IDS.index(building), seat)
        self.city.erect(corner(where), site)
        return self.renew()

    def lead(self, line: str, *path: str | int) -> "Scene":
        """An aqueduct from its outlet over these corners."""
        for where in path:
            self.city.extend(LINE_IDS.index(line), corner(where))
        return self.renew()

    def hold(self, seat: int = 0, **tiles: int) -> "Scene":
        """The tiles a seat can play: hold(0, red=2, blue=0)."""
        for color, count in tiles.items():
            self.table.ready[4 * seat + COLOR_IDS.index(color)] = count
        return self.renew()

    def stacks(self, red: int = 0, yellow: int = 0, green: int = 0, blue: int = 0) -> "Scene":
        """What is left in the four stacks."""
        self.table.stacks = [red, yellow, green, blue]
        return self.renew()

    def imperium(self, seat: int = 0, **tiles: int) -> "Scene":
        """The imperium tiles of a seat; they come out of the stock: imperium(0, temple=2)."""
        for building, count in tiles.items():
            number = BUILDING_IDS.index(building)
            self.table.stock[number] += self.table.imperium[4 * seat + number] - count
            self.table.imperium[4 * seat + number] = count
        return self.renew()

    def on_field(self, field: str, seat: int = 0, count: int = 1) -> "Scene":
        """Officials from home on an imperium field or the treasury."""
        self.table.fields[FIELDS * seat + FIELD.parse(field)] += count
        self.table.home[seat] -= count
        return self.renew()

    def bridges(self, seat: int, *points: int) -> "Scene":
        """Bridge tiles that a seat has taken and looked at."""
        self.table.hidden.zones[HANDS + seat] = [face(value, 0) for value in points]
        self.table.hidden.look(HANDS + seat, seat)
        return self

    def coins(self, *counts: int) -> "Scene":
        """The coins of all seats."""
        self.table.coins = list(counts)
        return self

    def unplaced(self, color: int) -> int:
        """How many tiles of a colour are neither on the board nor with a seat."""
        table = self.table
        with_seats = sum(table.ready[color::COLORS]) + sum(table.drawn[color::COLORS])
        left = COLOR_TILES[color] - size(self.city.colors[color]) - with_seats
        assert left >= 0, f"there are too many {COLOR_IDS[color]} tiles"
        return left

    def fill_stacks(self) -> "Scene":
        """The stacks hold what lies nowhere else."""
        return self.stacks(*[self.unplaced(color) for color in range(COLORS)])

    def last_action(self) -> "Scene":
        """The last round, triggered by seat 0: its own last action is all that is left.

        Every stack but the blue one is empty; the seats share what is not on the board.
        """
        table = self.table
        for color in range(COLORS - 1):
            for number in range(self.unplaced(color)):
                table.ready[COLORS * (number % table.players) + color] += 1
        table.trigger = 0
        table.todo = []
        table.push(ENDING)
        table.push(TURN, 0)
        table.advance()
        return self.fill_stacks().forget()

    def finish(self) -> "Scene":
        """The game is over as it stands."""
        self.table.todo = []
        self.table.advance()
        return self

    def renew(self) -> "Scene":
        """Compute the options again."""
        self.table.refresh()
        return self

    # ---- looking ----------------------------------------------------------------------------

    def story(self, viewer: int | None = None) -> list[tuple[str, dict[str, object]]]:
        """As always, but without the headings of turns."""
        return [note for note in super().story(viewer) if note[0] != "turn-begins"]

    def site(self, where: str | int) -> str | None:
        """What stands on a corner: "temple 0", "fountain", or None."""
        site = self.city.sites[corner(where)]
        if site == NOTHING:
            return None
        if site == FOUNTAIN:
            return "fountain"
        return f"{BUILDING_IDS[building_of(site)]} {owner_of(site)}"

    def sites(self) -> dict[str, str]:
        """Everything built so far, by corner."""
        found = {CORNER_IDS[number]: self.site(number) for number in range(CORNERS)}
        return {where: what for where, what in found.items() if what is not None}

    def line(self, name: str) -> list[str]:
        """The corners of an aqueduct, the outlet first."""
        return [CORNER_IDS[number] for number in self.city.lines[LINE_IDS.index(name)]]

    def officials(self, seat: int) -> list[str]:
        """The spots of a seat's officials."""
        return [SPOT_IDS[number] for number in members(self.city.officials[seat])]

    def fields(self, seat: int) -> dict[str, int]:
        """The officials of a seat on imperium fields and in the treasury, where there are any."""
        counts = self.table.fields[FIELDS * seat : FIELDS * (seat + 1)]
        return {FIELD.label(i): counts[i] for i in range(FIELDS) if counts[i]}

    def imperium_of(self, seat: int) -> dict[str, int]:
        """The imperium tiles of a seat, where there are any."""
        counts = self.table.imperium_of(seat)
        return {BUILDING_IDS[i]: counts[i] for i in range(len(counts)) if counts[i]}

    def ready(self, seat: int) -> dict[str, int]:
        """The tiles that a seat can play."""
        return dict(zip(COLOR_IDS, self.table.tiles_ready(seat), strict=True))

    def drawn(self, seat: int) -> dict[str, int]:
        """The tiles that a seat has drawn in this turn."""
        return dict(zip(COLOR_IDS, self.table.drawn[4 * seat : 4 * seat + 4], strict=True))

    def spots(self) -> set[str]:
        """The spots named by the legal moves."""
        return {text.split()[1] for text in self.legal() if text.split()[1:]}

    def row(self, name: str, seat: int = 0) -> int:
        """The sum of a row of a seat's sheet."""
        return self.sheet(seat).row(name)


def dealt(players: int = 2, seed: bytes = b"scene", **settings: str | int | bool) -> Scene:
    """A table just dealt."""
    chosen = settings_of(GAME, **settings)
    return Scene(GAME, GAME.deal(players, chosen, Deal(seed), Log(players + 1)))


def turn(
    *tiles: str,
    players: int = 2,
    hills: str = "quirinalis viminalis aventinus",
    **settings: str | int | bool,
) -> Scene:
    """Seat 0 is about to choose its first action; hills and tiles as given, the log is empty.

    Tiles are laid without asking whether they could have been; officials on them come from home.
    """
    scene = dealt(players, **settings)
    table = scene.table
    table.city.hills = sorted([HILL_IDS.index(hill) for hill in hills.split()])
    table.city.prepare(table.blank_hills())
    table.home = [OFFICIALS] * players
    table.start = 0
    table.todo = []
    table.push(TURN, 0)
    table.advance()
    scene.forget()
    return scene.lay(*tiles)


def last_turn(*tiles: str, players: int = 2, **settings: str | int | bool) -> Scene:
    """As `turn`, but three stacks are empty: the end of the turn brings on the last round."""
    return turn(*tiles, players=players, **settings).stacks(blue=6)  # type: ignore[arg-type]
