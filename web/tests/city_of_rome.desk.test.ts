/** What the desk of City of Rome remembers: who took which card, and where each seat built last. */
import { describe, expect, it, vi } from 'vitest';
import type { Read } from '../src/table/forms';
import type { View } from '../src/games/city_of_rome/plan';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Desk } = await import('../src/games/city_of_rome/desk.svelte');

const note = (name: string, args: Record<string, string>): Read => ({ name, args, sorts: {} });
const took = (seat: number, card: string, deck: string): Read =>
  note('took', { seat: String(seat), card, deck });
const up = (card: string, deck: string): Read => note('turned-up', { card, deck });

function view(round: number, offer: (string | null)[], more: Partial<View> = {}): View {
  const laid = offer.map((card, i) => (card === null ? null : { card, deck: i < 2 ? 'I' : 'II', bundle: 0 }));
  return { round, offer: laid, seats: [], ...more } as unknown as View;
}

describe('the desk', () => {
  it('remembers who took what, also of equal cards', () => {
    const desk = new Desk();
    desk.follow(view(1, ['market', 'market', 'arena', 'market']), []);
    desk.follow(view(1, ['market', null, 'arena', 'market']), [took(1, 'market', 'I')]);
    expect(desk.taken).toEqual({ 1: { card: 'market', seat: 1 } });
    desk.follow(view(1, [null, null, 'arena', null]), [took(0, 'market', 'II'), took(1, 'market', 'I')]);
    expect(desk.taken).toEqual({
      0: { card: 'market', seat: 1 },
      1: { card: 'market', seat: 1 },
      3: { card: 'market', seat: 0 },
    });
  });

  it('forgets what was taken back, and everything with a new round', () => {
    const desk = new Desk();
    desk.follow(view(1, ['market', 'arena']), []);
    desk.follow(view(1, [null, 'arena']), [took(0, 'market', 'I')]);
    desk.follow(view(1, ['market', 'arena']), []);
    expect(desk.taken).toEqual({});
    desk.follow(view(1, [null, 'arena']), [took(0, 'market', 'I')]);
    desk.follow(view(2, ['school', 'baths']), [
      note('round-begins', { round: '2', row: '' }),
      up('school', 'I'),
    ]);
    expect(desk.taken).toEqual({});
  });

  it("marks what is only tried as one's own, until it is put back or so", () => {
    const desk = new Desk();
    desk.follow(view(1, ['market', 'arena']), []);
    desk.follow(view(1, [null, 'arena']), [], 2);
    expect(desk.taken).toEqual({ 0: { card: 'market', seat: 2 } });
    desk.follow(view(1, ['market', 'arena']), []);
    expect(desk.taken).toEqual({});
    desk.follow(view(1, ['market', null]), [], 2);
    desk.follow(view(1, ['market', null]), [took(2, 'arena', 'I')]);
    expect(desk.taken).toEqual({ 1: { card: 'arena', seat: 2 } });
  });

  it('learns of a new offer by the news, if some of it is gone already', () => {
    const desk = new Desk();
    desk.follow(view(1, ['market', 'arena']), []);
    const news = [
      took(1, 'arena', 'I'),
      note('round-begins', { round: '2', row: '' }),
      up('school', 'I'),
      up('baths', 'I'),
      took(1, 'baths', 'I'),
    ];
    desk.follow(view(2, ['school', null]), news);
    expect(desk.taken).toEqual({ 1: { card: 'baths', seat: 1 } });
  });

  it('knows the last plot of every seat: by the news, else by where the Builder stands', () => {
    const desk = new Desk();
    const buildings = ['0,0', '1,0', '0,1'].map((cell) => ({
      cell,
      card: 'market',
      deck: 'I',
      bricks: 0,
      points: 0,
    }));
    const seats = [
      { seat: 0, builders: ['1,0'], buildings },
      { seat: 1, builders: ['strip'], buildings },
    ] as unknown as View['seats'];
    desk.follow(view(1, [], { seats }), []);
    expect(desk.last).toEqual({ 0: '1,0' });
    desk.follow(view(1, [], { seats }), [note('built', { seat: '1', card: 'market', cell: '0,1' })]);
    expect(desk.last).toEqual({ 0: '1,0', 1: '0,1' });
    const fewer = seats.map((one) => ({ ...one, buildings: buildings.slice(0, 2) }));
    desk.follow(view(1, [], { seats: fewer }), []);
    expect(desk.last).toEqual({ 0: '1,0' });
  });
});
