/** A server that is renewed: an address behind which, from one moment on, another build of the same site stands. */
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { toolOf } from './proxy';

/** What a second build changes: its number, in the list of its files and in the service worker. */
const TOLD = /^\/(kept\.json|sw\.js)$/;

export class Renewed {
  private readonly lines = new Set<Socket>();
  private build: { before: string; after: string } | null = null;
  private port = 0;
  private server!: Server;

  private constructor(private readonly node: number) {}

  static async start(node: number): Promise<Renewed> {
    const made = new Renewed(node);
    await made.listen();
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** From now on the site is another build. */
  async renew(): Promise<string> {
    const list = await (await fetch(`http://127.0.0.1:${this.node}/kept.json`)).json();
    const { build: before } = list as { build: string };
    const after = [...before].reverse().join('');
    this.build = { before, after };
    return after;
  }

  /** The network is gone: nobody listens any more. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.lines.forEach((line) => line.destroy());
    await closed;
  }

  /** It is back, at the same address. */
  async listen(): Promise<void> {
    this.server = createServer((asked, answer) => {
      const { method, url = '/' } = asked;
      const tool = toolOf(url.slice(1));
      if (tool) {
        answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(tool);
        return;
      }
      const headers = { ...asked.headers };
      if (TOLD.test(url)) {
        delete headers['accept-encoding'];
        delete headers['if-none-match'];
      }
      const onward = request({ host: '127.0.0.1', port: this.node, path: url, method, headers }, (given) => {
        if (!TOLD.test(url)) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        given.on('data', (part: Buffer) => parts.push(part));
        given.on('end', () => this.tell(answer, String(given.headers['content-type']), Buffer.concat(parts)));
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    this.server.on('connection', (line: Socket) => {
      this.lines.add(line);
      line.on('close', () => this.lines.delete(line));
    });
    await new Promise<void>((done) => this.server.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  private tell(answer: ServerResponse, kind: string, content: Buffer): void {
    const { before, after } = this.build ?? { before: '', after: '' };
    const text = before ? content.toString().replaceAll(before, after) : content.toString();
    answer.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' });
    answer.end(text);
  }
}
