/** Drawings that everybody must tell apart, whatever colours they see; the browser tests look at them. */
export const APART = [
  ['ba-r-stone', 'ba-r-wood', 'ba-r-knowledge', 'ba-r-decoration'],
  ['ba-t-hammer', 'ba-t-hand-saw', 'ba-t-square', 'ba-t-brush'],
  ['ba-coin', 'ba-seal', 'ba-act', 'ba-loan'],
] as const;
