/** Accounts as a stranger meets them: from an invitation to an account with a passkey, in again, and away for good. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { TABLE } from './play/marks';
import { Person } from './stage/person';
import { expect, GAME, ONCE, test, type Lang } from './stage/test';
import { word } from './stage/words';

/** An authenticator like that of a telephone: it knows its owner, who always agrees. */
async function authenticator(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The same site by a name: for an address alone no browser makes passkeys. */
const named = (door: string): string => door.replace('127.0.0.1', 'localhost');

const button = (page: Page, lang: Lang, id: string) =>
  page.getByRole('button', { name: word(lang, id), exact: true });

test('from an invitation to an account with a passkey to deletion', ONCE, async ({ visitor, doors }) => {
  const host = await Person.guest(doors[0], 'Livia');
  const table = await host.open(GAME, ['me', 'open'], 'Passkeys');
  const { token } = await host.post<{ token: string }>(`/tables/${table}/invitations`);
  const somebody = await visitor({ stranger: true, lang: 'en' }, named(doors[0]));
  const { page } = somebody;
  await authenticator(page);
  const seat = async () => (await host.view(table)).table.seats[1];

  await somebody.goto(`/invitations/${token}`);
  await page.getByLabel(word('en', 'your-name')).fill('Tullia');
  await page.locator('main form button.gilded').click();
  await expect(page.locator(`${TABLE}[data-status="gathering"]`)).toBeVisible();
  expect(await seat()).toMatchObject({ name: 'Tullia', guest: true });

  await somebody.goto('/account');
  await page.getByLabel(word('en', 'account-name')).fill('Tullia Minor');
  await button(page, 'en', 'account-make-passkey').click();
  await expect(page.getByText('You are logged in as Tullia Minor.')).toBeVisible();
  await expect(page.locator('#passkeys ~ ul li')).toHaveCount(1);
  await expect.poll(seat).toMatchObject({ name: 'Tullia Minor', guest: false });

  await button(page, 'en', 'account-log-out').click();
  await somebody.goto('/account');
  await button(page, 'en', 'account-log-in-passkey').click();
  await expect(page.getByText('You are logged in as Tullia Minor.')).toBeVisible();
  await expect(page.locator('#logins ~ ul li')).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: word('en', 'leaving-export') }).click();
  const saved = await readFile(await (await saving).path());
  expect(saved.subarray(0, 2).toString()).toBe('PK');

  await button(page, 'en', 'leaving-delete').click();
  await page.getByRole('button', { name: `${word('en', 'leaving-sure')}: show a passkey` }).click();
  await expect(page).toHaveURL(named(doors[0]));
  await expect.poll(seat).toMatchObject({ person: null });
  expect(JSON.stringify(await host.view(table))).not.toContain('Tullia');
});

test('a password is changed, and the other browser is out', ONCE, async ({ visitor, doors }) => {
  const here = await visitor({ name: 'Gast', lang: 'de' });
  const { page } = here;
  await here.goto('/account');
  await page.getByLabel(word('de', 'account-name')).fill('Aemilia');
  await page.getByLabel(word('de', 'account-password')).fill('ave imperator');
  await button(page, 'de', 'account-make-button').click();
  await expect(page.getByText('Du bist angemeldet als Aemilia.')).toBeVisible();

  const there = await visitor({ stranger: true, lang: 'en', size: 'phone' }, doors[1]);
  await there.goto('/account');
  const form = there.page.locator('form').first();
  await form.getByLabel(word('en', 'account-name')).fill('aemilia');
  await form.getByLabel(word('en', 'account-password')).fill('ave imperator');
  await button(there.page, 'en', 'account-log-in').click();
  await expect(there.page.getByText('You are logged in as Aemilia.')).toBeVisible();
  await expect(there.page.locator('#logins ~ ul li')).toHaveCount(2);

  await page.getByLabel(word('de', 'password-old')).fill('ave imperator');
  await page.getByLabel(word('de', 'password-new')).fill('vale imperator');
  await button(page, 'de', 'password-change').click();
  await expect(page.getByText(word('de', 'password-done'))).toBeVisible();
  await expect.poll(async () => (await there.context.request.get(`${doors[1]}api/me`)).status()).toBe(401);
});
