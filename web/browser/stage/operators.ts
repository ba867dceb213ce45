/** Whoever runs the server: a role that only the database gives, before its holder is first seen. */
import { Services } from './cluster';
import { expect, stage } from './test';

/** Give the role to the newest person of a name; a node believes for seconds what it knew of somebody before. */
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
