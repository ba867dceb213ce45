/** What everybody may know of this server: announcements, whether it is being worked on, who runs it. */
import { got, type Wire } from '../api/client';
import { client } from '../me.svelte';
import { language } from '../words/words.svelte';
import { Asked } from './asked.svelte';
import { unread } from './unread';

export type House = Wire['HouseShape'];

export const house = new Asked<House>(() =>
  got(client.http.GET('/api/house', { params: { query: { lang: language() ?? 'en' } } })),
);

const KEPT = 'groma-read';
let read = $state.raw<readonly number[]>(kept());

function kept(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as number[];
  } catch {
    return []; // a browser that keeps nothing shows them on every page
  }
}

/** Somebody has read an announcement: it does not come again until the window is closed. */
export function putAway(id: number): void {
  read = [...read, id];
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(read));
  } catch {
    // It is away on this page.
  }
}

/** What is to be announced now. */
export const announced = (): House['announcements'] =>
  unread(house.value?.announcements ?? [], read, Date.now());
