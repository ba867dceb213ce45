/** What may be done to whom, and how something that waits may be answered. */
import type { Wire } from '../../../api/client';
import type { Known, Matter, TableFound } from '../desk.svelte';

export type PersonDeed = Wire['PersonAct']['act'];
export type TableDeed = Wire['TableAct']['act'];

const WHILE: readonly number[] = [1, 7, 30];
/** For how long each of them may be. */
export const daysOf = (act: string): readonly (number | null)[] =>
  act === 'silence' ? WHILE : act === 'ban' ? [...WHILE, null] : [];

/** What may be done to somebody now: nothing to who has left. */
export function deedsFor({ left, sanctions }: Pick<Known, 'left' | 'sanctions'>): PersonDeed[] {
  if (left) return [];
  const held = (kind: string): boolean => sanctions.some((one) => one.kind === kind);
  const deeds: PersonDeed[] = ['rename', 'log-out', 'erase'];
  if (!held('ban')) deeds.unshift('ban');
  if (!held('silence') && !held('ban')) deeds.unshift('silence');
  if (sanctions.length > 0) deeds.unshift('lift');
  return deeds;
}

/** What may be done at a table now. */
export function deedsAt({ status, paused }: Pick<TableFound, 'status' | 'paused'>): TableDeed[] {
  const running = status === 'running';
  const deeds: TableDeed[] = ['look'];
  if (running) deeds.push(paused ? 'resume' : 'pause');
  if (running || status === 'gathering') deeds.push('end');
  return [...deeds, 'repair'];
}

export type Answer = Wire['ReportAnswer']['answer'] | 'lift' | 'keep';

/** How something that waits can be answered; of somebody who has left there is nothing to keep away. */
export function answersTo({ kind, against }: Pick<Matter, 'kind' | 'against'>): Answer[] {
  if (kind === 'appeal') return ['lift', 'keep'];
  return against === null ? ['no-fault'] : ['silence', 'no-fault', 'ban'];
}
