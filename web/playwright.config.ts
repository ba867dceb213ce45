/** Tests in Debian's Chromium against real nodes: see browser/stage/setup.ts. */
import { defineConfig } from '@playwright/test';

const soak = process.env.SOAK === '1';
const pictures = process.env.PICTURES === '1';
const TIMED = ['timed.spec.ts', 'panning.spec.ts'];

export default defineConfig({
  testDir: 'browser',
  outputDir: 'browser/results/tests',
  globalSetup: './browser/stage/setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: soak ? 1_800_000 : 300_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  // One set of pictures: they are drawn with the fonts of the page, by one Chromium.
  snapshotPathTemplate: 'browser/pictures/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  // In CI a failed test gets a second chance; one that needed it is listed as flaky at the end, and is a bug to find.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list', { printSteps: false }], ['./browser/stage/measures.ts']],
  projects: pictures
    ? [{ name: 'pictures', testMatch: '*.shots.ts' }]
    : [
        { name: 'tables', testMatch: '*.spec.ts', testIgnore: TIMED },
        // What is timed has the machine to itself.
        { name: 'timed', testMatch: TIMED, dependencies: ['tables'], fullyParallel: false, workers: 1 },
      ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
