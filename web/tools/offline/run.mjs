// Runs a Python file in Pyodide, from the packed parts alone as a browser would, and prints what its `main` gives.
//
//     node tools/offline/run.mjs [--whole] [--parts FOLDER] [--packages FOLDER] FILE ARGUMENT...
//
// The project lies under /repo there. `--whole`: with the whole standard library, `--packages`: with others' packages under
// /packages, for what only a test needs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { install, pyodide, unzip } from './pyodide.mjs';

const root = resolve(new URL('../../..', import.meta.url).pathname);
const { values, positionals } = parseArgs({
    options: { whole: { type: 'boolean' }, parts: { type: 'string' }, packages: { type: 'string' } },
    allowPositionals: true,
});
const packed = values.parts ?? join(root, 'src/groma/site/parts');
const { parts } = JSON.parse(readFileSync(join(packed, 'manifest.json')));
const part = (kind) => gunzipSync(readFileSync(join(packed, `${parts[kind].name}.gz`)));

async function begun() {
    if (values.whole) return pyodide();
    const place = mkdtempSync(join(tmpdir(), 'groma-'));
    try {
        const library = join(place, 'python.zip');
        writeFileSync(library, part('python'));
        return await pyodide(library);
    } finally {
        rmSync(place, { recursive: true });
    }
}

const python = await begun();
for (const kind of ['needs', 'groma']) install(python, unzip(part(kind)));
for (const [place, folder] of Object.entries({ '/repo': root, '/packages': values.packages })) {
    python.FS.mkdirTree(place);
    if (folder) python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
const [file, ...given] = positionals;
const scope = python.toPy({ __name__: 'script', cpu: () => process.cpuUsage().user / 1e6 });
try {
    python.runPython(readFileSync(file, 'utf8'), { globals: scope, filename: file });
    console.log(await scope.get('main')(...given));
} catch (problem) {
    console.error(problem.message); // of a script of a million letters Node would show the line, too
    process.exitCode = 1;
}
process.exit(); // open streams and clocks of a home would wait on
