// What takes long and always gives the same: kept by what it was made of, for all builds of this machine.
import { createHash } from 'node:crypto';
import {
    existsSync,
    mkdirSync,
    readdirSync,
    readFileSync,
    renameSync,
    rmSync,
    statSync,
    utimesSync,
    writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const folder = process.env.GROMA_CACHE || join(base, 'groma-offline');
const DAYS = 30; // what nobody asked for so long goes

export function hashed(...contents) {
    const hash = createHash('sha256');
    for (const content of contents) {
        hash.update(`${content.length} `).update(content);
    }
    return hash.digest('hex');
}

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What `make` gives, or gave once for the same key. */
export async function kept(key, make) {
    const file = join(folder, key);
    if (existsSync(file)) {
        utimesSync(file, new Date(), new Date());
        return readFileSync(file);
    }
    const made = await make();
    mkdirSync(folder, { recursive: true });
    const begun = `${file}.${process.pid}`; // two builds may run at once
    writeFileSync(begun, made);
    renameSync(begun, file);
    return made;
}

export function forget() {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const age = Date.now() - statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        if (age > DAYS * 86_400_000) rmSync(file, { force: true });
    }
}
