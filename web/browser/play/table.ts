/** A whole game at a table: whoever has to decide does so in a browser, until the final sheet is there. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { expect, type Visitor } from '../stage/test';
import type { Wire } from '../stage/person';
import { points } from '../../src/table/deciding/points';
import { byPlace } from '../../src/table/ending/story';
import { FINAL, TABLE } from './marks';
import { awaited, PATIENCE_MS } from './positions';
import { decided, offered, type Way } from './ways';

/** A move that a page was told is stored. */
export interface Stored {
  seq: number;
  move: number;
}

/** Notes every move that the server acknowledges to a page. */
export function noted(visitor: Visitor): Stored[] {
  const stored: Stored[] = [];
  visitor.page.on('response', (answer) => {
    const asked = answer.request();
    if (asked.method() !== 'POST' || !answer.url().endsWith('/moves') || !answer.ok()) return;
    const { move } = asked.postDataJSON() as { move: number | number[] };
    const moves = typeof move === 'number' ? [move] : move;
    void answer.json().then(
      ({ seq }: { seq: number }) =>
        stored.push(...moves.map((one, i) => ({ seq: seq - moves.length + 1 + i, move: one }))),
      () => undefined, // the line broke in the middle of the answer: the page was told nothing
    );
  });
  return stored;
}

/** The page shows the table as it was after entry `seq`, or later. */
export async function shown({ page }: Visitor, seq: number): Promise<void> {
  await expect
    .poll(async () => Number(await page.locator(TABLE).getAttribute('data-seq')), {
      intervals: [15, 30, 60, 120],
    })
    .toBeGreaterThanOrEqual(seq);
}

export interface Course {
  decisions: number;
  view: Wire['TableView'];
}

/** Play on until `enough`, or to the end; the visitors sit on the first seats, in this order. */
export async function played(
  visitors: readonly Visitor[],
  table: string,
  way: Way,
  random: () => number,
  enough: (decisions: number) => boolean = () => false,
): Promise<Course> {
  for (let decisions = 0; ; decisions++) {
    const { visitor, view } = await nextOf(visitors, table);
    if (view.table.status === 'over' || enough(decisions)) return { decisions, view };
    await shown(visitor, view.seq);
    if (!way.text) await onTheTable(visitor, view.legal ?? []);
    await decided(visitor.page, way, view.seq, random);
  }
}

/** Who of them has to decide now, by their seats; at the end the first one. */
async function nextOf(
  visitors: readonly Visitor[],
  table: string,
): Promise<{ visitor: Visitor; view: Wire['TableView'] }> {
  const [first] = visitors;
  if (!first) throw new Error('nobody is here');
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(15)) {
    const view = await awaited(first.me, table, visitors.length);
    const visitor = visitors[view.table.turn ?? 0] ?? first;
    if (view.table.status === 'over') return { visitor, view };
    // The nodes may be a little apart: whoever decides must know it.
    const own = visitor === first ? view : await visitor.me.view(table);
    if (own.legal !== null && own.seq >= view.seq) return { visitor, view: own };
  }
  throw new Error(`the nodes do not agree about ${table}`);
}

/** What a page asks about its table from now on, beside what its player wants to know or to do. */
export function questions({ page }: Visitor): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = /\/api\/tables\/[^/]+(\/.*)?$/.exec(new URL(request.url()).pathname)?.[1] ?? '';
    if (request.method() === 'GET' && path !== '') asked.push(path);
  });
  return asked;
}

/** Every legal move is on the table, and each once. */
export async function onTheTable({ page }: Visitor, legal: readonly number[]): Promise<void> {
  const wanted = [...legal].sort((one, two) => one - two);
  await expect
    .poll(async () => (await offered(page)).map(Number).sort((one, two) => one - two), {
      intervals: [15, 30, 60, 120],
    })
    .toEqual(wanted);
}

/** The final sheet on the page is the sheet that the API gives: every row that brought anybody anything, every seat, every total. */
export async function finalSheet({ page, me, lang }: Visitor, table: string): Promise<void> {
  const { sheets: all, titles, point } = await me.sheets(table, lang);
  const sheets = byPlace(all);
  const say = (units: number): string => points(units, point, lang);
  const [first] = sheets;
  const rows = Object.keys(first?.rows ?? {})
    .filter((row) => sheets.some((sheet) => sheet.rows[row]))
    .map((row) => [titles[row] ?? row, ...sheets.map((sheet) => say(sheet.rows[row] ?? 0))]);
  const totals = sheets.map(({ total }) => say(total));
  const final = page.locator(FINAL);
  await expect(final).toBeVisible();
  await expect.poll(() => cells(final, 'tbody tr')).toEqual(rows);
  await expect.poll(async () => (await cells(final, 'tfoot tr'))[0]?.slice(1)).toEqual(totals);
}

/** The same in the sentences of the text view: places, totals and every row that is not 0. */
export async function finalWords({ page, me, lang }: Visitor, table: string): Promise<void> {
  const { sheets, titles, point } = await me.sheets(table, lang);
  const region = page.getByRole('region', { name: /^(Scores|Punkte)$/ });
  for (const [i, { total, rows, place }] of sheets.entries()) {
    const sentence = region.getByRole('listitem').nth(i);
    await expect(sentence).toContainText(`${lang === 'de' ? 'Platz' : 'Place'} ${place}.`);
    await expect(sentence).toContainText(`: ${points(total, point, lang)} `);
    for (const [row, units] of Object.entries(rows)) {
      if (units !== 0)
        await expect(sentence).toContainText(`${titles[row] ?? row} ${points(units, point, lang)}`);
    }
  }
}

/** The words in a table's rows, cell by cell. */
async function cells(table: Locator, rows: string): Promise<string[][]> {
  return table
    .locator(rows)
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
}
