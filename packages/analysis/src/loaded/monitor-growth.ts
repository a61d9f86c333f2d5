import { assert } from '@dicepit/engine';
import type { FaceChances } from '../fall.ts';
import { eachCount } from './binomial-tail.ts';

/** A running test that bets on the faces as they have fallen so far, as the monitor of a table's dice does. */
export type RunningTest = {
  /** So many throws of every face are taken as seen beforehand, by each of its players. */
  readonly caution: readonly number[];
  /** The evidence at which dice are doubted. */
  readonly alarm: number;
  /** How many dice have a record of their own; the evidence is the mean over all of them. */
  readonly records: number;
};

/** What a running test is expected to find of one loaded die. */
export type MonitorGrowth = {
  /** The expected logarithm of what each player has after 0, 1, 2 … throws. */
  readonly players: readonly Float64Array[];
  /** Below this the expected logarithm of the evidence never lies: the best player's part of the mean. */
  readonly evidence: Float64Array;
  /** The first throw by which that has come to the alarm; undefined where it has not. */
  readonly alarmAt: number | undefined;
};

/**
 * How the evidence of a running test grows over throws of a loaded die, on average.
 *
 * The sums are those over all counts a face may have, which are binomial, so that nothing is simulated; doubles
 * with an error below 1e-9. How long an alarm takes in one run varies about `alarmAt`, as `rollsToAlarm` tells.
 */
export function monitorGrowth(die: FaceChances, throws: number, test: RunningTest): MonitorGrowth {
  assert(Number.isSafeInteger(throws) && throws >= 0, () => `${throws} is not a number of throws`);
  const faces = [
    ...Map.groupBy(
      die.map((chance) => chance.toNumber()),
      (chance) => chance,
    ),
  ]
    .filter(([chance]) => chance > 0)
    .map(([chance, alike]) => ({ chance, alike: alike.length }));
  const players = test.caution.map(() => new Float64Array(throws + 1));

  for (let thrown = 0; thrown < throws; thrown++) {
    const expected = test.caution.map(() => 0);
    for (const { chance, alike } of faces) {
      for (const [seen, likely] of eachCount({ throws: thrown, chance }))
        for (const [player, before] of test.caution.entries())
          expected[player] = (expected[player] ?? 0) + alike * chance * likely * Math.log(seen + before);
    }
    for (const [player, before] of test.caution.entries()) {
      const wealth = players[player];
      if (wealth === undefined) continue;
      const bet = Math.log(6) - Math.log(thrown + 6 * before) + (expected[player] ?? 0);
      wealth[thrown + 1] = (wealth[thrown] ?? 0) + bet;
    }
  }

  const shared = Math.log(test.caution.length * test.records);
  const evidence = Float64Array.from(
    { length: throws + 1 },
    (_, thrown) => Math.max(...players.map((wealth) => wealth[thrown] ?? 0)) - shared,
  );
  const alarmAt = evidence.findIndex((log) => log >= Math.log(test.alarm));
  return { players, evidence, alarmAt: alarmAt < 0 ? undefined : alarmAt };
}
