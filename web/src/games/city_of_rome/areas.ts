/** Residential areas with their arithmetic, for the tablets on the plan: sum times colours plus bath. */
import { kind, type Colour } from './cards';
import { beside, cellOf, labelOf, type Building } from './plan';

export interface Area {
  value: number;
  /** Labels of its plots. */
  cells: string[];
  sum: number;
  /** Different colours of the public buildings beside it. */
  colours: number;
  /** Point tokens of the best bath beside it. */
  bonus: number;
  points: number;
}

/** The residential areas of a city. */
export function areasOf(buildings: readonly Building[]): Area[] {
  const at = new Map(buildings.map((one) => [one.cell, one]));
  const seen = new Set<string>();
  const areas: Area[] = [];
  for (const { cell, card } of buildings) {
    const value = kind(card).value;
    if (value === undefined || seen.has(cell)) continue;
    const cells: string[] = [];
    const colours = new Set<Colour>();
    let bonus = 0;
    const rim = [cell];
    seen.add(cell);
    for (let next = rim.pop(); next !== undefined; next = rim.pop()) {
      cells.push(next);
      for (const label of beside(cellOf(next)).map(labelOf)) {
        const building = at.get(label);
        if (!building) continue;
        const other = kind(building.card);
        if (other.colour) {
          colours.add(other.colour);
          bonus = Math.max(bonus, building.points);
        } else if (other.value === value && !seen.has(label)) {
          seen.add(label);
          rim.push(label);
        }
      }
    }
    const sum = value * cells.length;
    areas.push({ value, cells, sum, colours: colours.size, bonus, points: sum * colours.size + bonus });
  }
  return areas;
}
