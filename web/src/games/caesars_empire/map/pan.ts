/** Hands on the map: dragging moves it, the wheel and two fingers make it larger; a drag is no click. */

export interface Panned {
  /** Make the map larger by a factor, round a point of the window. */
  zoom(factor: number, at: { x: number; y: number }): void;
  /** What is drawn, to be stretched while fingers move. */
  sheet(): HTMLElement | null;
  /** Somebody has taken hold of the map. */
  taken(): void;
}

const SLACK = 5; // pixels that a hand trembles

interface Pinch {
  far: number;
  x: number;
  y: number;
  factor: number;
}

/** Attend to the window of the map; gives what ends it. */
export function attendPan(pane: HTMLElement, panned: Panned): () => void {
  let drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
  let dragged = false;
  let pinch: Pinch | null = null;
  const ending = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    more: AddEventListenerOptions = {},
  ): void => pane.addEventListener(kind, act, { signal: ending.signal, ...more });
  const inside = (x: number, y: number): { x: number; y: number } => {
    const box = pane.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };

  on('pointerdown', (event) => {
    dragged = false;
    panned.taken();
    if (event.pointerType === 'touch' || event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop, moved: false };
  });
  on('pointermove', (event) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved) {
      if (Math.hypot(x, y) < SLACK) return;
      drag.moved = true;
      pane.setPointerCapture(event.pointerId);
      pane.classList.add('dragged');
    }
    pane.scrollTo(drag.left - x, drag.top - y);
  });
  const drop = (): void => {
    dragged = drag?.moved ?? false;
    drag = null;
    pane.classList.remove('dragged');
  };
  on('pointerup', drop);
  on('pointercancel', drop);
  on(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      panned.zoom(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        inside(event.clientX, event.clientY),
      );
    },
    { passive: false },
  );

  const two = (touches: TouchList): { far: number; x: number; y: number } | null => {
    const [one, other] = [touches[0], touches[1]];
    if (!one || !other) return null;
    return {
      far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      ...inside((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
    };
  };
  const stretch = (event: TouchEvent): void => {
    const held = two(event.touches);
    const sheet = panned.sheet();
    if (!pinch || !held || !sheet) return;
    event.preventDefault();
    pinch.factor = held.far / Math.max(1, pinch.far);
    // Only stretched: it is drawn anew when the fingers leave.
    sheet.style.transformOrigin = `${pinch.x + pane.scrollLeft}px ${pinch.y + pane.scrollTop}px`;
    sheet.style.transform = `scale(${pinch.factor})`;
  };
  // Nobody listens while one finger moves the map: then the browser moves it without asking.
  on(
    'touchstart',
    (event) => {
      const held = two(event.touches);
      if (!held || pinch) return;
      pinch = { ...held, factor: 1 };
      on('touchmove', stretch, { passive: false });
    },
    { passive: true },
  );
  const part = (): void => {
    const sheet = panned.sheet();
    if (!pinch || !sheet) return;
    sheet.style.transform = '';
    pane.removeEventListener('touchmove', stretch);
    panned.zoom(pinch.factor, pinch);
    pinch = null;
  };
  on('touchend', part);
  on('touchcancel', part);
  return () => ending.abort();
}

type Point = { x: number; y: number };

/** The middle of a thing, as a point of the window. */
export function middleOf(thing: Element, pane: Element): Point {
  const box = thing.getBoundingClientRect();
  const window = pane.getBoundingClientRect();
  return { x: box.x + box.width / 2 - window.x, y: box.y + box.height / 2 - window.y };
}

/** The thing that must be brought into the window because none of them is wholly in it: the nearest; else null. */
export function outside(things: readonly Element[], pane: Element): Element | null {
  const window = pane.getBoundingClientRect();
  const whole = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
  if (things.some((thing) => whole(thing.getBoundingClientRect()))) return null;
  const far = (thing: Element): number => {
    const { x, y } = middleOf(thing, pane);
    return Math.hypot(x - pane.clientWidth / 2, y - pane.clientHeight / 2);
  };
  return things.reduce<Element | null>(
    (nearest, thing) => (nearest === null || far(thing) < far(nearest) ? thing : nearest),
    null,
  );
}

/**
 * Calls `show` with a thing on the map that is spoken of, when all that are lie outside the window. Of a deed that
 * is a city's, the city: a segment of its way, or Rome at the end of it, does not show what was done.
 */
export function attendSpoken(pane: HTMLElement, show: (thing: Element) => void): () => void {
  const watch = new MutationObserver((changes) => {
    if (!changes.some(({ target }) => (target as Element).classList.contains('spoken-of'))) return;
    const cities = pane.querySelectorAll('[data-city].spoken-of');
    const spoken = cities.length > 0 ? cities : pane.querySelectorAll('.spoken-of');
    const lost = outside([...spoken], pane);
    if (lost) show(lost);
  });
  watch.observe(pane, { subtree: true, attributeFilter: ['class'] });
  return () => watch.disconnect();
}
