/** Turning the tile in hand: wheel, keys and two fingers; which turns fit is the desk's business. */

export interface Turner {
  /** Whether there is a tile to turn now. */
  active(): boolean;
  turn(way: 1 | -1): void;
  /** Whether single keys are wanted. */
  keys(): boolean;
}

const TWIST = 32; // degrees that two fingers go round before the tile follows
const NOTCH = 40; // of a wheel; a touchpad sends many small ones

const KEYS: Readonly<Record<string, 1 | -1>> = { e: 1, q: -1, E: 1, Q: -1 };

/** Attend to an element and to the keys of the page; gives what ends it. */
export function attendTurns(root: HTMLElement, turner: Turner): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let angle: number | null = null;
  let rolled = 0;

  const onWheel = (event: WheelEvent): void => {
    if (!turner.active() || event.ctrlKey) return;
    event.preventDefault();
    rolled += event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    turner.turn(rolled > 0 ? 1 : -1);
    rolled = 0;
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way || !turner.active() || !turner.keys() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    event.preventDefault();
    turner.turn(way);
  };
  const between = (): number => {
    const [one, two] = [...fingers.values()];
    return one && two ? (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI : 0;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    angle = fingers.size === 2 ? between() : null;
  };
  const onMove = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (angle === null || fingers.size !== 2 || !turner.active()) return;
    const twisted = ((between() - angle + 540) % 360) - 180;
    if (Math.abs(twisted) < TWIST) return;
    turner.turn(twisted > 0 ? 1 : -1);
    angle = between();
  };
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    angle = null;
  };
  root.addEventListener('wheel', onWheel, { passive: false });
  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', onUp);
  window.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('wheel', onWheel);
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', onUp);
    window.removeEventListener('keydown', onKey);
  };
}
