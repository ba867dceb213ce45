// @vitest-environment jsdom
/** Pieces in flight: from where they lay to where they lie, no more than somebody wants to watch. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Flights, symbol, twinOf } = await import('../src/table/board/flights');
const { flightOf: buildersFlight } = await import('../src/games/builders_antiquity/drawing/flights');
const { flightOf: caesarFlight } = await import('../src/games/caesars_empire/drawing/flights');

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

describe('a twin of a piece', () => {
  it('is drawn like it, and nobody takes it for the piece', () => {
    document.body.innerHTML =
      '<button class="card" id="a" data-move="3"><b data-piece="coin:2">7</b></button>';
    const card = document.querySelector('button');
    const twin = twinOf(card);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    twin?.paint(svg);
    expect(svg.querySelector('foreignObject > button.card > b')?.textContent).toBe('7');
    expect(svg.querySelector('[id], [data-move], [data-piece]')).toBeNull();
    expect(card?.dataset.move).toBe('3');
    expect(twinOf(null)).toBeNull();
  });
});

/** A table with these pieces, before and after what a note tells. */
function told(scope: string, before: string, after: string) {
  document.body.innerHTML = `<main><div class="${scope}">${before}</div></main>`;
  root = document.querySelector('main') as HTMLElement;
  const flights = new Flights(root, root, `.${scope}`);
  flights.remember();
  (root.firstElementChild as HTMLElement).innerHTML = after;
  return flights;
}
const read = (name: string, args: Record<string, string>) => ({ name, args, sorts: {} });

describe('what travels at The Builders', () => {
  const crew = { seat: '0', crew: 'mason' };
  it('is what I take, and what I send and finish', () => {
    const recruited = told(
      'builders',
      '<i data-piece="crew:mason place:1"></i>',
      '<b data-piece="crew:mason@0"></b>',
    );
    expect(buildersFlight(recruited, read('recruited', crew), 0)?.to.tagName).toBe('B');
    const finished = told(
      'builders',
      '<i data-piece="building:house@0"></i>',
      '<b data-piece="building:house@0"></b>',
    );
    const done = read('finished', { seat: '0', building: 'house' });
    expect(buildersFlight(finished, done, 0)?.to.tagName).toBe('B');
    expect(buildersFlight(finished, done, 1)).toBeNull();
    expect(buildersFlight(finished, read('sent', { ...crew, building: 'house' }), 0)).toBeNull();
  });

  it('is a sign that comes to the chip of others', () => {
    const flights = told(
      'builders',
      '<i data-piece="crew:mason place:1"></i>',
      '<b data-piece="seat:1" data-spot="home:1"></b>',
    );
    const flight = buildersFlight(flights, read('recruited', { ...crew, seat: '1' }), 0);
    expect(flight?.to.getAttribute('data-piece')).toBe('seat:1');
  });
});

describe("what travels at Caesar's Empire", () => {
  const claimed = read('claimed', { seat: '1', city: 'toletum', kind: 'wine' });
  const city = '<i data-piece="city:toletum city:toletum@1 kind:wine"></i>';
  it('is the treasure, to the place where it lies now, else to its owner', () => {
    const chip = '<b data-piece="seat:1" data-spot="home:1"></b>';
    const large = told('caesar', city, `${chip}<u data-spot="kind:wine@1"></u>`);
    expect(caesarFlight(large, claimed)?.to.tagName).toBe('U');
    expect(caesarFlight(told('caesar', city, chip), claimed)?.to.tagName).toBe('B');
    expect(caesarFlight(large, read('earned', { seat: '1', points: '3' }))).toBeNull();
  });
});
