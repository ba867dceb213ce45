/** Which page is shown: paths below the page's own home, links without a reload. */
import { home } from './api/client';

let path = $state(current());

function current(): string {
  const base = new URL(home()).pathname;
  const now = location.pathname;
  return '/' + (now.startsWith(base) ? now.slice(base.length) : '');
}

/** The path of the page, below its home: "/tables/abc". */
export const here = (): string => path;

/** Go to a page. */
export function go(to: string, replace = false): void {
  const target = new URL(to.replace(/^\//, ''), home());
  history[replace ? 'replaceState' : 'pushState'](null, '', target);
  path = current();
  scrollTo(0, 0);
}

/** The address of a page, for links. */
export const href = (to: string): string => new URL(to.replace(/^\//, ''), home()).href;

/** What a path gives for a pattern like "/tables/:id", or null. */
export function match(pattern: string, at: string = here()): Record<string, string> | null {
  const want = pattern.split('/');
  const have = at.replace(/(.)\/$/, '$1').split('/');
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const given = have[i] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return null;
  }
  return found;
}

/** Follow links inside the page without loading it anew: called once. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target) return;
    if (
      !link.href.startsWith(home()) ||
      link.href.startsWith(`${home()}api/`) ||
      link.hasAttribute('download')
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href.slice(home().length));
  };
  const onPop = (): void => {
    path = current();
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPop);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onPop);
  };
}
