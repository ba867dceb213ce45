/** The pictures of the README: a table on a desk, one on a phone, and some rounds of a game as a clip. */
import { mkdirSync } from 'node:fs';
import { settled } from './look/checks';
import { TABLE } from './play/marks';
import { awaited } from './play/positions';
import type { Person, Wire } from './stage/person';
import { expect, GAME, test, type Visitor } from './stage/test';

const FOLDER = new URL('./results/shots/', import.meta.url).pathname;
const DECISIONS = 40; // before the pictures: enough for a city
const FRAMES = 36;

/** What a bot plays on every seat of this deal: who repeats its moves has a city that is worth a look. */
async function script(person: Person, title: string): Promise<string[]> {
  const table = await person.open(GAME, ['greedy', 'greedy', 'greedy', 'greedy'], title, { start: true });
  await expect.poll(async () => (await person.view(table)).table.status, { timeout: 60_000 }).toBe('over');
  return (await person.get<{ moves: string[] }>(`/tables/${table}/record`)).moves;
}

/** A game of mine against bots, and how it goes on. */
class Game {
  private constructor(
    readonly person: Person,
    readonly table: string,
    private readonly moves: readonly string[],
  ) {}

  static async begin(person: Person, title: string): Promise<Game> {
    const moves = await script(person, title);
    const table = await person.open(GAME, ['me', 'greedy', 'greedy', 'greedy'], title, { start: true });
    return new Game(person, table, moves);
  }

  /** The number of the move that comes next. */
  async next(): Promise<number> {
    const { table } = await awaited(this.person, this.table);
    const { choices } = await this.person.get<Wire['Choices']>(`/tables/${this.table}/legal`);
    const found = choices.find(({ notation }) => notation === this.moves[table.moves]);
    if (!found) throw new Error('the game went another way');
    return found.move;
  }

  /** Play on until a move of this name is next, after so many decisions. */
  async until(decisions: number, name: string): Promise<this> {
    for (let made = 0; ; made++) {
      const { seq, table } = await awaited(this.person, this.table);
      if (made >= decisions && this.moves[table.moves]?.startsWith(name)) return this;
      await this.person.move(this.table, seq, await this.next());
    }
  }
}

async function shot({ page }: Visitor, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
}

async function shownNow({ page, me }: Visitor, table: string): Promise<void> {
  const { seq } = await awaited(me, table);
  await expect(page.locator(`${TABLE}[data-seq="${seq}"] [data-move]`).first()).toBeVisible();
}

test('a table on a desk', async ({ visitor }) => {
  const anna = await visitor({ name: 'Livia', confirm: 'always' });
  const game = await (await Game.begin(anna.me, 'Capitol')).until(DECISIONS, 'place');
  await anna.sitDown(game.table);
  await shownNow(anna, game.table);
  await anna.page.locator(`[data-move="${await game.next()}"]`).click();
  await anna.page.waitForTimeout(1000); // what the move would bring is asked for
  await shot(anna, 'table');
});

test('a table on a phone', async ({ visitor }) => {
  const anna = await visitor({ name: 'Livia', size: 'phone', theme: 'basalt', lang: 'de' });
  const { table } = await (await Game.begin(anna.me, 'Capitol')).until(DECISIONS, 'place');
  await anna.sitDown(table);
  await shownNow(anna, table);
  await shot(anna, 'phone');
});

test('some rounds as a clip', async ({ visitor }) => {
  mkdirSync(`${FOLDER}clip`, { recursive: true });
  const anna = await visitor({ name: 'Livia' });
  const { page } = anna;
  const game = await (await Game.begin(anna.me, 'Capitol')).until(12, '');
  const { table } = game;
  await anna.sitDown(table);
  let frame = 0;
  const take = (): Promise<void> => shot(anna, `clip/${String(frame++).padStart(3, '0')}`);
  while (frame < FRAMES) {
    await shownNow(anna, table);
    await page.mouse.move(640, 5);
    await take();
    const { seq } = await anna.me.view(table);
    const target = page.locator(`[data-move="${await game.next()}"]`);
    await target.hover();
    await page.waitForTimeout(300);
    await take();
    await target.click();
    await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toHaveCount(0);
  }
});
