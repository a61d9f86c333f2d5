import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test('words stand to the left and figures to the right, under their heads', () => {
  const rows = [
    ['花子', '+$48'],
    ['Ben', '$0'],
  ];
  expect(columns(['player', 'net'], rows)).toBe('player   net\n花子    +$48\nBen       $0\n');
});

test('a head of empty words is left out', () => {
  expect(columns(['', ''], [['a', 'b']], 2)).toBe('a  b\n');
});
