// Puts packed copies beside every file of the built site that gains by it; the server sends these.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const site = new URL('../../src/groma/site', import.meta.url).pathname;

for (const name of readdirSync(site, { recursive: true })) {
    const path = join(site, name);
    if (!statSync(path).isFile() || !/\.(js|css|html|svg|json|ftl)$/.test(name)) continue;
    const plain = readFileSync(path);
    const packed = { gz: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain) }; // at its best
    for (const [suffix, small] of Object.entries(packed)) {
        if (small.length < plain.length * 0.95) writeFileSync(`${path}.${suffix}`, small);
    }
}
