import { expect, test } from 'vitest';
import { recordBarredBy } from './own-record.ts';

test.each([
  ['nsw/9.1 no chart and no file of results', 'snake-eyes-nsw', 'nsw/9.1'],
  ['a chart and a file, since no rule of the game bars them', 'snake-eyes-nz', undefined],
])('%s: a phone at %s', (_, pack, clause) => {
  expect(recordBarredBy({ kind: 'banked', pack })).toBe(clause);
});
