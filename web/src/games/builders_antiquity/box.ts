/** What is in the box; made by tools/boxes.py from the game's components. */

/** Always in this order. */
export const RESOURCES = ['stone', 'wood', 'knowledge', 'decoration'] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Site {
  needs: Readonly<Record<string, number>>;
  pays: number;
  points: number;
  /** Of a machine, once it is finished. */
  provides?: Readonly<Record<string, number>>;
}
export const BUILDINGS: Readonly<Record<string, Site>> = {
  house: { needs: { wood: 1, knowledge: 1 }, pays: 10, points: 0 },
  market: { needs: { stone: 1, decoration: 1 }, pays: 10, points: 0 },
  quarry: { needs: { stone: 1, wood: 1 }, pays: 10, points: 0 },
  trough: { needs: { knowledge: 1, decoration: 1 }, pays: 10, points: 0 },
  'trading-post': { needs: { wood: 1, knowledge: 1 }, pays: 6, points: 1 },
  'camel-stable': { needs: { stone: 1, knowledge: 1 }, pays: 6, points: 1 },
  stall: { needs: { wood: 1, decoration: 1 }, pays: 6, points: 1 },
  'rural-house': { needs: { stone: 1, decoration: 1 }, pays: 6, points: 1 },
  armoury: { needs: { stone: 1, wood: 1, knowledge: 2 }, pays: 8, points: 2 },
  shipyard: { needs: { stone: 1, knowledge: 1, decoration: 2 }, pays: 8, points: 2 },
  harbour: { needs: { stone: 2, wood: 1, decoration: 1 }, pays: 8, points: 2 },
  'archery-range': { needs: { wood: 2, knowledge: 1, decoration: 1 }, pays: 8, points: 2 },
  'town-hall': { needs: { stone: 2, knowledge: 2, decoration: 2 }, pays: 10, points: 3 },
  'noble-house': { needs: { stone: 2, wood: 2, decoration: 2 }, pays: 10, points: 3 },
  'town-house': { needs: { stone: 2, wood: 2, knowledge: 2 }, pays: 10, points: 3 },
  temple: { needs: { wood: 2, knowledge: 2, decoration: 2 }, pays: 10, points: 3 },
  barracks: { needs: { stone: 2, wood: 3, knowledge: 1, decoration: 2 }, pays: 12, points: 4 },
  fortress: { needs: { stone: 3, wood: 2, knowledge: 2, decoration: 1 }, pays: 12, points: 4 },
  'philosophy-school': { needs: { stone: 1, wood: 2, knowledge: 2, decoration: 3 }, pays: 14, points: 4 },
  forum: { needs: { stone: 2, wood: 1, knowledge: 3, decoration: 2 }, pays: 12, points: 3 },
  ziggurat: { needs: { stone: 1, wood: 2, knowledge: 3, decoration: 4 }, pays: 14, points: 5 },
  'palace-of-ashur': { needs: { stone: 3, wood: 1, knowledge: 4, decoration: 2 }, pays: 14, points: 5 },
  lighthouse: { needs: { stone: 2, wood: 4, knowledge: 1, decoration: 3 }, pays: 14, points: 5 },
  theatre: { needs: { stone: 4, wood: 3, knowledge: 2, decoration: 1 }, pays: 14, points: 5 },
  'tower-of-babel': { needs: { stone: 3, wood: 1, knowledge: 5, decoration: 3 }, pays: 15, points: 6 },
  sphinx: { needs: { stone: 3, wood: 5, knowledge: 1, decoration: 3 }, pays: 15, points: 6 },
  'hanging-gardens': { needs: { stone: 2, wood: 3, knowledge: 4, decoration: 5 }, pays: 17, points: 7 },
  colossus: { needs: { stone: 5, wood: 4, knowledge: 3, decoration: 2 }, pays: 17, points: 7 },
  pyramid: { needs: { stone: 4, wood: 4, knowledge: 4, decoration: 4 }, pays: 18, points: 8 },
  saw: { needs: { knowledge: 1, decoration: 2 }, pays: 0, points: 2, provides: { wood: 3 } },
  'drawing-table': { needs: { stone: 2, decoration: 1 }, pays: 0, points: 2, provides: { knowledge: 3 } },
  scaffold: { needs: { stone: 1, wood: 2 }, pays: 0, points: 2, provides: { decoration: 3 } },
  hoist: { needs: { wood: 1, knowledge: 2 }, pays: 0, points: 2, provides: { stone: 3 } },
};

/** The lowest first. */
export const RANKS = ['apprentice', 'labourer', 'journeyman', 'master'] as const;

export interface Member {
  provides: Readonly<Record<string, number>>;
  wage: number;
}
/** Workers and slaves. */
export const CREW: Readonly<Record<string, Member>> = {
  'master-1': { provides: { stone: 2, decoration: 3 }, wage: 5 },
  'master-2': { provides: { stone: 3, wood: 2 }, wage: 5 },
  'master-3': { provides: { wood: 3, knowledge: 2 }, wage: 5 },
  'master-4': { provides: { knowledge: 3, decoration: 2 }, wage: 5 },
  'journeyman-1': { provides: { stone: 3, knowledge: 1 }, wage: 4 },
  'journeyman-2': { provides: { stone: 1, knowledge: 3 }, wage: 4 },
  'journeyman-3': { provides: { stone: 1, wood: 1, knowledge: 1, decoration: 1 }, wage: 4 },
  'journeyman-4': { provides: { stone: 1, wood: 1, knowledge: 1, decoration: 1 }, wage: 4 },
  'journeyman-5': { provides: { wood: 3, decoration: 1 }, wage: 4 },
  'journeyman-6': { provides: { wood: 1, decoration: 3 }, wage: 4 },
  'labourer-1': { provides: { wood: 1, decoration: 2 }, wage: 3 },
  'labourer-2': { provides: { stone: 2, decoration: 1 }, wage: 3 },
  'labourer-3': { provides: { wood: 2, knowledge: 1 }, wage: 3 },
  'labourer-4': { provides: { stone: 1, knowledge: 2 }, wage: 3 },
  'apprentice-1': { provides: { wood: 1, knowledge: 1 }, wage: 2 },
  'apprentice-2': { provides: { wood: 1, decoration: 1 }, wage: 2 },
  'apprentice-3': { provides: { stone: 1, knowledge: 1 }, wage: 2 },
  'apprentice-4': { provides: { stone: 1, decoration: 1 }, wage: 2 },
  syrus: { provides: { stone: 2, decoration: 2 }, wage: 0 },
  thrax: { provides: { knowledge: 2, decoration: 2 }, wage: 0 },
  davus: { provides: { stone: 2, knowledge: 2 }, wage: 0 },
  lydus: { provides: { stone: 2, wood: 2 }, wage: 0 },
  geta: { provides: { wood: 2, decoration: 2 }, wage: 0 },
  phryx: { provides: { wood: 2, knowledge: 2 }, wage: 0 },
};

/** What each tool adds. */
export const TOOLS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hammer: { stone: 1 },
  'hand-saw': { wood: 1 },
  square: { knowledge: 1 },
  brush: { decoration: 1 },
};

/** How many of its resource a university makes. */
export const UNIVERSITIES: Readonly<Record<string, number>> = {
  stone: 3,
  wood: 3,
  knowledge: 3,
  decoration: 3,
};

/** Sesterces. */
export const TOOL_PRICE = 2;

export const UNIVERSITY_PRICE = 7;

export const LOAN = { gain: 10, repay: 15 } as const;

/** Without a price, in a turn. */
export const ACTIONS = 3;

export const SILVER = 1;

export const GOLD = 5;
