/** What is shown of a choice: the city it is about, and the build that is tried, with all it would pay. */
import type { Props } from '../desk.svelte';
import { pendingCity, type BuildOf, type View, type WayOf } from '../plan';
import { tried } from '../targets';

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
