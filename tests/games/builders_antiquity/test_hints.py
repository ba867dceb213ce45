"""What a view of The Builders: Antiquity adds to moves, prompts and refusals."""

import re

import pytest

from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.moves import MOVES
from groma.words import Words
from tests.games.builders_antiquity.told import harbour
from tests.games.told import NAMES, asked, hinted, refused, said, seen
from tests.scenes.builders_antiquity import Scene, builders, wander

# ---- the rows -----------------------------------------------------------------------------------


def test_a_card_of_the_row_tells_what_it_needs_and_brings() -> None:
    scene = harbour()
    assert said(scene, "open 2", ears=True) == (
        "Open Theatre: needs 4 stone, 3 wood, 2 knowledge, 1 decoration; "
        "brings 14 sesterces, 5 points"
    )
    assert said(scene, "open 2") == "Open Theatre: 4S 3W 2K 1D; 14 ses, 5 pts"
    assert said(scene, "open 2", lang="de") == "Theater eröffnen: 4S 3H 2W 1F; 14 Ses, 5 Pkt"
    assert said(scene, "open 4") == "Open Hoist: 1W 2K; 2 pts, then gives 3S"
    assert said(scene, "open 4", ears=True, lang="de") == (
        "Flaschenzug eröffnen: braucht 1 Holz, 2 Wissen; bringt 2 Punkte, liefert danach 3 Steine"
    )


def test_who_could_finish_a_new_site_alone_is_named_the_cheapest_first() -> None:
    scene = harbour()
    assert said(scene, "open 5", ears=True).endswith(
        "; could finish it alone in this turn: Saw with brush (no wage), labourer 1 (wage 3)"
    )
    assert said(scene, "open 5", lang="de").endswith(
        "; allein, jetzt: Säge mit Pinsel (kein Lohn), Handlanger 1 (Lohn 3)"
    )
    scene.rows("quarry rural-house").crew(0, "lydus")
    assert said(scene, "open 1").endswith("; alone, now: the slave Lydus (no wage)")
    scene.tools(0, "hand-saw")  # a slave never carries one
    assert said(scene, "open 1").endswith(
        "alone, now: the slave Lydus (no wage), master 1 with hand saw (wage 5)"
    )


def test_a_worker_of_the_row_tells_what_it_could_finish_or_cover() -> None:
    scene = harbour()
    assert said(scene, "recruit 1", ears=True) == (
        "Recruit master 2 (3 stone, 2 wood), wage 5; could finish now: Market with brush "
        "(10 sesterces)"
    )
    assert said(scene, "recruit 2") == (
        "Recruit journeyman 4 (1S 1W 1K 1D), wage 4; could finish now: Market (10 ses); "
        "Lighthouse with brush (14 ses, 5 pts)"
    )
    scene.rows(workers="master-2 labourer-3")
    assert said(scene, "recruit 2").endswith("wage 3; Lighthouse: still 2D")
    assert said(scene, "recruit 2", ears=True, lang="de") == (
        "Anwerben: Handlanger 3 (2 Holz, 1 Wissen), Lohn 3; "
        "Leuchtturm von Alexandria: dann noch nötig 2 Farben"
    )
    assert said(builders().rows(workers="master-1"), "recruit 1") == (
        "Recruit master 1 (2S 3D), wage 5"
    )


def test_an_empty_place_has_words_too() -> None:
    scene = harbour().rows("-", "-")
    assert hinted(scene, "open 1")["building"] == "@say-nothing"
    assert hinted(scene, "recruit 1")["who"] == "@say-nothing"
    assert refused(scene, "open 1").startswith("This place of the row is empty. (BA-5.6) Our read")


# ---- sending ------------------------------------------------------------------------------------


def test_a_sending_tells_wage_and_what_it_finishes() -> None:
    scene = harbour()
    assert said(scene, "send labourer-1", ears=True) == (
        "Send labourer 1 (1 wood, 2 decoration), wage 3; finishes Lighthouse "
        "(14 sesterces, 5 points)"
    )
    assert said(scene, "send labourer-1", lang="de") == (
        "Schicken: Handlanger 1 (1H 2F), Lohn 3; fertig: Leuchtturm von Alexandria (14 Ses, 5 Pkt)"
    )
    assert said(scene, "send davus", ears=True) == (
        "Send the slave Davus (2 stone, 2 knowledge), no wage; Market: then missing 1 decoration"
    )
    assert said(scene, "send saw", lang="de") == (
        "Schicken: Säge (3H), kein Lohn; Leuchtturm von Alexandria: noch 2F"
    )


def deed(scene: Scene, move: str, lang: str = "en") -> str:
    """What stands on the button of a move."""
    return Words(GAME, lang, NAMES).deed(scene.move(move), hinted(scene, move))


def brief(scene: Scene, move: str, lang: str = "en") -> str:
    """A move in short, without the marks of pieces."""
    told = Words(GAME, lang, NAMES).short_move(scene.move(move), hinted(scene, move))
    return re.sub(r"\[[^|\]]*\|([^\]]*)\]", r"\1", told or "")


def test_what_a_sending_costs_is_told_apart_from_what_the_finished_building_brings() -> None:
    scene = harbour()
    assert brief(scene, "send labourer-1") == ("Send labourer 1, wage 3; then 14 ses, 5 pts")
    assert brief(scene, "send saw", "de") == "Säge schicken, kein Lohn"
    assert [deed(scene, "send labourer-1"), deed(scene, "send saw")] == ["Send and finish", "Send"]
    scene.play("send labourer-1")
    assert brief(scene, "at lighthouse", "de") == (
        "Zu Leuchtturm von Alexandria, Lohn 3; dann 14 Ses, 5 Pkt"
    )
    assert deed(scene, "at lighthouse", "de") == "Schicken, vollenden"
    assert [brief(scene, "at market"), deed(scene, "at market")] == ["To Market, wage 3", "Send"]
    scene = harbour().tools(0, "hand-saw").play("send master-1", "at lighthouse")
    assert deed(scene, "with brush") == "Send with the tool"
    assert [deed(scene, "with hand-saw"), deed(scene, "bare")] == [
        "Send and finish",
        "Send without a tool",
    ]


def test_a_sending_that_is_no_use_says_so() -> None:
    scene = builders().site(0, "market").crew(0, "phryx").turn(0)
    assert said(scene, "send phryx").endswith("no wage; nothing that your sites need")


def test_a_site_beyond_the_actions_is_not_promised() -> None:
    scene = harbour().play("send saw", "at lighthouse", "bare")  # the next one there costs two
    assert "finishes Lighthouse" in said(scene, "send geta")
    scene.actions(1)
    assert "Lighthouse" not in said(scene, "send geta")
    assert "Lighthouse" in said(scene.rows(workers="labourer-3 journeyman-6"), "recruit 2")


def test_a_site_tells_actions_and_what_is_missing_then() -> None:
    scene = harbour().play("send master-1")
    assert asked(scene) == (
        "Where does master 1 go? (2 stone, 3 decoration; wage 5; you have 3 actions, 12 sesterces)"
    )
    assert said(scene, "at market") == "Market: 1 action; finishes it (10 sesterces)"
    assert said(scene, "at lighthouse") == "Lighthouse: 1 action; then still missing: 1 wood"
    scene = harbour().play("send saw", "at lighthouse", "bare", "send master-1")
    assert said(scene, "at lighthouse", lang="de") == (
        "Leuchtturm von Alexandria: 2 Aktionen; wird fertig (14 Sesterze, 5 Punkte)"
    )


def test_a_site_tells_the_tool_that_would_finish_it() -> None:
    scene = harbour().tools(0, "hand-saw").play("send master-1")
    assert said(scene, "at lighthouse") == (
        "Lighthouse: 1 action; then still missing: 1 wood; with hand saw it would be finished"
    )
    scene.play("at lighthouse")
    assert asked(scene, "de") == (
        "Mit welchem Werkzeug geht Meister 1 zur Baustelle Leuchtturm von Alexandria? "
        "(dort noch nötig: 1 Holz, 2 Farben; du hast 3 Aktionen, 12 Sesterze)"
    )
    assert said(scene, "with hand-saw") == (
        "With hand saw, +1 wood: finishes it (14 sesterces, 5 points)"
    )
    assert said(scene, "with brush") == (
        "With brush, +1 decoration, of no use here: then still missing: 1 wood"
    )
    assert said(scene, "bare", lang="de") == "Ohne Werkzeug: dann noch nötig: 1 Holz"


def test_what_is_said_of_a_sending_comes_true() -> None:
    """At random tables, for every card, site and tool that can be chosen."""
    tried = 0
    for number in range(12):
        scene = wander(2, b"sent %d" % number, 40 + 9 * number)
        while scene.step() not in ("site", "tool", ""):
            legal = [move for move in scene.legal() if move.startswith("send ")]
            scene.play(legal[0] if legal else scene.legal()[0])
        if scene.step() != "tool":
            continue
        for move in scene.legal():
            after = scene.copy().play(move)
            finished = "finished" in after.told()
            assert hinted(scene, move)["done"] == int(finished)
            tried += 1
    assert tried


def test_a_sending_tells_of_the_sites_that_it_brings_nearest_to_their_end() -> None:
    scene = builders().site(0, "pyramid", "forum", "house").crew(0, "master-2").turn(0)
    assert said(scene, "send master-2", ears=True) == (
        "Send master 2 (3 stone, 2 wood), wage 5; House: then missing 1 knowledge; "
        "Forum: covers 3 of 8"
    )
    assert said(scene, "send master-2", lang="de").endswith("; Haus: noch 1W; Forum: noch 3W 2F")


# ---- now, later, never --------------------------------------------------------------------------


def test_what_can_be_finished_in_this_turn_is_told_apart_from_later() -> None:
    scene = harbour(machines_use_tools=False).rows(workers="journeyman-6")
    scene.actions(1).money(9)  # wage 4, an action 5
    assert "; could finish now: Market" not in said(scene, "recruit 1")
    assert said(scene, "recruit 1").endswith("; could finish now: Lighthouse (14 ses, 5 pts)")
    scene.money(8)
    assert said(scene, "recruit 1").endswith(
        "; could finish in your next turn: Lighthouse (14 ses, 5 pts)"
    )
    assert said(scene, "recruit 1", lang="de", ears=True).endswith(
        "; könnte im nächsten Zug fertigstellen: Leuchtturm von Alexandria (14 Sesterze, 5 Punkte)"
    )
    assert said(scene, "open 5").endswith("; alone, now: labourer 1 (wage 3)")
    scene.money(7)
    assert said(scene, "open 5", lang="de").endswith(
        "; allein, im nächsten Zug: Handlanger 1 (Lohn 3), Freigelassener Geta (Lohn 4)"
    )
    assert said(scene.money(11), "tool hand-saw").endswith(
        "; with it could finish alone in your next turn: master 1 (Lighthouse)"
    )
    assert "could finish alone now: master 1" in said(scene.money(12), "tool hand-saw")
    assert "; could finish now: Market (10 ses)" in said(scene, "slave syrus")
    assert "; could finish in your next turn: Market" in said(scene.money(11), "slave syrus")


def test_nothing_is_promised_for_a_turn_that_does_not_come() -> None:
    scene = harbour(machines_use_tools=False).rows(workers="journeyman-6 labourer-3")
    scene.actions(1).money(8).table.last = True
    assert said(scene, "recruit 1").endswith("wage 4")
    assert said(scene, "recruit 2").endswith("wage 3"), "also not what it would cover"
    assert said(scene.money(7), "open 5").endswith("6 ses, 1 pts")
    assert said(scene, "tool hand-saw").endswith("+1 wood")
    assert said(scene, "slave syrus").endswith("not freed: -1; ends your turn")
    scene = harbour().finished(0, "pyramid", "colossus").actions(1).money(8)  # 17 points
    assert "next turn" not in said(scene.rows(workers="journeyman-6"), "recruit 1")


def test_in_the_last_round_only_what_can_still_be_finished_is_recommended() -> None:
    scene = builders().site(0, "noble-house", "pyramid").crew(0, "lydus", "labourer-1", "geta")
    scene.turn(0).table.last = True
    assert said(scene, "send lydus").endswith("no wage; Noble House: still 2D"), "with labourer 1"
    scene.actions(1).money(4)
    assert said(scene, "send lydus").endswith("no wage; finishes nothing any more; ends your turn")
    assert "stellt nichts mehr fertig" in said(scene, "send geta", lang="de")
    scene.table.last = False
    assert "; Noble House: still 2D; Pyramid: still 2S 2W 4K 4D" in said(scene, "send lydus")


def test_a_line_that_ends_the_turn_says_so() -> None:
    scene = harbour().actions(1).money(4)
    assert said(scene, "open 2").endswith("; ends your turn")
    assert said(scene, "recruit 3", lang="de").endswith("; beendet deinen Zug")
    assert said(scene, "coins 1") == "Take coins: 1 action for 1 sesterce"
    assert said(scene.money(3), "coins 1").endswith("for 1 sesterce; ends your turn")
    assert "ends" not in said(scene, "loan")
    assert said(scene.actions(0).loans(1).money(19), "repay").endswith("no loan; ends your turn")
    assert "ends" not in said(scene.money(20), "repay")


def test_what_ends_a_turn_is_foretold_at_any_table() -> None:
    """For every legal move; while a sending is not complete, only what is sure is told."""
    ended = 0
    for number in range(30):
        limited = {"bank_unlimited": number % 3 > 0}
        scene = wander(2, b"ends %d" % number, 30 + 11 * number, **limited)
        for _ in range(12):
            if scene.table.over():
                break
            for move in scene.legal():
                after = scene.copy().forget().play(move)
                over = "turn-begins" in after.told() or after.table.over()
                told = bool(hinted(scene, move).get("closes", 0))
                open_end = after.step() in ("site", "tool", "pupil") and not over
                if move != "end" and not open_end:
                    assert told == over, (number, move)
                ended += told
            scene.play_on(b"more %d" % number, 1)
    assert ended > 20


def test_a_tool_of_no_use_stands_last() -> None:
    scene = harbour().tools(0, "hand-saw").play("send master-1", "at lighthouse")
    order = {move: hinted(scene, move).get("order", 0) for move in scene.legal()}
    assert order == {"with hand-saw": 0, "with brush": 1, "bare": 0}
    assert said(scene, "with brush", lang="de").startswith("Mit Pinsel, +1 Farbe, hier ohne Nutzen")


# ---- investments --------------------------------------------------------------------------------


def test_a_slave_tells_price_and_the_point_at_stake() -> None:
    scene = harbour()
    assert said(scene, "slave syrus", ears=True) == (
        "Buy the slave Syrus for 7 sesterces (2 stone, 2 decoration), no wage; "
        "1 point lost if he is not freed by the end; could finish now: Market (10 sesterces)"
    )
    assert said(scene, "slave phryx", lang="de") == (
        "Sklaven Phryx kaufen für 7 (2H 2W); Sklave am Ende: 1 Minuspunkt; "
        "Leuchtturm von Alexandria: noch 2F"
    )


def test_freeing_tells_what_it_means() -> None:
    scene = harbour()
    assert said(scene, "free davus", ears=True) == (
        "Free Davus for 1 action: as a freedman he has a wage of 4, may carry tools and be "
        "educated; saves 1 point, or 5 sesterces at the end"
    )
    assert said(scene, "free davus", lang="de") == (
        "Davus freilassen für 1 Aktion: dann Lohn 4; spart 1 Punkt oder 5 Sesterze"
    )
    assert said(scene.play("free davus"), "send davus").startswith("Send the freedman Davus (2S 2K")


def test_a_tool_tells_who_could_finish_something_with_it() -> None:
    scene = harbour()
    assert said(scene, "tool hand-saw") == (
        "Buy a tool for 2 sesterces: hand saw, +1 wood; "
        "with it could finish alone now: master 1 (Lighthouse)"
    )
    assert said(scene, "tool square", lang="de") == (
        "Werkzeug kaufen für 2 Sesterze: Winkelmaß, +1 Wissen"
    )


def test_a_university_tells_what_becomes_of_a_number() -> None:
    scene = harbour().crew(0, "journeyman-4", "journeyman-1")
    assert said(scene, "university stone", ears=True) == (
        "Buy the university of stone for 7 sesterces: somebody provides 3 stone from now on"
    )
    scene.play("university stone")
    assert asked(scene) == "Who gets the university of stone? (you have 12 sesterces)"
    assert said(scene, "teach journeyman-4") == (
        "journeyman 4 (1 stone, 1 wood, 1 knowledge, 1 decoration): 3 stone instead of 1"
    )
    assert said(scene, "teach geta", lang="de") == (
        "Freigelassener Geta (2 Holz, 2 Farben): dazu 3 Steine"
    )
    assert said(scene, "teach journeyman-1").endswith(": changes nothing")


def test_a_university_may_leave_nothing_else() -> None:
    scene = harbour(university_mode="total").play("university decoration")
    assert said(scene, "teach labourer-1") == (
        "labourer 1 (1 wood, 2 decoration): then only 3 decoration"
    )
    assert said(scene, "teach master-1", lang="de").endswith(": dann nur noch 3 Farben")


# ---- money --------------------------------------------------------------------------------------


def test_actions_and_coins_tell_their_rates() -> None:
    scene = harbour()
    assert said(scene, "coins 2") == "Take coins: 2 actions for 3 sesterces"
    assert said(scene, "buy-action", lang="de") == (
        "Aktion kaufen für 5 Sesterze; dann 4 Aktionen, 7 Sesterze"
    )
    assert said(scene, "end") == "End the turn; lost: 3 actions (6 sesterces if taken as coins)"
    assert said(scene.actions(5), "end").endswith("5 actions (9 sesterces if taken as coins)")
    assert said(scene.actions(1), "end", lang="de") == (
        "Zug beenden; verfällt: 1 Aktion (eingetauscht wäre es 1 Sesterz)"
    )
    assert said(scene.actions(3), "end", lang="de") == (
        "Zug beenden; verfallen: 3 Aktionen (eingetauscht wären es 6 Sesterze)"
    )
    assert said(scene.actions(0), "end") == "End the turn"


def test_merged_exchanges_tell_the_rate_of_now() -> None:
    scene = harbour(merged_exchange=True).play("coins 1")
    assert said(scene, "coins 1") == "Take coins: 1 action for 2 sesterces"
    assert said(scene, "end").endswith("lost: 2 actions (5 sesterces if taken as coins)")
    before = scene.table.money[0]
    assert scene.play("coins 2").table.money[0] == before + 5


def test_a_bank_that_runs_dry_promises_no_more_than_it_has() -> None:
    scene = harbour(2, bank_unlimited=False).money(20, 86)  # two are left
    assert said(scene, "coins 3") == "Take coins: 3 actions for 2 sesterces"
    assert said(scene, "loan").startswith("Take a loan: 2 sesterces now;")
    assert said(scene, "send master-1").endswith("finishes Market (7 ses)")
    assert scene.play("send master-1", "at market", "bare").table.money[0] == 20 - 5 + 7


def test_a_loan_tells_all_its_numbers() -> None:
    scene = harbour().loans(2).money(16)
    assert said(scene, "loan", ears=True) == (
        "Take a loan: 10 sesterces now; repaying costs 15, or lose 2 points"
    )
    assert said(scene, "loan", lang="de") == (
        "Kredit aufnehmen: jetzt 10 Sesterze; zurück 15, sonst 2 Punkte weniger"
    )
    assert said(scene, "repay") == (
        "Repay a loan for 15 sesterces, no action; saves 2 points; then 1 loan"
    )
    assert said(scene.loans(1), "repay", lang="de").endswith("spart 2 Punkte; dann kein Kredit")


# ---- prompts and refusals -----------------------------------------------------------------------


def test_the_prompt_tells_actions_and_money() -> None:
    scene = harbour()
    assert asked(scene) == "3 actions and 12 sesterces. What do you do?"
    assert asked(scene.actions(1).money(1), "de") == "1 Aktion und 1 Sesterz. Was tust du?"
    assert asked(scene.actions(0).money(5)) == "No action left, 5 sesterces. What do you do?"


def test_whom_the_question_is_about_has_an_article() -> None:
    scene = harbour().site(0, "house")
    assert asked(scene.copy().play("send saw"), "de").startswith("Wohin geht die Säge? (3 Holz;")
    assert asked(scene.copy().play("send saw")).startswith("Where does the Saw go?")
    assert asked(scene.copy().play("send davus"), "de").startswith("Wohin geht der Sklave Davus?")
    assert asked(scene.copy().play("send geta"), "de").startswith("Wohin geht der Freigelassene ")
    assert asked(scene.play("send master-1"), "de").startswith("Wohin geht Meister 1?")


def test_a_busy_slave_is_named_when_he_cannot_be_freed() -> None:
    scene = harbour().play("send davus", "at market")
    assert refused(scene, "free davus") == (
        "Davus is busy on a site: only an available slave can be freed. (BA-7.6)"
    )
    assert refused(scene, "free syrus", "de") == "Syrus ist kein Sklave von dir. (BA-7.6)"
    assert refused(scene, "free davus", "de").endswith("nur Sklaven, die verfügbar sind. (BA-7.6)")
    assert refused(scene, "free geta", "de").startswith("Geta ist schon freigelassen. (BA-7.8)")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("send journeyman-3", "This card is busy on a site: it stays there until the building"),
        ("send master-2", "This is not yours: you send your own crew to your own open sites."),
        ("slave davus", "This investment is gone. (BA-7.2)"),
        ("free geta", "Geta is a freedman already. (BA-7.8)"),
        ("free syrus", "Syrus is not your slave. (BA-7.6)"),
        ("repay", "You have no loan to repay. (BA-7.18)"),
    ],
)
def test_a_refusal_says_what_is_wrong(move: str, text: str) -> None:
    assert refused(harbour(), move).startswith(text)


def test_a_price_that_is_too_high_is_told_with_the_money() -> None:
    scene = harbour().money(1)
    assert refused(scene, "slave syrus").startswith(
        "This costs 7 sesterces, and you have 1 sesterce. (BA-3.6) Our reading: "
    )
    assert refused(scene, "send master-1", "de").startswith(
        "Das kostet 5 Sesterze, und du hast 1 Sesterz. (BA-3.6) Unsere Lesart: "
    )
    assert refused(scene, "tool hand-saw").startswith("This costs 2 sesterces")
    assert refused(scene, "buy-action").startswith("This costs 5 sesterces")


def test_refusals_of_actions_and_parts() -> None:
    scene = harbour().play("tool hand-saw")
    assert refused(scene, "loan").startswith("You have invested in this turn already.")
    assert refused(scene, "coins 3", "de").startswith("So viele Aktionen hast du nicht. (BA-6.23)")
    assert "no action left" in refused(scene.actions(0), "open 1")
    scene = harbour().play("send labourer-1")
    assert refused(scene, "at pyramid").endswith("(BA-6.1)")
    scene.play("at lighthouse")
    assert refused(scene, "with hammer").startswith("This tool is in use")
    assert refused(scene, "with square") == "You do not have this tool. (BA-7.11)"
    scene = harbour(machines_be_educated=False).play("university stone")
    assert refused(scene, "teach davus").startswith("A slave cannot be educated")
    assert "machines are not educated. (BA-8.6)" in refused(scene, "teach saw")
    assert refused(scene, "teach journeyman-3").startswith("Only somebody available")
    assert "take coins. (BA-4.5)" in refused(harbour(must_spend_actions=True), "end")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_has_words_at_any_time(lang: str) -> None:
    """Also those that are not legal, and when the game is over."""
    over = harbour().ended()
    assert GAME.hint is not None
    for scene in (harbour(), builders(), over, harbour().play("send labourer-1")):
        view = seen(scene, 0)
        for move in range(MOVES.count):
            words = Words(GAME, lang, NAMES).move(move, GAME.hint(view, move))
            assert "@" not in words
            assert "{" not in words
