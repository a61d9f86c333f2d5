import { describe, expect, test } from 'vitest';
import { citations } from './citing.ts';

const folder = 'packages/games/src/snake-eyes-nz';
const clauses = ['nz/4.1(a)', 'nz/4.9(hardways-4)', 'nz/4.9(hardways-6)', 'nz/4.9(five)', 'nz/6.3'];
const citedIn = (text: string, path = `${folder}/file.ts`) => [
  ...citations({ folder, clauses }, [{ path, text }]).keys(),
];

describe('what a source cites', () => {
  test.each([
    ["rule('4.1(a)', total(7), loses)", ['nz/4.1(a)']],
    ['rule("4.1(a)", total(7), loses)', ['nz/4.1(a)']],
    ["const clause = 'nz/6.3';", ['nz/6.3']],
    ['rule(`4.9(hardways-${number})`)', ['nz/4.9(hardways-4)', 'nz/4.9(hardways-6)']],
    ['rule(`6.3`)', ['nz/6.3']],
    ['const all = `${anything}`;', []],
    ["// See '4.1(a)'.", []],
    ["/* '4.1(a)' and `nz/6.3` */", []],
    ["const url = 'https://example.org'; rule('6.3')", ['nz/6.3']],
    ["const written = 'by 4.1(a) and more';", []],
    ["// It isn't over.\nrule('6.3')", ['nz/6.3']],
  ])('%s', (text, expected) => {
    expect(citedIn(text)).toEqual(expected);
  });

  test('another folder cites a clause only with its pack in front', () => {
    expect(citedIn("cite('6.3')", 'packages/engine/src/file.ts')).toEqual([]);
    expect(citedIn("cite('nz/6.3')", 'packages/engine/src/file.ts')).toEqual(['nz/6.3']);
    expect(citedIn("cite('6.3')", `${folder}-2/file.ts`)).toEqual([]);
  });

  test('every file that cites a clause is named, in the order given', () => {
    const sources = ['b.ts', 'a.ts'].map((name) => ({ path: `${folder}/${name}`, text: "'6.3'" }));
    expect(citations({ folder, clauses }, sources).get('nz/6.3')).toEqual([
      `${folder}/b.ts`,
      `${folder}/a.ts`,
    ]);
  });
});
