"""The kit would notice if The Builders: Antiquity did not keep the contract (tests/games)."""

import importlib

import pytest

from groma.core.conformance import Trial as Kit
from groma.core.conformance import Violation
from groma.core.deal import Deal, deal_key
from groma.core.hidden import kind_of
from groma.core.refusals import Ask
from groma.core.state import State
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.layout import WORKERS_STACK
from groma.games.builders_antiquity.moves import MOVES
from groma.games.builders_antiquity.notes import BOUGHT_ACTION, NEXT_WORKER
from groma.games.builders_antiquity.rules import acting, drafting, investing, money, sending, turn
from groma.games.builders_antiquity.state import Table
from tests.games.contract import interpreted, longest, notices

LABELS = [len(setting.labels) for setting in GAME.settings]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("stops", range(LABELS[-1]))
def test_all_settings_turned_round_keep_every_promise(players: int, stops: int) -> None:
    settings = [int(not setting.default) for setting in GAME.settings[:-1]]
    Builder(GAME, players, [*settings, stops], deal_key(b"round", [str(stops)]), 30).run()


class Builder(Kit):
    """Sends somebody if it can, with a tool, to the smallest site, and seldom stops early."""

    def pick(self, state: State) -> int:
        legal = state.legal()
        names = [MOVES.family(move).name for move in legal]
        if names[0] == "at" and self.chance.below(8):
            return legal[0]
        for name in ("send", "with"):
            wanted = [move for move, other in zip(legal, names) if other == name]
            if wanted and self.chance.below(4):
                return wanted[self.chance.below(len(wanted))]
        patient = [move for move, name in zip(legal, names) if name != "end"]
        if patient and self.chance.below(8):
            legal = patient
        return legal[self.chance.below(len(legal))]


@pytest.mark.parametrize("players", GAME.players)
def test_games_in_which_much_is_built_keep_every_promise(players: int) -> None:
    kit = Builder(GAME, players, GAME.defaults(), deal_key(b"builders", [str(players)]), 20)
    kit.run()
    names = [MOVES.family(move).name for move in kit.moves]
    assert names.count("send") > 20
    state = GAME.deal(players, GAME.defaults(), Deal(deal_key(kit.seed, [""] * players)), None)
    for move in kit.moves:
        state.play(move)
    assert state.over()
    assert sum(state.points) >= 10


class Miser(Kit):
    """Buys actions whenever it can and takes single coins for them: the longest turns there are."""

    def pick(self, state: State) -> int:
        legal = state.legal()
        for name in ("buy-action", "coins"):
            wanted = [move for move in legal if MOVES.family(move).name == name]
            if wanted and self.chance.below(4):
                return wanted[0]
        return legal[self.chance.below(len(legal))]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("kind", [Kit, Builder, Miser])
def test_no_game_comes_near_the_longest_declared(players: int, kind: type[Kit]) -> None:
    settings = GAME.defaults()
    settings[-1] = 2  # sixty rounds, however quiet they are
    assert 100 < longest(GAME, players, kind, settings, 6) < GAME.longest // 2


@pytest.mark.parametrize("players", GAME.players)
def test_a_player_who_only_takes_coins_brings_the_game_to_a_standstill(players: int) -> None:
    state = GAME.deal(players, GAME.defaults(), Deal(b"idle"), None)
    count = 0
    while not state.over():
        state.play(MOVES.parse("coins 3") if state.actions == 3 else MOVES.parse("end"))
        count += 1
    assert (count, state.round, state.quiet_rounds) == (6 * players, 3, 3)
    assert state.money == [28] * players


def test_the_rules_as_they_are_pass() -> None:
    assert not notices(GAME, kind=Builder)


@interpreted
def test_a_site_that_also_stays_in_the_row_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def carelessly(table: Table, slot: int) -> None:
        before = table.building_row[:]
        drafting.open_site(table, slot)
        table.building_row = before

    monkeypatch.setattr(acting, "open_site", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_worker_who_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def carelessly(table: Table, slot: int) -> None:
        before = table.crew[:]
        drafting.recruit(table, slot)
        table.crew = before

    monkeypatch.setattr(acting, "recruit", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_tool_that_stays_and_comes_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    come_back = sending.come_back

    def carelessly(table: Table, seat: int, site: int) -> None:
        before = table.carried[:]
        come_back(table, seat, site)
        table.carried = before

    monkeypatch.setattr(sending, "come_back", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_loan_from_nowhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    take_loan = investing.take_loan

    def carelessly(table: Table) -> None:
        take_loan(table)
        table.loans_left += 1

    monkeypatch.setattr(investing, "take_loan", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_slave_sold_twice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    buy_slave = investing.buy_slave

    def carelessly(table: Table, slave: int) -> None:
        before = table.stock
        buy_slave(table, slave)
        table.stock = before

    monkeypatch.setattr(investing, "buy_slave", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_question_without_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending.Siting, "who", lambda step, table, argument: table.players)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_rule_without_a_clause_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def silently(table: Table, left: int, first: int, ask: Ask | None) -> int:
        return money.exchanges(table, left, first, None)

    monkeypatch.setattr(acting, "exchanges", silently)
    assert notices(GAME, 3, Builder)


@interpreted
def test_a_refusal_of_what_is_legal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def strictly(table: Table, left: int, ask: Ask | None) -> int:
        return drafting.drafts(table, left, ask) & (-1 if ask is None else ~1)

    monkeypatch.setattr(acting, "drafts", strictly)
    assert notices(GAME, 3, Builder)


@interpreted
def test_a_note_without_its_arguments_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    buy_action = acting.buy_action

    def curtly(table: Table) -> None:
        buy_action(table)
        if table.log is not None:
            table.log.tell(BOUGHT_ACTION, table.active)

    monkeypatch.setattr(acting, "buy_action", curtly)
    assert notices(GAME, kind=Builder)


@interpreted
@pytest.mark.parametrize("field", ["money", "sent", "provided", "posts", "idle", "worker_row"])
def test_a_clone_that_shares_a_list_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    clone = Table.clone

    def shared(table: Table) -> Table:
        twin = clone(table)
        setattr(twin, field, getattr(table, field))
        return twin

    monkeypatch.setattr(Table, "clone", shared)
    try:
        assert notices(GAME, 3, Builder)
    except IndexError:  # what a view tries out has cost the real money
        assert field == "money"


@interpreted
@pytest.mark.parametrize(("field", "fresh"), [("quiet", True), ("round", 1), ("freed", 0)])
def test_a_table_loaded_without_one_of_its_numbers_is_noticed(
    monkeypatch: pytest.MonkeyPatch, field: str, fresh: int
) -> None:
    load = Table.load

    def forgetful(table: Table, content: bytes) -> None:
        load(table, content)
        setattr(table, field, fresh)

    monkeypatch.setattr(Table, "load", forgetful)
    assert notices(GAME, 3, Builder)


@interpreted
def test_scores_that_are_not_on_the_sheet_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "standing", lambda table: [[points] for points in table.points])
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_game_without_an_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "standstill", lambda table: False)
    monkeypatch.setattr(turn, "no_more_rounds", lambda table: False)
    monkeypatch.setattr(turn, "END_POINTS", 200)
    monkeypatch.setattr(GAME, "longest", 1500)
    with pytest.raises(Violation, match="no game is longer than declared"):
        Kit(GAME, 2, GAME.defaults(), b"endless", 1000).run()


@interpreted
def test_a_view_that_depends_on_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    views = importlib.import_module("groma.games.builders_antiquity.view.sections")
    turn_view = views.turn_view

    def chatter(table: Table) -> object:
        seen = turn_view(table)
        return seen and {**seen, "actions": 0 if table.log is None else 1}

    monkeypatch.setattr(views, "turn_view", chatter)
    assert notices(GAME, 3, Builder)


@interpreted
def test_a_view_that_shows_the_next_worker_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    views = importlib.import_module("groma.games.builders_antiquity.view.sections")

    def peeping(table: Table, stack: int) -> int:
        cards = table.hidden.zones[stack]
        return kind_of(cards[-1]) if cards else -1

    monkeypatch.setattr(views, "top_of", peeping)
    assert notices(GAME, 3, Builder)


@interpreted
def test_a_note_that_tells_the_next_worker_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    buy_action = acting.buy_action

    def chatter(table: Table) -> None:
        buy_action(table)
        cards = table.hidden.zones[WORKERS_STACK]
        if table.log is not None and cards:
            table.log.tell(NEXT_WORKER, kind_of(cards[-1]))

    monkeypatch.setattr(acting, "buy_action", chatter)
    assert notices(GAME, 3, Builder)
