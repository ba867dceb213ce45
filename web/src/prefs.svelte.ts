/** What a person has chosen for this browser: language, theme, confirmation, motion, sound, way to play. */
type Lang = 'en' | 'de';

export type Confirm = 'never' | 'risky' | 'always';
export type Motion = 'off' | 'fast' | 'normal';

interface Kept {
  lang: Lang | null;
  theme: 'marmor' | 'basalt' | null; // null: as the system has it
  confirm: Confirm;
  motion: Motion | null; // null: as the system has it
  sound: boolean;
  asked: boolean; // whether somebody was asked about sounds
  text: boolean; // the text view instead of the board
  plain: boolean; // the automatic board, also where somebody has drawn one
  keys: boolean; // single keys as shortcuts
  foresight: boolean; // what a move would bring is shown before it is made
  beside: boolean; // the records stand beside the board, where there is room for both
  over: boolean; // ... and lie over it where there is not
  learnt: string[]; // the games whose tutorial was gone through
  solved: Record<string, readonly number[]>; // by game, the numbers of the puzzles that were solved
}

const KEY = 'groma';
const DEFAULTS: Kept = {
  lang: null,
  theme: null,
  confirm: 'risky',
  motion: null,
  sound: false,
  asked: false,
  text: false,
  plain: false,
  keys: true,
  foresight: true,
  beside: true,
  over: false,
  learnt: [],
  solved: {},
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Kept>(read());

/** Keep what was chosen, and show it: called once, from the root of the page. */
export function keepPrefs(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  });
  $effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  $effect(() => {
    document.documentElement.dataset.motion = motion();
  });
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme that is shown. */
export const theme = (): 'marmor' | 'basalt' => prefs.theme ?? (dark.matches ? 'basalt' : 'marmor');

/** How much moves. */
export const motion = (): Motion => prefs.motion ?? (still.matches ? 'off' : 'normal');

/** A duration in milliseconds as this person wants it. */
export const lasting = (ms: number): number => (motion() === 'off' ? 0 : motion() === 'fast' ? ms / 2.5 : ms);

/** The language to begin with. */
export const firstLanguage = (): Lang => prefs.lang ?? (navigator.language.startsWith('de') ? 'de' : 'en');
