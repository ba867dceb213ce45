/** Hands on the board: clicks, keys and pointing on marked elements become picks and questions. */

import { Mouse } from './board/resting';

export interface Hands {
  /** A legal move was taken; `done`: by what says that it is done, so nobody is asked once more. */
  onPick(move: number, done?: true): void;
  /** A move was taken that another one makes possible: both, in this order. */
  onChain(moves: readonly number[]): void;
  /** Somebody asks why a move is not possible, at this element. */
  onAsk(move: number, at: Element): void;
  /** Somebody turns to something else: what is picked and not confirmed is let go. */
  onLetGo(): void;
  /** Somebody points at a legal move, or at none. */
  onPoint(move: number | null): void;
}

const marked = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-move], [data-ask]') : null;

const numberOf = (element: Element | null, mark: 'data-move' | 'data-ask' | 'data-first'): number | null => {
  const value = element?.getAttribute(mark);
  return value === null || value === undefined || value === '' ? null : Number(value);
};

const DOUBLE_TAP = 350; // milliseconds

/** Attend to everything inside an element; gives what ends it. */
export function attend(root: HTMLElement, hands: Hands): () => void {
  let tapped = -DOUBLE_TAP;
  const act = (event: Event): void => {
    const element = marked(event.target);
    const move = numberOf(element, 'data-move');
    const ask = numberOf(element, 'data-ask');
    const first = numberOf(element, 'data-first');
    if (event instanceof PointerEvent && event.pointerType === 'touch') {
      // The second tap of a double one must not hit what has come under the finger meanwhile.
      if (event.timeStamp - tapped < DOUBLE_TAP) return;
      tapped = event.timeStamp;
    }
    if (move !== null && element?.hasAttribute('data-does')) hands.onPick(move, true);
    else if (move !== null) hands.onPick(move);
    else if (first !== null && ask !== null) hands.onChain([first, ask]);
    else if (element && ask !== null && ask >= 0) hands.onAsk(ask, element);
    else if (event.target instanceof Element && event.target.closest('[data-lets-go]'))
      return hands.onLetGo();
    else return;
    event.preventDefault();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const element = marked(event.target);
    // A real button makes a click of its own; so does whoever was dealt with already.
    if (!element || element !== event.target || event.defaultPrevented) return;
    if (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) return;
    act(event);
  };
  let pointings = 0;
  const mouse = new Mouse();
  const point = (event: Event): void => {
    if (event instanceof PointerEvent && mouse.rests(event)) return;
    // What is pressed gets the focus, too: a preview drawn then would take it from under the finger.
    if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return;
    pointings += 1;
    hands.onPoint(numberOf(marked(event.target), 'data-move'));
  };
  // Nothing may change while the focus is on its way: an element that goes away loses it in the middle of
  // drawing, and what is drawn anew before Tab has arrived holds it fast.
  const unpoint = (): void => {
    const then = ++pointings;
    setTimeout(() => {
      if (then === pointings) hands.onPoint(null);
    });
  };
  // Between two targets nothing is unpointed: a ghost drawn anew under a pressed button would eat the click.
  const unfocus = (event: FocusEvent): void => {
    if (!marked(event.relatedTarget)) unpoint();
  };
  root.addEventListener('click', act);
  root.addEventListener('keydown', onKey);
  root.addEventListener('pointerdown', mouse.follow);
  root.addEventListener('pointermove', mouse.follow);
  root.addEventListener('pointerover', point);
  root.addEventListener('pointerleave', unpoint);
  root.addEventListener('focusin', point);
  root.addEventListener('focusout', unfocus);
  return () => {
    pointings += 1; // what waits to be unpointed is gone
    root.removeEventListener('click', act);
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('pointerdown', mouse.follow);
    root.removeEventListener('pointermove', mouse.follow);
    root.removeEventListener('pointerover', point);
    root.removeEventListener('pointerleave', unpoint);
    root.removeEventListener('focusin', point);
    root.removeEventListener('focusout', unfocus);
  };
}

/** Light up the pieces that somebody speaks of, and nothing else. */
export function speakOf(root: Element | null, marks: readonly string[]): void {
  if (!root) return;
  root.querySelectorAll('.spoken-of').forEach((piece) => piece.classList.remove('spoken-of'));
  for (const mark of marks) {
    const whole = root.querySelectorAll(`[data-piece~="${CSS.escape(mark)}"]`);
    // A line that names no owner means the piece wherever it lies.
    const any = mark.includes('@') ? [] : root.querySelectorAll(`[data-piece*="${CSS.escape(mark)}@"]`);
    [...whole, ...any].forEach((piece) => piece.classList.add('spoken-of'));
  }
}
