/** A reverse proxy as a host has one: an address that outlives the nodes behind it, under any path. */
import { readFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A tool of the tests that every page can load: its policy allows only scripts of the site itself. */
export const AXE = 'tests/axe.js';
const TOOLS: ReadonlyMap<string, string> = new Map([[AXE, 'axe-core/axe.min.js']]);

/** What a tool's path gives; null: it is none. */
export function toolOf(path: string): Buffer | null {
  const tool = TOOLS.get(path);
  return tool === undefined ? null : readFileSync(new URL(`../../node_modules/${tool}`, import.meta.url));
}

/** Asks the first node of its list, and the next one as soon as a node does not listen. */
export class Proxy {
  /** Lines that rest are ended here before a node ends them (75 s), for the same reason as below. */
  private readonly agent = new Agent({ keepAlive: true, timeout: 30_000 });
  private readonly lines = new Set<Socket>();
  /** The ports that answered, newest last. */
  readonly answered: number[] = [];

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
    readonly prefix: string,
  ) {}

  /** `prefix`: the path of the site on this host, "/" or for example "/club/games/". */
  static async start(ports: readonly number[], prefix = '/'): Promise<Proxy> {
    // Never the first to hang up: a line that is closed in the moment of a question loses it.
    const server = createServer({ keepAliveTimeout: 0 });
    const proxy = new Proxy(server, ports, prefix);
    server.on('request', (asked, answer) => proxy.pass(asked, answer));
    server.on('connection', (line: Socket) => {
      proxy.lines.add(line);
      line.on('close', () => proxy.lines.delete(line));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  /** The home of the site, with a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.prefix}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.lines.forEach((line) => line.destroy());
    this.agent.destroy();
    await closed;
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const url = asked.url ?? '/';
    if (!url.startsWith(this.prefix)) {
      answer.writeHead(404).end();
      return;
    }
    const content = toolOf(url.slice(this.prefix.length));
    if (content) {
      answer.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'max-age=3600',
      });
      answer.end(content);
      return;
    }
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () =>
      this.ask(asked, answer, '/' + url.slice(this.prefix.length), Buffer.concat(parts), 0),
    );
  }

  private ask(asked: IncomingMessage, answer: ServerResponse, path: string, body: Buffer, at: number): void {
    const port = this.ports[at];
    if (port === undefined) {
      answer.writeHead(502).end();
      return;
    }
    const { method, headers } = asked;
    const onward = request({ host: '127.0.0.1', port, path, method, headers, agent: this.agent });
    onward.on('response', (given) => {
      this.answered.push(port);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.on('error', () => answer.destroy());
    });
    onward.on('error', (problem: NodeJS.ErrnoException) => {
      // Whoever asked has gone, and we hung up ourselves: asked again, a stream would be open for nobody, for ever.
      if (answer.destroyed) return;
      if (answer.headersSent) answer.destroy();
      else if (problem.code === 'ECONNREFUSED') this.ask(asked, answer, path, body, at + 1);
      // Sent, but never answered: nobody knows what became of it. Reading may be repeated, writing not.
      else if (method === 'GET') this.ask(asked, answer, path, body, at + 1);
      else answer.writeHead(502).end();
    });
    answer.on('close', () => onward.destroy());
    onward.end(body);
  }
}
