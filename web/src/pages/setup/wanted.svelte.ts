/** A table that is being set up: what was chosen so far, and what is asked of the server for it. */
import type { Wire } from '../../api/client';
import { place } from '../../api/fetch';
import { offers, type GameShape } from '../../frame/games.svelte';
import type { Clock, Pace } from '../../frame/time';

export type Kind = Wire['ChairWanted']['kind'];

export interface Chair {
  kind: Kind;
  bot: string;
}

const DAY = 86400;
/** Who sits where nobody has been chosen: at home nobody else can come. */
const usual = (): Kind => (place() === 'here' ? 'bot' : 'open');

/** Clocks that fit a life: bank and increment for an evening, days for each turn with some in reserve. */
export const PRESETS: Record<'live' | 'days', Clock[]> = {
  live: [
    { allowance: 0, bank: 300, increment: 10, weekend: null },
    { allowance: 0, bank: 900, increment: 15, weekend: null },
    { allowance: 0, bank: 2400, increment: 30, weekend: null },
  ],
  days: [
    { allowance: DAY, bank: DAY, increment: 0, weekend: null },
    { allowance: 3 * DAY, bank: 2 * DAY, increment: 0, weekend: null },
    { allowance: 7 * DAY, bank: 7 * DAY, increment: 0, weekend: null },
  ],
};

/** What is chosen on the page of set-up. */
export class Wanted {
  chairs = $state<Chair[]>([]);
  settings = $state<Record<string, string>>({});
  pace = $state<Pace>('none');
  /** Which preset of the pace; -1: numbers of one's own. */
  preset = $state(1);
  /** One's own clock, in the units of its pace: minutes and seconds, or days. */
  own = $state({ turn: 0, bank: 15, more: 15 });
  /** Weekends do not count, where there are days for a turn. */
  weekends = $state(false);
  title = $state('');
  hidden = $state(false);
  worded = $state(false);
  word = $state('');
  quiet = $state(false);
  foresight = $state(true);
  accounts = $state(false);
  hints = $state(false);

  /** With so many bots of a level, if somebody has chosen that already. */
  constructor(bots = 0, level = '') {
    const kinds: Kind[] = bots > 0 ? ['me', ...Array.from({ length: bots }, () => 'bot' as const)] : [];
    this.chairs = kinds.map((kind) => ({ kind, bot: level }));
  }

  /** Begin with a game: me, and places for others. */
  begin(game: GameShape): void {
    const count = game.players.includes(this.chairs.length)
      ? this.chairs.length
      : (game.players[Math.min(1, game.players.length - 1)] ?? 2);
    this.settings = Object.fromEntries(game.settings.map((one) => [one.name, one.default]));
    this.seat(count, game);
    for (const chair of this.chairs) if (!offers(game, chair.bot)) chair.bot = game.usual_bot;
  }

  /** So many seats; those that are there already stay as they are. */
  seat(count: number, game: GameShape): void {
    const kept = this.chairs.slice(0, count);
    while (kept.length < count) kept.push({ kind: kept.length === 0 ? 'me' : usual(), bot: game.usual_bot });
    this.chairs = kept;
  }

  /** Who sits on a seat; I can sit on one only. */
  put(seat: number, kind: Kind): void {
    this.chairs.forEach((chair, i) => {
      if (i === seat) chair.kind = kind;
      else if (kind === 'me' && chair.kind === 'me') chair.kind = usual();
    });
  }

  /** Nobody is waited for: the game can begin at once. */
  readonly full = $derived(this.chairs.every((chair) => chair.kind !== 'open'));

  /** Where weekends are told that do not count: where this browser is; null: they count. */
  private get rests(): number | null {
    return this.pace === 'days' && this.weekends ? -new Date().getTimezoneOffset() : null;
  }

  get clock(): Clock | null {
    if (this.pace === 'none') return null;
    const preset = PRESETS[this.pace][this.preset];
    if (preset) return { ...preset, weekend: this.rests };
    const { turn, bank, more } = this.own;
    return this.pace === 'live'
      ? {
          allowance: Math.round(turn),
          bank: Math.max(1, Math.round(bank * 60)),
          increment: Math.round(more),
          weekend: null,
        }
      : {
          allowance: Math.round(turn * DAY),
          bank: Math.max(1, Math.round(bank * DAY)),
          increment: 0,
          weekend: turn >= 1 ? this.rests : null,
        };
  }

  /** Another pace: numbers of its own that make sense in its units. */
  walk(pace: Pace): void {
    this.pace = pace;
    this.preset = 1;
    this.own = pace === 'days' ? { turn: 2, bank: 2, more: 0 } : { turn: 0, bank: 15, more: 15 };
  }

  /** What is sent. */
  request(game: string): Wire['TableWanted'] {
    return {
      game,
      seats: this.chairs.map(({ kind, bot }) => (kind === 'bot' ? { kind, bot } : { kind, bot: '' })),
      settings: { ...this.settings },
      title: this.title.trim(),
      hidden: this.hidden,
      worded: this.worded,
      word: this.worded ? this.word.trim() : '',
      quiet: this.quiet,
      foresight: this.foresight,
      hints: this.hints,
      accounts: this.accounts,
      clock: this.clock,
      start: this.full,
    };
  }
}
