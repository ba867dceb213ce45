/**
 * A host and a friend on two machines: `node first-table.mjs HOST_BROWSER FRIEND_BROWSER ADDRESS GAME PICTURES`.
 *
 * The host opens a table where the server runs and copies its link; the friend follows it elsewhere. Both browsers are
 * programs that start Chromium on their own machine. Prints what was seen, as JSON.
 */
import { chromium } from 'playwright-core';

const [hostProgram, friendProgram, address, game, pictures] = process.argv.slice(2);
const begun = Date.now();
const seconds = () => (Date.now() - begun) / 1000;
const TABLE = '[data-status]';
const GOLD = 'main form button.gilded';

async function browser(executablePath) {
    const started = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const context = await started.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
    return { page: await context.newPage(), close: () => started.close() };
}

const host = await browser(hostProgram);
await host.page.goto(`${address}/new/${game}`);
await host.page.locator(GOLD).click();
const shown = host.page.locator('section input[readonly]');
await shown.waitFor();
await host.page.waitForFunction(() => document.querySelector('section input[readonly]')?.value);
const link = await shown.inputValue();
const opened = seconds();

const friend = await browser(friendProgram);
await friend.page.goto(link);
await friend.page.locator('main form input').first().fill('Balbus');
await friend.page.locator(GOLD).click();
await friend.page.locator(`${TABLE}[data-status="gathering"]`).waitFor();
await host.page.getByRole('link', { name: 'Balbus' }).waitFor();
const together = seconds();

await host.page.getByRole('button', { name: /^Begin/ }).click();
for (const { page } of [host, friend]) await page.locator(`${TABLE}[data-status="running"]`).waitFor();
const playing = seconds();
await host.page.screenshot({ path: `${pictures}/host.png` });
await friend.page.screenshot({ path: `${pictures}/friend.png` });
console.log(JSON.stringify({ link, opened, together, playing }));
await host.close();
await friend.close();
