/** The glyph that stands for a kind of feature. */
const GLYPHS: Readonly<Record<string, string>> = {
  villa: 'villa',
  vineyard: 'grape',
  herb_garden: 'herb',
  chicken_yard: 'chicken',
  fish_pond: 'fish',
  merchant: 'merchant',
  baker: 'bread',
  steward: 'key',
  craftsman: 'hammer',
  market: 'stall',
  bakery: 'oven',
  fountain: 'jet',
};
export const glyphOf = (feature: string): string => `#cd-${GLYPHS[feature] ?? 'vp'}`;
