import { describe, expect, test } from 'vitest';
import type { Nobody } from '../pit/result.ts';
import { newWall } from './wall.ts';

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

describe('what a host chooses for a screen', () => {
  const choice = { view: 'results', table: 'nz-1' } as const;
  const bar = named('a', 'Bar', '::1');

  test('holds until it is given back, and is on the list with what the screen says that it shows', () => {
    const wall = newWall(() => 0);
    const { chosen } = wall.opened(bar, null);
    const { screen } = wall.list()[0] ?? { screen: '' };
    expect(wall.choose(screen, choice)).toHaveLength(1);
    wall.tells(bar, 'results');
    expect(chosen.choice).toEqual(choice);
    expect(wall.list()).toMatchObject([{ view: 'results', choice }]);
    expect(wall.choose(screen, null)).toMatchObject([{ text: null }]);
    expect(chosen.choice).toBeNull();
  });

  test('is kept beside the streams only for a screen that joined by the code', () => {
    const wall = newWall(() => 0);
    const { chosen } = wall.opened(at('::2'), null);
    expect(wall.choose(wall.list()[0]?.screen ?? '', choice)).toEqual([]);
    expect(chosen.choice).toEqual(choice);
    expect(wall.choose('nobody', choice)).toBe(false);
  });

  test('goes on after a set has forgotten who it was, and after a start', () => {
    const wall = newWall(() => 0);
    const before = wall.opened(bar, null);
    wall.choose(wall.list()[0]?.screen ?? '', choice);
    before.closed();
    const again = named('b', 'Bar', '::1');
    expect(wall.opened(again, null).chosen.choice).toEqual(choice);

    const later = newWall(() => 0);
    expect(later.opened(bar, null, choice).chosen.choice).toEqual(choice);
  });
});
