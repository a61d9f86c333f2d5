import { expect, test } from 'vitest';
import { formatClause, placeInBook } from './pack.ts';

const citedAs = new Map([
  ['nz', 'NZ'],
  ['nsw', 'NSW'],
  ['double', 'Double Dice'],
  ['wonder', 'Wonder Dice'],
  ['party', 'Party'],
]);
const written = (clause: string): string => formatClause(clause, citedAs);

test.each([
  ['nz/6.3(b)', 'NZ 6.3(b)', '6.3(b)'],
  ['nz/4.1(a)(viii)(A)', 'NZ 4.1(a)(viii)(A)', '4.1(a)(viii)(A)'],
  ['nz/1.1(shooter)#2', 'NZ 1.1 (shooter)', '1.1 (shooter)'],
  [
    'nsw/1.1(casino-promotional-token)',
    'NSW 1.1 (casino promotional token)',
    '1.1 (casino promotional token)',
  ],
  ['nz/5.7-tail', 'NZ 5.7 (end)', '5.7 (end)'],
  ['double/8.2#5', 'Double Dice 8.2', '8.2'],
  ['double/odds(number-line-2-5)', 'Double Dice, Odds (number line 2-5)', 'Odds (number line 2-5)'],
  ['wonder/numbers-4', 'Wonder Dice, Numbers 4', 'Numbers 4'],
  ['wonder/any-triple-1', 'Wonder Dice, Any triple 1', 'Any triple 1'],
  ['party/complete-pass-2', 'Party, Complete pass 2', 'Complete pass 2'],
])('%s is written as people write it', (clause, inFull, place) => {
  expect([written(clause), placeInBook(clause)]).toEqual([inFull, place]);
});

test('what the rules leave to the house goes by its plain name', () => {
  expect(written('policy/amending-alone')).toBe('House policy: amending alone');
});

test('what is no clause of a book stays as it is', () => {
  expect(written('elsewhere/1')).toBe('elsewhere/1');
  expect(written('')).toBe('');
});
