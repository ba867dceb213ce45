/** Nodes come and go: browsers go on without a reload, and nothing that was acknowledged is lost. */
import { Forms } from '../src/table/forms';
import { chance } from './play/chance';
import { together } from './play/positions';
import { finalSheet, noted, played, shown } from './play/table';
import { clicks, decided } from './play/ways';
import { Node } from './stage/cluster';
import { SHORT } from './stage/games';
import { Proxy } from './stage/proxy';
import { expect, GAME, NIGHTLY, SOAK, stage, test, type Visitor } from './stage/test';

/** By day a short game; each node dies once. */
const PLAYED = NIGHTLY ? GAME : SHORT;
const BETWEEN_KILLS = SOAK ? 8 : NIGHTLY ? 4 : 2;
const KILLS = SOAK ? 10 : NIGHTLY ? 3 : 2;

/** A mark that a reload would wipe out. */
async function remember({ page }: Visitor): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

async function notReloaded({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
}

/** A move as records write it. */
function notation(forms: Forms, move: number): string {
  const { name, args, sorts } = forms.move(move);
  return [name, ...Object.keys(sorts).map((argument) => args[argument])].join(' ');
}

test('a node dies in the middle of a turn', async ({ visitor }) => {
  const nodes = await Promise.all([Node.start(stage()), Node.start(stage())]);
  const [one, two] = nodes;
  if (!one || !two) throw new Error('two nodes are needed');
  const doors = [await Proxy.start([one.port, two.port]), await Proxy.start([two.port, one.port])];
  try {
    const anna = await visitor({ name: 'Anna', lang: 'en' }, doors[0]?.address);
    const bert = await visitor({ name: 'Bert', lang: 'de' }, doors[1]?.address);
    const people = [anna, bert];
    for (const person of people) person.forgive((fault) => BROKEN.test(fault));
    const table = await together(anna.me, bert.me, PLAYED, 'Nodes die');
    for (const person of people) await person.sitDown(table);
    const stored = people.map(noted);
    const random = chance('Nodes die');
    for (let kill = 0; kill < KILLS; kill++) {
      await played(people, table, clicks, random, (decisions) => decisions === BETWEEN_KILLS);
      for (const person of people) await remember(person);
      const dying = nodes[kill % 2];
      if (!dying) throw new Error('no node');
      // A click and the kill at the same time: whatever becomes of the move, its player finds out.
      const { seq, table: now } = await anna.me.view(table);
      const mover = people[now.turn ?? 0] ?? anna;
      await shown(mover, seq);
      await Promise.all([decided(mover.page, clicks, seq, random), dying.kill()]);
      for (const person of people) await shown(person, seq + 1);
      await played(people, table, clicks, random, (decisions) => decisions === BETWEEN_KILLS);
      for (const person of people) await notReloaded(person);
      await dying.start();
    }
    const { view } = await played(people, table, clicks, random);
    expect(view.table.status).toBe('over');
    for (const person of people) await finalSheet(person, table);

    // What a page was told is stored stands in the record, each once and at its place; and nothing else does.
    const record = await anna.me.get<{ moves: string[] }>(`/tables/${table}/record`);
    const forms = new Forms(await anna.me.get(`/games/${PLAYED}/tables`));
    await expect.poll(() => stored.flat().length).toBeGreaterThanOrEqual(record.moves.length);
    const told = stored.flat().sort((first, second) => first.seq - second.seq);
    expect(told.map(({ move }) => notation(forms, move))).toEqual(record.moves);
    expect(new Set(told.map(({ seq }) => seq)).size).toBe(record.moves.length);
  } finally {
    await Promise.all([...doors, ...nodes].map((part) => part.stop()));
  }
});

/** Lines that broke because a node died are what this test is about; everything else is a fault. */
const BROKEN = /net::ERR_|status of 502|^502: /;
