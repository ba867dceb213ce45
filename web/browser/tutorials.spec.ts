/** Every game's guided game from its first step to its last: no words are missing or cut off, nothing is in the way. */
import { accessible, cutOff, inSight, settled, tooSmall, wordless } from './look/checks';
import { TABLE } from './play/marks';
import { GAMES } from './stage/games';
import { Person, type Wire } from './stage/person';
import { expect, NIGHTLY, ONCE, ONCE_AT_NIGHT, test } from './stage/test';

/** What can be done in a lesson; the other pieces may be smaller than at a table, for its words need room. */
const TO_DO = 'section.tablet :is(a, button), [data-move]';
/** Steps at which axe-core looks, too: the first and the last, at night also one of every so many. */
const THOROUGHLY = NIGHTLY ? 6 : Infinity;
const LOOKS = [
  ['phone', 'basalt', 'de'],
  ['desk', 'marmor', 'en'],
] as const;

for (const [number, game] of GAMES.entries()) {
  for (const [look, [size, theme, lang]] of LOOKS.entries()) {
    const daily = look === number % 2; // the looks take turns
    test(`${game}, ${size}`, daily ? ONCE : ONCE_AT_NIGHT, async ({ visitor, doors }) => {
      const asked = Person.known(doors[0], '');
      const games = await asked.get<Wire['GameShape'][]>('/games');
      test.skip(!games.find(({ name }) => name === game)?.tutorial, 'it has none yet');
      const { steps } = await asked.get<Wire['TutorialShape']>(`/games/${game}/tutorial?lang=${lang}`);
      const anna = await visitor({ size, theme, lang, stranger: true });
      const { page } = anna;
      await anna.goto(`/games/${game}/tutorial`);
      const tablet = page.locator('section.tablet');
      for (const [number, { words, gate, move }] of steps.entries()) {
        const where = `${game}, step ${number + 1}, ${size}`;
        await expect(tablet.getByText(words), where).toBeVisible();
        await anna.quiet();
        await settled(page);
        expect.soft(await wordless(page), where).toEqual([]);
        expect.soft(await cutOff(page), where).toEqual([]);
        const last = number === steps.length - 1;
        if (size === 'phone') {
          expect.soft(await tooSmall(page, TO_DO), where).toEqual([]);
          if (gate) await inSight(page, `[data-move="${move}"]`, where);
        }
        if (number % THOROUGHLY === 0 || last) await accessible(page, where);
        if (gate) await page.locator(`[data-move="${move}"]`).click();
        else if (!last) await tablet.locator('.on').click();
      }
      // What was learnt is played at once, also by who is nobody yet.
      await tablet.locator('.on').click();
      await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
    });
  }
}
