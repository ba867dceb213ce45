// Pyodide under Node, from its npm package: with the whole standard library, or with the parts alone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { unzip } from '../../src/home/unzip.mjs';

export const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

/** A file of the package. */
export const shipped = (name) => readFileSync(join(home, name));

/** Pyodide, with another standard library if one is named; it looks for no packages of its own. */
export async function pyodide(stdLibURL) {
    const { info } = JSON.parse(shipped('pyodide-lock.json'));
    return loadPyodide({
        indexURL: home,
        lockFileContents: { info, packages: {} },
        packageBaseUrl: home,
        ...(stdLibURL && { stdLibURL }),
    });
}

/** Lay files where Python finds packages. */
export function install(python, files) {
    const place = python.FS.readdir('/lib').find((name) => /^python3\.\d+$/.test(name));
    const made = new Set();
    for (const [name, bytes] of files) {
        const path = `/lib/${place}/site-packages/${name}`;
        const folder = dirname(path);
        if (!made.has(folder)) python.FS.mkdirTree(folder);
        made.add(folder);
        python.FS.writeFile(path, bytes);
    }
}

export { unzip };
