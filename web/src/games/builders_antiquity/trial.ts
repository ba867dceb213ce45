/** Which card somebody has in mind, and what it would add to the sites: drawn before it is done. */
import type { Props } from './desk.svelte';
import { toolAdds, withTool, type Amounts, type Crew } from './plan';
import { tried } from './targets';

export interface Trial {
  provides: Amounts;
  wage: number;
  /** The one site that is meant; null: any. */
  site: string | null;
}

type Given = Pick<Props, 'view' | 'viewer' | 'forms' | 'chosen' | 'pointed'>;

/** The card that is being sent, or that a pointed move would send, hire or buy; null if none is meant. */
export function trialOf(board: Given): Trial | null {
  const { view, forms } = board;
  if (view.decides !== board.viewer) return null;
  const own = view.seats[board.viewer];
  const turn = view.turn;
  const move = tried(board);
  const read = move === null ? null : forms.move(move);
  const crewed = (crew: string | null | undefined): Crew | undefined =>
    own?.crew.find((card) => card.crew === crew);
  const sent = crewed(turn?.crew ?? (read?.name === 'send' ? read.args.crew : null));
  if (sent) {
    const tool = read?.name === 'with' ? (read.args.tool ?? null) : null;
    const site = turn?.site ?? (read?.name === 'at' ? (read.args.building ?? null) : null);
    return { provides: withTool(sent.provides, tool), wage: sent.wage, site };
  }
  if (read?.name === 'recruit') {
    const worker = view.workers[Number(read.args.slot) - 1];
    return worker ? { provides: worker.provides, wage: worker.wage, site: null } : null;
  }
  if (read?.name === 'slave') {
    const provides = view.stock.provides[read.args.slave ?? ''];
    return provides ? { provides, wage: 0, site: null } : null;
  }
  if (read?.name === 'tool' && read.args.tool)
    return { provides: toolAdds(read.args.tool), wage: 0, site: null };
  return null;
}
