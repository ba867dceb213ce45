/** What every test is given: visitors in browsers of their own, at doors of two nodes, watched for faults. */
import {
  expect,
  test as plain,
  type Browser,
  type BrowserContext,
  type Disposable,
  type Page,
  type Request,
} from '@playwright/test';
import { answering } from './answers';
import { SHOWN } from './games';
import { Person, type Wire } from './person';
import { Proxy } from './proxy';
import type { Stage } from './setup';
import { watched } from './faults';

export { expect };

export type Lang = 'en' | 'de';
export type Theme = 'marmor' | 'basalt';

export const LANGS: readonly Lang[] = ['en', 'de'];
export const THEMES: readonly Theme[] = ['marmor', 'basalt'];
export const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
} as const;
export type Size = keyof typeof SIZES;

/** The game that is tested most: `make browser-test GAME=...`. */
export const GAME = process.env.GAME ?? SHOWN;
/** The longest forms: more deals, every game in both languages, more kills. */
export const SOAK = process.env.SOAK === '1';
/** All looks and all tests, not only those that every change must pass. */
export const NIGHTLY = SOAK || process.env.NIGHTLY === '1';

/** What is for the night alone ... */
export const AT_NIGHT = { tag: '@nightly' };
/** ... and what is the same for every `GAME`: at night it runs with one of them; see playwright.config.ts. */
export const ONCE = { tag: '@once' };
export const ONCE_AT_NIGHT = { tag: ['@nightly', '@once'] };

export const stage = (): Stage => JSON.parse(process.env.GROMA_STAGE ?? '{}') as Stage;

/** In which size, theme and language a page is seen. */
export interface Look {
  size: Size;
  theme: Theme;
  lang: Lang;
}

/** All there are. */
export const LOOKS: readonly Look[] = (Object.keys(SIZES) as Size[]).flatMap((size) =>
  THEMES.flatMap((theme) => LANGS.map((lang) => ({ size, theme, lang }))),
);

export interface Wanted extends Partial<Look> {
  name?: string;
  text?: boolean;
  /** The automatic board, even where a game has one of its own. */
  plain?: boolean;
  confirm?: 'never' | 'risky' | 'always';
  /** Things move on the table; else everything is at once where it belongs. */
  motion?: boolean;
  /** The first table ever: whether it shall be heard has not been asked. */
  unasked?: boolean;
  /** Nobody is logged in. */
  stranger?: boolean;
  /** The same person as before another browser. */
  as?: Visitor;
}

/** Somebody before a browser. */
export class Visitor {
  /** What the page has asked for and not yet got, and how often it has asked. */
  private readonly asked = new Set<Request>();
  private times = 0;
  private readonly forgiven: ((fault: string) => boolean)[] = [];

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    /** The home of the site, with a slash at its end. */
    readonly home: string,
    /** The same person through the API; null: a stranger. */
    readonly person: Person | null,
    public lang: Lang,
    private readonly noted: readonly string[],
    private prefs: Prefs,
  ) {
    page.on('request', (asked) => {
      if (new URL(asked.url()).pathname.endsWith('/stream')) return;
      this.asked.add(asked);
      this.times += 1;
    });
    const done = (asked: Request): void => void this.asked.delete(asked);
    page.on('requestfinished', done);
    page.on('requestfailed', done);
  }

  /** What must not happen, and did. */
  get faults(): string[] {
    return this.noted.filter((fault) => !this.forgiven.some((one) => one(fault)));
  }

  /** What a test does itself is no fault of the page, whenever the browser tells it: before, or while it closes. */
  forgive(fault: (fault: string) => boolean): void {
    this.forgiven.push(fault);
  }

  get me(): Person {
    if (!this.person) throw new Error('a stranger');
    return this.person;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.home + path.replace(/^\//, ''));
  }

  /**
   * Nothing that the page asked for is on its way any more, it has drawn what came, and has nothing left to do; the
   * stream of a table never ends.
   */
  async quiet(): Promise<void> {
    const onTheWay = (): string[] => [...this.asked].map((one) => one.url());
    for (let times = -1; times !== this.times;) {
      times = this.times;
      await expect.poll(onTheWay, { intervals: [15, 30, 60, 120], message: 'never quiet' }).toEqual([]);
      await this.page.evaluate(idle);
    }
  }

  /** The same browser in another look; the next page that it goes to is shown so. It has forgotten everything else. */
  async turn(look: Look): Promise<void> {
    this.lang = look.lang;
    await this.page.setViewportSize(SIZES[look.size]);
    await this.page.emulateMedia({ colorScheme: SCHEMES[look.theme] });
    const { kept } = this.prefs;
    await this.prefs.given.dispose();
    this.prefs = await given(this.context, { ...kept, lang: look.lang, theme: look.theme }, true);
  }

  async sitDown(table: string): Promise<void> {
    await this.goto(`tables/${table}`);
  }
}

/** In the page: it is drawn with its fonts, and its next free moment has come. */
async function idle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
}

const SCHEMES = { marmor: 'light', basalt: 'dark' } as const;

/** What somebody has chosen in this browser, and the script that every page finds it by. */
interface Prefs {
  kept: object;
  given: Disposable;
}

async function given(context: BrowserContext, kept: object, anew: boolean): Promise<Prefs> {
  const script = ([chosen, anew]: [object, boolean]): void => {
    if (anew) localStorage.clear();
    if (localStorage.getItem('groma') === null) localStorage.setItem('groma', JSON.stringify(chosen));
  };
  return { kept, given: await context.addInitScript(script, [kept, anew] as [object, boolean]) };
}

async function visit(browser: Browser, home: string, wanted: Wanted): Promise<Visitor> {
  const { name = 'Anna', lang = 'en', theme = 'marmor', size = 'desk', confirm = 'never' } = wanted;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    locale: lang === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Rome',
    colorScheme: SCHEMES[theme],
    reducedMotion: wanted.motion ? 'no-preference' : 'reduce',
    ...(wanted.as ? { storageState: { cookies: await wanted.as.context.cookies(), origins: [] } } : {}),
  });
  let person: Person | null = wanted.as?.me ?? null;
  if (!wanted.as && !wanted.stranger) {
    const answer = await context.request.post(`${home}api/me/guest`, { data: { name, lang } });
    expect(answer.ok()).toBe(true);
    person = Person.known(home, ((await answer.json()) as Wire['LoggedIn']).token);
  }
  const kept = {
    lang,
    theme,
    confirm,
    motion: wanted.motion ? 'normal' : 'off',
    text: wanted.text ?? false,
    plain: wanted.plain ?? false,
    asked: !wanted.unasked,
  };
  const prefs = await given(context, kept, false);
  const page = await context.newPage();
  answering(browser, page);
  return new Visitor(page, context, home, person, lang, watched(page, home), prefs);
}

interface Given {
  /** Two addresses: the first asks one node, the second the other. */
  doors: [string, string];
  /** Somebody comes, to the first door if nothing else is said; faults of the page fail the test. */
  visitor: (wanted?: Wanted, home?: string) => Promise<Visitor>;
}

export const test = plain.extend<Given, { proxies: [Proxy, Proxy] }>({
  proxies: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const [one = 0, two = 0] = stage().nodes;
      const proxies = [await Proxy.start([one, two]), await Proxy.start([two, one])] as [Proxy, Proxy];
      await use(proxies);
      await Promise.all(proxies.map((proxy) => proxy.stop()));
    },
    { scope: 'worker' },
  ],
  doors: async ({ proxies }, use) => use([proxies[0].address, proxies[1].address]),
  visitor: async ({ browser, doors }, use) => {
    const visitors: Visitor[] = [];
    await use(async (wanted = {}, home = doors[0]) => {
      const one = await visit(browser, home, wanted);
      visitors.push(one);
      return one;
    });
    const faults = visitors.flatMap((one) => one.faults);
    await Promise.all(visitors.map((one) => one.context.close()));
    expect(faults).toEqual([]);
  },
});
