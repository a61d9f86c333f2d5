import { describe, expect, test } from 'vitest';
import { faultsIn } from './acknowledged.ts';
import { killServer } from './killed-server.ts';

test('a pit that is killed under load loses nothing and does nothing twice', {
  timeout: 240_000,
}, async () => {
  const { acknowledged, faults } = await killServer({ times: 2, seed: 3 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
});

describe('what is looked for after a kill', () => {
  const bet = (version: number) => ({ type: 'PlaceBets', version });
  const given = (...list: readonly ReturnType<typeof bet>[]) => ({
    commands: new Map([['ann', list]]),
    texts: [],
  });

  test.each([
    ['all there', given(bet(3), bet(6)), given(bet(4), bet(7)), true, 0],
    ['one under way and not yet acknowledged', given(bet(3), bet(6)), given(bet(4)), false, 0],
    ['one too many when nothing is under way', given(bet(3), bet(6)), given(bet(4)), true, 1],
    ['one lost', given(bet(3)), given(bet(4), bet(7)), false, 1],
    ['one done twice', given(bet(3), bet(6), bet(9)), given(bet(4), bet(10)), false, 1],
    ['another in its place', given({ type: 'BuyIn', version: 3 }), given(bet(4)), false, 1],
  ] as const)('%s', (_, found, expected, settled, faults) => {
    expect(faultsIn(found, expected, settled)).toHaveLength(faults);
  });

  test('a contribution that is there twice, or not at all', () => {
    const texts = (...list: readonly string[]) => ({ commands: new Map(), texts: list });
    expect(faultsIn(texts('a', 'b'), texts('a', 'b'), true)).toEqual([]);
    expect(faultsIn(texts('a'), texts('a', 'b'), true)).toHaveLength(1);
    expect(faultsIn(texts('a', 'a'), texts(), true)).toHaveLength(1);
  });
});
