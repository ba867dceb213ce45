/** The frame of a lesson: a table of nobody's, with the names of the lesson at its seats. */
import type { Frame } from '../api/stream';
import type { Moment, Tutorial } from './lesson.svelte';

/** What a lesson or a puzzle says of its table. */
type Laid = Pick<Tutorial, 'game' | 'title' | 'names' | 'seat'>;

/** What a table shows of itself while a lesson is told at it, or a puzzle asked. */
export function frameOf(laid: Laid, moment: Moment): Frame {
  const now = new Date(0).toISOString();
  return {
    seq: moment.at,
    viewer: laid.seat,
    table: {
      id: '',
      game: laid.game,
      rules: 0,
      title: laid.title,
      status: 'running',
      settings: {},
      seats: laid.names.map((name, seat) => ({
        seat,
        name,
        person: null,
        bot: null,
        away: false,
        guest: false,
        holiday: null,
      })),
      host: '',
      hidden: true,
      worded: false,
      quiet: false,
      foresight: true,
      accounts: false,
      hints: false,
      clock: null,
      seal: '',
      seq: moment.at,
      moves: moment.at,
      turn: moment.seat,
      since: now,
      deadline: null,
      banks: [],
      request: null,
      reminder: null,
      grace: 0,
      strangers: false,
      claims: [],
      broken_off: false,
      paused: null,
      created_at: now,
      forked_from: null,
      brought: false,
      example: null,
    },
    view: moment.view,
    legal: moment.legal,
    undo: null,
    notes: [],
    told: null,
  };
}
