import { type Cents, roll, rollIndex } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { compileProgram } from '../compiled/program.ts';
import type { Plan } from '../plan.ts';
import { simulate } from '../simulate.ts';
import { bets, double, nz } from '../testing/plans.ts';
import { asDecider } from './as-decider.ts';
import { betOnlyAfter, ladder, leaveUp, martingale, press, proportional, regress } from './library.ts';
import { explainStrategy, namedStrategies, readStrategy } from './named.ts';
import { flat, type Strategy } from './strategy.ts';

const field = bets({ field: 5_00 });
const hardAndField = bets({ 'hard-6': 5_00, field: 10_00 });

/** What lies on the bets before each of these rolls and after the last, and the net sum. */
function played(strategy: Strategy, rolls: string, planned = field) {
  const plan: Plan = { game: nz, bets: planned, strategy, rolls: 1 };
  const program = compileProgram(plan);
  let [state, net] = [0, 0];
  const stakes: (readonly Cents[])[] = [program?.states[0]?.up.map(({ stake }) => stake) ?? []];
  for (const dice of rolls.split(' ')) {
    const cell = state * 36 + rollIndex(roll(dice));
    net += program?.tables.net[cell] ?? 0;
    state = program?.tables.next[cell] ?? 0;
    stakes.push(program?.states[state]?.up.map(({ stake }) => stake) ?? []);
  }
  return { stakes: stakes.map((each) => each.map((stake) => stake / 100).join('+')).join(' '), net };
}

describe('by hand', () => {
  // The field wins on 2, 3, 4, 9, 10, 11 and 12, here on 3 and 11 at even money, and loses on 5, 6, 7 and 8.
  test.each([
    ['flat', flat(field), '6-5 6-1 6-5', '5 5 5 5', 5_00],
    ['press', press(field, 2), '6-5 6-5 6-5 6-5 6-1', '5 10 15 5 10 5', 5_00 + 10_00 + 15_00 + 5_00 - 10_00],
    ['regress', regress(field, 3), '6-5 6-5 6-1 6-1', '15 5 5 15 15', 15_00 + 5_00 - 5_00 - 15_00],
    ['martingale', martingale(field, 2), '6-1 6-1 6-5 6-1 6-1 6-1', '5 10 20 5 10 20 5', -30_00],
    [
      'ladder',
      ladder(field, 3),
      '6-1 6-1 6-1 6-5 6-5',
      '5 10 15 15 10 5',
      -5_00 - 10_00 - 15_00 + 15_00 + 10_00,
    ],
    ['leave up', leaveUp(field), '6-5 6-1 6-5', '5 5 0 0', 0],
    [
      'after two rolls without a seven',
      betOnlyAfter(field, { total: 7, rolls: 2 }),
      '6-5 6-5 6-5 6-1 6-5',
      '0 0 5 5 0 0',
      0,
    ],
  ])('%s', (_, strategy, rolls, stakes, net) => {
    expect(played(strategy, rolls)).toEqual({ stakes, net });
  });

  test('each bet goes its own steps, and a standing bet is left as it is', () => {
    expect(played(press(hardAndField, 3), '6-5 3-3 6-5 6-1', hardAndField)).toEqual({
      stakes: '5+10 5+20 10+10 10+20 5+10',
      net: 10_00 + (45_00 - 20_00) + 10_00 + (-10_00 - 20_00),
    });
  });

  test('a bet under way that may not be touched stays, whatever is wanted', () => {
    const shooter = bets({ 'shooters-bet': 5_00 });
    const plan: Plan = {
      game: double,
      bets: shooter,
      strategy: betOnlyAfter(shooter, { total: 4, rolls: 1 }),
      rolls: 1,
    };
    const program = compileProgram(plan);
    const after = (dice: string, from: number) =>
      program?.tables.next[from * 36 + rollIndex(roll(dice))] ?? 0;
    // Up after the 11; the 4 would take it down, and it rides on.
    const state = after('2-2', after('6-5', 0));
    expect(program?.states[state]?.up).toEqual([{ stage: 1, stake: 5_00 }]);
    expect(program?.tables.staked[state]).toBe(5_00);
  });

  test('proportional bets follow the bankroll', () => {
    const { decide } = proportional(field, 10);
    const wanted = (bankroll: Cents) => {
      const decision = decide({ bankroll, rolls: 0, last: undefined, up: [0] }, []);
      return decision === 'leaves' ? [] : decision.stakes;
    };
    expect([199_99, 149_99, 49_99, 1_000_00].map(wanted)).toEqual([[15_00], [10_00], [5_00], [100_00]]);
  });
});

describe('a machine', () => {
  const two = bets({ 'hard-6': 5_00, field: 10_00 });
  const machines = namedStrategies
    .map(({ make }) => make(two, {}))
    .flatMap((strategy) => (strategy.kind === 'machine' ? [strategy] : []));

  test.each(machines.map((machine) => [machine.name, machine] as const))(
    'compiled is the same to the byte as asked before every roll: %s',
    (_, machine) => {
      const plan: Plan = { game: nz, bets: two, rolls: 60, bankroll: 150_00, goal: 300_00, stopLoss: 20_00 };
      const run = { seed: 'machines', sessions: 400 };
      expect(compileProgram({ ...plan, strategy: machine })).toBeDefined();
      const {
        bars: _bars,
        quantiles: _quantiles,
        width: _width,
        ...compiled
      } = simulate({ ...plan, strategy: machine }, run).final;
      const asked = simulate({ ...plan, strategy: asDecider(machine) }, run);
      expect(asked.final).toMatchObject(compiled);
      const { perWager, ruin, goal, stopLoss, length, ahead } = simulate({ ...plan, strategy: machine }, run);
      expect(asked).toMatchObject({ perWager, ruin, goal, stopLoss, length, ahead });
    },
  );

  test('with too many memories is played bet by bet instead', () => {
    const ten = bets({ field: 5_00, 'any-7': 5_00, 'hard-4': 5_00, 'hard-6': 5_00, 'hard-8': 5_00 });
    const plan: Plan = { game: nz, bets: ten, strategy: martingale(ten, 20), rolls: 20 };
    expect(compileProgram(plan)).toBeUndefined();
    expect(simulate(plan, { seed: '1', sessions: 50 }).rolls).toBe(1000);
  });
});

describe('a decider', () => {
  test('that leaves ends its session, and that is counted', () => {
    const leaver: Strategy = {
      kind: 'decider',
      name: 'three rolls',
      opens: [],
      decide: ({ rolls }, memory) => (rolls === 3 ? 'leaves' : { stakes: [5_00], memory }),
    };
    const result = simulate(
      { game: nz, bets: field, strategy: leaver, rolls: 10 },
      { seed: '1', sessions: 7 },
    );
    expect(result.left.sessions).toBe(7);
    expect(result.rolls).toBe(21);
  });

  test('is ruined when it wants more than it has', () => {
    const greedy: Strategy = {
      kind: 'decider',
      name: 'greedy',
      opens: [],
      decide: ({ bankroll, rolls }, memory) => ({ stakes: [rolls === 0 ? 5_00 : bankroll + 1], memory }),
    };
    const result = simulate(
      { game: nz, bets: field, strategy: greedy, rolls: 10, bankroll: 100_00 },
      { seed: '1', sessions: 9 },
    );
    expect(result.ruin.sessions).toBe(9);
    expect(result.rolls).toBe(9);
  });
});

describe('words for a strategy', () => {
  test('name it with its figures', () => {
    const read = readStrategy('martingale:doublings=2', field);
    expect(read.ok && read.strategy.kind === 'machine' && read.strategy.stakes([2])).toEqual([20_00]);
    expect(namedStrategies.every(({ name }) => readStrategy(name, field).ok)).toBe(true);
  });

  test.each([
    ['nonsense', 'There is no strategy nonsense. There are flat, press,'],
    ['flat:steps=2', 'flat takes no figures.'],
    ['press:steps=2', 'press takes no figure steps. It takes presses.'],
    ['press:presses=0', 'presses is 0. It is a whole number from 1 to 20.'],
    ['press:presses=2.5', 'presses is 2.5. It is a whole number from 1 to 20.'],
    ['press:presses', 'presses is missing. It is a whole number from 1 to 20.'],
  ])('%s is refused in words', (text, sentence) => {
    const read = readStrategy(text, field);
    expect(read.ok ? '' : explainStrategy(read.refusal)).toContain(sentence);
  });
});
