/** Drawings that everybody must tell apart, whatever colours they see; the browser tests look at them. */
export const APART = [
  [
    'cm-arena.in-red',
    'cm-theater.in-yellow',
    'cm-temple.in-green',
    'cm-bath.in-blue',
    'cm-fountain.in-fountain',
  ],
  ['cm-b-arena', 'cm-b-theater', 'cm-b-temple', 'cm-b-bath', 'cm-b-fountain'],
  [
    'cm-coin.in-coin',
    'cm-bridge.in-bridge',
    'cm-aqueduct.in-aqueduct',
    'cm-fountain.in-fountain',
    'cm-official',
  ],
] as const;
