/** What a drawn board waits for before it is shown. */
import { loadSymbols } from '../../parts/symbols';

/** Its words and its drawings; without drawings there is nothing to see, but what can be done still works. */
export async function ready(speak: () => Promise<void>, ...drawings: string[]): Promise<void> {
  await Promise.all([speak(), ...drawings.map((url) => loadSymbols(url).catch(() => undefined))]);
}
