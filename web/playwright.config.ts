/** Tests in Debian's Chromium against real nodes: see browser/README.md and browser/stage/setup.ts. */
import { defineConfig } from '@playwright/test';
import { SHOWN } from './browser/stage/games';

const soak = process.env.SOAK === '1';
const nightly = soak || process.env.NIGHTLY === '1';
const pictures = process.env.PICTURES === '1';
const minutes = 60_000;

/** The longest tests begin first, so that none of them is left alone at the end. */
const LONG = ['games.spec.ts', 'nodes.spec.ts', 'others.spec.ts', 'tables.spec.ts'];
/** Held to the clock on the wall: at night, when the machine has nothing else to do. */
const TIMED = ['timed.spec.ts', 'panning.spec.ts', 'travelling.spec.ts'];

/**
 * What Chromium leaves out. First the lists below its address bar: nobody sees it here, and a page for them was begun with
 * every new browser, which took 0.8 seconds of a core. The rest is Playwright's own list, for ours replaces it.
 */
const OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** By day nothing that is for the night; at night, what is the same for every GAME only with the first of them. */
const left = !nightly ? /@nightly/ : process.env.GAME && process.env.GAME !== SHOWN ? /@once/ : undefined;

export default defineConfig({
  testDir: 'browser',
  outputDir: 'browser/results/tests',
  globalSetup: './browser/stage/setup.ts',
  fullyParallel: true,
  workers: 2,
  // Guards against waiting for ever, on a machine that is many times slower; no test is meant to come near them.
  timeout: (soak ? 60 : 15) * minutes,
  expect: {
    timeout: minutes,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  // One set of pictures: they are drawn with the fonts of the page, by one Chromium.
  snapshotPathTemplate: 'browser/pictures/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  retries: 0, // a test that fails now and then is a fault, of the test or of the page
  ...(left ? { grepInvert: left } : {}),
  // What failed is said last.
  reporter: [['./browser/stage/measures.ts'], ['list', { printSteps: false }]],
  projects: pictures
    ? [{ name: 'pictures', testMatch: '*.shots.ts' }]
    : [
        { name: 'long', testMatch: LONG },
        { name: 'short', testMatch: '*.spec.ts', testIgnore: [...LONG, ...TIMED] },
        // What is timed has the machine to itself.
        ...(nightly
          ? [
              {
                name: 'timed',
                testMatch: TIMED,
                dependencies: ['long', 'short'],
                fullyParallel: false,
                workers: 1,
              },
            ]
          : []),
      ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-gpu', // there is none: drawing without its stand-in takes a tenth less of a core
        '--force-color-profile=srgb',
        `--disable-features=${OFF.join()}`,
      ],
    },
    actionTimeout: minutes,
    navigationTimeout: 2 * minutes,
    screenshot: 'only-on-failure',
  },
});
