import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction } from './fraction.ts';
import { type Equation, solveChain } from './solve-chain.ts';

/** Chains of up to eight places with random ways to each other, and at least one way out of each. */
const chain = fc
  .integer({ min: 1, max: 8 })
  .chain((places) =>
    fc.array(
      fc.record({
        ways: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: places, maxLength: places }),
        out: fc.integer({ min: 1, max: 9 }),
        sums: fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 50 })),
      }),
      { minLength: places, maxLength: places },
    ),
  )
  .map((rows) =>
    rows.map(
      ({ ways, out, sums }): Equation => ({
        own: BigInt(ways.reduce((sum, each) => sum + each, out)),
        ways: new Map(ways.flatMap((each, place) => (each === 0 ? [] : [[place, BigInt(each)] as const]))),
        sums: sums.map(BigInt),
      }),
    ),
  );

describe('the values of a chain', () => {
  test('satisfy every equation exactly', () => {
    fc.assert(
      fc.property(chain, (equations) => {
        const values = solveChain(equations);
        for (const [place, { own, ways, sums }] of equations.entries()) {
          for (const [side, sum] of sums.entries()) {
            const others = [...ways].map(([to, each]) =>
              (values[to]?.[side] ?? Fraction.zero).times(Fraction.of(each)),
            );
            expect(values[place]?.[side]?.times(Fraction.of(own))).toEqual(
              Fraction.sum([Fraction.of(sum), ...others]),
            );
          }
        }
      }),
    );
  });

  test('are the same when only the first are asked for', () => {
    fc.assert(
      fc.property(chain, (equations) => {
        expect(solveChain(equations, 1)).toEqual(solveChain(equations).slice(0, 1));
      }),
    );
  });

  test('are not given for a chain that never ends', () => {
    const turn = (to: number): Equation => ({ own: 36n, ways: new Map([[to, 36n]]), sums: [1n] });
    expect(() => solveChain([turn(1), turn(0)])).toThrow('never ends');
  });
});
