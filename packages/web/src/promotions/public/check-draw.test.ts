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
const places = winningPlaces({ seed, promotion: 'pr-1', list: list.digest, entries: 9, prizes: 3 });

/** The first three who are drawn: two prizes, and whoever comes next. */
const picked = places.flatMap((place, index) => {
  const entry = entries[place];
  return entry === undefined ? [] : [{ prize: `prize-${index + 1}`, ...entry }];
});

const drawn: PromotionDraw = {
  promotion: 'pr-1',
  method: 'prize draw',
  commitment: createHash('sha256').update(seed).digest('hex'),
  list,
  entries,
  seed: seed.toString('hex'),
  throws: [],
  winners: picked.slice(0, 2),
  picks: picked.slice(0, 2),
};

// Nine entries are thrown for with two dice: 6-6 is 35 and 2-4 is 9, which is the first again.
const thrown: PromotionDraw = {
  ...drawn,
  method: 'dice throw',
  commitment: null,
  seed: null,
  throws: [[2, 4]],
  winners: [{ prize: 'prize-1', entry: 'e-1', person: 'p-1' }],
  picks: [{ prize: 'prize-1', entry: 'e-1', person: 'p-1' }],
};

/** The first winner was not there: the third who is drawn has the first prize. */
const third = { ...(picked[2] ?? { entry: '', person: '' }), prize: 'prize-1' };
const redrawn: PromotionDraw = {
  ...drawn,
  picks: [...drawn.picks, third],
  winners: [third, ...drawn.winners.slice(1)],
};

describe('a draw that is worked out again', () => {
  test('holds where the winners are those that follow', () => {
    expect(checkDraw(drawn)).toBe('holds');
    expect(checkDraw(thrown)).toBe('holds');
  });

  test('holds where a prize was drawn again, for whoever comes next and nobody else', () => {
    expect(checkDraw(redrawn)).toBe('holds');
    const favoured = { ...third, entry: 'e-0', person: 'p-0' };
    expect(checkDraw({ ...redrawn, winners: drawn.winners })).toBe('fails');
    expect(checkDraw({ ...redrawn, picks: [...drawn.picks, favoured] })).toBe('fails');
  });

  test('is open until something is drawn', () => {
    expect(checkDraw({ ...drawn, winners: [] })).toBe('open');
    expect(checkDraw({ ...drawn, list: null, entries: [] })).toBe('open');
  });

  test.each<[string, Partial<PromotionDraw>]>([
    ['another who was drawn', { picks: drawn.picks.map((each) => ({ ...each, person: 'p-0' })) }],
    ['another winner', { winners: drawn.winners.map((each) => ({ ...each, entry: 'e-0' })) }],
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
