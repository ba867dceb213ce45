// @vitest-environment jsdom
/** Walking among the things of a board: arrows as they lie, and one stop of Tab in a group of many. */
import { afterEach, describe, expect, it } from 'vitest';
import { nextInDirection, oneStop } from '../src/table/board/walk';

describe('arrows', () => {
  it('find what lies in their direction', () => {
    const at = (x: number, y: number): DOMRect => new DOMRect(x, y, 10, 10);
    const others = [at(20, 0), at(40, 0), at(0, 20), at(21, 22)];
    expect(nextInDirection('ArrowRight', at(0, 0), others)).toBe(0);
    expect(nextInDirection('ArrowDown', at(0, 0), others)).toBe(2);
    expect(nextInDirection('ArrowLeft', at(0, 0), others)).toBe(-1);
    expect(nextInDirection('Enter', at(0, 0), others)).toBe(-1);
  });
});

describe('Tab', () => {
  const things = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[tabindex]')];
  const stops = (): string[] =>
    things()
      .filter((one) => one.tabIndex === 0)
      .map((one) => one.id);
  const group = (): HTMLElement => document.querySelector('div') as HTMLElement;
  const observed = (): Promise<void> => new Promise((done) => setTimeout(done));

  function begun(): { destroy(): void } {
    document.body.innerHTML = `<div>
      <button id="a" tabindex="-1"></button>
      <button id="b" tabindex="0" data-move="1"></button>
      <button id="c" tabindex="0" data-move="2"></button></div>`;
    return oneStop(group());
  }
  afterEach(() => document.body.replaceChildren());

  it('stops once, at the first that may be picked', () => {
    begun();
    expect(stops()).toEqual(['b']);
  });

  it('comes back to where one was', () => {
    begun();
    things()[2]?.focus();
    expect(stops()).toEqual(['c']);
    things()[2]?.blur();
    expect(stops()).toEqual(['c']);
  });

  it('stays where one is, even if that may not be picked, and then goes back to what may', async () => {
    begun();
    things()[0]?.focus();
    expect(stops()).toEqual(['a']);
    things()[0]?.blur();
    things()[1]?.setAttribute('tabindex', '0');
    await observed();
    expect(stops()).toEqual(['b']);
  });

  it('follows when other things may be picked', async () => {
    begun();
    things()[1]?.removeAttribute('data-move');
    await observed();
    expect(stops()).toEqual(['c']);
    for (const one of things()) one.removeAttribute('data-move');
    await observed();
    expect(stops()).toEqual([]);
  });

  it('stops everywhere again when the group is gone', async () => {
    begun().destroy();
    things()[2]?.setAttribute('tabindex', '0');
    await observed();
    expect(stops()).toEqual(['b', 'c']);
  });
});
