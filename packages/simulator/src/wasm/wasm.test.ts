import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Plan } from '../plan.ts';
import { prepare } from '../prepared.ts';
import { toResult } from '../result-of.ts';
import { simulate } from '../simulate.ts';
import { martingale, press } from '../strategy/library.ts';
import { bets, double, field, nz, ten, wonder } from '../testing/plans.ts';
import { unsigned } from './assembler.ts';
import { vectorKernel } from './path-kernel.ts';

const course = {
  key: Int32Array.of(1, 2, 3, 4),
  rolls: 10,
  checkpoints: [],
  limits: {
    start: 200_00,
    mayRuin: true,
    goal: Number.POSITIVE_INFINITY,
    stopLoss: Number.NEGATIVE_INFINITY,
  },
};

const plans: readonly (readonly [string, Plan])[] = [
  ['a bankroll', field],
  ['one bet that needs all there is', { ...field, bankroll: 5_00 }],
  ['goal and stop-loss', { ...field, goal: 230_00, stopLoss: 170_00, rolls: 481 }],
  [
    'a bankroll that is no multiple of the stakes',
    { ...field, bankroll: 203_33, goal: 251_01, stopLoss: 7_77 },
  ],
  ['ten bets', { ...ten, bankroll: 400_00, rolls: 333 }],
  ['a machine', { ...field, strategy: martingale(field.bets, 5) }],
  [
    'two bets pressed',
    {
      game: nz,
      bets: bets({ 'hard-8': 5_00, field: 10_00 }),
      strategy: press(bets({ 'hard-8': 5_00, field: 10_00 }), 4),
      bankroll: 300_00,
      rolls: 77,
    },
  ],
  [
    'wagers with stages',
    {
      game: double,
      bets: bets({ 'shooters-bet': 5_00, bonus: 2_00, 'double-3': 1_00 }),
      bankroll: 60_00,
      rolls: 90,
    },
  ],
  [
    'three dice',
    {
      game: wonder,
      bets: bets({ 'number-2': 5_00, low: 5_00, 'any-triple': 1_00 }),
      bankroll: 80_00,
      rolls: 100,
    },
  ],
  ['no bankroll', { ...ten, goal: 300_00, rolls: 120 }],
  ['one roll', { ...field, rolls: 1 }],
];

afterEach(() => vi.unstubAllGlobals());

describe('in vectors of WebAssembly', () => {
  test.each(plans)('the result is the same to the byte as without: %s', (_, plan) => {
    const run = { seed: 'vectors', sessions: 2_003 };
    const [vectors, plain] = [false, true].map((isPlain) => {
      const prepared = prepare(plan, run, { isPlain, perBlock: 1000 });
      return toResult(prepared, prepared.play(0, prepared.blocks));
    });
    const { program } = prepare(plan, run);
    expect(program && vectorKernel(program.tables, course, 8)).toBeDefined();
    expect(vectors).toEqual(plain);
  });

  test('a page that forbids it, or knows none, gets the same result', () => {
    const run = { seed: 'forbidden', sessions: 1000 };
    const expected = simulate(field, run);
    vi.stubGlobal('WebAssembly', undefined);
    expect(simulate(field, run)).toEqual(expected);
    const forbids = () => {
      throw new Error('refused by the content security policy');
    };
    vi.stubGlobal('WebAssembly', { Module: forbids });
    expect(simulate(field, run)).toEqual(expected);
  });

  test('sums too large for its words are left to doubles', () => {
    const large: Plan = { game: nz, bets: bets({ field: 1_000_000_00, 'craps-2': 1 }), rolls: 200 };
    const { program } = prepare(large, { seed: '1', sessions: 1 });
    expect(program && vectorKernel(program.tables, { ...course, rolls: 200 }, 8)).toBeUndefined();
    const result = simulate({ ...large, bankroll: 100_000_000_00 }, { seed: '1', sessions: 40 });
    expect(Number.isInteger(result.final.lowest)).toBe(true);
  });

  test('numbers are written in the fewest bytes that hold them', () => {
    expect([0, 127, 128, 16_384].map(unsigned)).toEqual([[0], [127], [128, 1], [128, 128, 1]]);
  });
});
