/** Drawings that everybody must tell apart, whatever colours they see; the browser tests look at them. */
export const APART = [
  ['ce-road-A', 'ce-road-B', 'ce-road-C', 'ce-road-D', 'ce-road-E'],
  [
    'ce-token-italia',
    'ce-token-gallia',
    'ce-token-hispania',
    'ce-token-septentrio',
    'ce-token-danubius',
    'ce-token-graecia',
    'ce-token-oriens',
    'ce-token-africa',
  ],
  [
    'ce-t-meat',
    'ce-t-grapes',
    'ce-t-wheat',
    'ce-t-wine',
    'ce-t-oil',
    'ce-t-gems',
    'ce-t-wood',
    'ce-t-olives',
    'ce-t-gold',
  ],
] as const;
