import { readFileSync } from 'node:fs';
import { tableRules } from '@dicepit/games';
import { expect, test } from 'vitest';
import { writeRoles } from './write-roles.ts';

const committed = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8');

test('docs/roles.md is what the code says; npm run roles writes it anew', () => {
  expect(writeRoles(tableRules)).toBe(committed);
});

test('a line says who may, and by what', () => {
  const lines = committed.split('\n').filter((line) => line.startsWith('| CallRoll '));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('| CallRoll |  | yes |  |  |  |  | `nz/5.6(a)` |');
});
