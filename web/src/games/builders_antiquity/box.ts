/** What cards show; made by tools/board_builders_antiquity.py from the game's components. */
import type { Amounts } from './plan';

interface Site {
  needs: Amounts;
  pays: number;
  points: number;
  /** Of a machine, once it is finished. */
  provides?: Amounts;
}

const of = (stone: number, wood: number, knowledge: number, decoration: number): Amounts => ({
  stone,
  wood,
  knowledge,
  decoration,
});

export const BUILDINGS: Readonly<Record<string, Site>> = {
  house: { needs: of(0, 1, 1, 0), pays: 10, points: 0 },
  market: { needs: of(1, 0, 0, 1), pays: 10, points: 0 },
  quarry: { needs: of(1, 1, 0, 0), pays: 10, points: 0 },
  trough: { needs: of(0, 0, 1, 1), pays: 10, points: 0 },
  'trading-post': { needs: of(0, 1, 1, 0), pays: 6, points: 1 },
  'camel-stable': { needs: of(1, 0, 1, 0), pays: 6, points: 1 },
  stall: { needs: of(0, 1, 0, 1), pays: 6, points: 1 },
  'rural-house': { needs: of(1, 0, 0, 1), pays: 6, points: 1 },
  armoury: { needs: of(1, 1, 2, 0), pays: 8, points: 2 },
  shipyard: { needs: of(1, 0, 1, 2), pays: 8, points: 2 },
  harbour: { needs: of(2, 1, 0, 1), pays: 8, points: 2 },
  'archery-range': { needs: of(0, 2, 1, 1), pays: 8, points: 2 },
  'town-hall': { needs: of(2, 0, 2, 2), pays: 10, points: 3 },
  'noble-house': { needs: of(2, 2, 0, 2), pays: 10, points: 3 },
  'town-house': { needs: of(2, 2, 2, 0), pays: 10, points: 3 },
  temple: { needs: of(0, 2, 2, 2), pays: 10, points: 3 },
  barracks: { needs: of(2, 3, 1, 2), pays: 12, points: 4 },
  fortress: { needs: of(3, 2, 2, 1), pays: 12, points: 4 },
  'philosophy-school': { needs: of(1, 2, 2, 3), pays: 14, points: 4 },
  forum: { needs: of(2, 1, 3, 2), pays: 12, points: 3 },
  ziggurat: { needs: of(1, 2, 3, 4), pays: 14, points: 5 },
  'palace-of-ashur': { needs: of(3, 1, 4, 2), pays: 14, points: 5 },
  lighthouse: { needs: of(2, 4, 1, 3), pays: 14, points: 5 },
  theatre: { needs: of(4, 3, 2, 1), pays: 14, points: 5 },
  'tower-of-babel': { needs: of(3, 1, 5, 3), pays: 15, points: 6 },
  sphinx: { needs: of(3, 5, 1, 3), pays: 15, points: 6 },
  'hanging-gardens': { needs: of(2, 3, 4, 5), pays: 17, points: 7 },
  colossus: { needs: of(5, 4, 3, 2), pays: 17, points: 7 },
  pyramid: { needs: of(4, 4, 4, 4), pays: 18, points: 8 },
  saw: { needs: of(0, 0, 1, 2), pays: 0, points: 2, provides: of(0, 3, 0, 0) },
  'drawing-table': { needs: of(2, 0, 0, 1), pays: 0, points: 2, provides: of(0, 0, 3, 0) },
  scaffold: { needs: of(1, 2, 0, 0), pays: 0, points: 2, provides: of(0, 0, 0, 3) },
  hoist: { needs: of(0, 1, 2, 0), pays: 0, points: 2, provides: of(3, 0, 0, 0) },
};

export const CREW: Readonly<Record<string, { provides: Amounts; wage: number }>> = {
  'master-1': { provides: of(2, 0, 0, 3), wage: 5 },
  'master-2': { provides: of(3, 2, 0, 0), wage: 5 },
  'master-3': { provides: of(0, 3, 2, 0), wage: 5 },
  'master-4': { provides: of(0, 0, 3, 2), wage: 5 },
  'journeyman-1': { provides: of(3, 0, 1, 0), wage: 4 },
  'journeyman-2': { provides: of(1, 0, 3, 0), wage: 4 },
  'journeyman-3': { provides: of(1, 1, 1, 1), wage: 4 },
  'journeyman-4': { provides: of(1, 1, 1, 1), wage: 4 },
  'journeyman-5': { provides: of(0, 3, 0, 1), wage: 4 },
  'journeyman-6': { provides: of(0, 1, 0, 3), wage: 4 },
  'labourer-1': { provides: of(0, 1, 0, 2), wage: 3 },
  'labourer-2': { provides: of(2, 0, 0, 1), wage: 3 },
  'labourer-3': { provides: of(0, 2, 1, 0), wage: 3 },
  'labourer-4': { provides: of(1, 0, 2, 0), wage: 3 },
  'apprentice-1': { provides: of(0, 1, 1, 0), wage: 2 },
  'apprentice-2': { provides: of(0, 1, 0, 1), wage: 2 },
  'apprentice-3': { provides: of(1, 0, 1, 0), wage: 2 },
  'apprentice-4': { provides: of(1, 0, 0, 1), wage: 2 },
  syrus: { provides: of(2, 0, 0, 2), wage: 0 },
  thrax: { provides: of(0, 0, 2, 2), wage: 0 },
  davus: { provides: of(2, 0, 2, 0), wage: 0 },
  lydus: { provides: of(2, 2, 0, 0), wage: 0 },
  geta: { provides: of(0, 2, 0, 2), wage: 0 },
  phryx: { provides: of(0, 2, 2, 0), wage: 0 },
};

/** Sesterces. */
export const TOOL_PRICE = 2;
export const UNIVERSITY_PRICE = 7;
export const LOAN = { gain: 10, repay: 15 };
export const SILVER = 1;
export const GOLD = 5;
/** How many of its resource a university makes. */
export const UNIVERSITIES: Readonly<Record<string, number>> = {
  stone: 3,
  wood: 3,
  knowledge: 3,
  decoration: 3,
};
