/** Before all tests: a database, a bus, two nodes and a worker, which all tests share. */
import { Node, Services, Worker, type Places } from './cluster';

/**
 * The title of a table decides its deal here, and with it what its bots do: a test that chooses its moves by a
 * chance of its own plays the same game every time.
 */
const DEAL_BY_TITLE = [
  `create function deal_by_title() returns trigger language plpgsql as $$
   declare
     named text := (select title from titles where table_id = new.table_id);
   begin
     if new.seq = 0 and named <> '' then
       new.facts := jsonb_set(new.facts, '{seed}', to_jsonb(encode(
         decode(md5(named) || md5(named || ' again'), 'hex'), 'base64'
       )));
     end if;
     return new;
   end $$`,
  'create trigger deal_by_title before insert on entries for each row execute function deal_by_title()',
  'select 1',
];

/** What tests are told of it, through the environment of their processes. */
export interface Stage extends Places {
  nodes: number[];
}

export default async function setup(): Promise<() => Promise<void>> {
  const services = await Services.start();
  const running: { stop(): Promise<void> }[] = [services];
  const stop = async (): Promise<void> => {
    for (const part of running.reverse()) await part.stop();
  };
  try {
    await services.sql(...DEAL_BY_TITLE);
    const nodes = await Promise.all([Node.start(services.places), Node.start(services.places)]);
    running.push(...nodes, Worker.start(services.places));
    const stage: Stage = { ...services.places, nodes: nodes.map((node) => node.port) };
    process.env.GROMA_STAGE = JSON.stringify(stage);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return stop;
}
