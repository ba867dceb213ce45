/** How many clicks a usual turn takes, by kinds: a choice is gathered where it is seen, and confirmed at most once. */
import { chance } from './play/chance';
import { CONFIRM, TABLE } from './play/marks';
import { Told } from './play/policy';
import { against, awaited } from './play/positions';
import { noted, onTheTable, shown } from './play/table';
import { clicks, decided, offered, type Way } from './play/ways';
import { about } from './stage/games';
import { median } from './stage/pace';
import type { Wire } from './stage/person';
import { expect, GAME, test, type Visitor } from './stage/test';

/** Choices that are made. */
const CHOICES = 32;

/** Clicks of somebody who does everything in its turn, as it brings most, and never thinks better of it. */
function counted(told: Told, count: () => void): Way {
  return {
    ...clicks,
    async decide(page, random) {
      let parts = '';
      await expect
        .poll(async () => {
          parts = (await page.locator(TABLE).getAttribute('data-gathered')) ?? '';
          return (await offered(page)).length > 0 && told.knows(parts);
        })
        .toBe(true);
      const move = told.best(parts, random);
      count();
      const ready = page.locator(`[data-proposed="${move}"]`);
      const place = (await ready.count()) ? ready : page.locator(`[data-move="${move}"]`).first();
      await place.click();
    },
    async confirm(page) {
      count();
      await page.locator(CONFIRM).click();
    },
  };
}

interface Unit {
  kind: string;
  clicks: number;
}

/** Play on, and count by choices or, where `begins` says what a turn begins with, by turns. */
async function played(anna: Visitor, table: string, begins: readonly string[] | null): Promise<Unit[]> {
  const stored = noted(anna);
  const told = new Told(anna.page);
  const random = chance('Clicks');
  const units: Unit[] = [];
  let made = 0;
  const way = counted(told, () => (made += 1));
  for (let choices = 0; choices < CHOICES; choices++) {
    const view = await awaited(anna.me, table);
    if (view.table.status !== 'running') break;
    told.begin(await anna.me.get<Wire['Choices']>(`/tables/${table}/legal`));
    await shown(anna, view.seq);
    await onTheTable(anna, view.legal ?? []);
    const before = stored.length;
    made = 0;
    await decided(anna.page, way, view.seq, random);
    await expect.poll(() => stored.length).toBeGreaterThan(before);
    const kind = told.kind(stored.slice(before).map(({ move }) => move));
    const last = units.at(-1);
    if (!begins || !last || begins.includes(kind.split(' ')[0] ?? '')) units.push({ kind, clicks: made });
    else {
      last.kind += ` ${kind}`;
      last.clicks += made;
    }
  }
  return units;
}

test(`a usual turn of ${GAME} takes few clicks`, async ({ visitor }) => {
  const anna = await visitor({ confirm: 'risky' });
  const table = await against(anna.me, GAME, 'Turns', 3);
  await anna.sitDown(table);
  await anna.quiet();
  const { most, begins, usual } = about(GAME).clicks;
  const units = await played(anna, table, begins);
  const kinds = new Map<string, number[]>();
  for (const { kind, clicks: made } of units) kinds.set(kind, [...(kinds.get(kind) ?? []), made]);
  for (const [kind, made] of kinds) {
    const found = `${kind}: ${made.length} times, median ${median(made)}, most ${Math.max(...made)}`;
    test.info().annotations.push({ type: 'clicks', description: found });
    console.log(`${GAME}: ${found} (${made.join(' ')})`);
  }
  for (const kind of usual) {
    const made = kinds.get(kind) ?? [];
    expect(made.length, kind).toBeGreaterThan(0);
    expect(median(made), kind).toBeLessThanOrEqual(most);
  }
  expect(await anna.page.locator(TABLE).count()).toBe(1);
});
