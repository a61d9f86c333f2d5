import { createHash } from 'node:crypto';
import { listDigest, winningPlaces } from '@dicepit/proof';
import type { PromotionDraw } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';

const entries = Array.from({ length: 9 }, (_, place) => ({
  entry: `e-${place + 1}`,
  person: `p-${place + 1}`,
}));
const list = { count: entries.length, digest: listDigest(entries), at: 5 };
const seed = createHash('sha256').update('a seed of a test').digest();
const places = winningPlaces({ seed, promotion: 'pr-1', list: list.digest, entries: 9, prizes: 2 });

const drawn: PromotionDraw = {
  promotion: 'pr-1',
  method: 'prize draw',
  commitment: createHash('sha256').update(seed).digest('hex'),
  list,
  entries,
  seed: seed.toString('hex'),
  throws: [],
  winners: places.flatMap((place, index) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ prize: `prize-${index + 1}`, ...entry }];
  }),
};

// Nine entries are thrown for with two dice: 6-6 is 35 and 2-4 is 9, which is the first again.
const thrown: PromotionDraw = {
  ...drawn,
  method: 'dice throw',
  commitment: null,
  seed: null,
  throws: [[2, 4]],
  winners: [{ prize: 'prize-1', entry: 'e-1', person: 'p-1' }],
};

describe('a draw that is worked out again', () => {
  test('holds where the winners are those that follow', () => {
    expect(checkDraw(drawn)).toBe('holds');
    expect(checkDraw(thrown)).toBe('holds');
  });

  test('is open until something is drawn', () => {
    expect(checkDraw({ ...drawn, winners: [] })).toBe('open');
    expect(checkDraw({ ...drawn, list: null, entries: [] })).toBe('open');
  });

  test.each<[string, Partial<PromotionDraw>]>([
    ['another winner', { winners: drawn.winners.map((each) => ({ ...each, person: 'p-0' })) }],
    ['another seed', { seed: '00'.repeat(32) }],
    ['another promise', { commitment: '00'.repeat(32) }],
    ['an entry less', { entries: entries.slice(1) }],
    ['no seed', { seed: null }],
  ])('fails with %s', (_, change) => {
    expect(checkDraw({ ...drawn, ...change })).toBe('fails');
  });

  test('fails where the dice do not choose the winner', () => {
    expect(checkDraw({ ...thrown, throws: [[1, 2]] })).toBe('fails');
    expect(checkDraw({ ...thrown, throws: [[2]] })).toBe('fails');
  });
});
