/** Before the start: the link is there at once, seats change, bots come and go, and one button begins. */
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { TABLE } from './play/marks';
import { expect, GAME, test, type Look } from './stage/test';
import { word } from './stage/words';

const SOME: readonly Look[] = [
  { size: 'desk', theme: 'marmor', lang: 'en' },
  { size: 'phone', theme: 'basalt', lang: 'de' },
];

test('the host seats a bot, a friend moves, is sent away, and it begins with bots', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const ben = await visitor({ name: 'Ben', lang: 'de' });
  const table = await anna.me.open(GAME, ['me', 'open', 'open'], 'Gathering', { hidden: false });
  await anna.sitDown(table);
  const link = anna.page.getByLabel(word('en', 'table-invite-link'));
  await expect(link).toHaveValue(/\/invitations\/.+/);
  const before = await link.inputValue();
  await anna.page.reload();
  await expect(link).toHaveValue(before); // the same link, not one more

  await anna.me.invite(table, ben.me);
  await ben.sitDown(table);
  const seat = (one: typeof anna, lang: 'en' | 'de', letter: string) =>
    one.page.getByRole('group', { name: `${lang === 'en' ? 'Seat' : 'Platz'} ${letter}`, exact: true });
  await expect(seat(anna, 'en', 'B')).toContainText('Ben');
  await expect(seat(anna, 'en', 'B')).toContainText(word('en', 'presence-here'));
  await expect(ben.page.getByRole('button', { name: word('de', 'room-remove') })).toHaveCount(0);
  await seat(ben, 'de', 'C')
    .getByRole('button', { name: word('de', 'room-move') })
    .click();
  await expect(seat(anna, 'en', 'C')).toContainText('Ben');

  await seat(anna, 'en', 'B')
    .getByRole('button', { name: word('en', 'room-bot') })
    .click();
  await expect(seat(ben, 'de', 'B')).toContainText(word('de', 'table-seat-bot'));
  await expect(anna.page.getByRole('button', { name: word('en', 'table-begin'), exact: true })).toBeEnabled();

  await seat(anna, 'en', 'C')
    .getByRole('button', { name: word('en', 'room-remove') })
    .click();
  expect((await anna.me.view(table)).table.seats[2]?.name).toBe('Ben'); // asked once more first
  await seat(anna, 'en', 'C').getByRole('button', { name: 'Ben' }).click();
  await expect(seat(anna, 'en', 'C')).toContainText(word('en', 'room-free'));

  await anna.page.getByRole('button', { name: 'Begin with a bot' }).click();
  await expect(anna.page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
});

test('the room in every look', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna' });
  const table = await anna.me.open(GAME, ['me', 'open', 'random'], 'Looks');
  for (const look of SOME) {
    await anna.turn(look);
    await anna.sitDown(table);
    await expect(anna.page.getByLabel(word(look.lang, 'table-invite-link'))).toHaveValue(/\/invitations\//);
    await anna.quiet();
    await settled(anna.page);
    const where = `gathering-${look.size}-${look.theme}-${look.lang}`;
    expect.soft(await wordless(anna.page), where).toEqual([]);
    expect.soft(await cutOff(anna.page), where).toEqual([]);
    if (look.size === 'phone') expect.soft(await tooSmall(anna.page), where).toEqual([]);
    await accessible(anna.page, where);
  }
});
