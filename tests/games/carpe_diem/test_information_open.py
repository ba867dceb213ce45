"""Chapter 12: what lies open, what records and replays tell, and what is shown at the end."""

import json

import pytest

from groma.core.deal import Deal
from groma.core.match import Match, open_match
from groma.core.record import from_json, verify
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.moves import MOVES
from groma.games.carpe_diem.tables import FEATURE_IDS
from tests.scenes.carpe_diem import Scene, building, dealt, lay_out, turn

PLAYERS = (2, 3, 4)
OF_ONE_VIEWER = {"viewer", "stack", "unseen_fountain_cards", "seats"}
SECRET = {"drew-card", "discarded-card", "discarded"}


def public_part(scene: Scene, viewer: int) -> dict[str, object]:
    """A view without what may differ from viewer to viewer."""
    seen = scene.view(viewer)
    part: dict[str, object] = {key: seen[key] for key in seen if key not in OF_ONE_VIEWER}  # type: ignore[literal-required]
    if seen["turn"] is not None:  # reckoned for who decides, out of what all see
        foretold = ("placements", "fits", "rewards")
        assert viewer == seen["decides"] or not any(seen["turn"][name] for name in foretold)
        part["turn"] = {**seen["turn"], **{name: [] for name in foretold}}
    if seen["scoring"] is not None:
        assert viewer == seen["decides"] or not seen["scoring"]["payments"]
        part["scoring"] = {**seen["scoring"], "payments": []}
    part["stack"] = len(seen["stack"])
    for seat in seen["seats"]:
        rest = {key: entry for key, entry in seat.items() if not key.startswith("fountain_")}
        part[f"seat {seat['seat']}"] = [rest, len(seat["fountain_cards"])]
    return part


def played(players: int = 3) -> Match:
    """A match in which everybody plays by chance, up to its end."""
    match = open_match(GAME, ["Ada", "Ben", "Cleo", "Dora"][:players], b"x" * 32)
    chance = Deal(b"match")
    while not match.state.over():
        legal = match.state.legal()
        assert match.play(match.state.seat, legal[chance.below(len(legal))]) is None
    return match


@pytest.mark.clause("CD-12.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_the_fountain_cards_is_the_same_for_everybody(players: int) -> None:
    scene = dealt(players, b"open")
    chance = Deal(b"open")
    while not scene.table.over():
        first = public_part(scene, players)
        assert all(public_part(scene, viewer) == first for viewer in range(players))
        for _ in range(7):
            if not scene.table.over():
                legal = scene.table.legal()
                scene.table.play(legal[chance.below(len(legal))])


@pytest.mark.clause("CD-12.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_the_fountain_cards_is_told_to_everybody(players: int) -> None:
    scene = dealt(players, b"told").play_on(b"told")
    log = scene.table.log
    assert log is not None
    for note in log.notes:
        name = GAME.notes.kinds[note.kind].name
        assert (note.readers == log.everybody) == (name not in SECRET)


@pytest.mark.clause("CD-12.4")
def test_districts_frames_and_storage_lie_open() -> None:
    scene = building("fish_pond_end", "market at c3 | villa_end1 at c2 x3", players=3)
    scene.give(0, fish=2, coin=1, bread=3).give(2, herb=4).set_points(17, 1).play("store")
    lay_out(scene.table.districts[2], "villa_straight2 at d4")
    scene.table.spaces = [0, 4, 2]
    scene.table.track = [0, 2, 1]
    for viewer in range(4):
        seen = scene.view(viewer)
        first, second, third = seen["seats"]
        assert [(t["cell"], t["tile"], t["turns"]) for t in first["tiles"]] == [
            ("c2", "villa_end1", 3),
            ("c3", "market", 0),
        ]
        assert first["tiles"][0]["edges"] == ["meadow", "meadow", "meadow", "villa"]
        assert [(t["cell"], t["tile"], t["turns"]) for t in third["tiles"]] == [
            ("d4", "villa_straight2", 0)
        ]
        assert first["stored"] == ["fish_pond_end"]
        assert first["wares"] == {"grape": 0, "herb": 0, "chicken": 0, "fish": 2}
        assert (first["coins"], first["breads"], third["wares"]["herb"]) == (1, 3, 4)
        assert (second["points"], second["space"], seen["track"]) == (17, 4, [0, 2, 1])
        assert all(len(seat["tasks"]) == 8 for seat in seen["seats"])
        assert scene.facts("stored", viewer) == [{"seat": "@seat-0", "tile": "@tile-fish-pond-end"}]


@pytest.mark.clause("CD-12.4")
@pytest.mark.parametrize(("players", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_removed_tiles_the_seal_row_and_the_circles_lie_open(players: int, removed: int) -> None:
    four = ["market", "bakery", "villa_end1", "villa_end2"]
    depots = {4: ", ".join(four[: removed + 1]), 5: ", ".join(four)}
    scene = turn("market at c3", players=players, depots=depots, seals="baker_half, market/dark")
    scene.play("walk 4")
    if removed:
        scene.play("take 1")
    scene.table.discs[5] = 1
    for viewer in range(players + 1):
        seen = scene.view(viewer)
        assert seen["removed"] == four[1 : removed + 1]
        assert len(scene.facts("removed", viewer)) == removed
        assert seen["seals"][:3] == ["baker_half", "market", None]
        assert [c["seat"] for c in seen["circles"] if c["circle"] == "4-5"] == [1]
        assert sum(card is not None for card in seen["grid"]) == 4 + 2 * players


@pytest.mark.clause("CD-12.3")
def test_only_the_choice_of_a_fountain_card_is_a_secret_move() -> None:
    assert [family.name for family in MOVES.families if family.secret] == ["discard"]
    for name in FEATURE_IDS:
        move = MOVES.parse(f"discard {name}")
        assert MOVES.public_text(move) == "discard"
    for move in range(MOVES.count):
        if MOVES.family(move).name != "discard":
            assert MOVES.public_text(move) == MOVES.text(move)


@pytest.mark.clause("CD-12.1", "CD-12.3")
def test_the_record_of_a_running_game_hides_seed_and_discards() -> None:
    match = played()
    texts = [MOVES.text(move) for move in match.moves]
    discards = [i for i, text in enumerate(texts) if text.startswith("discard ")]
    assert discards
    finished = match.record()
    match.rewind(len(texts) - 1)
    running = match.record()
    assert running.seed is None
    form = json.loads(running.to_json(GAME))
    assert form["seed"] is None
    assert {form["moves"][i] for i in discards} == {"discard"}
    assert match.public_moves() == form["moves"]
    assert finished.seed == b"x" * 32
    shown = from_json(finished.to_json(GAME), {GAME.name: GAME})
    assert [MOVES.text(move) for move in shown.moves] == texts
    assert verify(finished, GAME).wrong == ""


@pytest.mark.clause("CD-12.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_before_the_end_nobody_but_the_owner_is_shown_a_fountain_card(players: int) -> None:
    scene = dealt(players, b"last")
    chance = Deal(b"last")
    held = 0
    while not scene.table.over():
        if scene.step() == "circle":
            for viewer in range(players + 1):
                for seat in scene.view(viewer)["seats"]:
                    known = [card is not None for card in seat["fountain_cards"]]
                    assert known == [seat["seat"] == viewer] * len(known)
                    page = scene.sheet(seat["seat"], viewer)
                    lines = [line for line in page.lines if line.row == "fountain-cards"]
                    if seat["seat"] == viewer:
                        assert [line.clause for line in lines] == ["CD-11.5"] * len(known)
                    elif known:
                        assert [line.to_json() for line in lines] == [concealed(len(known))]
                    held += len(known)
        assert "showed" not in scene.told()
        legal = scene.table.legal()
        scene.table.play(legal[chance.below(len(legal))])
    assert held > 0


def concealed(cards: int) -> dict[str, object]:
    """The line of so many cards for whoever may not know them."""
    facts = {"cards": cards}
    said: dict[str, object] = {"row": "fountain-cards", "clause": "CD-12.3", "points": 0}
    return said | {"facts": facts, "pieces": [], "concealed": True}


@pytest.mark.clause("CD-12.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_all_kept_cards_are_turned_up_for_all(players: int) -> None:
    scene = dealt(players, b"last").play_on(b"a", until=lambda table: table.phase == 3)
    scene.hold(0, "villa", "market", "villa").hold(1, "baker")
    scene.play_on(b"b")
    names = [name for name, _ in scene.story()]
    kept = [card for seat in range(players) for card in scene.hand(seat)]
    assert names[-len(kept) :] == ["showed"] * len(kept)
    expected = sorted(
        (f"@seat-{seat}", "@feature-" + card.replace("_", "-"))
        for seat in range(players)
        for card in scene.hand(seat)
    )
    for viewer in range(players + 1):
        told = [(facts["seat"], facts["feature"]) for facts in scene.facts("showed", viewer)]
        assert sorted(told) == expected  # type: ignore[type-var]
        for seat in range(players):
            shown = scene.view(viewer)["seats"][seat]["fountain_cards"]
            assert sorted(map(str, shown)) == sorted(scene.hand(seat))
            page = scene.sheet(seat, viewer)
            assert page.to_json() == scene.sheet(seat, seat).to_json()
            assert page.total() == scene.scores()[seat]
    assert {"villa", "market"} <= set(scene.hand(0))


@pytest.mark.clause("CD-12.2", "CD-12.3")
def test_cards_under_the_stack_stay_face_down_to_the_end() -> None:
    scene = dealt(3, b"last").play_on(b"a")
    returned = [len(scene.facts("discarded-card", viewer)) for viewer in range(4)]
    assert sum(returned) > 0
    for viewer in range(4):
        known = [card for card in scene.view(viewer)["stack"] if card is not None]
        assert len(known) == returned[viewer]
