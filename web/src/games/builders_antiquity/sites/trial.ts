/** What somebody has in mind, and what would become of it, as the view foretells: drawn before it is done. */
import type { Props } from '../desk.svelte';
import type { Choice, Prospect } from '../plan';
import { tried } from '../targets';

export interface Trial {
  /** The sites for which it does something. */
  sites: Prospect[];
  wage: number;
}

type Given = Pick<Props, 'view' | 'viewer' | 'forms' | 'chosen' | 'pointed'>;

/** What would become of a move. */
export function choiceOf({ view, forms }: Pick<Given, 'view' | 'forms'>, move: number): Choice {
  const { name, args } = forms.move(move);
  return view.turn?.choices[[name, ...Object.values(args)].join(' ')] ?? {};
}

/** The card that is being sent, or that a pointed move would send, hire or buy; null if none is meant. */
export function trialOf(board: Given): Trial | null {
  const { view, forms } = board;
  const { turn } = view;
  if (!turn || view.decides !== board.viewer) return null;
  const move = tried(board);
  const args = move === null ? {} : forms.move(move).args;
  const meant = move === null ? undefined : choiceOf(board, move).sites;
  const sites = meant ?? (turn.site === null ? ways(turn.choices) : turn.choices.bare?.sites);
  if (!meant && turn.crew === null) return null;
  const crew = turn.crew ?? args.crew;
  const card =
    crew === undefined
      ? view.workers[Number(args.slot) - 1]
      : view.seats[board.viewer]?.crew.find((one) => one.crew === crew);
  return { sites: sites ?? [], wage: card?.wage ?? 0 };
}

/** Of a card that is being sent: every site where it can go. */
const ways = (choices: Readonly<Record<string, Choice>>): Prospect[] =>
  Object.values(choices).flatMap(({ sites }) => sites ?? []);
