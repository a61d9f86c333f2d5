import { expect, test } from 'vitest';
import { arrivalOf, toMove } from './arrival.ts';

test.each([
  ['', { is: 'plain' }],
  ['#', { is: 'plain' }],
  ['#KRTMWX', { is: 'code', code: 'KRTMWX' }],
  ['#krtmwx', { is: 'code', code: 'KRTMWX' }],
  ['#KRT-MWX', { is: 'code', code: 'KRT-MWX' }],
  ['#code=KRTMWX', { is: 'code', code: 'KRTMWX' }],
  ['#/tables', { is: 'tables' }],
  ['#/watch', { is: 'watch' }],
  ['#/move/ABCD-efgh', { is: 'move', code: 'ABCD-efgh' }],
  ['#/elsewhere', { is: 'plain' }],
  ['#<script>', { is: 'plain' }],
  ['#%E0%A4%A', { is: 'plain' }],
])('what %s brings along', (hash, arrival) => {
  expect(arrivalOf(hash)).toEqual(arrival);
});

test('the address to move by is read again as what it is, under whatever path the pit stands', () => {
  const { hash, pathname } = new URL(toMove('http://192.0.2.10:7711/dice/', 'ab cd-12'));
  expect(arrivalOf(hash)).toEqual({ is: 'move', code: 'ab cd-12' });
  expect(pathname).toBe('/dice/');
});
