/** Words that lie under something else, on other words, or beyond the button that they name. */
import type { Page } from '@playwright/test';

/**
 * All words in sight that something covers, with what it is. What is printed on a board (`data-under`) is there to have
 * pieces put on it; over a map that is panned (`data-pans`) other things may lie.
 */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(coveredWords);
}

/** In the page. */
function coveredWords(): string[] {
  interface Line {
    words: string;
    element: Element;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** So much of a line may be gone, and it can still be read. */
  const SPARE = 0.15;

  const named = (element: Element): string => {
    const kind = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    return `<${element.tagName.toLowerCase()}${kind && ` class="${kind}"`}>`;
  };

  /** What of a box its scrolling and hiding surroundings leave in sight. */
  const inSight = (box: DOMRect, element: Element): Omit<Line, 'words' | 'element'> => {
    let { left, top, right, bottom } = box;
    const cut = (by: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, by.left);
      top = Math.max(top, by.top);
      right = Math.min(right, by.right);
      bottom = Math.min(bottom, by.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, clipPath, position, display } = getComputedStyle(one);
      const hides = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none';
      if (hides && display !== 'inline' && one.tagName !== 'use') cut(one.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return { left, top, right, bottom };
  };

  /** How much of what lies behind an element can be seen through it and what holds it. */
  const opaque = (element: Element, beside: Element): boolean => {
    let opacity = 1;
    for (let one: Element | null = element; one && !one.contains(beside); one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity > 0.3;
  };
  const alpha = (color: string): number => {
    if (color === 'transparent' || color === 'none') return 0;
    const last = /(?:rgba?\([^)]*,|\/)\s*([\d.]+)\)$/.exec(color);
    return color.startsWith('rgba') || color.includes('/') ? Number(last?.[1] ?? 1) : 1;
  };
  /** Whether an element draws a ground of its own where the pointer has found it. */
  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element);
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
      if (['text', 'tspan', 'g'].includes(element.tagName)) return false;
      return element.tagName === 'use' || alpha(fill) * Number(fillOpacity) > 0.3;
    }
    if (['IMG', 'CANVAS', 'VIDEO'].includes(element.tagName)) return true;
    return alpha(backgroundColor) > 0.3 || backgroundImage.includes('url(');
  };

  /** Whether it lies where the words before it leave it, and is not put beside what it stands in. */
  const flows = (element: Element, inside: Element): boolean => {
    for (let one: Element | null = element; one && one !== inside; one = one.parentElement)
      if (getComputedStyle(one).position === 'absolute') return false;
    return true;
  };

  const found = new Set<string>();
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!element || !words || element.closest('script, style, noscript, title, desc, symbol, defs')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = inSight(box, element);
      const whole = box.width * box.height;
      const left = Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top);
      // What is meant for ears, or scrolled away, is not looked for.
      if (box.width < 3 || box.height < 3 || left < 0.6 * whole) continue;
      const button = element.closest('button');
      const sides = button?.getBoundingClientRect();
      if (
        button &&
        sides &&
        flows(element, button) &&
        (box.left < sides.left - 2 || box.right > sides.right + 2)
      )
        found.add(`"${words.slice(0, 40)}" in ${named(element)} is wider than its ${named(button)}`);
      // The box of a line is higher than its letters.
      const air = (seen.bottom - seen.top) / 4;
      lines.push({ words, element, ...seen, top: seen.top + air, bottom: seen.bottom - air });
    }
  }

  // What takes no pointer is drawn all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);

  const bare: Line[] = [];
  for (const line of lines) {
    const { words, element, left, top, right, bottom } = line;
    if (element.closest('[data-under]')) continue;
    const map = element.closest('[data-pans]');
    const over = new Map<Element, number>();
    const columns = Math.max(2, Math.ceil((right - left) / 4));
    const rows = 3;
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const x = left + ((i + 0.5) / columns) * (right - left);
        const y = top + ((j + 0.5) / rows) * (bottom - top);
        for (const one of document.elementsFromPoint(x, y)) {
          if (one === element || one.contains(element) || element.contains(one)) break;
          if (!paints(one) || !opaque(one, element)) continue;
          if (map && !map.contains(one)) break;
          over.set(one, (over.get(one) ?? 0) + 1);
          break;
        }
      }
    const hidden = [...over.values()].reduce((sum, count) => sum + count, 0);
    if (hidden <= SPARE * columns * rows) {
      bare.push(line);
      continue;
    }
    const [by] = [...over].sort((a, b) => b[1] - a[1])[0] as [Element, number];
    const share = Math.round((100 * hidden) / (columns * rows));
    const at = `${Math.round(left)},${Math.round(top)}`;
    found.add(`"${words.slice(0, 40)}" in ${named(element)} at ${at}: ${share} % under ${named(by)}`);
  }
  bare.forEach((one, i) => {
    for (const other of bare.slice(i + 1)) {
      if (one.element === other.element) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide <= 1 || high <= 1) continue;
      const area = (line: Line): number => (line.right - line.left) * (line.bottom - line.top);
      if (wide * high <= SPARE * Math.min(area(one), area(other))) continue;
      found.add(
        `"${one.words.slice(0, 30)}" in ${named(one.element)} and "${other.words.slice(0, 30)}" in ${named(other.element)} at ${Math.round(other.left)},${Math.round(other.top)} lie on each other`,
      );
    }
  });
  document.adoptedStyleSheets.pop();
  return [...found];
}
