/** A site of plain files below a path of a plain web space: Python's own server of files, and no other program. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Published } from '../../src/home/mark';
import { PYTHON } from './cluster';

const SCRIPT = new URL('./static_site.py', import.meta.url).pathname;
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Told {
  address: string;
  tables: Published[];
}

export class StaticSite {
  private constructor(
    private readonly server: ChildProcess,
    private readonly folder: string,
    private readonly told: Told,
  ) {}

  /** A game of each name is played and published; "--whole": with a site that plays, "--analyse": looked through. */
  static async start(...wanted: string[]): Promise<StaticSite> {
    const folder = mkdtempSync(join(tmpdir(), 'groma-static-'));
    const server = spawn(PYTHON, [SCRIPT, join(folder, 'site'), axe, ...wanted], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: server.stdout })) {
      return new StaticSite(server, folder, JSON.parse(line) as Told);
    }
    throw new Error(`no site of plain files: ${server.exitCode}`);
  }

  get home(): string {
    return this.told.address;
  }

  /** A game that was published there. */
  published(game: string): Published {
    const found = this.told.tables.find((one) => one.game === game);
    if (!found) throw new Error(`${game} was not published`);
    return found;
  }

  async stop(): Promise<void> {
    const gone = new Promise((done) => this.server.once('exit', done));
    this.server.stdin?.end();
    await gone;
    rmSync(this.folder, { recursive: true });
  }
}
