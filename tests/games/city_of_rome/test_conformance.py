"""The kit would notice if City of Rome did not keep the contract (tests/games)."""

from groma.core.deal import Deal
from groma.core.leaks import check_still
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.notes import KEPT_CARD
from groma.games.city_of_rome.rules import round as round_rules
from groma.games.city_of_rome.rules import school, turn
from tests.games.contract import interpreted, notices
from tests.scenes.city_of_rome import table_with


@interpreted
def test_a_school_that_tells_everybody_what_it_kept_is_noticed(monkeypatch):
    choose = school.Keeping.choose

    def chatter(step, table, argument, option):
        if table.log is not None:
            table.log.tell(KEPT_CARD, option)
        choose(step, table, argument, option)

    monkeypatch.setattr(school.Keeping, "choose", chatter)
    assert notices(GAME, care=1, players=3, number=6)


@interpreted
def test_an_offer_laid_out_without_a_word_is_noticed(monkeypatch):
    lay_out_offer = round_rules.lay_out_offer

    def silently(table):
        log, table.log = table.log, None
        lay_out_offer(table)
        table.log = log

    monkeypatch.setattr(round_rules, "lay_out_offer", silently)
    assert notices(GAME, care=1, players=3, number=6)


def leaks_of_a_menu_with_one_secret_card_that_fits() -> set[str]:
    scene = table_with(secret="residence_2/II", hand="market", money=1, row="BBGBG", field=1)
    return {check_still(GAME, scene.table, 1, Deal(b"%d" % world)) for world in range(40)}


def test_a_menu_asked_by_public_facts_alone_is_no_leak():
    assert leaks_of_a_menu_with_one_secret_card_that_fits() == {""}


@interpreted
def test_a_menu_skipped_because_no_card_fits_is_noticed(monkeypatch):
    monkeypatch.setattr(turn.Menu, "forced", lambda step, table, argument: True)
    leaks = leaks_of_a_menu_with_one_secret_card_that_fits()
    assert any("whether something is asked" in leak for leak in leaks)


@interpreted
def test_a_school_whose_packet_everybody_can_follow_is_noticed(monkeypatch):
    draw = school.Schooling.choose

    def openly(step, table, argument, option):
        draw(step, table, argument, option)
        table.hidden.look(4, (table.active + 1) % table.players)

    monkeypatch.setattr(school.Schooling, "choose", openly)
    assert notices(GAME, care=1, players=3, number=6)
