/** A view as plain pieces to show: facts, rows of tokens, maps, tables; whatever the game. */

/** Something with a name; `note` stands small behind it. */
export interface Token {
  word: string;
  note: string;
  count: number;
  marks: string;
  /** Whose it is, at a place of a map. */
  seat?: number | null;
}

/** A line between two places of a map, and whose it is, if anybody's. */
export interface Line {
  from: string;
  to: string;
  seat: number | null;
  marks: string;
}

export interface Part {
  key: string;
  title: string;
  folded: boolean;
}
export interface Fact extends Part {
  kind: 'fact';
  word: string;
}
export interface Tokens extends Part {
  kind: 'tokens';
  tokens: Token[];
}
export interface PlaceMap extends Part {
  kind: 'map';
  plane: string;
  sorts: string[];
  /** What lies there, by the key of its place. */
  held: Map<string, Token>;
  lines: Line[];
  /** What else is known of what lies there. */
  details: Rows[];
}
export interface Rows extends Part {
  kind: 'rows';
  columns: string[];
  rows: { marks: string; cells: string[] }[];
}
export interface Group extends Part {
  kind: 'group';
  sights: Sight[];
}
export type Sight = Fact | Tokens | PlaceMap | Rows | Group;

/** Maps of the same plane as one, under the title of the first. */
export function overlaid(sights: Sight[]): Sight[] {
  const maps = new Map<string, PlaceMap>();
  return sights.filter((sight) => {
    const under = sight.kind === 'map' ? maps.get(sight.plane) : undefined;
    if (sight.kind !== 'map') return true;
    if (!under) return maps.set(sight.plane, sight);
    under.sorts = [...new Set([...under.sorts, ...sight.sorts])];
    for (const [place, token] of sight.held) under.held.set(place, token);
    under.lines.push(...sight.lines);
    under.details.push(...sight.details);
    return false;
  });
}

export const joined = (tokens: Token[]): Token => ({
  word: tokens.map((token) => token.word).join(', '),
  note: '',
  count: 1,
  marks: '',
});

/** Like tokens as one with a count; a row keeps its order as long as nothing comes twice. */
export function together(tokens: Token[]): Token[] {
  const found = new Map<string, Token>();
  for (const token of tokens) {
    const id = `${token.word}|${token.note}`;
    const same = found.get(id);
    if (same) same.count++;
    else found.set(id, { ...token });
  }
  return [...found.values()];
}

/** How much room something takes: what is long is folded. */
export function size(sight: Sight): number {
  if (sight.folded) return Infinity;
  if (sight.kind === 'tokens') return sight.tokens.length / 2;
  if (sight.kind === 'rows') return sight.rows.length * 2;
  if (sight.kind === 'map') return 6;
  if (sight.kind === 'group') return sight.sights.reduce((sum, one) => sum + size(one), 0);
  return 0.5;
}
