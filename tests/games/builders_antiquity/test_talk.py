"""How a view of The Builders: Antiquity is described, to eyes and to ears."""

from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.speech.describe import describe
from groma.text import table
from groma.text.words import Words
from groma.words.telling import sections
from tests.games.builders_antiquity.told import harbour
from tests.games.told import NAMES, asked, sayings, seen, sentences
from tests.scenes.builders_antiquity import Scene, builders, wander

# ---- the round ----------------------------------------------------------------------------------


def test_the_turn_tells_actions_and_round() -> None:
    scene = harbour()
    assert sentences(scene, "say-turn") == ["Anna has the turn, with 3 actions left."]
    assert sentences(scene, "say-round") == ["Round 1; Anna is the start player."]
    scene.play("tool square")
    assert sentences(scene, "say-turn", lang="de") == [
        "Anna ist am Zug: noch 2 Aktionen, schon investiert."
    ]
    assert sentences(scene, "say-last") == sentences(scene, "say-quiet") == []
    assert sentences(scene, "say-bank") == []
    assert sentences(harbour(2, bank_unlimited=False), "say-bank") == ["The bank has 87 sesterces."]


def last_round() -> Scene:
    scene = builders(3).finished(0, "pyramid", "colossus", "armoury").turn(0)
    return scene.play("end")


def test_the_last_round_is_told_above_every_decision_with_who_still_plays() -> None:
    scene = last_round()
    assert sentences(scene, "say-heading-last") == ["The last round"]
    assert sentences(scene, "say-now-last") == [
        "Last round; reached 17 points: Anna. After this turn still: Cleo."
    ]
    assert sentences(scene, "say-last", lang="de") == [
        "Das ist die letzte Runde; 17 Punkte erreicht: Anna. Nach diesem Zug noch: Cleo."
    ]
    scene.play("end")
    assert sentences(scene, "say-now-last", lang="de") == [
        "Letzte Runde; 17 Punkte erreicht: Anna. Nach diesem Zug kommt niemand mehr."
    ]


def near_the_end() -> Scene:
    """Bert and Cleo have 14 points each; Cleo, after Anna and Bert, could finish the Temple."""
    scene = builders(3).finished(1, "pyramid", "sphinx").finished(2, "colossus", "hanging-gardens")
    scene.site(2, "temple").crew(2, "phryx", "thrax").rows("- - - - -", "- - - - -")
    return scene.money(10, 10, 10).turn(0)


def test_that_the_last_round_may_begin_is_told_before_it_does() -> None:
    scene = near_the_end()
    assert scene.view()["may_end"] == [2]
    assert sentences(scene, "say-now-near") == [
        "Perhaps the last round: Cleo could reach 17 points."
    ]
    assert asked(scene) == (
        "Perhaps the last round (Cleo could reach 17 points): "
        "3 actions and 10 sesterces. What do you do?"
    )
    assert asked(scene, "de").startswith(
        "Vielleicht die letzte Runde (17 Punkte erreichbar für Cleo): "
    )
    scene.play("end", "end")
    assert scene.view()["may_end"] == [2]
    scene.play("send phryx").play("send thrax")  # two actions more, so all are spent
    assert sentences(scene, "say-now-near") == []
    assert asked(scene).startswith("The last round: No action left")
    assert sentences(scene, "say-now-last", 2) == [
        "Last round; reached 17 points: Cleo. Nobody plays after this turn."
    ]


def test_the_last_round_is_not_announced_before_it_is_near() -> None:
    busy = near_the_end()
    busy.table.idle[2] = 0
    assert busy.view()["may_end"] == [], "nobody is available"
    assert near_the_end().money(10, 10, 0).view()["may_end"] == [2], "slaves have no wage"
    scene = near_the_end().rows("noble-house").crew(1, "geta", "lydus").money(10, 5, 10)
    assert scene.view()["may_end"] == [1, 2], "the Noble House could be opened and finished"
    assert scene.copy().turn(2).view()["may_end"] == [2], "Bert has had his turn"
    assert scene.money(10, 4, 10).view()["may_end"] == [2], "one of four actions is bought"
    scene.table.last = True
    assert scene.view()["may_end"] == []
    many = builders(2).finished(0, "pyramid").crew(0, "master-1", "master-2", "master-4").turn(0)
    many.site(0, "market", "stall", "town-hall").rows("- - - - -").money(99).actions(9)
    assert many.view()["may_end"] == [], "8 points, and 3 for the best of them"


def test_quiet_rounds_are_counted_above_every_decision() -> None:
    scene = builders(2).play("end", "end")
    assert sentences(scene, "say-now-quiet") == [
        "1 quiet round so far; after 3 in a row the game ends."
    ]
    scene.play("end", "end")
    assert sentences(scene, "say-quiet", lang="de") == [
        "Bisher 2 ruhige Runden; nach 3 hintereinander endet das Spiel."
    ]
    scene = builders(2, stops="rounds").play("end", "end")
    assert sentences(scene, "say-now-quiet") == sentences(scene, "say-quiet") == []


# ---- the rows and the investments ---------------------------------------------------------------


def test_cards_of_the_rows_tell_their_place_and_values() -> None:
    scene = harbour().rows("quarry - hoist", "master-2 -")
    assert sentences(scene, "say-building")[:2] == [
        "Building row, place 1: Quarry needs 1 stone, 1 wood and brings 10 sesterces; once opened, "
        "of yours could finish it: the slave Davus and Saw (3 actions, no wage); or labourer 1 and "
        "the slave Davus (3 actions, 3 sesterces).",
        "Building row, place 3: Hoist needs 1 wood, 2 knowledge and brings 2 points, then provides "
        "3 stone; once opened, of yours could finish it: the slave Davus and Saw (3 actions, no "
        "wage); or labourer 1 and the slave Davus (3 actions, 3 sesterces).",
    ]
    assert sentences(scene, "say-building-gap") == ["Building row, place 2: empty."]
    assert sentences(scene, "say-worker", lang="de")[0] == (
        "Arbeiterreihe, Platz 1: Meister 2 liefert 3 Steine, 2 Holz, Lohn 5."
    )
    assert sentences(scene, "say-worker-gap", lang="de") == ["Arbeiterreihe, Platz 2: leer."]


def test_stacks_tell_their_count_and_the_next_card_if_it_is_seen() -> None:
    scene = harbour()
    assert sentences(scene, "say-building-stack") == ["3 more buildings in the stack."]
    assert sentences(scene, "say-next-building", lang="de") == [
        "Als Nächstes im Gebäudestapel: Pyramide braucht 4 Steine, 4 Holz, 4 Wissen, 4 Farben "
        "und bringt 18 Sesterze, 8 Punkte."
    ]
    assert sentences(scene, "say-next-worker") == []
    scene = builders(2, reveal_top_building=False, reveal_top_worker=True)
    scene.stacks("pyramid", "master-3 labourer-1")
    assert sentences(scene, "say-next-building") == []
    assert sentences(scene, "say-next-worker") == [
        "Next in the worker stack: master 3 provides 3 wood, 2 knowledge, wage 5."
    ]
    assert sentences(scene.stacks("", ""), "say-worker-stack", lang="de") == [
        "Der Arbeiterstapel ist leer."
    ]


def test_investments_that_are_left_are_told_with_their_prices() -> None:
    scene = harbour().loans(1)
    assert sentences(scene, "say-stock-slaves") == [
        "Slaves for 7 sesterces each: Syrus (2 stone, 2 decoration); "
        "Thrax (2 knowledge, 2 decoration); Lydus (2 stone, 2 wood); Phryx (2 wood, 2 knowledge)."
    ]
    assert sentences(scene, "say-stock-tools", lang="de") == [
        "Werkzeuge für je 2 Sesterze: Handsäge (1 Holz), Winkelmaß (1 Wissen)."
    ]
    assert sentences(scene, "say-stock-schools") == [
        "Universities for 7 sesterces each: university of stone, university of knowledge, "
        "university of decoration."
    ]
    assert sentences(scene, "say-stock-loans") == ["Loans left: 3 (10 sesterces now, 15 to repay)."]


# ---- seats --------------------------------------------------------------------------------------


def test_the_purse_tells_money_points_and_the_score_of_now() -> None:
    scene = harbour().money(12, 1)
    assert sentences(scene, "say-purse")[:2] == [
        "Anna has 12 sesterces, 2 points of buildings; score now: 2.7 points.",
        "Bert has 1 sesterce, 0 points of buildings; score now: 0.1 points.",
    ]
    assert sentences(scene.money(3), "say-purse", lang="de")[0] == (
        "Anna hat 3 Sesterze, 2 Punkte durch Gebäude; Ergebnis jetzt: 1,3 Punkte."
    )
    scene.loans(1).money(0)
    assert sentences(scene, "say-purse")[0].endswith("score now: -1 points.")
    scene.money(5, 10)  # for Davus
    assert sentences(scene, "say-purse")[0].endswith("score now: 0 points.")
    assert sentences(scene, "say-purse")[1].endswith("score now: 1 point.")
    low = builders().loans(1).money(4)
    assert sentences(low, "say-purse", lang="de")[0].endswith("Ergebnis jetzt: -1,6 Punkte.")
    assert sentences(builders().crew(0, "davus").money(4), "say-purse")[0].endswith("-0.6 points.")


def test_slaves_and_loans_tell_what_they_cost_and_what_would_be_settled() -> None:
    scene = harbour().loans(1)
    assert sentences(scene, "say-slaves") == [
        "Slaves of Anna: Davus. Freeing: 1 action while available, or 5 sesterces at the end; "
        "else each costs 1 point."
    ]
    assert sentences(scene, "say-loans", lang="de") == [
        "Kredite von Anna: 1 Kredit. Zurückzahlen kostet je 15 Sesterze, sonst sind es je "
        "2 Punkte weniger."
    ]
    assert sentences(scene, "say-settlement") == ["If the game ended now, Anna would free Davus."]
    scene.money(20)
    assert sentences(scene, "say-settlement") == [
        "If the game ended now, Anna would free Davus and repay 1 loan."
    ]
    assert sentences(scene, "say-settlement", lang="de") == [
        "Wäre jetzt Schluss, dann für Anna: Davus freigelassen, 1 Kredit zurückgezahlt."
    ]
    scene = builders().loans(2).money(30)
    assert sentences(scene, "say-settlement") == [
        "If the game ended now, Anna would repay 2 loans."
    ]
    assert sentences(scene, "say-slaves") == []
    assert sentences(builders(), "say-settlement") == sentences(builders(), "say-loans") == []


def test_every_crew_card_is_told_with_its_owner_the_available_ones_first() -> None:
    scene = harbour()
    assert sentences(scene, "say-crew") == [
        "Crew of Anna: 6 cards, 5 available.",
        "Bert has no crew.",
        "Cleo has no crew.",
    ]
    assert sentences(scene, "say-card") == [
        "Available to Anna: master 1 (2 stone, 3 decoration), wage 5.",
        "Available to Anna: labourer 1 (1 wood, 2 decoration), wage 3.",
        "Available to Anna: the slave Davus (2 stone, 2 knowledge), no wage.",
        "Available to Anna: the freedman Geta (2 wood, 2 decoration), wage 4.",
        "Available to Anna: Saw (3 wood), no wage.",
    ]
    assert sentences(scene, "say-card-busy", lang="de") == [
        "Beschäftigt bei Anna, Baustelle Leuchtturm von Alexandria: Geselle 3 (1 Stein, 3 Holz, "
        "1 Wissen, 1 Farbe) mit Hammer, Lohn 4, ausgebildet (Universität für Holz)."
    ]
    assert sentences(scene, "say-tools") == ["Unused tools of Anna: brush."]
    assert sentences(scene, "say-finished", lang="de") == ["Fertig gebaut von Anna: Haus, Säge."]


def test_a_site_tells_needs_provided_missing_crew_and_the_next_price() -> None:
    scene = harbour().play("send saw", "at lighthouse", "bare")
    assert sentences(scene, "say-site")[1] == (
        "Lighthouse, site of Anna: needs 2 stone, 4 wood, 1 knowledge, 3 decoration; "
        "has 2 stone, 6 wood, 1 knowledge, 1 decoration; missing 2 decoration; "
        "at work: journeyman 3 with hammer, Saw; brings 14 sesterces, 5 points; "
        "the next one sent costs 2 actions."
    )
    assert sentences(scene, "say-site", lang="de")[0] == (
        "Markt, Baustelle von Anna: braucht 1 Stein, 1 Farbe; noch nichts ist da; "
        "bringt 10 Sesterze; die nächste Arbeitskraft kostet 1 Aktion."
    )


# ---- who could finish what ----------------------------------------------------------------------


def test_who_could_finish_a_site_is_told_to_its_owner_alone() -> None:
    scene = harbour()
    assert sentences(scene, "say-teams") == [
        "Market, site of Anna: could be finished by master 1 (1 action, 5 sesterces).",
        "Lighthouse, site of Anna: could be finished by labourer 1 (1 action, 3 sesterces); "
        "or the freedman Geta (1 action, 4 sesterces).",
    ]
    assert sayings(scene, "say-teams", 1) == sayings(scene, "say-teams", 3) == []


def test_teams_of_several_tell_tools_and_bought_actions() -> None:
    scene = builders().site(0, "noble-house").crew(0, "lydus", "labourer-1").tools(0, "hammer")
    assert sentences(scene.turn(0), "say-teams") == [
        "Noble House, site of Anna: could be finished by labourer 1 and the slave Lydus "
        "(3 actions, 3 sesterces)."
    ]
    scene.actions(1).money(9)
    assert sentences(scene, "say-teams", lang="de") == [
        "Adelshaus, Baustelle von Anna: fertigstellen könnten Handlanger 1 und Sklave Lydus "
        "(3 Aktionen, davon gekauft: 2 für 10, Lohn 3, zusammen 13 Sesterze, jetzt zu teuer)."
    ]
    assert section(scene, "say-heading-sites", "de")[3].endswith(
        "3    Handlanger 1, Lydus: 3 Akt, 3+10 Ses"
    )
    assert sentences(scene.money(13), "say-teams")[0].endswith(
        "(3 actions, bought of them: 2 for 10, wages 3, in all 13 sesterces)."
    )
    scene = builders().site(0, "barracks").crew(0, "lydus", "labourer-1", "apprentice-1").turn(0)
    assert (
        "labourer 1, apprentice 1 and the slave Lydus (6 actions"
        in (sentences(scene, "say-teams")[0])
    )
    scene = builders().site(0, "quarry").crew(0, "apprentice-3").tools(0, "hand-saw").turn(0)
    assert sentences(scene, "say-teams") == [
        "Quarry, site of Anna: could be finished by apprentice 3 with hand saw "
        "(1 action, 2 sesterces)."
    ]
    scene = builders().site(0, "pyramid").crew(0, "apprentice-3").turn(0)
    assert sentences(scene, "say-teams") == [
        "Pyramid, site of Anna: the only one available could not finish it; then still missing: "
        "3 stone, 4 wood, 3 knowledge, 4 decoration."
    ]
    scene.crew(0, "master-2")
    assert sentences(scene, "say-teams", lang="de") == [
        "Pyramide, Baustelle von Anna: auch alle verfügbaren Arbeitskräfte zusammen können sie "
        "nicht fertigstellen; dann noch nötig: 2 Holz, 3 Wissen, 4 Farben."
    ]
    scene.crew(0, "master-3", "master-4", "master-1", "geta")
    assert sentences(scene, "say-teams") == [
        "Pyramid, site of Anna: nobody available could finish it, not even three together."
    ]
    scene = builders().site(0, "pyramid").turn(0)
    assert sentences(scene, "say-teams") == ["Pyramid, site of Anna: nobody is available."]


def shown(scene: Scene, wanted: str, lang: str = "en") -> list[str]:
    class Table:
        game = GAME
        state = scene.table

    return table.mentions(Words(GAME, lang, NAMES), Table(), 0, wanted)  # type: ignore[arg-type]


def test_a_site_is_asked_for_by_name() -> None:
    """What it lacks, who works there, and who could finish it at which price, all at once."""
    found = shown(harbour(), "lighthouse")
    assert [line.split(":")[0] for line in found] == [
        "Lighthouse, site of Anna",
        "Lighthouse, site of Anna",
        "Busy for Anna on Lighthouse",
    ]
    assert "missing 1 wood, 2 decoration" in found[0]
    assert "could be finished by labourer 1 (1 action, 3 sesterces)" in found[1]
    assert len(shown(harbour(), "leuchtturm", "de")) == 3
    assert shown(harbour(), "davus")[-1].startswith("Available to Anna: the slave Davus")


# ---- tables for eyes ----------------------------------------------------------------------------


def section(scene: Scene, heading: str, lang: str = "en", number: int = 0) -> list[str]:
    parts = [part for part in sections(describe(seen(scene, 0))) if part[0].message == heading]
    return table.section(Words(GAME, lang, NAMES), parts[number], True)


def test_the_rows_are_tables_for_eyes() -> None:
    scene = harbour().rows("quarry theatre - hoist stall").stacks("pyramid colossus sphinx")
    assert section(scene, "say-heading-buildings") == [
        "BUILDING ROW",
        "  3 more buildings in the stack.",
        "                   S  W  K  D  ses  pts",
        "    1     Quarry   1  1  .  .  10   0",
        "    2     Theatre  4  3  2  1  14   5",
        "    3     -",
        "    4     Hoist    .  1  2  .  0    2    provides 3S",
        "    5     Stall    .  1  .  1  6    1",
        "    next  Pyramid  4  4  4  4  18   8",
        "    (S stone, W wood, K knowledge, D decoration)",
        "    (ses sesterces, pts points)",
    ]
    assert section(scene, "say-heading-workers", "de")[2:5] == [
        "                     S  H  W  F  Lohn",
        "    1  Meister 2     3  2  .  .  5",
        "    2  Geselle 4     1  1  1  1  4",
    ]


def test_crew_and_sites_are_tables_for_eyes() -> None:
    scene = harbour()
    assert section(scene, "say-heading-you")[6:] == [
        "  Crew of Anna: 6 cards, 5 available.",
        "                    S  W   K  D  wage",
        "    master 1        2  .   .  3  5     available",
        "    journeyman 3    1  3*  1  1  4     Lighthouse with hammer",
        "    labourer 1      .  1   .  2  3     available",
        "    Davus, slave    2  .   2  .  .     available",
        "    Geta, freedman  .  2   .  2  4     available",
        "    Saw             .  3   .  .  .     available",
        "    (S stone, W wood, K knowledge, D decoration; * by university)",
    ]
    assert section(scene, "say-heading-sites", "de") == [
        "OFFENE BAUSTELLEN: ANNA",
        "  Anna hat 2 offene Baustellen.",
        "                               S    H    W    F    Akt  Ses  Pkt",
        "    Markt                      0/1  .    .    0/1  1    10   0    Meister 1: 1 Akt, 5 Ses",
        "    Leuchtturm von Alexandria  2/2  3/4  1/1  1/3  1    14   5    "
        "Handlanger 1: 1 Akt, 3 Ses",
        "    (1/2: hat 1 von 2; Akt: Aktionen für die nächste Arbeitskraft)",
        "    (hinten: wer sie fertigstellen könnte, Aktionen, Lohn + gekaufte Aktionen)",
    ]
    scene.site(1, "house")
    assert "last" not in " ".join(section(scene, "say-heading-sites", number=1))


def test_the_tables_of_the_rows_and_crews_fit_a_screen_at_any_time() -> None:
    for number in range(4):
        scene = wander(2 + number % 3, b"wide %d" % number, 150)
        for lang in ("en", "de"):
            words = Words(GAME, lang, NAMES)
            for part in sections(describe(seen(scene, scene.table.onlooker()))):
                grid = [line for line in table.section(words, part, True) if line[:4] == "    "]
                assert max([len(line) for line in grid], default=0) <= table.WIDTH


# ---- the whole ----------------------------------------------------------------------------------


def test_one_line_for_ears_tells_the_own_purse() -> None:
    class Table:
        game = GAME
        state = harbour().table

    purse = table.own_purse(Words(GAME, "en", NAMES), Table(), 0)  # type: ignore[arg-type]
    assert purse == "Anna has 12 sesterces, 2 points of buildings; score now: 2.7 points."


def test_the_end_is_described() -> None:
    scene = last_round().play("end", "end")
    assert sentences(scene, "say-over") == ["The game ended in round 1; Anna began."]
    assert sentences(scene, "say-turn") == sentences(scene, "say-teams") == []
    assert sentences(scene, "say-now-last") == []
    over = sentences(harbour().ended(), "say-site")
    assert over[0].endswith(
        "needs 1 stone, 1 decoration; nothing is there yet; brings 10 sesterces."
    )


def test_what_was_not_freed_or_repaid_is_told_in_the_end() -> None:
    scene = harbour().post(0, "davus lighthouse").loans(1, 2).money(14, 3).settled()
    assert sentences(scene, "say-purse")[0] == (
        "Anna has 14 sesterces, 2 points of buildings; score: 0.4 points."
    )
    assert "; Ergebnis: " in sentences(scene, "say-purse", lang="de")[0]
    assert sentences(scene, "say-slaves-left") == ["Anna has not freed Davus: 1 point lost."]
    assert sentences(scene, "say-loans-left") == [
        "Anna could not repay 1 loan: 2 points lost.",
        "Bert could not repay 2 loans: 2 points lost for each.",
    ]
    assert sentences(scene, "say-loans-left", lang="de")[1] == (
        "Von Bert nicht zurückgezahlt: 2 Kredite, das Geld reichte nicht; je 2 Punkte weniger."
    )
    assert sentences(scene, "say-slaves-left", lang="de") == [
        "Von Anna nicht freigelassen: Davus; 1 Punkt weniger."
    ]
    assert sentences(scene, "say-slaves") == sentences(scene, "say-settlement") == []
    assert sentences(harbour(), "say-loans-left") == sentences(harbour(), "say-slaves-left") == []


def test_who_could_finish_a_site_is_told_only_as_long_as_it_can_be() -> None:
    scene = builders().site(0, "noble-house").crew(0, "lydus", "labourer-1").turn(0)
    scene.table.last = True
    assert "could be finished by" in sentences(scene, "say-teams")[0]
    scene.actions(1).money(9)  # it would take thirteen
    assert sentences(scene, "say-teams") == [
        "Noble House, site of Anna: it is too dear to be finished any more."
    ]
    assert sentences(scene, "say-teams", lang="de") == [
        "Adelshaus, Baustelle von Anna: sie noch fertigzustellen ist zu teuer."
    ]
    assert section(scene, "say-heading-sites")[3].endswith("3")
    scene = builders().site(0, "noble-house").crew(0, "lydus", "labourer-1").turn(0)
    assert section(scene, "say-heading-sites")[3].endswith("labourer 1, Lydus: 3 act, 3 ses")
    over = section(scene.ended(), "say-heading-sites")
    assert over[3].endswith("3")
    assert "last:" not in " ".join(over)
