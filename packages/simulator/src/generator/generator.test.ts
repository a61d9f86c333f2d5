import { describe, expect, test } from 'vitest';
import { draw, rollInto, USED_DRAWS, usedDraw } from './rolls.ts';
import { seedState, toKey } from './seed.ts';
import { threefry, type Words } from './threefry.ts';

describe('the generator', () => {
  // The known answers that come with Random123.
  test.each<[Words, Words, Words]>([
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0x9c6ca96a, 0xe17eae66, 0xfc10ecd4, 0x5256a7d8],
    ],
    [
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [0x2a881696, 0x57012287, 0xf6c7446e, 0xa16a6732],
    ],
    [
      [0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89],
      [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
      [0x59cd1dbb, 0xb8879579, 0x86b5d00c, 0xac8b6d84],
    ],
  ])('threefry-4x32-20 under %j turns %j into the published words', (key, counter, words) => {
    expect(threefry(key, counter)).toEqual(words);
  });

  test('xoshiro128** from 1, 2, 3, 4 draws the published numbers', () => {
    const state = Int32Array.of(1, 2, 3, 4);
    const drawn = Array.from({ length: 10 }, () => draw(state));
    expect(drawn).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('uses as many draws for every way ten dice can fall', () => {
    expect(USED_DRAWS % 6 ** 10).toBe(0);
    expect(USED_DRAWS).toBeLessThanOrEqual(2 ** 32);
    expect(USED_DRAWS + 6 ** 10).toBeGreaterThan(2 ** 32);
  });

  test.each([2, 3] as const)(
    'rolls of %i dice are the digits of the used draws, the lowest first',
    (dice) => {
      const [sides, digits] = dice === 2 ? [36, 5] : [216, 3];
      const buffer = new Uint8Array(digits * 5000);
      const [state, again] = [toKey('digits'), toKey('digits')];
      rollInto(buffer, buffer.length, state, dice);
      const expected = Array.from({ length: 5000 }, () => {
        const drawn = usedDraw(again);
        return Array.from({ length: digits }, (_, digit) => Math.floor(drawn / sides ** digit) % sides);
      }).flat();
      expect([...buffer]).toEqual(expected);
      expect(state).toEqual(again);
    },
  );

  test('throws away a draw that is too high', () => {
    // From this state the first draw is 2^32 - 1: the scrambler undone, then any rest of the state.
    const state = Int32Array.of(7, -2_095_287_865, 3, 4);
    expect(draw(Int32Array.from(state))).toBe(4294967295);
    const again = Int32Array.from(state);
    draw(again);
    expect(usedDraw(state)).toBe(usedDraw(again));
  });
});

describe('a seed', () => {
  test('is the same as a number and as its digits', () => {
    expect(toKey('42')).toEqual(toKey(42n));
    expect(toKey(42n)).toEqual(Int32Array.of(42, 0, 0, 0));
    expect(toKey(2n ** 100n)).toEqual(Int32Array.of(0, 0, 0, 16));
  });

  test('in words differs with every letter and with its length', () => {
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'abc', 'abcd', 'abcde', 'abcd\0', '042x', 'lucky', 'Lucky'];
    expect(new Set(seeds.map((seed) => toKey(seed).join())).size).toBe(seeds.length);
  });

  test('starts every session elsewhere, past four thousand million of them too', () => {
    const key = toKey('streams');
    const starts = [0, 1, 2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40].map((session) => {
      const state = new Int32Array(4);
      seedState(state, key, session);
      return state.join();
    });
    expect(new Set(starts).size).toBe(starts.length);
  });
});
