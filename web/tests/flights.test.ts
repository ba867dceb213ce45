// @vitest-environment jsdom
/** Pieces in flight: from where they lay to where they lie, no more than somebody wants to watch. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Flights, symbol } = await import('../src/table/board/flights');

const box = (x: number): DOMRect =>
  ({ x, y: 0, width: 10, height: 10, left: x, top: 0, right: x + 10, bottom: 10 }) as DOMRect;
const note = { name: 'moved', args: {}, sorts: {} };

let root: HTMLElement;
let layer: HTMLElement;
const animations: { onfinish: (() => void) | null; finish(): void; cancel(): void }[] = [];

beforeEach(() => {
  document.body.innerHTML =
    '<main class="table"><div class="game"><i data-piece="coin:1" data-spot="purse"></i><b></b></div></main>';
  root = document.querySelector('main') as HTMLElement;
  layer = document.querySelector('b') as HTMLElement;
  animations.length = 0;
  Element.prototype.getBoundingClientRect = () => box(0);
  Element.prototype.animate = function () {
    const one = {
      onfinish: null as (() => void) | null,
      finish: () => one.onfinish?.(),
      cancel: () => undefined,
    };
    animations.push(one);
    return one as unknown as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

describe('flights', () => {
  it('begin where a piece lay before, and clear up behind them', () => {
    const flights = new Flights(root, layer, '.game');
    flights.remember();
    expect(flights.was('coin:1')).toBeDefined();
    expect(flights.was('purse')).toBeDefined();
    const to = flights.find('[data-piece="coin:1"]');
    flights.follow([note], () => flights.flight(symbol('coin'), [24, 24], 300, flights.was('purse'), to));
    expect(layer.querySelector('use')?.getAttribute('href')).toBe('#coin');
    flights.end();
    expect(layer.children).toHaveLength(0);
  });

  it('are none without a beginning or an end', () => {
    const flights = new Flights(root, layer, '.game');
    const to = flights.find('i');
    expect(flights.flight(symbol('coin'), [24, 24], 300, undefined, to)).toBeNull();
    expect(flights.flight(symbol('coin'), [24, 24], 300, box(3), null)).toBeNull();
    flights.follow([note], () => flights.flight(symbol('coin'), [24, 24], 300, box(3), to));
    expect(layer.children).toHaveLength(0); // nothing was remembered: the table has just been opened
  });

  it('are eight at most after a long absence', () => {
    const flights = new Flights(root, layer, '.game');
    flights.remember();
    const to = flights.find('i');
    const many = Array.from({ length: 20 }, () => note);
    flights.follow(many, () => flights.flight(symbol('coin'), [24, 24], 300, box(3), to));
    expect(layer.children).toHaveLength(8);
  });
});
