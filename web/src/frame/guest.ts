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

/** A friendly name to begin with. */
export const friendlyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Livia';
