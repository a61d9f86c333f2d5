import { expect, test } from 'vitest';
import { tokenIn } from './token.ts';

test.each([
  ['#claim=abc-def', { is: 'claim', token: 'abc-def' }],
  ['#staff=xyz', { is: 'staff', token: 'xyz' }],
  ['#claim=', undefined],
  ['#code=KRTM', undefined],
  ['', undefined],
])('%j is read', (hash, token) => {
  expect(tokenIn(hash)).toEqual(token);
});
