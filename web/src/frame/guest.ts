/** Names for guests who have not thought of one; none that a bot has. */
const NAMES = [
  ...['Livia', 'Marcus', 'Octavia', 'Titus', 'Lucilla', 'Quintus', 'Valeria', 'Sextus', 'Claudia', 'Publius'],
  ...['Antonia', 'Gaius', 'Julia', 'Lucius', 'Sabina', 'Manius', 'Priscilla', 'Crispus', 'Fabia', 'Silvia'],
  ...['Varro', 'Pomponia', 'Hadrian', 'Tullia'],
];

/** What to try if a name is taken: one that we have offered ourselves gets a number, and then another. */
export function alsoCalled(name: string): string[] {
  if (!NAMES.includes(name)) return [];
  return [100, 10_000].map((most) => `${name} ${2 + Math.floor(Math.random() * most)}`);
}

const offered = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Livia';
const KEPT = 'groma-guest';

/** A friendly name to begin with: the same one on every page of this browser. */
export function friendlyName(): string {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept !== null && NAMES.includes(kept)) return kept;
    localStorage.setItem(KEPT, offered);
  } catch {
    // A browser that keeps nothing offers another one the next time.
  }
  return offered;
}
