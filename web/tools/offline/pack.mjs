// Packs what a browser needs to play without a server into the built site: Python, Groma, and a list of both.
//
//     npm run pack        a step of `npm run build`: what a browser keeps (tools/keep.mjs) is listed after it
//
// Each part is named after its content and kept packed only (.br, .gz), but for scripts, which browsers load themselves.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forget, kept, sha256 } from './cache.mjs';
import { shipped } from './pyodide.mjs';
import { groma, library, Missing, needs, root, versions } from './parts.mjs';

const into = join(root, 'src/groma/site/parts');
const QUALITY = Number(process.env.GROMA_BROTLI ?? constants.BROTLI_MAX_QUALITY);

function brotli(bytes) {
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return promisify(brotliCompress)(bytes, { params });
}

async function packed(kind, suffix, bytes) {
    const hash = sha256(bytes);
    const name = `${kind}-${hash.slice(0, 10)}.${suffix}`;
    const [small, old] = await Promise.all([
        kept(`${hash}.${QUALITY}.br`, () => brotli(bytes)),
        kept(`${hash}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
    ]);
    if (suffix === 'js') writeFileSync(join(into, name), bytes);
    writeFileSync(join(into, `${name}.br`), small);
    writeFileSync(join(into, `${name}.gz`), old);
    return [kind, { name, size: bytes.length, gzip: old.length, brotli: small.length }];
}

async function pack() {
    const [needed, ours, python] = [await needs(), await groma(), await library()];
    rmSync(into, { recursive: true, force: true });
    mkdirSync(into, { recursive: true });
    const parts = await Promise.all([
        packed('wasm', 'wasm', shipped('pyodide.asm.wasm')),
        packed('runtime', 'js', shipped('pyodide.asm.mjs')),
        packed('loader', 'js', shipped('pyodide.mjs')),
        packed('python', 'zip', python),
        packed('needs', 'zip', needed),
        packed('groma', 'zip', ours),
    ]);
    const version = /__version__ = "(.+)"/.exec(readFileSync(join(root, 'src/groma/__init__.py'), 'utf8'))[1];
    const manifest = { groma: version, ...versions(), packed: false, parts: Object.fromEntries(parts) };
    writeFileSync(join(into, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    forget();
    const sum = (what) => (parts.reduce((all, [, part]) => all + part[what], 0) / 1e6).toFixed(2);
    console.log(`offline parts: ${sum('brotli')} MB with brotli, ${sum('gzip')} MB with gzip`);
}

try {
    await pack();
} catch (problem) {
    if (!(problem instanceof Missing) || process.env.GROMA_SITE === 'require') throw problem;
    const left = existsSync(into) ? 'those of before stay' : 'there are only pages';
    console.error(`no new offline parts, ${left}: ${problem.message}`);
}
