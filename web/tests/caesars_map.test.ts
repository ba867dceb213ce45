// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Props } from '../src/games/caesars_empire/desk.svelte';
import { optionsOf } from '../src/table/scene';

class Pointed extends MouseEvent {
  readonly pointerType = 'mouse';
}

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('PointerEvent', Pointed);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
Element.prototype.scrollTo = () => undefined;
const { Desk } = await import('../src/games/caesars_empire/desk.svelte');
const { default: Map } = await import('../src/games/caesars_empire/map/Map.svelte');

it('a click on a city that is pointed at picks its only way, and tells nobody that something is let go', () => {
  const segment = (a: string, b: string, seat: number | null) => ({
    segment: `${a}-${b}`,
    a,
    b,
    roads: 1,
    sea: false,
    seat,
  });
  const city = (id: string) => ({
    city: id,
    region: 'italia',
    value: 3,
    treasure: 'wine',
    seat: null,
    far: null,
    gains: [3],
    onward: [],
  });
  const built = (a: string, b: string) => ({
    segment: `${a}-${b}`,
    start: a,
    city: b,
    roads: 1,
    path: [],
    way: { roads: 1, factor: 1, payouts: [[1]] },
  });
  const MOVES = ['roma-caralis', 'roma-mediolanum', 'massilia-mediolanum'];
  const board = {
    view: {
      step: 'build',
      decides: 0,
      cities: ['caralis', 'mediolanum'].map(city),
      segments: [
        segment('roma', 'caralis', null),
        segment('roma', 'mediolanum', null),
        segment('massilia', 'mediolanum', null),
      ],
      seats: [],
      turn: {
        seat: 0,
        city: null,
        chain: [],
        walked: [],
        ways: [],
        builds: [built('roma', 'caralis'), built('roma', 'mediolanum'), built('massilia', 'mediolanum')],
      },
    },
    viewer: 0,
    options: optionsOf([0, 1, 2], []),
    forms: {
      number: (_: string, args: { segment: string }) => MOVES.indexOf(args.segment),
      move: (move: number) => ({ name: 'build', args: { segment: MOVES[move] } }),
    },
    chairs: [],
    chosen: null,
    pointed: null,
    gathered: [],
    refused: null,
    foresight: true,
    sheets: null,
    desk: new Desk(),
  } as unknown as Props;
  const drawn = mount(Map, { target: document.body, props: { board } });
  flushSync();
  const seen: (string | null)[] = [];
  document.body.addEventListener('click', (event) => {
    const at = event.target as Element;
    seen.push(
      at.closest('[data-move]')?.getAttribute('data-move') ??
        at.closest('[data-city]')?.getAttribute('data-city') ??
        null,
    );
  });
  const click = (id: string): void => {
    const zone = document.querySelector(`[data-city="${id}"] .zone`);
    zone?.dispatchEvent(new Pointed('pointerover', { bubbles: true }));
    zone?.dispatchEvent(new Pointed('click', { bubbles: true }));
    flushSync();
  };
  click('caralis');
  expect([seen, board.desk.opened]).toEqual([['0'], 'caralis']);
  click('mediolanum'); // two ways lead there: its card opens
  expect([seen, board.desk.opened]).toEqual([['0', 'mediolanum'], 'mediolanum']);
  void unmount(drawn);
});
