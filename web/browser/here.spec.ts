/** Several people before one screen: what one of them knows is never in the page while another has it. */
import { chance } from './play/chance';
import { MOVE, TABLE } from './play/marks';
import { clicks, decided } from './play/ways';
import { about } from './stage/games';
import { expect, GAME, test } from './stage/test';
import { Person, type Wire } from './stage/person';

interface Kept {
  table: string;
  people: { seat: number; name: string; token: string }[];
}

const TURNS = 6;

/** What only this one was told, of all that stands in its log. */
async function secrets(home: string, kept: Kept, seat: number): Promise<string[]> {
  const logs = await Promise.all(
    kept.people.map(async (person) => {
      const client = Person.known(home, person.token);
      const log = await client.get<Wire['LogShape']>(`/tables/${kept.table}/log?lang=en`);
      return { seat: person.seat, words: log.lines.map((line) => line.words) };
    }),
  );
  const others = new Set(logs.filter((log) => log.seat !== seat).flatMap((log) => log.words));
  return (logs.find((log) => log.seat === seat)?.words ?? []).filter((words) => !others.has(words));
}

test('two people before one screen: nothing of one is in the page of the other', async ({ visitor }) => {
  const { page, home } = await visitor({ stranger: true, lang: 'en' });
  await page.setViewportSize({ width: 1600, height: 900 }); // the log stands open beside the board
  await page.goto(`${home}here/new?game=${GAME}`);
  await page.getByRole('textbox').nth(0).fill('Anna');
  await page.getByRole('textbox').nth(1).fill('Bert');
  await page.locator('main form button.gilded, form button.gilded').click();
  const over = page.getByRole('heading', { name: /^Hand the device to/ });
  await expect(over).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kept = (await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    `groma-here-${id}`,
  )) as Kept;

  const random = chance('here');
  let told = 0;
  let handed = 0;
  while (handed < TURNS) {
    await expect(over).toBeVisible();
    handed += 1;
    if (handed === 2) await page.reload(); // comes back to the hand-over, not to a hand
    await expect(over).toBeVisible();
    await expect(page.locator(TABLE)).toHaveCount(0);
    await expect(page.locator('[data-piece], [data-move], [aria-live]')).toHaveCount(0);
    const name = /to (\w+)$/.exec((await over.textContent()) ?? '')?.[1] ?? '';
    const hidden = await page.content();
    for (const person of kept.people) {
      for (const words of await secrets(home, kept, person.seat)) expect(hidden).not.toContain(words);
    }
    expect(await page.title()).not.toContain(name);

    await page.getByRole('button', { name: `I am ${name}` }).click();
    await expect(page.locator(MOVE).first()).toBeVisible();
    const own = await secrets(home, kept, kept.people.find((person) => person.name === name)?.seat ?? -1);
    // What it knows itself does stand there: so a search for it finds it.
    for (const words of own) await expect.poll(() => page.content()).toContain(words);
    const other = kept.people.find((person) => person.name !== name);
    while ((await over.count()) === 0) {
      const shown = await page.content();
      const mine = await secrets(home, kept, other?.seat ?? -1);
      told += mine.length;
      for (const words of mine) expect(shown).not.toContain(words);
      const seq = await page.locator(TABLE).getAttribute('data-seq');
      await decided(page, clicks, Number(seq), random);
      // The next decision is there, or the screen is handed on.
      const next = page.locator(`${TABLE}:not([data-seq="${seq}"]) ${MOVE}`);
      await expect(next.or(over).first()).toBeVisible();
    }
  }
  if (about(GAME).whispers) expect(told, 'there were secrets to keep').toBeGreaterThan(0);
});
