// @vitest-environment jsdom
// Bots in words: five levels with their names of old, and strength only where it was measured.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BotShape } from '../src/frame/bots.svelte';
import type { GameShape } from '../src/frame/games.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { botBeats, botLevel, botName, levelOf } = await import('../src/frame/bots.svelte');
const { Wanted } = await import('../src/pages/setup/wanted.svelte');
const { speak } = await import('../src/words/words.svelte');

const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'consul'];
const measured = (against: string, share: number, low: number, high: number): BotShape => ({
  name: 'any',
  strength: { against, share, low, high, deals: 100 },
});

describe.each(['en', 'de'] as const)('the levels in %s', (lang) => {
  beforeAll(() => speak(lang));

  it('have a name and a line each', () => {
    for (const words of [botName, botLevel]) {
      const said = [...LEVELS, 'random'].map(words);
      expect(new Set(said).size).toBe(6);
      expect(said.filter((one) => one === '' || one.startsWith('bot-'))).toEqual([]);
    }
  });

  it('are known by their names of old, and strangers by their own', () => {
    expect(levelOf('greedy')).toBe('journeyman');
    expect(botName('greedy')).toBe(botName('journeyman'));
    expect([botName('oracle'), botLevel('oracle')]).toEqual(['oracle', '']);
  });

  it('say whom they beat, each of the others', () => {
    const said = ['random', ...LEVELS.slice(0, 4)].map((one) => botBeats(measured(one, 72, 66, 78)));
    expect(new Set(said).size).toBe(5);
    for (const one of said) expect(one).toMatch(/72 (of|von) 100 \w+ \(66\s(to|bis)\s78\)\.$/);
  });
});

describe('strength', () => {
  beforeAll(() => speak('en'));

  it('is said as it was measured', () => {
    expect(botBeats(measured('apprentice', 72.4, 66.2, 78.1))).toBe(
      'beats the apprentice in 72 of 100 games (66\u00a0to\u00a079).',
    );
  });

  it('is never all or nothing by rounding', () => {
    expect(botBeats(measured('novice', 99.8, 98.9, 99.9))).toContain('99 of 100 games (98\u00a0to\u00a0100)');
    expect(botBeats(measured('novice', 100, 96.3, 100))).toContain('100 of 100 games (96\u00a0to\u00a0100)');
    expect(botBeats(measured('novice', 0.2, 0.1, 0.9))).toContain('1 of 100 games (0\u00a0to\u00a01)');
  });

  it('is not spoken of where nobody has measured it', () => {
    expect(botBeats({ name: 'master', strength: null })).toBe('');
  });
});

describe('a new table', () => {
  const game = {
    players: [2, 3],
    settings: [],
    bots: LEVELS.map((name) => ({ name, strength: null })),
    usual_bot: 'apprentice',
  } as unknown as GameShape;
  const bots = (wanted: InstanceType<typeof Wanted>): string[] => wanted.chairs.map(({ bot }) => bot);

  it('begins with the usual bots', () => {
    const wanted = new Wanted(2);
    wanted.begin(game);
    expect(bots(wanted)).toEqual(['apprentice', 'apprentice', 'apprentice']);
  });

  it('keeps a level that was chosen before, if there is such a one', () => {
    const wanted = new Wanted(1, 'consul');
    wanted.begin(game);
    expect(bots(wanted)).toEqual(['consul', 'consul']);
    const other = new Wanted(1, 'oracle');
    other.begin(game);
    expect(bots(other)).toEqual(['apprentice', 'apprentice']);
  });
});
