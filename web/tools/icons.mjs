// Draws the icons of the installed site out of `public/icon.svg`: node tools/icons.mjs, with Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url).pathname;
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
const inner = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(drawing)[1];
/** What a system cuts to its own shape has its drawing in the middle, and ground to the edge. */
const whole = `<path fill="#7e2a20" d="M0 0h64v64H0z"/><g transform="translate(9.600 9.600) scale(.7)">${inner}</g>`;
const ICONS = [
    ['icon-192.png', 192, inner],
    ['icon-512.png', 512, inner],
    ['icon-whole.png', 512, whole],
];

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, size, content] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
        `<style>*{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" style="display:block">${content}</svg>`,
    );
    writeFileSync(folder + name, await page.screenshot());
}
await browser.close();
