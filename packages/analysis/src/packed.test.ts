import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Packing, type Row } from './packed.ts';

// Counts as wide as those of 12,000 rolls make chunks of four, so that every row here lies across several.
const packing = new Packing({ rolls: 12_000, sides: 36 });

const counts = fc.array(fc.bigInt(0n, 36n ** 20n), { maxLength: 15 });

function packed(counts: readonly bigint[], before = 0): Row {
  const sum: bigint[] = [];
  for (const [index, count] of counts.entries()) {
    const one = packing.one(index + before).map((chunk) => chunk * count);
    packing.add(sum, one, { places: 0, ways: 1 });
  }
  return packing.carried(sum);
}

/** Counts without the zeros that a row may have at its end. */
const trimmed = (counts: readonly bigint[]): readonly bigint[] =>
  counts.slice(0, counts.findLastIndex((count) => count !== 0n) + 1);

describe('a packed row', () => {
  test('gives back its counts', () => {
    fc.assert(
      fc.property(counts, (counts) => {
        expect(trimmed(packing.counts(packed(counts)))).toEqual(trimmed(counts));
      }),
    );
  });

  test('moves along and back', () => {
    fc.assert(
      fc.property(
        counts,
        fc.nat(20),
        fc.nat(20),
        fc.integer({ min: 1, max: 36 }),
        (counts, from, to, ways) => {
          const sum: bigint[] = [];
          packing.add(sum, packed(counts, from), { places: to - from, ways });
          const expected = packed(
            counts.map((count) => count * BigInt(ways)),
            to,
          );
          expect(trimmed(packing.counts(packing.carried(sum)))).toEqual(trimmed(packing.counts(expected)));
        },
      ),
    );
  });

  test('is split where it is cut', () => {
    fc.assert(
      fc.property(counts, fc.nat(20), (counts, cut) => {
        const [before, from] = packing.split(packed(counts), cut);
        expect(trimmed(packing.counts(before))).toEqual(trimmed(counts.slice(0, cut)));
        expect(trimmed(packing.counts(from))).toEqual(
          trimmed(counts.map((count, index) => (index < cut ? 0n : count))),
        );
      }),
    );
  });
});
