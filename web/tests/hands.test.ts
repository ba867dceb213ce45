// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attend, speakOf, type Hands } from '../src/table/hands';
import { deedOf } from '../src/table/shortcuts';

let root: HTMLElement;
let hands: { [K in keyof Hands]: ReturnType<typeof vi.fn> };
let end: () => void;

beforeEach(() => {
  globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS;
  document.body.innerHTML = `<div data-table="x">
    <button data-move="7"><span id="in">x</span></button>
    <svg><g id="g" role="button" tabindex="0" data-move="8"></g></svg>
    <div id="no" data-ask="9"></div><div id="none" data-ask="-1"></div><input id="field" /><b id="else" data-lets-go></b>
    <i data-piece="cell:e1@0 card:a"></i><i data-piece="card:b@1"></i><i data-piece="card:bb@1"></i>
  </div>`;
  root = document.querySelector('div') as HTMLElement;
  hands = { onPick: vi.fn(), onChain: vi.fn(), onAsk: vi.fn(), onLetGo: vi.fn(), onPoint: vi.fn() };
  end = attend(root, hands as unknown as Hands);
});
afterEach(() => end());
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const press = (target: Element, key: string, more = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

describe('hands on the board', () => {
  it('take a move by a click anywhere on its mark', () => {
    at('in').click();
    expect(hands.onPick.mock.calls).toEqual([[7]]);
  });
  it('are told where a mark says that it is done', () => {
    at('g').setAttribute('data-does', '');
    press(at('g'), 'Enter');
    expect(hands.onPick.mock.calls).toEqual([[8, true]]);
  });
  it('take a move of a drawn thing by Enter and Space, once', () => {
    press(at('g'), 'Enter');
    press(at('g'), ' ');
    press(at('g'), 'x');
    expect(hands.onPick.mock.calls).toEqual([[8], [8]]);
  });
  it('leave the keys of a real button to its click', () => {
    press(document.querySelector('button') as Element, 'Enter');
    expect(hands.onPick).not.toHaveBeenCalled();
  });
  it('ask why not, but not about a move that does not exist', () => {
    at('no').click();
    at('none').click();
    expect(hands.onAsk.mock.calls).toEqual([[9, at('no')]]);
  });
  it('take what makes a move possible, and then the move', () => {
    at('no').setAttribute('data-first', '7');
    at('no').click();
    expect(hands.onChain.mock.calls).toEqual([[[7, 9]]]);
    expect(hands.onAsk).not.toHaveBeenCalled();
  });
  it('let go of what is picked when somebody turns to something else', () => {
    at('else').click();
    at('in').click();
    expect(hands.onLetGo.mock.calls).toEqual([[]]);
    expect(hands.onPick.mock.calls).toEqual([[7]]);
  });
  it('do not point at what comes under a pointer that rests', () => {
    class Moved extends MouseEvent {
      pointerType = 'mouse';
    }
    vi.stubGlobal('PointerEvent', Moved);
    const over = (id: string, screenX: number): void =>
      void at(id).dispatchEvent(new Moved('pointerover', { bubbles: true, screenX, screenY: 5 }));
    const moved = (kind: string, screenX: number, pointerType = 'mouse'): void => {
      const event = new Moved(kind, { bubbles: true, screenX, screenY: 5 });
      void at('in').dispatchEvent(Object.assign(event, { pointerType }));
    };
    over('g', 1);
    over('in', 1);
    over('in', 2);
    moved('pointermove', 3);
    over('g', 3); // the board has slid under it
    moved('pointerdown', 9, 'touch');
    over('g', 3); // a finger is no mouse that has moved
    vi.unstubAllGlobals();
    expect(hands.onPoint.mock.calls).toEqual([[8], [7]]);
  });
  it('do nothing any more when it is over', () => {
    end();
    at('in').click();
    expect(hands.onPick).not.toHaveBeenCalled();
  });
});

describe('pieces that are spoken of', () => {
  const lit = (): string[] =>
    [...root.querySelectorAll('.spoken-of')].map((piece) => piece.getAttribute('data-piece') ?? '');
  it('are lit by the whole mark, by any owner where none is named, and go out again', () => {
    speakOf(root, ['cell:e1@0']);
    expect(lit()).toEqual(['cell:e1@0 card:a']);
    speakOf(root, ['card:b']);
    expect(lit()).toEqual(['card:b@1']);
    speakOf(root, []);
    expect(lit()).toEqual([]);
  });
});

describe('keys', () => {
  const deed = (target: Element, key: string, more = {}): unknown => deedOf(press(target, key, more), root);
  it('mean deeds at the table', () => {
    expect(deed(document.body, 'u')).toBe('undo');
    expect(deed(document.body, '?')).toBe('keys');
    expect(deed(document.body, '3')).toBe(3);
    expect(deed(document.body, 'Enter')).toBe('confirm');
    expect(deed(document.body, 'x')).toBeNull();
  });
  it('mean nothing while somebody writes, or with a control key', () => {
    expect(deed(at('field'), 'u')).toBeNull();
    expect(deed(document.body, 'r', { ctrlKey: true })).toBeNull();
  });
  it('leave Enter to what can be pressed', () => {
    expect(deed(document.querySelector('button') as Element, 'Enter')).toBeNull();
  });
  it('belong to nobody where two tables stand side by side', () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-table="y"></div>');
    expect(deed(document.body, 'u')).toBeNull();
    expect(deed(at('g'), 'u')).toBe('undo');
  });
});
