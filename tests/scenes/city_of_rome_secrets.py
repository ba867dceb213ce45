"""Tables of City of Rome whose hidden cards the script knows, and short forms of what is seen."""

from groma.core.deal import Deal
from groma.core.hidden import FACE, face
from groma.core.notes import Log
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import STRIP_BACK, STRIPS
from groma.games.city_of_rome.setup import (
    begin_draft,
    choose_start_player,
    found_cities,
    shuffle_decks,
    shuffle_strips,
)
from groma.games.city_of_rome.tables import DECK_IDS, ROW_IDS
from groma.games.city_of_rome.view.forms import CardView
from tests.scenes.city_of_rome import Scene, card, chosen

OF_ONE_VIEWER = {"outlook", "viewer", "packet", "bundles", "unseen", "decks", "seats"}


def dealt(players: int = 3, strips: str = "", decks: str = "", **settings: str | int) -> Scene:
    """A deal before the opening draft, with chosen cards on top and chosen strips.

    `decks` reads "II: market, arena | III: school", each from the top; the rest of a deck is the
    same cards as always. `strips` reads "GGBBB GBGBB ...", from the top of the stack.
    """
    table = GAME.blank(players, chosen(**settings))
    table.log = Log(players + 1)
    found_cities(table)
    shuffle_decks(table, Deal(b"secrets"))
    shuffle_strips(table, Deal(b"secrets"))
    for part in decks.split("|"):
        name, _, text = part.strip().partition(":")
        for wanted in reversed([w for w in text.split(",") if w.strip()]):
            zone = table.hidden.zones[DECK_IDS.index(name)]
            zone.remove(card(f"{wanted.strip()}/{name}"))
            zone.append(card(f"{wanted.strip()}/{name}"))
    if strips:
        rows = [face(ROW_IDS.index(row), STRIP_BACK) for row in strips.split()]
        table.hidden.zones[STRIPS] = rows[::-1]
        table.hidden.put(STRIPS, table.hidden.turn_up(STRIPS))
    choose_start_player(table, Deal(b"secrets"))
    begin_draft(table)
    table.advance()
    return Scene(GAME, table)


def shown(seen: CardView) -> str:
    """A card as seen: "market/II", "?/II", or "?/II #1" if it lies in bundle 1."""
    bundle = f" #{seen['bundle']}" if seen["bundle"] else ""
    return f"{seen['card'] or '?'}/{seen['deck']}{bundle}"


def hand_seen(scene: Scene, seat: int, viewer: int) -> list[str]:
    """A hand through the eyes of a viewer."""
    return sorted(shown(held) for held in scene.view(viewer)["seats"][seat]["hand"])


def packet_seen(scene: Scene, viewer: int) -> list[str]:
    """The cards on their way, through the eyes of a viewer."""
    return sorted(shown(held) for held in scene.view(viewer)["packet"])


def deck_seen(scene: Scene, deck: str, viewer: int) -> dict[int, str]:
    """What a viewer knows of a deck, by place from the top."""
    (found,) = [d for d in scene.view(viewer)["decks"] if d["deck"] == deck]
    return {place: shown(seen) for place, seen in found["known"]}


def bundles_seen(scene: Scene, viewer: int) -> dict[int, list[str]]:
    """What a viewer knows to be in its bundles."""
    return {
        seen["bundle"]: sorted(shown(card) for card in seen["cards"])
        for seen in scene.view(viewer)["bundles"]
    }


def faces(zone: list[int]) -> list[int]:
    """The faces of some cards, without what anybody knows of them."""
    return [held & FACE for held in zone]


def public_part(scene: Scene, viewer: int) -> dict[str, object]:
    """A view without what may differ from viewer to viewer."""
    view = scene.view(viewer)
    part: dict[str, object] = {key: view[key] for key in view if key not in OF_ONE_VIEWER}
    part["decks"] = [(deck["deck"], deck["size"]) for deck in view["decks"]]
    part["packet"] = [held["deck"] for held in view["packet"]]
    for seat in view["seats"]:
        rest = {key: entry for key, entry in seat.items() if key != "hand"}
        part[f"seat {seat['seat']}"] = [rest, sorted(held["deck"] for held in seat["hand"])]
    return part
