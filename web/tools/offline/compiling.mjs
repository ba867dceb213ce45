// Python's own compiler, as Pyodide brings it: what it writes is read by no other version.
import { hashed, kept } from './cache.mjs';
import { pyodide } from './pyodide.mjs';

// The bytes of the source are not asked for again: a module without its source is what it is.
const COMPILER = `
from importlib._bootstrap_external import _code_to_timestamp_pyc

def compiled(name, source, level):
    return _code_to_timestamp_pyc(compile(source, name, "exec", dont_inherit=True, optimize=level))

compiled
`;

let compiler = null;

async function begun() {
    const python = await pyodide();
    return python.runPython(COMPILER);
}

/** A module as Python reads it, and its name in the package; `level` 2 leaves out what is said to programmers. */
export async function compiled(name, source, level) {
    const { version } = await import('pyodide');
    const bytes = await kept(`${hashed(version, COMPILER, name, source, `${level}`)}.pyc`, async () => {
        compiler ??= begun();
        const made = (await compiler)(name, source.toString('utf8'), level);
        const bytes = Buffer.from(made.toJs());
        made.destroy();
        return bytes;
    });
    return [name.replace(/\.py$/, '.pyc'), bytes];
}
