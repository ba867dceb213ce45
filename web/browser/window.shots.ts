/** The pictures in the shop window: of every game a table in play, of the first a whole game, made from real positions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { settled } from './look/checks';
import { GAMES, SHOWN } from './stage/games';
import { expect, LANGS, test, THEMES, type Visitor } from './stage/test';

const WIDTH = 720;
const MOMENTS = 7;
/** Where the most of a table lies on it, and nothing is decided yet. */
const IN_PLAY = 0.72;

const folderOf = (game: string): string =>
  new URL(`../src/games/${game.replaceAll('-', '_')}/window/`, import.meta.url).pathname;

/** A game that bots have played to its end, and how many moves it had. */
async function played({ me }: Visitor, game: string): Promise<{ table: string; moves: number }> {
  const table = await me.open(game, ['greedy', 'greedy', 'greedy'], 'Window', { start: true });
  await expect.poll(async () => (await me.view(table)).table.status, { timeout: 300_000 }).toBe('over');
  return { table, moves: (await me.view(table)).table.moves };
}

/** The board at a moment, as a small picture. */
async function picture(one: Visitor, table: string, at: number, file: string, sharp = 0.82): Promise<void> {
  const { page } = one;
  await one.goto(`tables/${table}?at=${at}&eyes=0`);
  const board = page.locator('[data-place="board"]').first();
  await expect(board).toBeVisible();
  await one.quiet();
  await settled(page);
  const shot = await board.screenshot({ animations: 'disabled', scale: 'device' });
  const made = await page.evaluate(
    async ([png, width, quality]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * 9) / 16);
      const scale = Math.min(canvas.width / drawn.width, canvas.height / drawn.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no pen');
      pen.imageSmoothingQuality = 'high';
      pen.fillStyle = getComputedStyle(document.body).backgroundColor;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      const [wide, high] = [drawn.width * scale, drawn.height * scale];
      pen.drawImage(drawn, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [shot.toString('base64'), WIDTH, sharp] as const,
  );
  writeFileSync(file, Buffer.from(made, 'base64'));
}

for (const game of GAMES) {
  test(`the window of ${game}`, async ({ visitor }) => {
    mkdirSync(folderOf(game), { recursive: true });
    const first = await visitor({ name: 'Livia' });
    const { table, moves } = await played(first, game);
    for (const lang of LANGS) {
      for (const theme of THEMES) {
        const one = await visitor({ as: first, theme, lang });
        await picture(one, table, Math.round(moves * IN_PLAY), `${folderOf(game)}${theme}-${lang}.webp`);
      }
      if (game !== SHOWN) continue;
      const one = await visitor({ as: first, lang });
      for (let number = 0; number < MOMENTS; number += 1) {
        const at = Math.round((moves * (number + 1)) / (MOMENTS + 1));
        await picture(one, table, at, `${folderOf(game)}moment-${number}-${lang}.webp`, 0.6);
      }
    }
  });
}
