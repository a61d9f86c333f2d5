import { type Cents, isHard, type Outcome, type PastRoll, type Roll, totalOf } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { slipOf } from '../result/slip.ts';
import type { Sight } from '../sight.ts';

/** One roll of the record. */
export type RollEntry = {
  readonly number: number;
  readonly outcome: Outcome;
  readonly total: number | undefined;
  /** All dice alike, where that is worth a sign of its own. */
  readonly alike: boolean;
  readonly thrower: number | 'dealer';
  /** What it did to one's own bets; undefined without any. */
  readonly net: Cents | undefined;
};

/** The last rolls, the newest first, as far as somebody may have them on a phone. */
export function lastRolls(sight: Sight): readonly RollEntry[] {
  const kept = isRecordBarred(sight) ? sight.table.recent.slice(0, 1) : sight.table.recent;
  return kept.map((roll) => entryOf(sight, roll));
}

/** A player at a table of a casino may have no device that records outcomes, where the rules say so. */
export const isRecordBarred = ({ game, table }: Sight): boolean =>
  chancesBarredAt(game.pack) !== undefined && table.setup?.mode === 'strict';

/** How often each total fell among these rolls, from the lowest that can fall to the highest. */
export function countsOf(
  rolls: readonly RollEntry[],
  dice: number,
): readonly (readonly [total: number, times: number])[] {
  return Array.from({ length: dice * 5 + 1 }, (_, index) => {
    const total = dice + index;
    return [total, rolls.filter((roll) => roll.total === total).length] as const;
  });
}

/** How many valid rolls the shooter has made in a row, the newest counted first. */
export function streakOf(rolls: readonly RollEntry[]): number {
  const [newest] = rolls;
  if (newest === undefined || newest.thrower === 'dealer') return 0;
  const other = rolls.findIndex(({ thrower }) => thrower !== newest.thrower);
  const own = other === -1 ? rolls : rolls.slice(0, other);
  return own.filter(({ total }) => total !== undefined).length;
}

/** How many rolls ago a total last fell; undefined where it has not among these. */
export function rollsSince(rolls: readonly RollEntry[], total: number): number | undefined {
  const valid = rolls.filter((roll) => roll.total !== undefined);
  const found = valid.findIndex((roll) => roll.total === total);
  return found === -1 ? undefined : found;
}

function entryOf(sight: Sight, roll: PastRoll): RollEntry {
  const { number, outcome, thrower } = roll;
  const faces = outcome.kind === 'total' ? outcome.roll : undefined;
  return {
    number,
    outcome,
    total: faces === undefined ? undefined : totalOf(faces),
    alike: faces !== undefined && isMarked(faces),
    thrower,
    net: slipOf(sight, roll)?.net,
  };
}

/** Two and twelve are doubles in any case, and need no sign. */
const isMarked = (roll: Roll): boolean =>
  isHard(roll) && (roll.length > 2 || ![2, 12].includes(totalOf(roll)));
