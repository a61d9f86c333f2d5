import { describe, expect, test } from 'vitest';
import { type Places, referencesIn } from './references.ts';

const places: Places = {
  prefix: 'nz',
  clauses: new Set(
    [
      '3.4 3.4(b) 3.4(c) 4.1 4.1(a) 4.1(a)(i) 4.1(a)(i)(A) 4.1(a)(i)(B) 4.1(c) 4.9(craps-2)',
      '5.7 5.7(a) 5.7(b) 5.7-tail 4.3#2 6.3 6.4 6.6(b) 6.6(d) 7.5 9.3 9.5 10',
      'appendix-1 appendix-2 appendix-3 diagram-a diagram-b',
      'play-1 odds(bonus-4)',
    ]
      .join(' ')
      .split(' ')
      .map((clause) => `nz/${clause}`),
  ),
  sections: new Set(['4', '10']),
};

const found = (text: string, at = 'nz/5.7'): readonly (readonly [string, string])[] =>
  referencesIn(text, at, places).map(({ span }) => [span.text, 'to' in span ? span.to : span.kind]);

describe('references', () => {
  test.each([
    ['a number', 'as 6.3 says', [['6.3', 'nz/6.3']]],
    ['a paragraph', 'by 4.1(a)(i)(A).', [['4.1(a)(i)(A)', 'nz/4.1(a)(i)(A)']]],
    ['a named line', 'pays 4.9(craps-2)', [['4.9(craps-2)', 'nz/4.9(craps-2)']]],
    [
      'a tail and a second rule',
      '5.7-tail, 4.3#2',
      [
        ['5.7-tail', 'nz/5.7-tail'],
        ['4.3#2', 'nz/4.3#2'],
      ],
    ],
    ['a clause without a number', 'see play-1', [['play-1', 'nz/play-1']]],
    ['a line of the odds table', 'odds(bonus-4)', [['odds(bonus-4)', 'nz/odds(bonus-4)']]],
    ['a whole rule', 'rule 10 bars', [['rule 10', 'nz/10']]],
    [
      'a range without spaces',
      '9.3-9.5',
      [
        ['9.3', 'nz/9.3'],
        ['9.5', 'nz/9.5'],
      ],
    ],
    [
      'two in one breath',
      '6.3/6.4',
      [
        ['6.3', 'nz/6.3'],
        ['6.4', 'nz/6.4'],
      ],
    ],
    ['an item of the enclosing rule', 'subject to (a)', [['(a)', 'nz/5.7(a)']]],
    [
      'an item of the number before it',
      '3.4(b) and (c)',
      [
        ['3.4(b)', 'nz/3.4(b)'],
        ['(c)', 'nz/3.4(c)'],
      ],
    ],
    [
      'the end of a range of items',
      '6.6(b) to (d)',
      [
        ['6.6(b)', 'nz/6.6(b)'],
        ['(d)', 'nz/6.6(d)'],
      ],
    ],
    ['a section', 'under section 4', [['section 4', 'nz/section-4']]],
    [
      'sections',
      'sections 4 to 10',
      [
        ['sections 4', 'nz/section-4'],
        ['10', 'nz/section-10'],
      ],
    ],
    ['a section of another law', 'section 4 of the Casino Act', [['section 4', 'external']]],
    ['a section that is not here', 'the General Rules, section 16', [['section 16', 'external']]],
    [
      'appendices',
      'Appendix 1, 2 or 3, whichever',
      [
        ['Appendix 1', 'nz/appendix-1'],
        ['2', 'nz/appendix-2'],
        ['3', 'nz/appendix-3'],
      ],
    ],
    [
      'diagrams',
      'diagrams A and B',
      [
        ['diagrams A', 'nz/diagram-a'],
        ['B', 'nz/diagram-b'],
      ],
    ],
  ] as const)('%s', (_, text, links) => {
    expect(found(text)).toEqual(links);
  });

  test.each([
    ['odds', 'pays 7.5 to 1'],
    ['a percentage', 'about 9.5%'],
    ['money', '$6.3'],
    ["another pack's clause", 'nsw/6.3 and NSW 6.4'],
    ['a clause that is not here', 'by 8.8(z)'],
    ['the clause itself', '5.7 says so'],
    ['brackets that are no item', '(zz) and (9)'],
  ])('%s is no reference', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('an item is looked for in the clause itself first, then further out', () => {
    expect(found('(A) or (c)', 'nz/4.1(a)(i)')).toEqual([
      ['(A)', 'nz/4.1(a)(i)(A)'],
      ['(c)', 'nz/4.1(c)'],
    ]);
    expect(found('(b)', 'nz/5.7-tail')).toEqual([['(b)', 'nz/5.7(b)']]);
  });
});
