/** Somebody who asks the API directly: to open tables, and to compare what a browser shows with what is so. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../src/api/wire';

export type Wire = components['schemas'];

/** The seats of a table: "me", "open", or the name of a bot. */
export type Chairs = readonly string[];

export class Person {
  private constructor(
    readonly address: string,
    readonly token: string,
  ) {}

  /** A guest, by the address of any node or proxy (with a slash at its end). */
  static async guest(address: string, name: string): Promise<Person> {
    const nobody = new Person(address, '');
    const { token } = await nobody.ask<Wire['LoggedIn']>('POST', '/me/guest', { name });
    return new Person(address, token);
  }

  /** Somebody whose token is known, for example from a browser. */
  static known(address: string, token: string): Person {
    return new Person(address, token);
  }

  async ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.address}api${path}`, { method, headers, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  get<T>(path: string): Promise<T> {
    return this.ask<T>('GET', path);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.ask<T>('POST', path, body);
  }

  /** Open a table; its title decides how it is dealt, see `setup.ts`. */
  async open(
    game: string,
    chairs: Chairs,
    title: string,
    more: Partial<Wire['TableWanted']> = {},
  ): Promise<string> {
    const seats = chairs.map((one) =>
      one === 'me' || one === 'open' ? { kind: one } : { kind: 'bot', bot: one },
    );
    const { id } = await this.post<Wire['TableShape']>('/tables', {
      game,
      seats,
      title,
      hidden: true,
      ...more,
    });
    return id;
  }

  /** Let somebody sit down at a table of mine. */
  async invite(table: string, guest: Person): Promise<void> {
    const { token } = await this.post<Wire['InvitationShape']>(`/tables/${table}/invitations`);
    await guest.post(`/invitations/${token}`);
  }

  view(table: string): Promise<Wire['TableView']> {
    return this.get(`/tables/${table}/view`);
  }

  sheets(table: string, lang = 'en'): Promise<Wire['SheetsShape']> {
    return this.get(`/tables/${table}/sheet?lang=${lang}`);
  }

  /** Play a move that is legal now. */
  async move(table: string, seq: number, move: number): Promise<void> {
    await this.post(`/tables/${table}/moves`, { seq, move, key: randomUUID() });
  }
}
