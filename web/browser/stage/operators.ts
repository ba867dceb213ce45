/** Whoever runs the server: a role that only the database gives. */
import { Services } from './cluster';
import type { Wire } from './person';
import { expect, stage, type Visitor } from './test';

/** Give the role to the newest person of a name. */
export async function madeOperator(name: string): Promise<void> {
  const services = await Services.start(stage());
  try {
    const made = await services.sql(
      `insert into operators (person) select id from people where name = '${name}' order by id desc limit 1
       returning person`,
    );
    expect(made, name).not.toBeNull();
  } finally {
    await services.stop();
  }
}

/** Somebody has the role: a node believes for seconds what it knew of them when they came in. */
export async function atTheDesk({ context, home }: Visitor): Promise<void> {
  const operates = async (): Promise<boolean> => {
    const answer = await context.request.get(`${home}api/me`);
    return ((await answer.json()) as Wire['Me']).operator;
  };
  await expect.poll(operates, { intervals: [100, 500] }).toBe(true);
}
