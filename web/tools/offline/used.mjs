// Writes down which modules of the standard library are used, by playing everything with all of them there.
//
//     npm run used
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groma, needs } from './parts.mjs';
import { install, pyodide, unzip } from './pyodide.mjs';

const here = new URL('.', import.meta.url).pathname;
const python = await pyodide();
for (const part of [await needs(), await groma()]) install(python, unzip(part));
python.runPython(readFileSync(join(here, 'exercise.py'), 'utf8'));
console.log(await python.globals.get('main')('used'));
const modules = python.runPython(`
import sys
own = [one.__spec__ for one in list(sys.modules.values()) if getattr(one, "__spec__", None) is not None]
found = {one.name for one in own if str(one.origin).startswith("/lib/python3") and ".zip/" in str(one.origin)}
"\\n".join(sorted(found))
`);
writeFileSync(join(here, 'modules.txt'), `${modules}\n`);
console.log(`${modules.split('\n').length} modules of the standard library are used`);
