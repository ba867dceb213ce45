/** The pages by their paths, each loaded when somebody goes there. */
import type { Component } from 'svelte';
import { match } from '../router.svelte';
import { learn } from '../words/words.svelte';

type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: unknown }>;

interface Route {
  pattern: string;
  load: Load;
  /** A page that fills the screen and brings a frame of its own. */
  bare?: true;
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

const ROUTES: Route[] = [
  { pattern: '/', load: () => import('./Welcome.svelte') },
  { pattern: '/games', load: () => import('./Games.svelte') },
  { pattern: '/games/:game', load: () => import('./GamePage.svelte') },
  { pattern: '/games/:game/rules', load: () => import('./rules/RulesPage.svelte') },
  { pattern: '/games/:game/box', load: () => import('./box/BoxPage.svelte') },
  { pattern: '/games/:game/tutorial', load: () => import('../tutorial/TutorialPage.svelte'), bare: true },
  { pattern: '/puzzles/:game', load: () => import('../puzzle/PuzzlePage.svelte'), bare: true },
  { pattern: '/puzzles/:game/:number', load: () => import('../puzzle/PuzzlePage.svelte'), bare: true },
  { pattern: '/lobby', load: () => import('./Lobby.svelte') },
  { pattern: '/new', load: () => import('./setup/SetUp.svelte') },
  { pattern: '/new/:game', load: () => import('./setup/SetUp.svelte') },
  { pattern: '/invitations/:token', load: () => import('./Invitation.svelte') },
  { pattern: '/tables/:id', load: () => import('../table/TablePage.svelte'), bare: true },
  { pattern: '/people/:person', load: () => import('./people/PersonPage.svelte') },
  { pattern: '/mine', load: () => import('./Mine.svelte') },
  { pattern: '/account', load: () => import('./account/AccountPage.svelte') },
  { pattern: '/reset', load: () => import('./account/access/ResetPage.svelte') },
  { pattern: '/reset/:token', load: () => import('./account/access/ResetPage.svelte') },
  { pattern: '/about', load: () => import('./About.svelte') },
  { pattern: '/standing', load: standing },
  { pattern: '/house/:page', load: housePage },
  { pattern: '/desk', load: desk },
  { pattern: '/desk/:part', load: desk },
  { pattern: '/desk/find/:words', load: desk },
  { pattern: '/desk/people/:person', load: desk },
  { pattern: '/desk/tables/:table', load: desk },
  { pattern: '/here/new', load: () => import('../here/NewHere.svelte') },
  { pattern: '/here/:id', load: () => import('../here/HerePage.svelte'), bare: true },
];
if (import.meta.env.DEV) {
  ROUTES.push({ pattern: '/dev', load: () => import('../dev/DevPage.svelte'), bare: true });
}

/** The page that a path names; one that names none gets a kind word. */
export async function found(path: string): Promise<Found> {
  for (const { pattern, load, bare } of ROUTES) {
    const given = match(pattern, path);
    if (given) return { page: (await load()).default as Page, given, bare: bare ?? false };
  }
  return { page: (await import('./NotFound.svelte')).default as Page, given: {}, bare: false };
}
