/** Names for guests who have not thought of one; none that a bot has. */
const NAMES = [
  ...['Livia', 'Marcus', 'Octavia', 'Titus', 'Lucilla', 'Quintus', 'Valeria', 'Sextus', 'Claudia', 'Publius'],
  ...['Antonia', 'Gaius', 'Julia', 'Lucius', 'Sabina', 'Manius', 'Priscilla', 'Crispus', 'Fabia', 'Silvia'],
  ...['Varro', 'Pomponia', 'Hadrian', 'Tullia'],
];

/** A friendly name to begin with. */
export const friendlyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Livia';
