/** What the parts of this board share: the city that is looked at, the rival that is opened, the room there is. */
import type { Mode } from '../../table/board/room';
import type { BoardProps } from '../../table/contract';
import { cityOf, pendingCity, type View } from './plan';

export type Props = BoardProps<View, Desk>;

/** How many segments somebody has built on. */
const has = ({ segments }: View, seat: number): number =>
  segments.filter((segment) => segment.seat === seat).length;

/** One desk a table. */
export class Desk {
  mode = $state<Mode>('wide');
  /** The city whose ways lie open on its card. */
  opened = $state<string | null>(null);
  /** The city that somebody points at. */
  looked = $state<string | null>(null);
  /** The rival whose treasures are shown. */
  rival = $state<number | null>(null);
  /** A kind of treasure that is looked for on the map. */
  kind = $state<string | null>(null);

  /** The segments that others have built since the viewer did. */
  recent = $state.raw<ReadonlySet<string>>(new Set());

  private before: View | null = null;

  get narrow(): boolean {
    return this.mode === 'narrow';
  }

  /** A new view has come: what is decided about a city opens it, what is over closes it. */
  follow(view: View, viewer: number): void {
    const before = this.before;
    this.before = view;
    if (before === view) return;
    if (before) this.recent = this.builtSince(before, view, viewer);
    if (before && has(view, viewer) > has(before, viewer)) {
      // What was looked at for this deed is not looked at any more.
      this.opened = null;
      this.rival = null;
    }
    const pending = view.decides === viewer ? pendingCity(view) : null;
    if (pending !== null) this.opened = pending;
    else if (before && pendingCity(before) !== null) {
      if (this.opened === pendingCity(before)) this.opened = null; // else somebody has turned to another
    } else if (this.opened !== null && cityOf(view, this.opened)?.seat !== null && before) {
      if (cityOf(before, this.opened)?.seat === null) this.opened = null;
    }
  }

  private builtSince(before: View, view: View, viewer: number): ReadonlySet<string> {
    const built = view.segments.filter(({ seat }, i) => seat !== null && before.segments[i]?.seat === null);
    if (built.length === 0) return this.recent;
    if (built.some(({ seat }) => seat === viewer)) return new Set();
    return new Set([...this.recent, ...built.map(({ segment }) => segment)]);
  }
}
