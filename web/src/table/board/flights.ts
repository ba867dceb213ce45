/** Pieces travel from where they were to where they lie now; which ones do, the board of a game says. */
import { lasting } from '../../prefs.svelte';
import type { Read } from '../forms';

const SVG = 'http://www.w3.org/2000/svg';
const CURVE = 'cubic-bezier(.2, .7, .3, 1)';
const MOST = 8; // after a long absence nobody wants to watch it all
const BETWEEN = 60; // milliseconds
const LATE = 400; // milliseconds after which nothing flies any more, whatever the browser says
const CHIP = 44; // pixels, of what comes to a player

/** Draws what flies into an empty drawing; what it answers is called when it has arrived. */
export type Painter = (svg: SVGSVGElement) => (() => void) | undefined;

/** What flies, and how large its drawing is. */
export interface Drawn {
  paint: Painter;
  /** Width and height of the drawing's own box. */
  box: readonly [number, number];
}

export interface Flight extends Drawn {
  from: DOMRect;
  to: Element;
  ms: number;
}

/** A symbol of the page. */
export function symbol(name: string): Painter {
  return (svg) => {
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${name}`);
    svg.append(use);
    return undefined;
  };
}

/** What marks a piece for hands and for lines of the log: a copy of it has none. */
const MARKS = /^(id|data-.*)$/;
function copy<T extends Element>(of: T): T {
  const twin = of.cloneNode(true) as T;
  for (const one of [twin, ...twin.querySelectorAll('*')]) {
    for (const { name } of [...one.attributes]) if (MARKS.test(name)) one.removeAttribute(name);
  }
  return twin;
}

/** A piece as it lies there now, part of a drawing or of the page. */
export function twinOf(piece: Element | null): Drawn | null {
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const { x, y, width, height } = piece.getBBox();
    const paint: Painter = (svg) => {
      const twin = copy(piece);
      twin.setAttribute('transform', `translate(${-x} ${-y})`);
      svg.append(twin);
      return undefined;
    };
    return { paint, box: [width, height] };
  }
  if (!(piece instanceof HTMLElement)) return null;
  const { offsetWidth: width, offsetHeight: height } = piece;
  const paint: Painter = (svg) => {
    const page = document.createElementNS(SVG, 'foreignObject');
    const twin = copy(piece);
    for (const { style } of [page, twin]) {
      style.width = `${width}px`;
      style.height = `${height}px`;
    }
    page.append(twin);
    svg.append(page);
    return undefined;
  };
  return { paint, box: [width, height] };
}

/** Remembers where everything lay, and lets what has moved fly from there. */
export class Flights {
  private before = new Map<string, DOMRect>();
  /** What is on its way, or waits for it: each puts its piece down. */
  private readonly under = new Set<() => void>();

  /** `scope`: what marks the parts of this board; `layer` is a part of it, above everything. */
  constructor(
    private readonly root: Element,
    private readonly layer: HTMLElement,
    private readonly scope: string,
  ) {}

  /** Everything jumps to its end. */
  end(): void {
    this.under.forEach((down) => down());
  }

  /** Before a new view is drawn: where all pieces (`data-piece`) and places of what travels (`data-spot`) lie. */
  remember(): void {
    this.before = new Map();
    if (lasting(1) === 0) return;
    for (const marked of this.root.querySelectorAll(`${this.scope} :is([data-piece], [data-spot])`)) {
      const box = marked.getBoundingClientRect();
      if (!box.width) continue;
      const marks = `${marked.getAttribute('data-piece') ?? ''} ${marked.getAttribute('data-spot') ?? ''}`;
      for (const mark of marks.split(' ')) if (mark && !this.before.has(mark)) this.before.set(mark, box);
    }
  }

  /** Where the piece or place of this mark lay. */
  was(mark: string): DOMRect | undefined {
    return this.before.get(mark);
  }

  find(selector: string): Element | null {
    return this.root.querySelector(`${this.scope} ${selector}`);
  }

  /** A flight, if both its ends are known. */
  flight(
    paint: Painter,
    box: readonly [number, number],
    ms: number,
    from: DOMRect | undefined,
    to: Element | null,
  ): Flight | null {
    return from && to ? { paint, box, from, to, ms: lasting(ms) } : null;
  }

  /** A new view is drawn: let fly what the news tell, when it is their turn. */
  follow(
    news: readonly Read[],
    flightOf: (note: Read) => Flight | null,
    inTurn: (begin: () => void) => void = (begin) => begin(),
  ): void {
    if (!this.before.size || lasting(1) === 0) return;
    const flying = news
      .map(flightOf)
      .filter((flight) => flight !== null)
      .slice(-MOST)
      .map((flight) => this.prepare(flight))
      .filter((begin) => begin !== null);
    if (flying.length > 0) inTurn(() => flying.forEach((begin, i) => begin(i * lasting(BETWEEN))));
  }

  /** What is to fly waits where it lay; what is answered lets it fly, after a while. */
  private prepare({ paint, box: [width, height], from, to, ms }: Flight): ((delay: number) => void) | null {
    const target = to.getBoundingClientRect();
    if (!target.width || !from.width) return null;
    const drawn = document.createElementNS(SVG, 'svg');
    drawn.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const painted = paint(drawn);
    // What comes to a player comes to their chip, of which it must hide little.
    const player = to.closest('[data-piece^="seat:"]') !== null;
    const most = player ? CHIP / Math.max(width, height) : Infinity;
    const scale = Math.min(target.width / width, target.height / height, most);
    const dx = from.x + from.width / 2 - target.x - target.width / 2;
    const dy = from.y + from.height / 2 - target.y - target.height / 2;
    const grown = Math.min(from.width / (width * scale), from.height / (height * scale));
    const start = `translate(${dx}px, ${dy}px) scale(${grown})`;
    drawn.style.position = 'fixed';
    drawn.style.width = `${width * scale}px`;
    drawn.style.height = `${height * scale}px`;
    drawn.style.left = `${target.x + (target.width - width * scale) / 2}px`;
    drawn.style.top = `${target.y + (target.height - height * scale) / 2}px`;
    drawn.style.transform = start;
    this.layer.append(drawn);
    // What has not arrived is not to be seen there yet, unless it can be picked; a player is there all the time.
    const hide = (): Animation => to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'both' });
    let hidden = player || to.closest('[data-move]') ? null : hide();
    const done = (): void => {
      if (!this.under.delete(done)) return;
      hidden?.cancel();
      painted?.();
      drawn.remove();
    };
    this.under.add(done);
    return (delay) => {
      if (!this.under.has(done)) return;
      if (!player) hidden ??= hide();
      const way = [{ transform: start }, { transform: 'none' }];
      const flying = drawn.animate(way, { duration: ms, delay, easing: CURVE, fill: 'both' });
      flying.onfinish = done;
      flying.oncancel = done;
      setTimeout(done, delay + ms + LATE); // a browser that draws nothing for a while says no end
    };
  }
}
