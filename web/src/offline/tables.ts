/** Whole tables that go from one home to another: saved as a file, opened from one, put on a server, removed. */
import { Client, got, home, Refused, type Problem, type Wire } from '../api/client';
import { asked } from '../api/fetch';
import { keepHere, type Person } from '../here/people';
import { nobody } from '../here/start';

/** What the home alone offers is not in the server's document. */
type Table = Wire['TableShape'];
export type Saved = Wire['BroughtWanted']['record'];
interface Imported {
  table: Table;
  people: { seat: number; name: string; login: Wire['LoggedIn'] }[];
}

async function at<T>(client: Client, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await asked(`${home()}api/home/tables${path}`, {
    method,
    headers: { ...client.headers, 'Content-Type': 'application/json' },
    credentials: client.token === null ? 'same-origin' : 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, text ? (JSON.parse(text) as Problem) : null);
  return (text ? JSON.parse(text) : null) as T;
}

/** The whole record of a table of this home. */
export const recordOf = (client: Client, table: string): Promise<Saved> => at(client, 'GET', `/${table}`);

/** Throw a table of this home away. */
export const dropped = (client: Client, table: string): Promise<void> => at(client, 'DELETE', `/${table}`);

/** Give whoever sits here the record as a file. */
export function saveFile(record: Saved, table: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `groma-${record.game}-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A saved table becomes one of this home: the path of its page. Several people have it before one screen. */
export async function opened(record: Saved, client: Client, lang: 'en' | 'de'): Promise<string> {
  const names = (record.seats ?? []).flatMap(({ person, name }, seat) => (person ? [{ seat, name }] : []));
  const [first] = names;
  if (names.length < 2 || !first) {
    const { table } = await at<Imported>(client, 'POST', '', { record });
    return `/tables/${table.id}`;
  }
  const login = await got(nobody.POST('/api/me/guest', { body: { name: first.name ?? '', lang } }));
  const { table, people } = await at<Imported>(new Client(login.token), 'POST', '', { record });
  const mine = table.seats.find(({ person }) => person === login.person);
  const all: Person[] = [
    ...(mine ? [{ seat: mine.seat, name: mine.name, token: login.token }] : []),
    ...people.map(({ seat, name, login }) => ({ seat, name, token: login.token })),
  ];
  keepHere({ table: table.id, game: table.game, people: all });
  return `/here/${table.id}`;
}

/** A copy of a table goes on at the server, for the person of its cookie, or a new guest: its id there. */
export async function put(record: Saved, name: string, lang: 'en' | 'de'): Promise<string> {
  const server = new Client(null, (request) => fetch(request));
  if (!(await got(server.http.GET('/api/me'))))
    await got(server.http.POST('/api/me/guest', { body: { name, lang } }));
  const params = { query: { lang } };
  return (
    await got(
      server.http.POST('/api/tables/brought', { params, body: { record, at: null, seats: null, bot: '' } }),
    )
  ).id;
}
