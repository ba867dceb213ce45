// The types that boards of packages are written against are those of this page, and need nothing else.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boardTypes } from '../tools/board-types.mjs';

const kept = readFileSync(new URL('../board/index.d.ts', import.meta.url), 'utf8');

it('is as fresh as the contract and the wire (npm run types makes it anew)', () => {
  expect(kept).toBe(boardTypes());
});

it('is whole: no other file is asked for, and every shape that is named is there', () => {
  expect(kept).not.toMatch(/\bimport\b|\bcomponents\b/);
  const named = new Set([...kept.matchAll(/Wire\[["'](\w+)["']\]/g)].map(([, name]) => name));
  const there = new Set([...kept.matchAll(/^ {4}(\w+): \{$/gm)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !there.has(name))).toEqual([]);
});
