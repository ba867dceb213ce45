/** Before the start: the link is there at once, seats change, bots come and go, and one button begins. */
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { TABLE } from './play/marks';
import { expect, GAME, LANGS, test, type Look } from './stage/test';
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
  const table = await anna.me.open(GAME, ['me', 'open', 'apprentice'], 'Looks');
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

test('the host chooses how strong a bot is, by keys, and everybody reads it', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const ben = await visitor({ name: 'Ben', lang: 'de' });
  const table = await anna.me.open(GAME, ['me', 'open', 'open'], 'Levels', { hidden: false });
  await anna.me.invite(table, ben.me);
  await anna.sitDown(table);
  await ben.sitDown(table);
  const here = anna.page.getByRole('group', { name: 'Seat C', exact: true });
  const there = ben.page.getByRole('group', { name: 'Platz C', exact: true });
  await here.getByRole('button', { name: word('en', 'room-bot') }).click();
  const level = (name: string) => here.getByRole('radio', { name: word('en', `bot-name-${name}`) });
  await expect(here.getByRole('radio')).toHaveCount(5);
  await expect(level('apprentice')).toBeChecked(); // for whoever is new
  const found = /^(.*) beats the master in \d+ of 100 games \(\d+\sto\s\d+\)\.$/;
  await expect(level('consul')).toHaveAccessibleDescription(found);
  const described = await level('consul').evaluate(
    (it) => document.getElementById(`${it.getAttribute('aria-describedby')}`)?.textContent,
  );
  expect(described?.trim().startsWith(word('en', 'bot-level-consul'))).toBe(true);
  await expect(there).toContainText(word('de', 'bot-name-apprentice'));
  await expect(there.getByRole('radio')).toHaveCount(0); // the host's choice

  // Keys may run ahead of the server: the last one counts, and nobody has to find the stones again.
  await level('apprentice').focus();
  for (let times = 0; times < 3; times += 1) await anna.page.keyboard.press('ArrowRight');
  await expect(level('consul')).toBeChecked();
  await expect(level('consul')).toBeFocused();
  await expect(here).toContainText(new RegExp(word('en', 'bot-level-consul'), 'i'));
  await expect(there).toContainText(word('de', 'bot-name-consul'));
  await expect.poll(async () => (await anna.me.view(table)).table.seats[2]?.bot).toBe('consul');
  await expect(level('consul')).toBeFocused();
});

test('how strong a bot is measured to be is said where one is chosen', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna' });
  const strength = { against: 'apprentice', share: 72.4, low: 66.2, high: 78, deals: 500 };
  await anna.page.route('**/api/games?*', async (route) => {
    const response = await route.fetch();
    const games = (await response.json()) as { bots: { name: string; strength: unknown }[] }[];
    for (const { bots } of games)
      for (const bot of bots) bot.strength = bot.name === 'journeyman' ? strength : null;
    await route.fulfill({ response, json: games });
  });
  const SAID = {
    en: /beats the apprentice in 72 of 100 games \(66\sto\s78\)/i,
    de: /schlägt den Lehrling in 72 von 100 Partien \(66\sbis\s78\)/i,
  };
  for (const lang of LANGS) {
    await anna.turn({ size: 'phone', theme: 'marmor', lang });
    await anna.goto(`/games/${GAME}`);
    const level = (name: string) => anna.page.getByRole('radio', { name: word(lang, `bot-name-${name}`) });
    await expect(level('apprentice')).toBeChecked();
    const form = anna.page.locator('main form');
    await expect(form.getByText(SAID[lang])).toBeHidden(); // not of those that nobody has measured
    await level('journeyman').check();
    await expect(form.getByText(SAID[lang]).last()).toBeVisible();
    await anna.page.getByRole('link', { name: word(lang, 'play-detail') }).click();
    const seat = anna.page.getByRole('combobox').first();
    await expect(seat).toHaveValue('journeyman');
    await expect(anna.page.locator('main dl').getByText(SAID[lang])).toBeVisible();
    expect(await cutOff(anna.page)).toEqual([]);
    await accessible(anna.page, `levels-${lang}`);
  }
});
