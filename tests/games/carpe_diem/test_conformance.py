"""The kit would notice if Carpe Diem did not keep the contract (tests/games)."""

import pytest

from groma.core.deal import Deal
from groma.core.leaks import check_forward, check_secret_move, check_still
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import HANDS
from groma.games.carpe_diem.notes import DISCARDED_CARD, DREW_CARD
from groma.games.carpe_diem.rules import fountains, moving, phases, rewards
from tests.games.contract import interpreted, longest, notices
from tests.scenes.carpe_diem import building


@pytest.mark.parametrize("players", GAME.players)
def test_no_game_comes_near_the_longest_declared(players):
    assert 28 * players < longest(GAME, players) < GAME.longest // 2


@interpreted
def test_tiles_laid_out_without_a_word_are_noticed(monkeypatch):
    fill_depots = phases.fill_depots

    def silently(table, stack):
        log, table.log = table.log, None
        fill_depots(table, stack)
        table.log = log

    monkeypatch.setattr(phases, "fill_depots", silently)
    table = GAME.deal(2, GAME.defaults(), Deal(b"silent"), None)
    assert "viewer 2 read the same notes" in leaks_of_the_next_phase(table)
    monkeypatch.undo()
    assert leaks_of_the_next_phase(table) == ""


def leaks_of_the_next_phase(table) -> str:
    """What the leak test says of the move that ends the first phase, for the onlooker."""
    state = table.clone()
    chance = Deal(b"phase")
    while True:
        ahead = state.clone()
        move = state.legal()[0]
        ahead.play(move)
        if ahead.phase:
            return check_forward(GAME, state, 2, move, chance)
        state = ahead


@interpreted
def test_a_removed_tile_that_is_lost_is_noticed(monkeypatch):
    clear_depot = moving.clear_depot

    def carelessly(table, field):
        removed = table.removed
        clear_depot(table, field)
        table.removed = removed

    monkeypatch.setattr(moving, "clear_depot", carelessly)
    assert notices(GAME)


def after_a_fountain(*stack: str):
    """A table at which seat 0 has drawn the top two of these fountain cards."""
    return building("fountain", players=3).fountain_stack(*stack).play("place c2").table


def leaks_of_a_secret_choice() -> set[str]:
    """What the kit says of a choice of fountain cards in the eyes of another seat."""
    table = after_a_fountain("villa", "baker", "market", "steward")
    leaks = {check_secret_move(GAME, table, Deal(b"%d" % world)) for world in range(4)}
    leaks |= {check_still(GAME, table, 1, Deal(b"%d" % world)) for world in range(40)}
    return leaks


def test_a_choice_of_fountain_cards_is_no_leak():
    assert leaks_of_a_secret_choice() == {""}


@interpreted
def test_a_discard_told_to_everybody_is_noticed(monkeypatch):
    choose = fountains.Discarding.choose

    def chatter(step, table, argument, option):
        if table.log is not None:
            table.log.tell(DISCARDED_CARD, option)
        choose(step, table, argument, option)

    monkeypatch.setattr(fountains.Discarding, "choose", chatter)
    assert any("which secret move" in leak for leak in leaks_of_a_secret_choice())


@interpreted
def test_drawn_cards_that_a_neighbour_may_follow_are_noticed(monkeypatch):
    draw = fountains.draw_fountain_cards

    def openly(table):
        draw(table)
        table.hidden.look(HANDS + table.active, (table.active + 1) % table.players)

    monkeypatch.setattr(rewards, "draw_fountain_cards", openly)
    assert any("which secret move" in leak for leak in leaks_of_a_secret_choice())


@interpreted
def test_a_choice_that_equal_cards_would_skip_is_noticed(monkeypatch):
    monkeypatch.setattr(fountains.Discarding, "forced", lambda step, table, argument: True)
    table = after_a_fountain("villa", "baker", "baker", "villa")
    leaks = {check_still(GAME, table, 1, Deal(b"%d" % world)) for world in range(40)}
    assert any("whether something is asked" in leak for leak in leaks)


@interpreted
def test_a_draw_that_names_its_cards_to_all_is_noticed(monkeypatch):
    draw = fountains.draw_fountain_cards

    def chatter(table):
        draw(table)
        if table.log is not None:
            for card in table.hand(table.active):
                table.log.tell(DREW_CARD, card & 255)

    table = building("fountain", players=3).table
    move = table.legal()[0]
    chances = [Deal(b"%d" % world) for world in range(6)]
    assert {check_forward(GAME, table, 1, move, chance) for chance in chances} == {""}
    monkeypatch.setattr(rewards, "draw_fountain_cards", chatter)
    leaks = {check_forward(GAME, table, 1, move, chance) for chance in chances}
    assert any("what it may not know" in leak for leak in leaks)
