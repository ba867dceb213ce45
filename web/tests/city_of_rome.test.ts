/** The little arithmetic of City of Rome's board. */
import { describe, expect, it } from 'vitest';
import { outlineOf, pomeriumOf, tabletOf, viewBoxOf } from '../src/games/city_of_rome/city/outline';
import {
  areasWith,
  cellOf,
  labelOf,
  planOf,
  type Area,
  type Building,
  type Seat,
  type View,
} from '../src/games/city_of_rome/plan';
import { roman } from '../src/parts/roman';
import { calendar, leadOf, moneyBy, priceOf, turnOf } from '../src/games/city_of_rome/strip/strip';

const lay = (...cards: [cell: string, card: string, points?: number, bricks?: number][]): Building[] =>
  cards.map(([cell, card, points = 0, bricks = 0]) => ({ cell, card, deck: 'II', points, bricks }));
const START = lay(['0,0', 'start_residence_2'], ['1,0', 'start_vegetable_farm']);

const GROWTH = { plots: ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'], columns: 2, rows: 3 };

function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    money: 5,
    influence: 0,
    influence_cards: [],
    buildings: START,
    builders: ['beside'],
    hand: [],
    brick_tokens: 0,
    areas: [],
    harvest: { money: 1, bricks: 0, influence: 0 },
    growth: GROWTH,
    ...more,
  };
}
const standing = (...seats: (number | null)[]): View['fields'] =>
  seats.map((one, i) => ({ field: i + 1, bricks: 0, gears: 0, gear_price: 2, least: 1, most: 1, seat: one }));
function view(more: Partial<View> = {}): View {
  const offer = ['market', 'arena', 'school', 'baths'].map((card) => ({ card, deck: 'II', bundle: 0 }));
  return {
    viewer: 0,
    players: 4,
    step: 'station',
    decides: 0,
    round: 1,
    rounds: 14,
    start: 0,
    row: 'BGBBG',
    strips: ['BGBBG', null],
    fields: standing(null, null, null, null, null),
    offer,
    lying: [],
    influence_to_come: [3, 6, 10, 14],
    decks: [],
    packet: [],
    bundles: [],
    unseen: [],
    box: [],
    supply: [],
    seats: [0, 1, 2, 3].map((number) => seat(number)),
    turn: null,
    prizes: [],
    race: null,
    outlook: { tariff: [], missing: {}, after_production: [], sites: [] },
    ...more,
  };
}

describe('areas', () => {
  const area = (points: number, ...cells: string[]): Area => ({
    value: 2,
    cells,
    sum: 2,
    colours: 1,
    bonus: 0,
    points,
  });
  const site = { beside: [], effect: null, amount: 0, over: null };

  it('are as the view foretells when a building has come, and the others stay', () => {
    const now = [area(2, '0,0'), area(4, '5,5')];
    const grown = area(6, '0,0', '0,1');
    expect(areasWith(now, { ...site, cell: '0,1', areas: [grown] })).toEqual([now[1], grown]);
  });
  it('go where a building takes their only plot', () => {
    expect(areasWith([area(2, '0,0')], { ...site, cell: '0,0', areas: [] })).toEqual([]);
  });
});

describe('the plan', () => {
  it('shows every plot beside the city that the limit leaves', () => {
    const plan = planOf({ buildings: START, growth: GROWTH });
    expect(plan.free.map(labelOf).sort()).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
    expect([plan.moreColumns, plan.moreRows]).toEqual([2, 3]);
    expect(plan.shown).toEqual({ west: -1, east: 2, north: -1, south: 1 });
  });
  it('settles the columns of a city that is four wide', () => {
    const wide = lay(['0,0', 'market'], ['1,0', 'market'], ['2,0', 'market'], ['3,0', 'market']);
    const plan = planOf({ buildings: wide, growth: { plots: ['0,1'], columns: 0, rows: 3 } });
    const limit = pomeriumOf(plan);
    expect(limit.fixed).toContain('V');
    expect(limit.fixed).not.toContain('H');
    expect(limit.stones).toHaveLength(4);
  });
  it('reads and writes cells', () => {
    expect(labelOf(cellOf('-2,3'))).toBe('-2,3');
  });
  it('keeps the size of plots while the city is small', () => {
    expect(viewBoxOf({ west: 0, east: 0, north: 0, south: 0 }, 4, 0)).toBe('-168 -168 436 436');
    expect(viewBoxOf({ west: 0, east: 4, north: 0, south: 3 }, 4, 0)).toBe('0 0 548 436');
  });
  it('draws no line between the plots of one area, and hangs its tablet over their street', () => {
    const shown = { west: 0, east: 1, north: 0, south: 1 };
    expect(outlineOf(shown, ['0,0']).match(/M/g)).toHaveLength(4);
    expect(outlineOf(shown, ['0,0', '0,1']).match(/M/g)).toHaveLength(6);
    expect(tabletOf(shown, ['0,0', '0,1'])).toEqual({ x: 50, y: 106 });
    expect(tabletOf(shown, ['0,0', '1,0']).x).toBe(106);
  });
});

describe('the strip', () => {
  it('reads what a card costs on a field, where that is foretold', () => {
    const free = { tokens: 0, coins: 0, all_coins: 0, afforded: true };
    const dear = { tokens: 1, coins: 2, all_coins: 4, afforded: false };
    const told = view({
      outlook: { tariff: [free, dear], missing: { market: [1, 0] }, after_production: [1, 0], sites: [] },
    });
    expect(priceOf(told, 'market', 1)).toEqual({ ...dear, later: true });
    expect(priceOf(told, 'market', 2)).toEqual({ ...free, later: false });
    told.outlook.after_production = [0, 0];
    expect(priceOf(told, 'market', 1)).toEqual({ ...dear, later: false });
    expect(priceOf(told, 'arena', 1)).toBeNull();
  });
  it('has a calendar with what is known, and the influence cards at their rounds', () => {
    const prize = { value: 3, round: 3, seat: null, lying: true };
    const rounds = calendar(view({ round: 4, strips: ['BBBGG', null, 'GGBBB'], prizes: [prize] }));
    expect(rounds).toHaveLength(14);
    expect(rounds[2]).toEqual({ round: 3, row: '', prize });
    expect(rounds[3]?.row).toBe('BBBGG');
    expect(rounds[4]?.row).toBeNull();
    expect(rounds[5]).toEqual({ round: 6, row: 'GGBBB', prize: null });
  });
  it('counts the turns of two Builders', () => {
    const builders = ['strip', 'strip'];
    const turn = { field: 1, bricks: 0, gears: 0, has_built: false, has_produced: false };
    const flight = { building: null, site: null, due: 0, due_coins: 0, plan: null };
    const reckoned = { gear_price: 0, reach: 0, may_produce: false };
    const two = (fields: View['fields'], at: number | null): View =>
      view({
        players: 2,
        seats: [seat(0, { builders }), seat(1, { builders })],
        fields,
        turn: at === null ? null : { ...turn, ...flight, ...reckoned, seat: at },
      });
    expect(turnOf(two(standing(null, null), null), 0)).toEqual({ turn: 1, turns: 2 });
    expect(turnOf(two(standing(0, null), null), 0)).toEqual({ turn: 2, turns: 2 });
    expect(turnOf(two(standing(0, 0, 1, 1), 0), 0)).toEqual({ turn: 1, turns: 2 });
    expect(turnOf(two(standing(null, 0, 1, 1), 0), 0)).toEqual({ turn: 2, turns: 2 });
    expect(turnOf(view(), 0)).toBeNull();
  });
  it('knows by how many tokens of influence somebody is ahead or behind', () => {
    const seats = [3, 1, 3, 0].map((influence, number) => seat(number, { influence }));
    expect([0, 1].map((one) => leadOf({ seats }, one))).toEqual([0, -2]);
    expect(leadOf({ seats: seats.slice(0, 2) }, 0)).toBe(2);
  });
  it('counts money from the table as it is, though some is spent for what is picked', () => {
    const preview = { rows: { money: -4 }, total: 0, open: false, words: '', unsure: false };
    const page = { seat: 0, total: 10, rows: { money: 10 }, lines: [], place: 1 };
    const sheets = { seq: 1, point: 2, titles: {}, sheets: [page] };
    expect(moneyBy({ seat: 0, money: 5 }, sheets, preview)).toBe(-2);
    expect(moneyBy({ seat: 0, money: 3 }, sheets, preview)).toBe(0); // it is gone already
    expect(moneyBy({ seat: 0, money: 3 }, sheets, null)).toBe(0);
  });
  it('writes numbers as the Romans did', () => {
    expect([1, 4, 8, 9, 13, 14].map(roman)).toEqual(['I', 'IV', 'VIII', 'IX', 'XIII', 'XIV']);
  });
});
