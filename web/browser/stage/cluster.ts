/** The real parts of a server: programs of Groma on one database and one bus, started, killed, stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const root = new URL('../../..', import.meta.url).pathname;
const logs = new URL('../results/logs/', import.meta.url).pathname;

/** The Python whose Groma is tested; CI gives the one of the compiled wheel. */
export const PYTHON = process.env.GROMA_PYTHON ?? `${root}.venv/bin/python`;
/** Where Python finds the tests, beside what it is told already. */
const PACKAGES = [root, process.env.PYTHONPATH].filter(Boolean).join(':');
/** Long enough for a machine with other things to do: a guard against waiting for ever. */
const START_SECONDS = 300;
const STOP_SECONDS = 15;
/** Below those that systems give to connections that go out: nobody takes one while a node is down. */
const PORTS = { from: 20_000, to: 30_000 };

function run(name: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  mkdirSync(logs, { recursive: true });
  const started = spawn(PYTHON, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const log = createWriteStream(`${logs}${name}.log`, { flags: 'a' });
  started.stderr?.pipe(log, { end: false });
  started.on('error', (problem) => log.write(String(problem)));
  return started;
}

const ended = (one: ChildProcess): boolean => one.exitCode !== null || one.signalCode !== null;

async function stopped(one: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (ended(one)) return;
  const gone = new Promise<void>((done) => one.once('exit', () => done()));
  one.kill(signal);
  const late = setTimeout(() => one.kill('SIGKILL'), STOP_SECONDS * 1000);
  await gone;
  clearTimeout(late);
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createServer();
    const free = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => done(true));
    });
    if (!free) continue;
    await new Promise((done) => probe.close(done));
    return port;
  }
}

/** Where the services of a run are. */
export interface Places {
  database: string;
  bus: string;
}

/** A database of our own and a bus; they go when whoever began them ends, however that comes about. */
export class Services {
  private constructor(
    private readonly process: ChildProcess,
    private readonly lines: Interface,
    readonly places: Places,
  ) {}

  /** Begin them; or speak to those that run already, at `places`. */
  static async start(places?: Places): Promise<Services> {
    const known = places ? [places.database, places.bus] : [];
    const process = run('services', ['web/browser/stage/services.py', ...known], { PYTHONPATH: PACKAGES });
    if (!process.stdout) throw new Error('no output');
    const lines = createInterface(process.stdout);
    const first = await Services.line(process, lines);
    return new Services(process, lines, JSON.parse(first) as Places);
  }

  /** The next line that they say. */
  private static line(process: ChildProcess, lines: Interface): Promise<string> {
    return new Promise<string>((done, fail) => {
      const gone = (): void => fail(new Error(`the services have ended: see ${logs}services.log`));
      process.once('exit', gone);
      lines.once('line', (line) => {
        process.off('exit', gone);
        done(line);
      });
      if (ended(process)) gone();
    });
  }

  /** Carry out SQL: the first value of the last statement. */
  async sql(...statements: string[]): Promise<unknown> {
    const answer = Services.line(this.process, this.lines);
    this.process.stdin?.write(JSON.stringify(statements) + '\n');
    const { value, problem } = JSON.parse(await answer) as { value?: unknown; problem?: string };
    if (problem !== undefined) throw new Error(problem);
    return value;
  }

  async stop(): Promise<void> {
    const gone = new Promise<void>((done) => this.process.once('exit', () => done()));
    this.process.stdin?.end();
    if (!ended(this.process)) await gone;
  }
}

/** A serving process, always on the same port. */
export class Node {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly places: Places,
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  static async start(places: Places, env: Record<string, string> = {}): Promise<Node> {
    const node = new Node(places, await freePort(), env);
    await node.start();
    return node;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start, also again after a kill; it is ready afterwards. */
  async start(): Promise<void> {
    const { database, bus } = this.places;
    const args = [
      ...['-m', 'groma', 'serve', '--database', database, '--bus', bus, '--host', '127.0.0.1'],
      ...['--port', String(this.port), '--workers', '0', '--processes', '1', '--limits', '0'],
    ];
    const process = (this.process = run(`node-${this.port}`, args, this.env));
    process.stdout?.resume();
    for (const until = Date.now() + START_SECONDS * 1000; Date.now() < until; await pause(100)) {
      if (ended(process)) break;
      const answer = await fetch(`${this.address}/readyz`).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error(`a node does not start: see ${logs}node-${this.port}.log`);
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    if (this.process) await stopped(this.process, 'SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.process) await stopped(this.process, 'SIGTERM');
  }
}

/** The process that plays the bots and watches the clocks. */
export class Worker {
  private constructor(private readonly process: ChildProcess) {}

  static start(places: Places): Worker {
    const { database, bus } = places;
    const args = ['-m', 'groma', 'work', '--database', database, '--bus', bus];
    const process = run('worker', args, { GROMA_PAUSE: '0' }); // bots do not make a show of thinking
    process.stdout?.resume();
    return new Worker(process);
  }

  async stop(): Promise<void> {
    await stopped(this.process, 'SIGTERM');
  }
}
