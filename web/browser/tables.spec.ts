/** The table in all its looks: as it was drawn, whole in German, decisions in sight, open to everybody. */
import { lookedAt, tableAt } from './look/table';
import { GAME, LANGS, SIZES, test, THEMES, type Size } from './stage/test';

for (const place of ['start', 'middle', 'end'] as const) {
  for (const size of Object.keys(SIZES) as Size[]) {
    test(`${GAME}, ${place}, ${size}`, async ({ visitor }) => {
      const host = await visitor({ size });
      const table = await tableAt(host, GAME, place);
      for (const theme of THEMES) {
        for (const lang of LANGS) {
          await lookedAt(visitor, host, GAME, table, place, { size, theme, lang }, lang === 'de');
        }
      }
    });
  }
}
