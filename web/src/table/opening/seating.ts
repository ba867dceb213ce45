/** What is done with the seats of a table before the start, each as one request that the server judges. */
import { got } from '../../api/client';
import type { Sitting } from '../sitting.svelte';

/** The deeds of one sitting; those that change with whose eyes one looks begin the stream anew. */
export class Seating {
  constructor(
    private readonly sitting: Sitting,
    /** Makes somebody of nobody, and says the word for the seed. */
    private readonly comeIn: () => Promise<string | null>,
  ) {}

  private get http(): Sitting['client']['http'] {
    return this.sitting.client.http;
  }

  private get params(): { path: { table: string } } {
    return { path: { table: this.sitting.id } };
  }

  async sit(seat: number): Promise<void> {
    const word = await this.comeIn();
    if (word === null) return;
    const body = { seat, word };
    const { http, params } = this;
    if (await this.sitting.send(() => got(http.POST('/api/tables/{table}/join', { params, body }))))
      this.sitting.anew();
  }

  async getUp(): Promise<void> {
    const { http, params } = this;
    if (await this.sitting.send(() => got(http.POST('/api/tables/{table}/leave', { params }))))
      this.sitting.anew();
  }

  async swap(seat: number, other: number): Promise<void> {
    const { http, params } = this;
    const body = { seat, other };
    if (await this.sitting.send(() => got(http.POST('/api/tables/{table}/swap', { params, body }))))
      this.sitting.anew();
  }

  bot(seat: number, bot: string): Promise<boolean> {
    const { http, params } = this;
    const body = { seat, bot };
    return this.sitting.send(() => got(http.POST('/api/tables/{table}/seat-bot', { params, body })));
  }

  remove(seat: number): Promise<boolean> {
    const { http, params } = this;
    const body = { seat };
    return this.sitting.send(() => got(http.POST('/api/tables/{table}/remove', { params, body })));
  }

  /** Begin, with bots on the seats that are free; if one is taken meanwhile, nothing begins. */
  async begin(free: readonly number[], bot: string): Promise<void> {
    for (const seat of free) if (!(await this.bot(seat, bot))) return;
    const { http, params } = this;
    await this.sitting.send(() => got(http.POST('/api/tables/{table}/start', { params })));
  }

  callOff(): Promise<boolean> {
    const { http, params } = this;
    return this.sitting.send(() => got(http.POST('/api/tables/{table}/close', { params })));
  }
}
