/** Drawings that everybody must tell apart, whatever colours they see; the browser tests look at them. */
export const APART = [
  ['cd-i-vineyard', 'cd-i-herb_garden', 'cd-i-chicken_yard', 'cd-i-fish_pond'],
  ['cd-i-merchant', 'cd-i-baker', 'cd-i-steward', 'cd-i-craftsman'],
  ['cd-i-villa', 'cd-i-market', 'cd-i-bakery', 'cd-i-fountain'],
  ['cd-i-grape', 'cd-i-herb', 'cd-i-chicken', 'cd-i-fish', 'cd-i-bread', 'cd-i-coin'],
] as const;
