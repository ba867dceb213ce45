/** A game against bots at once: nobody else sees the table, and no seat is anybody's by habit. */
import { got } from '../api/client';
import { client } from '../me.svelte';

/** Open a table against so many bots of a level, and start; gives the table. */
export async function beginAgainst(game: string, bots: number, bot: string): Promise<string> {
  const own = Math.floor(Math.random() * (bots + 1));
  const seats = Array.from({ length: bots + 1 }, (_, seat) =>
    seat === own ? { kind: 'me' as const, bot: '' } : { kind: 'bot' as const, bot },
  );
  const body = {
    ...{ game, seats, settings: {}, title: '', word: '', clock: null },
    ...{ hidden: true, worded: false, quiet: false, foresight: true, accounts: false, hints: true },
    start: true,
  };
  return (await got(client.http.POST('/api/tables', { body }))).id;
}
