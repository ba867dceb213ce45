/** The pages by their paths, each loaded when somebody goes there. */
import type { Component } from 'svelte';
import { isHomes, place } from '../api/fetch';
import { onlyFrozen } from '../home/mark';
import { match } from '../router.svelte';
import { learn } from '../words/words.svelte';

type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: unknown }>;

interface Route {
  pattern: string;
  load: Load;
  /** A page that fills the screen and brings a frame of its own. */
  bare?: true;
  /** A page of what a home alone has not: other people, an account. */
  server?: true;
}

export interface Found {
  page: Page;
  given: Record<string, string>;
  bare: boolean;
}

/** The operator's desk and its words. */
const desk: Load = async () => {
  await learn('desk');
  return import('./desk/DeskPage.svelte');
};
/** What holds against somebody, and what whoever runs the server has written. */
const standing: Load = async () => {
  await learn('standing');
  return import('./standing/StandingPage.svelte');
};
const housePage: Load = async () => {
  await learn('standing');
  return import('./standing/HousePage.svelte');
};

/** Finished games that were published with the site. */
const archive: Load = async () => {
  await learn('archive');
  return import('./Archive.svelte');
};
/** Playing without the network, and its words. */
const offline: Load = async () => {
  await learn('offline');
  return import('./offline/OfflinePage.svelte');
};
const notHere: Load = async () => {
  await learn('offline');
  return import('./offline/NotHere.svelte');
};

const ROUTES: Route[] = [
  { pattern: '/', load: () => import('./Welcome.svelte') },
  { pattern: '/games', load: () => import('./Games.svelte') },
  { pattern: '/games/:game', load: () => import('./GamePage.svelte') },
  { pattern: '/games/:game/rules', load: () => import('./rules/RulesPage.svelte') },
  { pattern: '/games/:game/box', load: () => import('./box/BoxPage.svelte') },
  { pattern: '/games/:game/tutorial', load: () => import('../tutorial/TutorialPage.svelte'), bare: true },
  { pattern: '/puzzles/:game', load: () => import('../puzzle/PuzzlePage.svelte'), bare: true },
  { pattern: '/puzzles/:game/:number', load: () => import('../puzzle/PuzzlePage.svelte'), bare: true },
  { pattern: '/lobby', load: () => import('./Lobby.svelte'), server: true },
  { pattern: '/new', load: () => import('./setup/SetUp.svelte') },
  { pattern: '/new/:game', load: () => import('./setup/SetUp.svelte') },
  { pattern: '/invitations/:token', load: () => import('./Invitation.svelte'), server: true },
  { pattern: '/tables/:id', load: () => import('../table/TablePage.svelte'), bare: true },
  { pattern: '/people/:person', load: () => import('./people/PersonPage.svelte'), server: true },
  { pattern: '/mine', load: () => import('./Mine.svelte') },
  { pattern: '/account', load: () => import('./account/AccountPage.svelte'), server: true },
  { pattern: '/reset', load: () => import('./account/access/ResetPage.svelte'), server: true },
  { pattern: '/reset/:token', load: () => import('./account/access/ResetPage.svelte'), server: true },
  { pattern: '/offline', load: offline },
  { pattern: '/archive', load: archive },
  { pattern: '/about', load: () => import('./About.svelte') },
  { pattern: '/standing', load: standing, server: true },
  { pattern: '/house/:page', load: housePage },
  { pattern: '/desk', load: desk, server: true },
  { pattern: '/desk/:part', load: desk, server: true },
  { pattern: '/desk/find/:words', load: desk, server: true },
  { pattern: '/desk/people/:person', load: desk, server: true },
  { pattern: '/desk/tables/:table', load: desk, server: true },
  { pattern: '/here/new', load: () => import('../here/NewHere.svelte') },
  { pattern: '/here/:id', load: () => import('../here/HerePage.svelte'), bare: true },
];
if (import.meta.env.DEV) {
  ROUTES.push({ pattern: '/dev', load: () => import('../dev/DevPage.svelte'), bare: true });
}

/** What there is to read where nothing can be played; all else leads to the games that were. */
const READ = /^\/(tables|house)\/.|^\/games\/[^/]+\/|^\/about/;

/** The page that a path names; one that names none gets a kind word. */
export async function found(path: string): Promise<Found> {
  if (isHomes(path) && place() === 'server') {
    location.reload(); // a table of this device is played at home, with its people
    await new Promise(() => {});
  }
  for (const { pattern, load, bare, server } of ROUTES) {
    const given = match(pattern, path);
    if (!given) continue;
    const elsewhere = server || /^[4-7]/.test(given.id ?? ''); // a table of the server
    const unplayed = onlyFrozen() && !READ.test(path);
    const wanted = unplayed ? archive : elsewhere && place() === 'here' ? notHere : load;
    return { page: (await wanted()).default as Page, given, bare: bare ?? false };
  }
  return { page: (await import('./NotFound.svelte')).default as Page, given: {}, bare: false };
}
