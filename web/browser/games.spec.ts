/** Whole games to the final sheet: by clicks; at night two people on two nodes, by clicks, by keys, by the text view. */
import { chance } from './play/chance';
import { against } from './play/positions';
import { finalSheet, finalWords, played, questions } from './play/table';
import { clicks, keys, words } from './play/ways';
import { AT_NIGHT, expect, GAME, SOAK, test, type Visitor } from './stage/test';

const DEALS = SOAK ? ['one', 'two', 'three'] : ['one'];

/** Two people in browsers on two nodes, and bots on the other seats. */
async function together(
  visitor: (wanted: object, home: string) => Promise<Visitor>,
  doors: [string, string],
  players: number,
  title: string,
  text: boolean,
): Promise<{ people: Visitor[]; table: string }> {
  const anna = await visitor({ name: 'Anna', lang: 'en', text, confirm: 'risky' }, doors[0]);
  const bert = await visitor(
    { name: 'Bert', lang: 'de', text, confirm: 'always', theme: 'basalt' },
    doors[1],
  );
  const bots = Array.from({ length: players - 2 }, () => 'random');
  const table = await anna.me.open(GAME, ['me', 'open', ...bots], title);
  await anna.me.invite(table, bert.me);
  await Promise.all([anna.sitDown(table), bert.sitDown(table)]);
  await anna.me.post(`/tables/${table}/start`);
  return { people: [anna, bert], table };
}

test(`a person plays ${GAME} by clicks against a bot`, async ({ visitor }) => {
  const anna = await visitor({ lang: 'de', theme: 'basalt', confirm: 'risky' });
  const table = await against(anna.me, GAME, 'Alone');
  await anna.sitDown(table);
  await anna.quiet();
  const asked = questions(anna);
  const { decisions } = await played([anna], table, clicks, chance('Alone'));
  expect(decisions).toBeGreaterThan(10);
  await finalSheet(anna, table);
  // The stream tells everything; the end is drawn as a chart, too, with the deed that decided it, if one did. What one's
  // moves cost is asked for as long as it is being worked out.
  const once = asked.filter((path) => path !== '/analysis');
  expect(once.filter((path) => !/^\/moments\/\d+$/.test(path))).toEqual(['/course']);
  expect(once.length).toBeLessThanOrEqual(2);
  expect(asked.length - once.length).toBeLessThanOrEqual(15);
});

for (const way of [clicks, keys, words]) {
  for (const deal of DEALS) {
    const name = `two people and two bots play ${GAME} by ${way.name}, deal ${deal}`;
    test(name, AT_NIGHT, async ({ visitor, doors }) => {
      const title = `Together, ${deal}`;
      const { people, table } = await together(visitor, doors, 4, title, way.text);
      const { decisions } = await played(people, table, way, chance(title + way.name));
      expect(decisions).toBeGreaterThan(10);
      for (const one of people) await (way.text ? finalWords : finalSheet)(one, table);
    });
  }
}
