import { expect, test } from 'vitest';
import { placeIn, toDesk } from './address.ts';

const base = 'http://localhost:7711/night/';

test.each([
  ['desk', {}],
  ['desk/promotions', { tab: 'promotions' }],
  ['desk/promotions/pr-1', { tab: 'promotions', item: 'pr-1' }],
  ['desk/promotions/pr-1/terms', { tab: 'promotions', item: 'pr-1', part: 'terms' }],
  ['desk/disputes/a%2Fb', { tab: 'disputes', item: 'a/b' }],
])('%s is a place, and its address leads there again', (path, place) => {
  expect(placeIn(`${base}${path}`, base)).toEqual(place);
  expect(new URL(toDesk(place), base).href).toBe(`${base}${path}`);
});
