import { assert, everyPips, type Roll } from '@dicepit/engine';
import type { FaceChances } from '../fall.ts';
import { seededWords } from '../party-dice.ts';
import { type Estimate, estimateChance } from '../party-estimate.ts';

/** Somebody who watches dice roll by roll and may raise an alarm: a table's monitor, given as it is. */
export type Watcher<State> = {
  readonly begin: State;
  readonly watch: (state: State, roll: Roll) => State;
  readonly isDoubtful: (state: State) => boolean;
};

/** How long watched dice were thrown before the alarm, in simulated runs. */
export type RollsToAlarm = {
  readonly runs: number;
  /** The chance of an alarm within the rolls of a run. */
  readonly alarmed: Estimate;
  /** The roll of the alarm in a quarter, half and nine tenths of all runs; undefined where fewer had one. */
  readonly quantiles: readonly { readonly share: number; readonly roll: number | undefined }[];
};

export type AlarmRuns = {
  readonly runs: number;
  /** A run without an alarm ends after so many rolls. */
  readonly rolls: number;
  readonly seed: string;
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Estimated by throwing the dice: the same seed gives the same runs on every machine. */
export function rollsToAlarm<State>(
  dice: readonly FaceChances[],
  watcher: Watcher<State>,
  { runs, rolls, seed, onProgress }: AlarmRuns,
): RollsToAlarm {
  assert(Number.isSafeInteger(runs) && runs > 0, () => `${runs} is not a number of runs`);
  const word = seededWords(seed);
  const bounds = dice.map(upTo);
  const thrown = (): Roll =>
    bounds.map((bound) => {
      const drawn = word() / 2 ** 32;
      return everyPips[bound.findIndex((most) => drawn < most)] ?? 6;
    });

  const alarms: number[] = [];
  for (let run = 0; run < runs; run++) {
    let state = watcher.begin;
    for (let roll = 1; roll <= rolls; roll++) {
      state = watcher.watch(state, thrown());
      if (!watcher.isDoubtful(state)) continue;
      alarms.push(roll);
      break;
    }
    onProgress?.((run + 1) / runs);
  }
  alarms.sort((a, b) => a - b);
  return {
    runs,
    alarmed: estimateChance(alarms.length, runs),
    quantiles: [0.25, 0.5, 0.9].map((share) => ({ share, roll: alarms[Math.ceil(share * runs) - 1] })),
  };
}

/** Below which part of one each face falls. */
function upTo(die: FaceChances): readonly number[] {
  let sum = 0;
  return die.map((chance) => {
    sum += chance.toNumber();
    return sum;
  });
}
