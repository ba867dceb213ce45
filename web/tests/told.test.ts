// @vitest-environment jsdom
/** What the house has to say: on a page line by line, at a table all of it in one. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
  },
);
const { default: Told } = await import('../src/frame/Told.svelte');
const { house } = await import('../src/frame/house.svelte');
const { speak, t } = await import('../src/words/words.svelte');
type House = NonNullable<typeof house.value>;

beforeAll(() => speak('en'));
const button = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === t(words));

it('is one line at a table, unfolds, and is put away at once', () => {
  // What is wider than its place is cut off.
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const ends = '2999-01-01T00:00:00Z';
  const announcements = ['First.', 'Second.'].map((text, id) => ({ id, text, ends }));
  house.value = { announcements, closed: null } as unknown as House;
  const drawn = mount(Told, { target: document.body, props: { folds: true, also: 'It pauses.' } });
  flushSync();
  const all = document.querySelector('.all');
  expect(document.querySelectorAll('.strip')).toHaveLength(1);
  expect(all?.textContent).toContain('It pauses.');
  expect(all?.textContent).toContain('Second.');
  expect(all?.classList.contains('open')).toBe(false);
  button('told-all')?.click();
  flushSync();
  expect(all?.classList.contains('open')).toBe(true);
  expect(button('told-fold')?.getAttribute('aria-expanded')).toBe('true');
  button('table-understood')?.click();
  flushSync();
  expect(document.querySelector('.all')?.textContent.trim()).toBe('It pauses.');
  expect(button('table-understood')).toBeUndefined();
  void unmount(drawn);
});

it('is read line by line on a page', () => {
  const text = 'The server is new.';
  house.value = {
    announcements: [{ id: 7, text, ends: '2999-01-01T00:00:00Z' }],
    closed: null,
  } as unknown as House;
  const drawn = mount(Told, { target: document.body });
  flushSync();
  expect(document.querySelector('.all.open > span')?.textContent).toBe(text);
  expect(button('told-all')).toBeUndefined();
  void unmount(drawn);
});
