// What is in each part.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashed, kept, sha256 } from './cache.mjs';
import { compiled } from './compiling.mjs';
import { shipped } from './pyodide.mjs';
import { unzipped, zipped } from './zip.mjs';

const here = new URL('.', import.meta.url).pathname;
const root = join(here, '../../..');
const lock = JSON.parse(readFileSync(join(here, 'lock.json')));
const SPOKEN = /^_?pyodide\//; // modules that read their own documentation
const NEEDED = /^msgspec\/(\w+\.py|.*\.so)$/;

/** Why no parts can be made here; a file is missing that must be fetched, or a program. */
export class Missing extends Error {}

/** The modules of the standard library that are used: found by `npm run used`. */
export const used = () => readFileSync(join(here, 'modules.txt'), 'utf8').split(/\s+/).filter(Boolean);

async function all(files, level) {
    const found = [];
    for (const [name, bytes] of files) {
        found.push(name.endsWith('.py') ? await compiled(name, bytes, level(name)) : [name, bytes]);
    }
    return found;
}

/** Of the standard library only what is used. */
export async function library() {
    const files = unzipped(shipped('python_stdlib.zip'));
    const wanted = used().map((module) => {
        const path = module.replaceAll('.', '/');
        const name = [`${path}.py`, `${path}/__init__.py`].find((name) => files.has(name));
        if (name === undefined) throw new Error(`the standard library has no ${module}`);
        return [name, files.get(name)];
    });
    return zipped(await all(wanted, (name) => (SPOKEN.test(name) ? 0 : 2)));
}

function* inside(folder, below = '') {
    for (const name of readdirSync(join(folder, below)).sort()) {
        const path = join(below, name);
        if (name === '__pycache__' || path === 'site') continue;
        if (statSync(join(folder, path)).isDirectory()) yield* inside(folder, path);
        else yield [path.replaceAll('\\', '/'), readFileSync(join(folder, path))];
    }
}

async function gathered() {
    const into = mkdtempSync(join(tmpdir(), 'groma-'));
    const own = join(root, '.venv/bin/python');
    const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
    try {
        execFileSync(python, [join(here, 'gather.py'), into], { stdio: ['ignore', 'inherit', 'pipe'] });
        return [...inside(into)];
    } catch (problem) {
        if (!problem.stderr) throw problem;
        throw new Missing(`${python}: ${`${problem.stderr}`.trim().split('\n').at(-1)}`);
    } finally {
        rmSync(into, { recursive: true });
    }
}

/** All of Groma that a browser runs, as a wheel would have it. */
export async function groma() {
    const sources = [...inside(join(root, 'src/groma'))];
    const others = ['pyproject.toml', 'web/tools/offline/gather.py'].map((name) =>
        readFileSync(join(root, name)),
    );
    const key = hashed(versions().pyodide, ...sources.flat(), ...others);
    return kept(`${key}.zip`, async () => zipped(await all(await gathered(), () => 2)));
}

async function wheel() {
    const { url } = lock.msgspec;
    const file = process.env.GROMA_MSGSPEC;
    let bytes;
    if (file && existsSync(file)) bytes = readFileSync(file);
    else {
        try {
            const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
            if (!answer.ok) throw new Error(`${answer.status}`);
            bytes = Buffer.from(await answer.arrayBuffer());
        } catch (problem) {
            throw new Missing(`${new URL(url).host} does not answer (${problem.message})`);
        }
    }
    const found = sha256(bytes);
    if (found !== lock.msgspec.sha256) throw new Error(`${url} has another sha256: ${found}`);
    return bytes;
}

/** What Groma needs of others: msgspec, whose build belongs to this very Pyodide. */
export async function needs() {
    const files = unzipped(await kept(`${lock.msgspec.sha256}.whl`, wheel));
    const wanted = [...files].filter(([name]) => NEEDED.test(name));
    return zipped(await all(wanted, () => 2));
}

/** The versions that belong together. */
export function versions() {
    const { info } = JSON.parse(shipped('pyodide-lock.json'));
    const pyodide = JSON.parse(shipped('package.json')).version;
    return { pyodide, python: info.python, abi: info.abi_version, msgspec: lock.msgspec.version };
}

export { root };
