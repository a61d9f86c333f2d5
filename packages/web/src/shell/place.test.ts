import { expect, test } from 'vitest';
import { placeOf, rollIn } from './place.ts';

test.each([
  ['/', '/', { is: 'lobby' }],
  ['/index.html', '/', { is: 'lobby' }],
  ['/host', '/', { is: 'page', name: 'host' }],
  ['/t/table-1', '/', { is: 'table', table: 'table-1', view: 'player' }],
  ['/t/table-1/dealer', '/', { is: 'table', table: 'table-1', view: 'dealer' }],
  ['/t/table-1/screen', '/', { is: 'table', table: 'table-1', view: 'screen' }],
  ['/dice/t/a%20b', '/dice/', { is: 'table', table: 'a b', view: 'player' }],
  ['/dice/', '/dice/', { is: 'lobby' }],
  ['/t/', '/', { is: 'page', name: 't' }],
])('the page at %s of a pit at %s knows its place', (path, base, place) => {
  expect(placeOf(`http://192.0.2.10:7711${path}`, `http://192.0.2.10:7711${base}`)).toEqual(place);
});

test.each([
  ['#roll=118', 118],
  ['#roll=0', undefined],
  ['#roll=1x', undefined],
  ['#KRTM', undefined],
  ['', undefined],
])('%s names a roll, or none', (hash, roll) => {
  expect(rollIn(hash)).toBe(roll);
});
