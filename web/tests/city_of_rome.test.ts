/** The little arithmetic of City of Rome's board, held against the game's own box and sheets. */
import { describe, expect, it } from 'vitest';
import box from '../../src/groma/games/city_of_rome/components.toml?raw';
import ended from './city_of_rome.cities.json';
import { areasOf } from '../src/games/city_of_rome/areas';
import { KINDS } from '../src/games/city_of_rome/cards';
import { outlineOf, pomeriumOf, tabletOf, viewBoxOf } from '../src/games/city_of_rome/outline';
import {
  cellOf,
  labelOf,
  neighbours,
  planOf,
  withGhost,
  type Building,
  type Seat,
  type View,
} from '../src/games/city_of_rome/plan';
import {
  calendar,
  cardsLeft,
  gearPrice,
  harvest,
  nextRace,
  priceOf,
  roman,
  turnOf,
} from '../src/games/city_of_rome/strip';

const lay = (...cards: [cell: string, card: string, points?: number, bricks?: number][]): Building[] =>
  cards.map(([cell, card, points = 0, bricks = 0]) => ({ cell, card, deck: 'II', points, bricks }));
const START = lay(['0,0', 'start_residence_2'], ['1,0', 'start_vegetable_farm']);

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
    ...more,
  };
}
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
    fields: [1, 2, 3, 4, 5].map((field) => ({ field, bricks: 0, gears: 0, seat: null })),
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
    ...more,
  };
}
const standing = (...seats: (number | null)[]): View['fields'] =>
  seats.map((one, i) => ({ field: i + 1, bricks: 0, gears: 0, seat: one }));

describe('the kinds of building', () => {
  const told = box.split('[[building]]').slice(1);
  const value = (text: string, key: string): string | undefined =>
    new RegExp(`^${key} = "?([^"\\n]*)"?$`, 'm').exec(text)?.[1];

  it('are those of the box', () => {
    expect(told.map((text) => value(text, 'id')).sort()).toEqual(Object.keys(KINDS).sort());
  });
  it.each(told.map((text) => [value(text, 'id') ?? '', text]))('%s is as in the box', (id, text) => {
    const kind = KINDS[id];
    expect(kind?.category).toBe(value(text, 'category'));
    expect(kind?.cost).toBe(Number(value(text, 'cost')));
    expect(kind?.stars ?? 0).toBe(Number(value(text, 'stars')));
    expect(kind?.value).toBe(value(text, 'value') === undefined ? undefined : Number(value(text, 'value')));
    expect(kind?.colour).toBe(value(text, 'colour'));
    expect(kind?.effect).toBe(value(text, 'function'));
    expect(kind?.bonus ?? 0).toBe(Number(value(text, 'bonus') ?? 0));
    const makes = /^produces = \{ (.*) \}$/m.exec(text)?.[1] ?? '';
    for (const good of ['money', 'bricks', 'influence'] as const) {
      expect(kind?.[good] ?? 0).toBe(Number(new RegExp(`${good} = (\\d)`).exec(makes)?.[1] ?? 0));
    }
  });
});

describe('areas', () => {
  it('come to what the server says, in every city of three games', () => {
    const label = (piece: number): string => `${(piece % 6) - 2},${Math.floor(piece / 6) - 3}`;
    const text = (row: string, points: number, cells: string[]): string =>
      `${row} ${points} ${[...cells].sort().join(' ')}`;
    let seen = 0;
    for (const { buildings, areas } of ended.cities) {
      const drawn = areasOf(buildings).map((one) => text(`residences-${one.value}`, one.points, one.cells));
      const said = areas.map((one) => text(one.row, one.points, one.pieces.map(label)));
      expect(drawn.sort()).toEqual(said.sort());
      seen += said.length;
    }
    expect(seen).toBeGreaterThan(20);
  });
  it('count a colour once and only the best bath', () => {
    const city = lay(
      ['0,0', 'residence_2'],
      ['1,0', 'baths', 2],
      ['-1,0', 'imperial_baths', 4],
      ['0,1', 'market'],
    );
    expect(areasOf(city)).toMatchObject([{ sum: 2, colours: 2, bonus: 4, points: 8 }]);
  });
  it('are tried with a ghost in place of what lay there', () => {
    const city = lay(['0,0', 'residence_2'], ['1,0', 'market']);
    expect(areasOf(withGhost(city, 'aqueduct', '1,0'))[0]?.points).toBe(0);
    expect(areasOf(withGhost(city, 'arena', '0,1'))[0]?.points).toBe(4);
  });
});

describe('the plan', () => {
  it('shows every plot beside the city that the limit leaves', () => {
    const plan = planOf(START);
    expect(plan.free.map(labelOf).sort()).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
    expect([plan.moreColumns, plan.moreRows]).toEqual([2, 3]);
    expect(plan.shown).toEqual({ west: -1, east: 2, north: -1, south: 1 });
  });
  it('settles the columns of a city that is four wide', () => {
    const plan = planOf(lay(['0,0', 'market'], ['1,0', 'market'], ['2,0', 'market'], ['3,0', 'market']));
    expect(plan.moreColumns).toBe(0);
    expect(plan.free.some(({ x }) => x < 0 || x > 3)).toBe(false);
    const limit = pomeriumOf(plan);
    expect(limit.fixed).toContain('V');
    expect(limit.fixed).not.toContain('H');
    expect(limit.stones).toHaveLength(4);
  });
  it('reads and writes cells, and counts neighbours', () => {
    expect(labelOf(cellOf('-2,3'))).toBe('-2,3');
    expect(neighbours(START, '0,1')).toBe(1);
    expect(neighbours(lay(['0,0', 'market'], ['1,1', 'market']), '1,0')).toBe(2);
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
  it('tells prices: tokens first, then two coins a brick', () => {
    const rich = { money: 3, brick_tokens: 1 };
    expect(priceOf('market', 1, rich)).toEqual({ missing: 2, tokens: 1, coins: 2, afforded: true });
    expect(priceOf('market', 0, rich)).toMatchObject({ coins: 4, afforded: false });
    expect(priceOf('aqueduct', 2, rich)).toMatchObject({ missing: 0, tokens: 0, coins: 0, afforded: true });
    expect([0, 1, 2, 3].map(gearPrice)).toEqual([2, 1, 0, 0]);
  });
  it('tells a harvest: a full farm gives no second token', () => {
    const farms = lay(['0,0', 'grain_farm', 0, 1], ['1,0', 'vineyard'], ['2,0', 'sheep_farm']);
    expect(harvest(seat(0, { buildings: farms }))).toEqual({ money: 1, bricks: 1, influence: 1 });
  });
  it('tells how many cards are left, at least and at most', () => {
    const empty = view();
    expect([1, 2, 3, 4, 5].map((field) => cardsLeft(empty, field))).toEqual([
      { least: 4, most: 4 },
      { least: 3, most: 4 },
      { least: 2, most: 4 },
      { least: 1, most: 4 },
      { least: 1, most: 4 },
    ]);
    const three = view({ fields: standing(null, 1, null, 2, 3) });
    expect(cardsLeft(three, 1)).toEqual({ least: 4, most: 4 });
    expect(cardsLeft(three, 3)).toEqual({ least: 3, most: 3 });
    expect(cardsLeft(three, 5)).toEqual({ least: 1, most: 2 });
    const turn = { seat: 1, field: 2, bricks: 0, gears: 0, has_built: false, has_produced: false };
    const acting = view({
      fields: standing(null, 1, 0, 2, 3),
      turn: { ...turn, building: null, site: null, due: 0 },
    });
    expect([3, 4, 5].map((field) => cardsLeft(acting, field).most)).toEqual([3, 2, 1]);
  });
  it('has a calendar with what is known, and the influence cards at their rounds', () => {
    const rounds = calendar(
      view({ round: 4, strips: ['BBBGG', null, 'GGBBB'], influence_to_come: [6, 10, 14], lying: [3] }),
    );
    expect(rounds).toHaveLength(14);
    expect(rounds[2]).toEqual({ round: 3, row: '', prize: { value: 3, seat: null, lying: true } });
    expect(rounds[3]?.row).toBe('BBBGG');
    expect(rounds[4]?.row).toBeNull();
    expect(rounds[5]).toEqual({ round: 6, row: 'GGBBB', prize: { value: 6, seat: null, lying: false } });
    const two = view({
      players: 2,
      rounds: 7,
      influence_to_come: [14],
      seats: [seat(0), seat(1, { influence_cards: [4] })],
    });
    expect(calendar(two)[1]?.prize).toEqual({ value: 4, seat: 1, lying: false });
    expect(calendar(two)[6]?.prize?.value).toBe(14);
  });
  it('knows what the next race is about', () => {
    expect(nextRace(view({ round: 8, influence_to_come: [10, 14] }))).toEqual({
      prize: 10,
      round: 10,
      inRounds: 2,
    });
    expect(nextRace(view({ round: 10, lying: [6, 10] }))).toEqual({ prize: 16, round: 10, inRounds: 0 });
    expect(nextRace(view({ influence_to_come: [] }))).toBeNull();
  });
  it('counts the turns of two Builders', () => {
    const builders = ['strip', 'strip'];
    const turn = { field: 1, bricks: 0, gears: 0, has_built: false, has_produced: false };
    const flight = { building: null, site: null, due: 0 };
    const two = (fields: View['fields'], at: number | null): View =>
      view({
        players: 2,
        seats: [seat(0, { builders }), seat(1, { builders })],
        fields,
        turn: at === null ? null : { ...turn, ...flight, seat: at },
      });
    expect(turnOf(two(standing(null, null), null), 0)).toEqual({ turn: 1, turns: 2 });
    expect(turnOf(two(standing(0, null), null), 0)).toEqual({ turn: 2, turns: 2 });
    expect(turnOf(two(standing(0, 0, 1, 1), 0), 0)).toEqual({ turn: 1, turns: 2 });
    expect(turnOf(two(standing(null, 0, 1, 1), 0), 0)).toEqual({ turn: 2, turns: 2 });
    expect(turnOf(view(), 0)).toBeNull();
  });
  it('writes numbers as the Romans did', () => {
    expect([1, 4, 8, 9, 13, 14].map(roman)).toEqual(['I', 'IV', 'VIII', 'IX', 'XIII', 'XIV']);
  });
});
