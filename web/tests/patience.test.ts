// @vitest-environment jsdom
/** What finds no server is sent again, as long as somebody wants it. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Client, persist } = await import('../src/api/client');
const { Sitting } = await import('../src/table/sitting.svelte');
const { speak, t } = await import('../src/words/words.svelte');

beforeAll(() => speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const lost = (): Promise<never> => Promise.reject(new TypeError('the line is down'));

describe('what finds no server', () => {
  it('is asked again until there is an answer', async () => {
    let asked = 0;
    const answer = persist(() => (++asked < 4 ? lost() : Promise.resolve(asked)));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(4);
  });

  it('is asked no more as soon as nobody wants it, also while an answer is waited for', async () => {
    for (const ask of [lost, () => new Promise<never>(() => undefined)]) {
      const unwanted = new AbortController();
      const asking = vi.fn(ask);
      const answer = persist(asking, [60_000, 60_000], undefined, unwanted.signal);
      const refused = expect(answer).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(1);
      unwanted.abort();
      await refused;
      await vi.advanceTimersByTimeAsync(300_000);
      expect(asking).toHaveBeenCalledTimes(1);
    }
  });

  it('leaves the table as it was when one stops it, and says so', async () => {
    const sitting = Sitting.at(new Client('token'), 'table');
    const sent = vi.fn(lost);
    const answer = sitting.send(sent);
    await vi.advanceTimersByTimeAsync(1);
    expect([sitting.resending, sitting.busy]).toEqual([true, true]);
    sitting.desist();
    expect(await answer).toBe(false);
    expect([sitting.resending, sitting.busy]).toEqual([false, false]);
    expect(sitting.trouble).toBe(t('table-desisted'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
