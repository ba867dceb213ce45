/** Arrow keys walk among the things of a group, as they lie. */

/** What can be walked to in a group. */
const WALKED = '[tabindex]';

/** The next thing in the direction of an arrow key: nearest, and rather straight ahead. */
export function nextInDirection(key: string, from: DOMRect, others: readonly DOMRect[]): number {
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (!way) return -1;
  const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  others.forEach((box, i) => {
    const [toX, toY] = centre(box);
    const ahead = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && aside <= 2 * ahead && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** Arrow keys walk among the things of a group that can be focused. */
export function walk(group: HTMLElement | SVGElement): { destroy(): void } {
  const onKey = (event: Event): void => {
    const { key, target: at } = event as KeyboardEvent;
    if (!key.startsWith('Arrow') || !(at instanceof Element)) return;
    const things = [...group.querySelectorAll<HTMLElement | SVGElement>(WALKED)].filter((one) => one !== at);
    const next = nextInDirection(
      key,
      at.getBoundingClientRect(),
      things.map((one) => one.getBoundingClientRect()),
    );
    event.preventDefault();
    things[next]?.focus();
  };
  group.addEventListener('keydown', onKey);
  return { destroy: () => group.removeEventListener('keydown', onKey) };
}

/**
 * Tab stops in a group once: where one walked last, else at the first thing that may be picked; arrows (`walk`) go on
 * from there. For groups of so many things that a stop at each would be a long way to what lies behind them.
 */
export function oneStop(group: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  const set = (): void => {
    const all = [...group.querySelectorAll<HTMLElement>(WALKED)];
    const may = all.filter((one) => one === document.activeElement || one.dataset.move !== undefined);
    const stop = may.find((one) => one === last) ?? may[0];
    for (const one of all) {
      const wanted = one === stop ? 0 : -1;
      if (one.tabIndex !== wanted) one.tabIndex = wanted;
    }
  };
  const onFocus = (event: FocusEvent): void => {
    last = event.target as Element;
    set();
  };
  const watch = new MutationObserver(set);
  watch.observe(group, { subtree: true, childList: true, attributeFilter: ['tabindex', 'data-move'] });
  group.addEventListener('focusin', onFocus);
  set();
  return {
    destroy: () => {
      watch.disconnect();
      group.removeEventListener('focusin', onFocus);
    },
  };
}
