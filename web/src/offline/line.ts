/** The line below the frieze, and its words: for browsers in which Groma is kept, and for who plays at home. */
import type { Component } from 'svelte';
import { learn } from '../words/words.svelte';

export async function line(): Promise<Component> {
  await learn('offline');
  return (await import('./HomeLine.svelte')).default;
}
