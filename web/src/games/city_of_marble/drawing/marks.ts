/** Marks by which lines of the log and the tutorial find a thing of the city that everybody shares. */

/** A thing of the city, whoever a line tells of: "corner:e12 corner:e12@0 corner:e12@1". */
export function pieceOf(sort: string, label: string, players: number): string {
  const mark = `${sort}:${label}`;
  return [mark, ...Array.from({ length: players }, (_, seat) => `${mark}@${seat}`)].join(' ');
}
