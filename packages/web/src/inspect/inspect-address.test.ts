import { expect, test } from 'vitest';
import { changed, placeIn, toPlace } from './inspect-address.ts';

const base = 'http://localhost:7711/night/';

test.each([
  ['inspect/timeline', { part: 'timeline' }],
  ['inspect/rolls/nz-1/118', { part: 'rolls', item: 'nz-1', step: '118' }],
  ['inspect/reports/daily?from=5&to=9', { part: 'reports', item: 'daily', filters: { from: '5', to: '9' } }],
  [
    'inspect/timeline?kinds=no-rolls%2Cdice&clause=nz%2F6.3%28b%29',
    { part: 'timeline', filters: { kinds: 'no-rolls,dice', clause: 'nz/6.3(b)' } },
  ],
] as const)('%s is a place, and its address leads there again', (path, place) => {
  expect(placeIn(`${base}${path}`, base)).toEqual(place);
  expect(new URL(toPlace(place), base).href).toBe(`${base}${path}`);
});

test.each(['inspect', 'inspect/nowhere'])('%s leads to the timeline', (path) => {
  expect(placeIn(`${base}${path}`, base)).toMatchObject({ part: 'timeline' });
});

test('a filter that is emptied is gone', () => {
  expect(changed({ kinds: 'dice', table: 'nz-1' }, { kinds: '', from: '7' })).toEqual({
    table: 'nz-1',
    from: '7',
  });
});
