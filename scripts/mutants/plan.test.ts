import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mutatorOf } from './mutants.ts';
import { danglingEquivalents, danglingPointers, names, plansOf } from './plan.ts';

const file = 'packages/games/src/snake-eyes-nz/pass.ts';
const line = "if (late) return refuse('TOO_LATE', '1.1', 'No.');";
const mutator = mutatorOf([
  { path: file, text: `function bet({ late, odd }) {\n  ${line}\n  return odd > 3;\n}` },
]);
const clause = 'nz/1.1';
const found = new Map([
  [clause, mutator.mutantsOf({ clause, folder: 'packages/games/src/snake-eyes-nz', places: [] })],
  ['nz/2.2', []],
]);

test('every pointer and every equivalent of the house points at something', () => {
  expect(plansOf(fileURLToPath(new URL('../..', import.meta.url))).dangling).toEqual([]);
});

test.each([
  ['written in full', true, 'nz/4.9(five)'],
  ['that only begins like one', false, 'nz/4.9'],
  ['put in from a row', true, 'nz/6.1'],
  ['that no row has', false, 'nz/6.2'],
  ['of another pack', false, 'nsw/6.1'],
])('a clause %s is named by a file: %s', (_, isNamed, id) => {
  const text = "test('nz/4.9(five) pays', f); test.each([['6.1', 3]])('nz/%s takes %i', g);";
  expect(names(id, text, text)).toBe(isNamed);
});

describe('an equivalent', () => {
  const equivalent = { file, line, what: 'never late', reason: 'Nobody is.' };

  test('is of a change that is found', () => {
    expect(danglingEquivalents(mutator, [equivalent, { ...equivalent, of: [clause] }], found)).toEqual([]);
  });

  test.each([
    ['of another file', { file: 'packages/games/src/snake-eyes-nz/other.ts' }],
    ['of a line that reads otherwise now', { line: 'if (early)' }],
    ['of a change that is not made there', { what: 'always' }],
    ['for a clause that the change is not found for', { of: [clause, 'nz/2.2'] }],
    ['for a clause that is not there', { of: [clause, 'nz/9.9'] }],
  ])('%s dangles', (_, changes) => {
    expect(danglingEquivalents(mutator, [{ ...equivalent, ...changes }], found)).toHaveLength(1);
  });
});

describe('a pointer', () => {
  test('finds what cites another clause, or what is written exactly so', () => {
    expect(
      danglingPointers(mutator, { 'nz/2.2': [{ like: clause }, { file, at: 'odd > 3' }] }, found),
    ).toEqual([]);
  });

  test.each([
    ['to a clause that nothing cites', 'nz/2.2', { like: 'nz/3.3' }],
    ['to a citation in another file', 'nz/2.2', { like: clause, in: 'other.ts' }],
    ['to changes that are not made', 'nz/2.2', { like: clause, only: 'always' }],
    ['to what is not written so any more', 'nz/2.2', { file, at: 'odd > 4' }],
    ['of a clause that has a citation of its own besides', clause, { like: 'nz/3.3' }],
    ['of a clause that is not enforced', 'nz/9.9', { like: clause }],
  ])('%s dangles', (_, of, place) => {
    expect(danglingPointers(mutator, { [of]: [place] }, found)).toHaveLength(1);
  });
});
