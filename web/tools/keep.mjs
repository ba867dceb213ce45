// Lists what a browser keeps to play without the network (`kept.json`), and writes the build into the service worker.
//
//     node tools/keep.mjs [FOLDER]        after everything else is in the site
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

const site = process.argv[2] ?? new URL('../../src/groma/site', import.meta.url).pathname;
/** Never kept: what must be new. */
const FRESH = /^(sw|push)\.js$|^kept\.json$/;
/** The server writes the way home into it; it is asked for where the site begins. */
const PAGE = 'index.html';

const there = new Set(
    readdirSync(site, { recursive: true }).filter((name) => statSync(join(site, name)).isFile()),
);
const read = (name) => readFileSync(join(site, name));

/** What a browser gets by a name, unpacked: some files lie there packed only. */
function content(name) {
    if (there.has(name)) return read(name);
    return there.has(`${name}.gz`)
        ? gunzipSync(read(`${name}.gz`))
        : brotliDecompressSync(read(`${name}.br`));
}

/** What of it goes over the line. */
const sent = (name) => read([`${name}.br`, `${name}.gz`].find((one) => there.has(one)) ?? name).length;
const hash = (bytes) => createHash('sha256').update(bytes).digest();

const names = [...new Set([...there].map((name) => name.replace(/\.(gz|br)$/, '')))];
const contents = names
    .filter((name) => !FRESH.test(name))
    .sort()
    .map((name) => [name, content(name)]);
const build = createHash('sha256');
for (const [name, bytes] of contents) build.update(`${name} ${hash(bytes).toString('hex')}\n`);
const number = build.digest('hex').slice(0, 12);
const files = contents.map(([name, bytes]) => ({
    path: name === PAGE ? '' : name,
    bytes: bytes.length,
    sent: sent(name),
    hash: name === PAGE ? null : hash(bytes).toString('base64'),
}));

/** Written with its copies for the line: those of before would be sent in its place. */
function write(name, text) {
    writeFileSync(join(site, name), text);
    writeFileSync(join(site, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
}
write('kept.json', JSON.stringify({ build: number, files }));
write('sw.js', read('sw.js').toString().replaceAll('__BUILD__', number));
