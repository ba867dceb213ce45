/** What must not happen in any page: errors, calls to other hosts, things that the policy of the page forbids. */
import type { Page } from '@playwright/test';

/** Fetches that answer 4xx are told by the page itself, in words. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The faults of a page, filled as they happen. */
export function watched(page: Page, home: string): string[] {
  const faults: string[] = [];
  const fault = (words: string): void => {
    if (!faults.includes(words)) faults.push(words);
  };
  const { origin } = new URL(home);
  page.on('pageerror', (problem) => fault(`error: ${problem.stack ?? problem.message}`));
  page.on('crash', () => fault(`crashed: ${page.url()}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !EXPECTED.test(line.text())) {
      fault(`${line.type()}: ${line.text()}`);
    }
  });
  page.on('request', (asked) => {
    const url = new URL(asked.url());
    const local = ['data:', 'blob:'].includes(url.protocol);
    if (!local && (url.origin !== origin || !asked.url().startsWith(home))) {
      fault(`left its home: ${asked.url()}`);
    }
  });
  page.on('response', (answer) => {
    const api = answer.url().startsWith(`${home}api/`);
    if (answer.status() >= 500 || (!api && answer.status() >= 400)) {
      fault(`${answer.status()}: ${answer.url()}`);
    }
  });
  void page.addInitScript(() => {
    const { warn } = console; // a warning alone does not say who caused it
    console.warn = (...said: unknown[]): void => warn(...said, new Error('warned').stack);
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return faults;
}
