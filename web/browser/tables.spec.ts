/** Every game at its start, middle and end: as it was drawn, whole in German, decisions in sight, open to everybody. */
import { lookedAt, type Looks } from './look/table';
import { GAMES } from './stage/games';
import { GAME, LOOKS, NIGHTLY, ONCE, test, type Look } from './stage/test';

const desk: Look = { size: 'desk', theme: 'marmor', lang: 'en' };
const phone: Look = { size: 'phone', theme: 'basalt', lang: 'de' };

/** `GAME` by day: every size at every place, with both themes and both languages; on a phone the longer words. */
const SOME: Looks = {
  start: [desk, phone, { size: 'tablet', theme: 'basalt', lang: 'en' }],
  middle: [desk, { ...phone, theme: 'marmor' }, { size: 'tablet', theme: 'basalt', lang: 'de' }],
  end: [{ ...desk, theme: 'basalt' }, phone, { size: 'tablet', theme: 'marmor', lang: 'de' }],
};
/** The other games; at night each of them is `GAME` once. */
const FEW: Looks = { start: [phone], middle: [desk], end: [phone] };
const ALL: Looks = { start: LOOKS, middle: LOOKS, end: LOOKS };

for (const game of GAMES) {
  const [how, looks] = game !== GAME ? [ONCE, FEW] : [{}, NIGHTLY ? ALL : SOME];
  test(`${game} at its start, in its middle, at its end`, how, async ({ visitor }) => {
    await lookedAt(await visitor(), game, looks);
  });
}
