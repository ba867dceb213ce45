/** Packages of strangers: games made by `groma new`, put where the Python of a node finds them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PYTHON } from './cluster';

export class Packages {
  private readonly home = mkdtempSync(join(tmpdir(), 'groma-packages-'));
  private readonly path = [process.env.PYTHONPATH].filter((one) => one !== undefined);

  /** A new game with a board; with `script`, that is its board. */
  begin(name: string, script?: string): void {
    const folder = join(this.home, name);
    execFileSync(PYTHON, ['-m', 'groma', 'new', name, '--board', '--into', folder]);
    const module = name.replaceAll('-', '_');
    if (script !== undefined) writeFileSync(join(folder, 'src', module, 'board', 'board.js'), script);
    // What installing it would write, without an installer.
    const known = join(folder, 'src', `${module}-0.dist-info`);
    mkdirSync(known);
    writeFileSync(join(known, 'METADATA'), `Metadata-Version: 2.1\nName: ${name}\nVersion: 0\n`);
    writeFileSync(join(known, 'entry_points.txt'), `[groma.games]\n${name} = ${module}:GAME\n`);
    this.path.unshift(join(folder, 'src'));
  }

  /** The environment in which they are installed. */
  get env(): Record<string, string> {
    return { PYTHONPATH: this.path.join(':') };
  }

  remove(): void {
    rmSync(this.home, { recursive: true });
  }
}
