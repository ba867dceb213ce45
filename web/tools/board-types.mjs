// Makes board/index.d.ts, all that the npm package groma-board holds: the contract, with the shapes of the wire it speaks of.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

/** The shapes of the wire by name, as they are written there. */
function shapes() {
    const wire = ts.createSourceFile('wire.ts', read('src/api/wire.ts'), ts.ScriptTarget.ES2022, true);
    const found = new Map();
    for (const one of wire.statements) {
        if (!ts.isInterfaceDeclaration(one) || one.name.text !== 'components') continue;
        const schemas = one.members.find((member) => member.name?.getText() === 'schemas');
        for (const shape of schemas.type.members) found.set(shape.name.getText(), shape.getFullText());
    }
    return found;
}

const named = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The types of the package, as one file that needs no other. */
export function boardTypes() {
    const contract = ts.transpileDeclaration(read('board/contract.ts'), {
        fileName: 'contract.ts',
    }).outputText;
    const all = shapes();
    const wanted = new Set(named(contract, /Wire\['(\w+)'\]/g));
    // What is added while it goes on is gone through, too.
    for (const name of wanted) {
        for (const other of named(all.get(name), /components\["schemas"\]\["(\w+)"\]/g)) wanted.add(other);
    }
    const said = [...wanted].sort().map((name) => all.get(name).replaceAll('components["schemas"]', 'Wire'));
    const wire = `interface Wire {${said.join('').replaceAll('\n        ', '\n    ')}\n}`;
    const head = '// Made by tools/board-types.mjs from contract.ts; do not edit.\n';
    return head + contract.replace(/^import type .*\n/m, '').replace(/^type Wire = .*$/m, () => wire);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(at('board/index.d.ts'), boardTypes());
