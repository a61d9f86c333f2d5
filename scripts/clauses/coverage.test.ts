import type { RegisterRow } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { coverageOf, namedIn, openIn } from './coverage.ts';
import { writeReport } from './report.ts';

const row = (clause: string, treatment: RegisterRow['treatment'], kind = 'wager'): RegisterRow => ({
  clause,
  rule: 'A rule.',
  kind,
  treatment,
  software: 'what | the software does',
  acceptance: 'given, when, then',
});

const registers = {
  'pack-a': [
    row('a/1', 'enforced'),
    row('a/2', 'recorded'),
    row('a/3', 'displayed', 'definition'),
    row('a/4', 'displayed', 'sign'),
    row('a/5', 'physical'),
    row('a/6', 'physical'),
  ],
  'pack-b': [row('b/1', 'enforced')],
};
const sources = [{ path: 'packages/games/src/pack-a/wagers.ts', text: "rule('1', rest, loses)" }];
const tests = [
  { title: 'later a/1 holds', file: 'packages/games/src/z.test.ts' },
  { title: 'a/1 and a/6 hold, <so> it | seems', file: 'packages/games/src/pack-a/wagers.test.ts' },
  { title: 'a/1 and a/6 hold, <so> it | seems', file: 'packages/games/src/pack-a/wagers.test.ts' },
];
const proof = (killed: number, survived: number, stale = false) => ({ killed, survived, stale });
const none = new Map<string, ReturnType<typeof proof>>();
const coverage = coverageOf({ registers, sources, tests, proofs: new Map([['a/1', proof(3, 0)]]) });

describe('coverage', () => {
  test('a clause is proved, named, displayed as a definition, outside by nature, or open', () => {
    expect(coverage['pack-a']?.map(({ row: { clause }, state }) => [clause, state])).toEqual([
      ['a/1', 'proved'],
      ['a/2', 'open'],
      ['a/3', 'displayed'],
      ['a/4', 'open'],
      ['a/5', 'outside'],
      ['a/6', 'named'],
    ]);
    expect(openIn(coverage)).toEqual(['a/2', 'a/4', 'b/1']);
  });

  test('a title alone names: every change has to be killed, at least one, and nothing changed since', () => {
    const stateWith = (each?: ReturnType<typeof proof>) => {
      const proofs = each === undefined ? none : new Map([['a/1', each]]);
      const found = coverageOf({ registers, sources, tests, proofs });
      expect(namedIn(found)).toEqual(found['pack-a']?.[0]?.state === 'named' ? ['a/1'] : []);
      return found['pack-a']?.[0]?.state;
    };
    expect(stateWith(proof(1, 0))).toBe('proved');
    expect(stateWith(proof(8, 1))).toBe('named');
    expect(stateWith(proof(0, 0))).toBe('named');
    expect(stateWith(proof(8, 0, true))).toBe('named');
    expect(stateWith()).toBe('named');
    const unnamed = coverageOf({ registers, sources, tests: [], proofs: new Map([['a/1', proof(3, 0)]]) });
    expect(unnamed['pack-a']?.[0]?.state).toBe('open');
  });

  test('tests are listed once each, by file and title, in whatever order they ran', () => {
    const titles = coverage['pack-a']?.[0]?.tests.map(({ file }) => file);
    expect(titles).toEqual(['packages/games/src/pack-a/wagers.test.ts', 'packages/games/src/z.test.ts']);
    const backwards = coverageOf({
      registers,
      sources,
      tests: tests.toReversed(),
      proofs: new Map([['a/1', proof(3, 0)]]),
    });
    expect(writeReport(backwards)).toBe(writeReport(coverage));
  });
});

describe('the report', () => {
  const report = writeReport(coverage);

  test('begins with a summary of every pack and of all', () => {
    expect(report).toContain(
      [
        '| Pack | clauses | enforced | proved | named | displayed | outside | open |',
        '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
        '| pack-a | 6 | 1 | 1 | 1 | 1 | 1 | 2 |',
        '| pack-b | 1 | 1 | 0 | 0 | 0 | 0 | 1 |',
        '| all | 7 | 2 | 1 | 1 | 1 | 1 | 3 |',
      ].join('\n'),
    );
  });

  test('has a line for every clause: treatment, state, citations and what stands behind it', () => {
    expect(report).toContain('\n| `a/2` | recorded | *open* |  |  |  |\n');
    expect(report).toContain('\n| `a/3` | displayed | displayed |  |  | the rulebook |\n');
    expect(report).toContain('\n| `a/5` | physical | outside |  |  | what \\| the software does |\n');
    expect(report).toContain(
      '\n| `a/1` | enforced | proved | 3 of 3 killed | `games/pack-a/wagers.ts` | ' +
        '`games/pack-a/wagers.test.ts`: a/1 and a/6 hold, \\<so\\> it \\| seems<br>`games/z.test.ts`: later a/1 holds |\n',
    );
  });

  test('writes out three titles of a file and counts the rest', () => {
    const many = [1, 2, 3, 4, 5].map((number) => ({
      title: `b/1 case ${number}`,
      file: 'packages/b.test.ts',
    }));
    expect(writeReport(coverageOf({ registers, sources, tests: many, proofs: none }))).toContain(
      '`packages/b.test.ts`: b/1 case 1; b/1 case 2; b/1 case 3; and 2 more |',
    );
  });

  test('says how many changes were killed, and why a clause is only named', () => {
    const proofs = new Map([['a/1', proof(3, 2, true)]]);
    const reasons = new Map([['a/1', 'only hands do it']]);
    const found = writeReport(coverageOf({ registers, sources, tests, proofs }), reasons);
    expect(found).toContain(
      '| `a/1` | enforced | *named* | 3 of 5 killed, stale | `games/pack-a/wagers.ts` | *only hands do it*<br>',
    );
  });

  test('ends with one line break', () => {
    expect(report).toMatch(/[^\n]\n$/);
  });
});
