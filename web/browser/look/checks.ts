/** What a page must keep, looked up in its layout: nothing cut off, large enough targets, decisions in sight. */
import type { Page } from '@playwright/test';
import { AXE } from '../stage/proxy';
import { expect } from '../stage/test';

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** No violation of axe-core's rules. */
export async function accessible(page: Page, where: string): Promise<void> {
  // Loaded by the page like its own scripts; not sent with a question, for it has 650 kB.
  await page.evaluate(loaded, AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // All rules are run; of what is right, nothing is told.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const said = found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
        .join('\n  ')}`,
  );
  expect.soft(said, where).toEqual([]);
}

/** In the page: a script of its home has run; nothing of it is left in the document. */
async function loaded(path: string): Promise<void> {
  const script = document.createElement('script');
  script.src = new URL(path, document.baseURI).href;
  const done = new Promise((done, fail) => {
    script.onload = done;
    script.onerror = () => fail(new Error(`not loaded: ${script.src}`));
  });
  document.head.append(script);
  await done;
  script.remove();
}

/** The fonts are there and nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** Words that cannot be read whole: cut by a box that hides the rest, or beyond the side of the page. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (
        !element ||
        !words ||
        ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TITLE', 'DESC'].includes(element.tagName)
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      let scrolled = false;
      const scrolls = { x: false, y: false };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (frame.width <= 2 || frame.height <= 2) {
          scrolled = true; // meant for ears alone
          break;
        }
        const hidden = ['hidden', 'clip'];
        const shaped = style.clipPath !== 'none';
        const hides = shaped || hidden.includes(style.overflowY);
        const sideways = text.right > frame.right + 1.5 || text.left < frame.left - 1.5;
        // The box of a line is higher than its letters.
        const upright = text.bottom > frame.bottom + 4 || text.top < frame.top - 4;
        scrolls.x ||= ['auto', 'scroll'].includes(style.overflowX);
        scrolls.y ||= ['auto', 'scroll'].includes(style.overflowY);
        // What is wholly outside is left out on purpose, like rounds far ahead; only parts of words are a fault.
        if (hides && (text.top >= frame.bottom || text.bottom <= frame.top)) {
          scrolled = true;
          break;
        }
        const cutSideways = sideways && !scrolls.x && (shaped || hidden.includes(style.overflowX));
        const cutUpright = upright && !scrolls.y && (shaped || hidden.includes(style.overflowY));
        if (cutSideways || cutUpright) {
          cut.push(
            `"${words.slice(0, 50)}" in <${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}">`,
          );
          scrolled = true;
          break;
        }
        if (style.position === 'fixed') break;
      }
      const wide = document.documentElement.clientWidth;
      if (!scrolled && !scrolls.x && (text.right > wide + 1.5 || text.left < -1.5)) {
        cut.push(`"${words.slice(0, 50)}" beyond the side of the page`);
      }
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1) {
      cut.push('the page scrolls sideways');
    }
    return cut;
  });
}

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';

/**
 * Things to tap that are smaller than a finger (44 px). Links to pages may be as small as WCAG 2.2 allows (24 px),
 * links within a sentence as high as their line; sliders are drawn along, their height counts less (32 px).
 */
export async function tooSmall(page: Page, among = TARGETS): Promise<string[]> {
  return page.evaluate((targets) => {
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement | SVGElement>(targets)) {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (target.matches(':disabled, [inert], [inert] *')) continue;
      // Beside a small box its label is tapped; a field that has its label above or before it is tapped itself.
      const label = target instanceof HTMLInputElement ? target.closest('label') : null;
      const aside =
        target instanceof HTMLInputElement && target.matches('[type=checkbox], [type=radio]')
          ? target.labels?.[0]
          : null;
      const box = (label ?? aside ?? target).getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2 || box.bottom < 0) continue; // meant for ears, or a skip link
      if (getComputedStyle(target).display === 'inline' && target.closest('p, li, dd')) continue;
      const least = target.tagName === 'A' ? 24 : target.matches('[type=range]') ? 32 : 44;
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        small.push(
          `${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''} "${name.slice(0, 30)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
      }
    }
    return small;
  }, among);
}

/** All of these come into sight: a map may still be on its way to them. */
export async function inSight(page: Page, selector: string, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => outOfSight(page, selector), { message: where })
    .toEqual([]);
}

/**
 * Elements that are not wholly in sight without scrolling. A map that is panned (`data-pans`) counts as a whole: it
 * must be in sight itself, and something of what is looked for in it.
 */
async function outOfSight(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const inside = (
      one: Element,
      frame: { top: number; left: number; bottom: number; right: number },
    ): boolean => {
      const box = one.getBoundingClientRect();
      return (
        box.top >= frame.top - 1 &&
        box.left >= frame.left - 1 &&
        box.bottom <= frame.bottom + 1 &&
        box.right <= frame.right + 1
      );
    };
    const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    const hidden: string[] = [];
    for (const one of document.querySelectorAll(selector)) {
      if (!one.checkVisibility()) continue;
      const box = one.getBoundingClientRect();
      const map = one.closest('[data-pans]');
      const seen = map
        ? inside(map, screen) &&
          [...map.querySelectorAll(selector)].some((other) => inside(other, map.getBoundingClientRect()))
        : inside(one, screen);
      if (!seen) {
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
        hidden.push(
          `${one.getAttribute('data-move') ?? one.tagName} "${name.slice(0, 40)}" at ${Math.round(box.left)},${Math.round(box.top)}`,
        );
      }
    }
    return hidden;
  }, selector);
}

/** Messages that have no words: they show their names. */
export async function wordless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = /^[a-z]+(-[a-z0-9]+)+$/;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      if (names.test(words) && !node.parentElement?.closest('code, script, style, symbol')) found.add(words);
    }
    for (const named of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        const words = named.getAttribute(attribute) ?? '';
        if (names.test(words)) found.add(words);
      }
    }
    if (names.test(document.title)) found.add(document.title);
    return [...found];
  });
}
