import { expect, test } from 'vitest';
import type { Nobody } from '../pit/request.ts';
import { newWall } from './screens.ts';

const at = (address: string): Nobody => ({ is: 'nobody', address });
const named = (id: string, title: string, address: string): Nobody => ({
  ...at(address),
  screen: { id, title, since: 0 },
});

test.each([
  // what it is           a screen that stops       a screen that opens       on the wall
  ['the same set', named('a', 'Bar', '::1'), named('a', 'Bar', '::1'), ['Bar live']],
  ['a set that forgot its name', named('a', 'Bar', '::1'), named('b', 'Bar', '::1'), ['Bar live']],
  ['a set that was named', at('::1'), named('b', 'Bar', '::1'), ['Bar live']],
  ['a set elsewhere', named('a', 'TV', '::1'), named('b', 'TV', '::2'), ['TV stopped', 'TV live']],
  ['a set beside it', named('a', 'Bar', '::1'), named('b', 'Door', '::1'), ['Bar stopped', 'Door live']],
  ['no set that was seen', at('::1'), at('::2'), ['address ::1 stopped', 'address ::2 live']],
])('a screen that is loaded anew is one screen: %s', (_, stops, opens, wall) => {
  const { opened, list } = newWall(() => 0);
  const before = opened(stops, null);
  opened(opens, null);
  before.closed();
  expect(
    list().map(
      ({ title, by, live }) => `${by === 'title' ? '' : `${by} `}${title} ${live ? 'live' : 'stopped'}`,
    ),
  ).toEqual(wall);
});
