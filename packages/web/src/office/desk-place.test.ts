import { expect, test, vi } from 'vitest';

const base = 'http://localhost:7711/night/';

// The module reads where its page stands as soon as it is there.
vi.stubGlobal('location', new URL('desk', base));
vi.stubGlobal('document', { baseURI: base });
vi.stubGlobal('addEventListener', () => undefined);
const { placeIn, toDesk } = await import('./desk-place.tsx');

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
