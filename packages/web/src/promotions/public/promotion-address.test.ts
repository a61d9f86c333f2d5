import { expect, test } from 'vitest';
import { publicPlaceIn, toPromotion } from './promotion-address.ts';

const base = 'http://localhost:7711/night/';

test.each([
  ['promotions', {}],
  ['promotions/pr-1', { promotion: 'pr-1' }],
  ['promotions/pr-1/2', { promotion: 'pr-1', version: '2' }],
])('%s is a place, and its address leads there again', (path, place) => {
  expect(publicPlaceIn(`${base}${path}`, base)).toEqual(place);
  expect(new URL(toPromotion(place), base).href).toBe(`${base}${path}`);
});

test('a version is a number from 1; anything else names none', () => {
  expect(publicPlaceIn(`${base}promotions/pr-1/0`, base)).toEqual({ promotion: 'pr-1' });
  expect(publicPlaceIn(`${base}promotions/pr-1/newest`, base)).toEqual({ promotion: 'pr-1' });
});
