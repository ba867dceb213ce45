/** Puzzles: one is answered wrongly and another solved, by clicks and by the list; the game's page remembers it. */
import { accessible, cutOff, tooSmall, wordless } from './look/checks';
import { Person, type Wire } from './stage/person';
import { expect, ONCE, test, type Lang } from './stage/test';
import { word } from './stage/words';

const ROME = 'city-of-rome';
const TO_DO = 'section.question :is(a.quiet, button, select), section.answer button';

async function solutionOf(door: string, game: string, number: number): Promise<number[]> {
  const asked = Person.known(door, '');
  const told = await asked.post<Wire['PuzzleVerdict']>(`/games/${game}/puzzles/${number}/answer`, {
    moves: [],
  });
  return told.solution.slice(0, told.asked);
}

test('the puzzle of the day is solved by clicks, and its door says so', ONCE, async ({ visitor, doors }) => {
  const lang: Lang = 'en';
  const anna = await visitor({ size: 'desk', lang, theme: 'marmor', stranger: true });
  const { page } = anna;
  await anna.goto(`/games/${ROME}`);
  const door = page.getByRole('link', { name: word(lang, 'puzzle-today') });
  await expect(page.getByText(word(lang, 'puzzle-door'))).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('door.png') });
  await door.click();
  const question = page.locator('section.question');
  await expect(question.locator('h1')).toContainText(word(lang, 'puzzle-today'));
  const today = await Person.known(doors[0], '').get<Wire['PuzzleShape']>(`/games/${ROME}/puzzle`);
  await expect(question).toContainText(today.question);
  await anna.quiet();
  await page.screenshot({ path: test.info().outputPath('asked.png') });
  await accessible(page, 'the question');
  for (const move of await solutionOf(doors[0], ROME, today.number)) {
    await page.locator(`[data-move="${move}"]`).first().click();
    await page.screenshot({ path: test.info().outputPath('chosen.png') });
    await question.getByRole('button', { name: word(lang, 'puzzle-answer') }).click();
  }
  const answer = page.locator('section.answer');
  await expect(answer.getByRole('heading')).toHaveText(word(lang, 'puzzle-right'));
  await expect(answer.getByRole('heading')).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('solved.png') });
  await accessible(page, 'the verdict');
  await anna.goto(`/games/${ROME}`);
  await expect(page.getByText(word(lang, 'puzzle-door-solved'))).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('door-solved.png') });
});

for (const [game, lang, size] of [
  [ROME, 'de', 'phone'],
  ['caesars-empire', 'en', 'desk'],
  ['carpe-diem', 'de', 'desk'],
] as const) {
  test(`a wrong answer is explained: ${game}, ${size}`, ONCE, async ({ visitor, doors }) => {
    const anna = await visitor({ size, lang, theme: 'basalt', stranger: true });
    const { page } = anna;
    await anna.goto(`/puzzles/${game}/2`);
    const question = page.locator('section.question');
    const answer = page.locator('section.answer');
    await question.waitFor();
    await anna.quiet();
    await page.screenshot({ path: test.info().outputPath('asked.png') });
    expect(await wordless(page)).toEqual([]);
    expect.soft(await cutOff(page)).toEqual([]);
    if (size === 'phone') expect.soft(await tooSmall(page, TO_DO)).toEqual([]);
    const [best] = await solutionOf(doors[0], game, 2);
    const list = question.getByRole('combobox');
    const values = await list
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await list.selectOption(values.find((value) => value && value !== String(best)) ?? '');
    await question.getByRole('button', { name: word(lang, 'puzzle-answer') }).click();
    await expect(answer).toContainText(lang === 'de' ? 'Nicht das Beste: ' : 'Not the best: ');
    await expect(answer).toContainText(lang === 'de' ? 'Am besten ist: ' : 'Best is: ');
    await page.screenshot({ path: test.info().outputPath('told.png') });
    if (size === 'phone') expect.soft(await tooSmall(page, TO_DO)).toEqual([]);
    await answer.getByRole('button', { name: word(lang, 'puzzle-look') }).click();
    await page.screenshot({ path: test.info().outputPath('looked.png') });
    await question.getByRole('button', { name: word(lang, 'puzzle-again') }).click();
    await expect(answer).toHaveCount(0);
    await question.getByRole('button', { name: word(lang, 'puzzle-show') }).click();
    await expect(answer.getByRole('heading')).toHaveText(word(lang, 'puzzle-solution'));
  });
}
