/** The tables of whoever sits here, and at how many of them the others wait. */
import { got, type Wire } from '../api/client';
import { client, me } from '../me.svelte';
import { Asked } from './asked.svelte';

export type TableLine = Wire['TableLine'];

export const mine = new Asked<TableLine[]>(async () => {
  if (!me()) return [];
  return (await got(client.http.GET('/api/me/tables'))).tables;
});

/** Whether a table waits for me. */
export const myTurn = (table: TableLine): boolean =>
  table.status === 'running' && table.turn !== null && table.turn === table.mine;

/** At how many tables it is my turn. */
export const turns = (): number => (mine.value ?? []).filter(myTurn).length;
