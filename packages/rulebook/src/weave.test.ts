import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { exampleSource } from './example-source.ts';
import { listClauses, weave } from './weave.ts';

const english = await loadPrint('en');

const book = weave(exampleSource(), english);
const at = (clause: string) => listClauses(book).find((entry) => entry.clause === clause);

describe('weave', () => {
  test('every row becomes one clause, in its section and in order', () => {
    expect(book.sections.map(({ clauses, id }) => [id, clauses.map(({ label }) => label)])).toEqual([
      ['ex/section-1', ['1.1', '1.1(a)']],
      ['ex/section-2', ['2.1', '2.1(a)', '2.1(b)', '2.1(c)', '2.2', '2.2#2']],
    ]);
  });

  test('a defined term is linked once in a clause, and not in its own entry', () => {
    expect(at('ex/1.1(a)')?.rule.filter(({ kind }) => kind === 'term')).toEqual([
      { kind: 'term', text: 'Dice', to: 'ex/1.1' },
    ]);
    expect(at('ex/1.1')?.rule.some(({ kind }) => kind === 'term')).toBe(false);
  });

  test('a reading is told at its first clause and pointed to from the others', () => {
    expect(at('ex/2.2')?.readings.map(({ id }) => id)).toEqual(['X1']);
    expect(at('ex/2.1')?.seeAlso).toEqual([{ id: 'X1', to: 'ex/reading-X1' }]);
    expect(at('ex/2.2')?.readings[0]?.reading).toContainEqual({
      kind: 'link',
      text: 'X2',
      to: 'ex/reading-X2',
    });
  });

  test('a wager stands at its clause with odds, exact figures and what else may be posted', () => {
    const [group] = at('ex/2.1(a)')?.groups ?? [];
    expect(group?.wagers.map(({ figures, pays }) => ({ figures, pays }))).toMatchObject([
      {
        pays: [{ odds: '4 to 1', on: '7', ways: '6 of 36', clause: 'ex/2.2' }],
        figures: {
          win: { exact: '1/6', about: '16.67%' },
          edge: { exact: '1/6', about: '16.67%' },
          rollsToDecision: { exact: '1', about: '1' },
          standardDeviation: '1.86',
        },
      },
    ]);
    expect(group?.variants.map(({ edge, inForce, pays }) => [pays, edge?.exact, inForce])).toEqual([
      ['4 to 1', '1/6', true],
      ['3 to 1', '1/3', false],
    ]);
  });

  test('a clause that rules rest on says which rolls they claim', () => {
    expect(at('ex/2.1(b)')?.says).toEqual([
      { text: 'Any 7 <b>: loses on 2 to 6 or 8 to 12', ways: '30 of 36' },
      { text: 'Hard 6: loses on 7 or easy 6', ways: '10 of 36' },
    ]);
    expect(at('ex/2.2')?.says).toEqual([
      { text: 'Any 7 <b>: wins 4 to 1 on 7', ways: '6 of 36' },
      { text: 'Hard 6: wins 9 to 1 on 3-3', ways: '1 of 36' },
    ]);
  });

  test('the book is for the options a table posts', () => {
    const posted = weave(exampleSource({ seven: '3', hard: 'off' }), english);
    expect(posted.choices.map(({ option, value }) => [option, value])).toEqual([
      ['seven', '3'],
      ['hard', 'off'],
    ]);
    expect(posted.wagers.map(({ figures, id }) => [id, figures?.edge.exact])).toEqual([['seven', '1/3']]);
  });

  test('a game without a bank shows how often each total falls', () => {
    const { banked, ...rest } = exampleSource();
    expect(banked).toBeDefined();
    const bare = weave({ ...rest, commentary: { ...rest.commentary, drawings: [] } }, english);
    expect(bare.wagers).toEqual([]);
    expect(bare.totals.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
    expect(bare.totals).toContainEqual({ total: 7, ways: 6, of: 36 });
  });
});

describe('what cannot be woven stops the program', () => {
  const source = exampleSource();
  const { commentary } = source;

  test('two rows for one clause', () => {
    expect(() => weave({ ...source, rows: [...source.rows, ...source.rows.slice(0, 1)] }, english)).toThrow(
      /two rows/,
    );
  });

  test('a reading of a clause that has no row', () => {
    const readings = commentary.readings.map((each) => ({ ...each, clauses: ['ex/9.9'] }));
    expect(() => weave({ ...source, commentary: { ...commentary, readings } }, english)).toThrow(
      /X1 cites ex\/9\.9/,
    );
  });

  test('sections that leave out the beginning, or come in the wrong order', () => {
    const [first, second] = commentary.sections;
    if (first === undefined || second === undefined) throw new Error('the example has two sections');
    expect(() => weave({ ...source, commentary: { ...commentary, sections: [second] } }, english)).toThrow(
      /first clause/,
    );
    const twice = [first, { ...second, from: first.from }];
    expect(() => weave({ ...source, commentary: { ...commentary, sections: twice } }, english)).toThrow(
      /does not follow/,
    );
  });
});
