/** What is shown of a choice: the city it is about, and the build that is tried, with all it would pay. */
import type { Props } from '../desk.svelte';
import {
  buildsTo,
  pendingCity,
  type BuildOf,
  type CityOf,
  type SeatOf,
  type View,
  type WayOf,
} from '../plan';
import { pointsOf, signed, tried } from '../targets';

/** What picking a segment is called in this step. */
export function moveName(view: View): 'build' | 'lengthen' | 'way' {
  if (view.step === 'chain') return 'lengthen';
  return view.step === 'way' ? 'way' : 'build';
}

/** The build behind a move, if it is one. */
export function buildOf({ view, forms }: Pick<Props, 'view' | 'forms'>, move: number | null): BuildOf | null {
  if (move === null || !view.turn) return null;
  const { name, args } = forms.move(move);
  if (name === 'start') return view.turn.begun;
  if (name !== 'build' && name !== 'lengthen') return null;
  return view.turn.builds.find(({ segment }) => segment === args.segment) ?? null;
}

/** The city whose card is shown: opened, tried, or pointed at. */
export function shownCity(board: Props): string | null {
  const pending = pendingCity(board.view);
  if (pending !== null && board.view.decides === board.viewer) return pending;
  return board.desk.opened ?? buildOf(board, tried(board))?.city ?? board.desk.looked ?? pending;
}

/** The build whose way to Rome is drawn. */
export function shownBuild(board: Props): BuildOf | null {
  const { view } = board;
  const trying = buildOf(board, tried(board));
  if (trying) return trying;
  if (view.step === 'chain') return view.turn?.begun ?? null;
  const only = board.view.turn?.builds.filter(({ city }) => city === shownCity(board)) ?? [];
  return only.length === 1 ? (only[0] ?? null) : null;
}

/** What a move would bring, in a bubble on the map: "+6", or "≤6" if the rest of the choice decides it. */
export function inShort(board: Pick<Props, 'options' | 'sheets' | 'foresight'>, move: number): string {
  const points = pointsOf(board, move);
  if (points === null) return '';
  return board.options.choice(move)?.open && points > 0 ? `≤${points}` : signed(points);
}

/** Whether another city can be turned to: what is decided about this one has not been sent yet, if anything is. */
export const mayTurn = ({ view, gathered }: Pick<Props, 'view' | 'gathered'>): boolean =>
  pendingCity(view) === null || gathered.length > 0;

/** The build of a city that is pointed at, if only one leads there: its card shows it already. */
export function onlyWay({ view, forms, options, desk }: Props, city: string): number | null {
  const [only, ...more] = view.step === 'build' ? buildsTo(view, city) : [];
  if (!only || more.length > 0 || desk.looked !== city || desk.opened === city) return null;
  const move = forms.number('build', { segment: only.segment });
  return options.has(move) ? move : null;
}

/** The segments of the way to Rome that is drawn: of a build, or as far as it has been chosen. */
export function shownPath(board: Props): string[] {
  const { view, forms } = board;
  if (view.step !== 'way' || !view.turn) return shownBuild(board)?.path ?? [];
  const move = tried(board);
  const next = move === null ? null : forms.move(move);
  return [...view.turn.walked, ...(next?.name === 'way' ? [next.args.segment ?? ''] : [])];
}

/** One line of a city's card. */
export interface Line {
  move: number;
  /** What it is about, as log and lessons name it. */
  piece: string;
  /** Which words say where it begins, or goes on. */
  words: 'card-from' | 'card-begin' | 'card-back' | 'card-over';
  start: string;
  roads: number | null;
  way: WayOf;
}

/** The other end of a segment, by its name: "roma-brundisium". */
export function otherEnd(view: View, segment: string, node: string | null): string {
  const found = view.segments.find((one) => one.segment === segment);
  return found ? (found.a === node ? found.b : found.a) : '';
}

/** Every way to a city that can be chosen now, by whoever decides. */
export function linesOf({ view, forms }: Pick<Props, 'view' | 'forms'>, city: string): Line[] {
  const turn = view.turn;
  if (!turn) return [];
  if (view.step === 'way') {
    if (turn.city !== city) return [];
    return turn.ways.map(([segment, way]) => ({
      move: forms.number('way', { segment }),
      piece: `segment:${segment}`,
      words: 'card-over',
      start: otherEnd(view, segment, turn.tip),
      roads: null,
      way,
    }));
  }
  const line = (name: string, words: Line['words'], build: BuildOf): Line => ({
    move: forms.number(name, name === 'start' ? {} : { segment: build.segment }),
    piece: name === 'start' ? `city:${build.start}` : `segment:${build.segment}`,
    words,
    start: build.start,
    roads: build.roads,
    way: build.way,
  });
  const found = turn.builds.filter((build) => build.city === city);
  if (view.step === 'chain') {
    const begun = turn.begun?.city === city ? [line('start', 'card-begin', turn.begun)] : [];
    return [...begun, ...found.map((build) => line('lengthen', 'card-back', build))];
  }
  return found.map((build) => line('build', 'card-from', build));
}

/** What a way brings one seat, part by part, each as a short sum; null: it is not about that any more. */
export interface Parts {
  /** Its own roads on the way: "3", with gold "3×2". */
  way: string;
  /** The token: "5", or "5−3" where a lesser one of its colour counts no more. */
  token: string | null;
  treasure: string | null;
  /** All of it. */
  sum: number;
}

export function partsOf(way: WayOf, city: CityOf, { seat, best, next }: SeatOf): Parts {
  const paid = way.payouts[0]?.[seat] ?? 0;
  const gain = city.gains[seat];
  const before = best[city.region] ?? 0;
  const more = next[city.treasure] ?? 0;
  const instead = before > 0 && gain !== undefined && gain > 0 && gain === city.value - before;
  return {
    way: way.factor > 1 && paid > 0 ? `${paid / way.factor}×${way.factor}` : `${paid}`,
    token: gain === undefined ? null : instead ? `${city.value}−${before}` : `${gain}`,
    treasure: gain === undefined ? null : `${more}`,
    sum: paid + (gain === undefined ? 0 : gain + more),
  };
}
