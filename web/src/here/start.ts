/** A table for people before one screen: each becomes a guest, none of them is the browser's own person. */
import createClient from 'openapi-fetch';
import { Client, got, home, type Wire } from '../api/client';
import { asked } from '../api/fetch';
import type { paths } from '../api/wire';
import type { Lang } from '../words/words.svelte';
import { keepHere, type Here, type Person } from './people';

/** A seat as it is set up: somebody's name, or a bot. */
export type Place = { kind: 'person'; name: string } | { kind: 'bot'; bot: string };

/** Seats in an order drawn by lot. */
export function drawn<T>(places: readonly T[], random: () => number = Math.random): T[] {
  const left = [...places];
  const found: T[] = [];
  while (left.length > 0) found.push(...left.splice(Math.floor(random() * left.length), 1));
  return found;
}

/** The seats as the server wants them: the first person opens the table, the others follow. */
export function chairs(places: readonly Place[]): Wire['ChairWanted'][] {
  const first = places.findIndex((place) => place.kind === 'person');
  return places.map((place, seat) =>
    place.kind === 'bot'
      ? { kind: 'bot', bot: place.bot }
      : { kind: seat === first ? 'me' : 'open', bot: '' },
  );
}

/** Without cookies: nobody here is the person the browser belongs to. */
export const nobody = createClient<paths>({
  baseUrl: home().slice(0, -1),
  credentials: 'omit',
  fetch: asked,
});

/** Open the table, seat everybody, start. */
export async function startHere(game: string, places: readonly Place[], lang: Lang): Promise<Here> {
  const seats = chairs(places);
  const first = seats.findIndex((chair) => chair.kind === 'me');
  const host = places[first];
  if (host?.kind !== 'person') throw new Error('somebody must play');
  const login = await got(nobody.POST('/api/me/guest', { body: { name: host.name, lang } }));
  const client = new Client(login.token);
  const table = await got(
    client.http.POST('/api/tables', {
      body: {
        game,
        seats,
        settings: {},
        title: '',
        hidden: true,
        worded: false,
        quiet: false,
        foresight: true,
        accounts: false,
        hints: true,
        word: '',
        clock: null,
        start: false,
      },
    }),
  );
  const people: Person[] = [{ seat: first, name: host.name, token: login.token }];
  const path = { table: table.id };
  for (const [seat, place] of places.entries()) {
    if (place.kind !== 'person' || seat === first) continue;
    const invitation = await got(
      client.http.POST('/api/tables/{table}/invitations', { params: { path }, body: { seat } }),
    );
    const seated = await got(
      nobody.POST('/api/invitations/{token}', {
        params: { path: { token: invitation.token } },
        body: { name: place.name, lang, word: '' },
      }),
    );
    if (!seated.login) throw new Error('a guest came without a token');
    people.push({ seat, name: place.name, token: seated.login.token });
  }
  const here = { table: table.id, game, people };
  keepHere(here);
  await got(client.http.POST('/api/tables/{table}/start', { params: { path } }));
  return here;
}
