import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/prefs.svelte';
import { Lesson, type Moment, type Source, type Step } from '../src/tutorial/lesson.svelte';

// jsdom asks nobody about their system.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const step = (at: number, words: string, move: number | null = null): Step => ({
  at,
  words,
  gate: move !== null,
  move,
  hint: move === null ? '' : `look for ${move}`,
  pieces: [],
});
const STEPS = [step(0, 'welcome'), step(0, 'your move', 7), step(4, 'well done')];

function lesson(): { lesson: Lesson; asked: number[] } {
  const asked: number[] = [];
  const source: Source = {
    tutorial: (lang) =>
      Promise.resolve({ game: 'g', title: lang, players: 2, names: ['A', 'B'], seat: 0, steps: STEPS }),
    moment: (at) => {
      asked.push(at);
      const choices = [
        { move: 7, words: 'lay it on e12-e14' },
        { move: 8, words: 'lay it elsewhere' },
      ];
      return Promise.resolve({ at, lines: [], legal: [7, 8], choices } as unknown as Moment);
    },
  };
  return { lesson: new Lesson(source), asked };
}

describe('a lesson', () => {
  beforeEach(() => {
    prefs.motion = 'off';
  });

  it('goes on by itself where nothing is asked, and waits at a gate', async () => {
    const { lesson: one } = lesson();
    await one.open('en', 0);
    expect(one.asks).toBe(false);
    one.pick(7); // nothing was asked
    expect(one.number).toBe(0);
    await one.next();
    expect(one.asks).toBe(true);
  });

  it('answers any other move with its hint and stays; the move of the lesson goes on', async () => {
    const { lesson: one } = lesson();
    await one.open('en', 1);
    one.pick(8);
    expect(one.hint).toBe('look for 7');
    expect(one.number).toBe(1);
    one.pick(7);
    await new Promise((done) => setTimeout(done));
    expect(one.number).toBe(2);
    expect(one.moment?.at).toBe(4);
    expect(one.hint).toBe('');
    expect(one.last).toBe(true);
  });

  it('calls what is framed by its name, for ears, while it is asked for', async () => {
    const { lesson: one } = lesson();
    await one.open('en', 0);
    expect(one.asked).toBe('');
    await one.next();
    expect(one.asked).toBe('lay it on e12-e14');
    await one.next();
    expect(one.asked).toBe('');
  });

  it('shows on its way what others do, and can be hurried', async () => {
    prefs.motion = 'normal';
    const { lesson: one, asked } = lesson();
    await one.open('en', 1);
    const walk = one.next();
    await new Promise((done) => setTimeout(done, 20));
    expect(one.walking).toBe(true);
    expect(asked).toContain(1);
    expect(asked).not.toContain(3);
    await one.next();
    await walk;
    expect(one.walking).toBe(false);
    expect(one.number).toBe(2);
    expect(one.moment?.at).toBe(4);
  });

  it('keeps its place in another language and does not leave the lesson backwards', async () => {
    const { lesson: one } = lesson();
    await one.open('en', 1);
    await one.open('de');
    expect(one.tutorial?.title).toBe('de');
    expect(one.number).toBe(1);
    await one.back();
    await one.back();
    expect(one.number).toBe(0);
  });
});
