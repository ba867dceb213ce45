/** The clock of a table, turned by a test instead of waited for. */
import { Services, Worker } from './cluster';
import { expect, stage } from './test';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Whoever has to decide at a table has no time left: all that happened there happened a season earlier. A worker knows
 * a table that it has looked at by heart, so that another one is asked to look; sooner or later it is the one.
 */
export async function timeIsUp(table: string): Promise<void> {
  const number = [...table].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  const services = await Services.start(stage());
  const worker = Worker.start(stage());
  try {
    await services.sql(
      'alter table entries disable trigger user',
      `update entries set at = at - interval '90 days' where table_id = ${number}`,
      'alter table entries enable trigger user',
      'select 1',
    );
    const due = `update tables set due = now() where id = ${number} returning seq`;
    const late = `select count(*) from entries where table_id = ${number} and kind = 8`; // a bot stands in
    const before = await services.sql(late);
    await expect
      .poll(async () => (await services.sql(late)) !== before || (await services.sql(due)) === null)
      .toBe(true);
  } finally {
    await worker.stop();
    await services.stop();
  }
}
