"""City of Rome keeps the contract, and the kit would notice if it did not."""

import pytest

from groma.core.conformance import Trial as Kit
from groma.core.conformance import Violation, check_substitute, check_tables, fuzz
from groma.core.deal import Deal, deal_key
from groma.core.leaks import check_still
from groma.core.native import compiled
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.notes import KEPT_CARD
from groma.games.city_of_rome.rules import round as round_rules
from groma.games.city_of_rome.rules import school, turn
from tests.scenes.city_of_rome import table_with

interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken on purpose")


def test_tables_are_sound():
    check_tables(GAME)


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_keep_every_promise(players):
    assert fuzz(GAME, [players], 3, b"contract", lambda line: None, care=2) == []


@pytest.mark.parametrize("players", GAME.players)
def test_any_seat_can_be_taken_over_at_any_moment(players):
    check_substitute(GAME, players, b"substitute")


def notices(care: int = 1) -> bool:
    """Whether six games of three reveal what was broken."""
    for number in range(6):
        kit = Kit(GAME, 3, GAME.defaults(), deal_key(b"broken", [str(number)]), care)
        try:
            kit.run()
        except Violation:
            return True
    return False


@interpreted
def test_a_school_that_tells_everybody_what_it_kept_is_noticed(monkeypatch):
    choose = school.Keeping.choose

    def chatter(step, table, argument, option):
        if table.log is not None:
            table.log.tell(KEPT_CARD, option)
        choose(step, table, argument, option)

    monkeypatch.setattr(school.Keeping, "choose", chatter)
    assert notices()


@interpreted
def test_an_offer_laid_out_without_a_word_is_noticed(monkeypatch):
    lay_out_offer = round_rules.lay_out_offer

    def silently(table):
        log, table.log = table.log, None
        lay_out_offer(table)
        table.log = log

    monkeypatch.setattr(round_rules, "lay_out_offer", silently)
    assert notices()


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
    assert notices()


def test_two_seeds_deal_different_tables():
    one, other = (GAME.deal(3, GAME.defaults(), Deal(seed), None) for seed in (b"a", b"b"))
    assert one.to_bytes() != other.to_bytes()
