/** The clock of a table, turned by a test instead of waited for. */
import { Services } from './cluster';
import { expect, stage } from './test';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Whoever has to decide at a table has no time left, and the worker is to look there. */
export async function timeIsUp(table: string): Promise<void> {
  const number = [...table].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  const services = await Services.start(stage());
  try {
    const turned = `update tables set deadline = now(), due = now() where id = ${number} returning title`;
    expect(await services.sql(turned)).not.toBeNull();
  } finally {
    await services.stop();
  }
}
