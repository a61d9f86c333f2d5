import type { Moment } from '@dicepit/engine';
import { type DiceDoubted, evidence, isDoubtful } from '@dicepit/proof';
import { houseDealer } from './dice-turn.ts';
import type { PitTable } from './pit-table.ts';

/** The sets of dice that have just become doubtful; each is written down once. */
export function doubtsIn(state: PitTable, at: Moment): readonly DiceDoubted[] {
  if (state.is === 'unset') return [];
  const known = new Set(state.dice.doubted.map(({ dice }) => dice.join(',')));
  return [...state.watched]
    .filter(([set, monitor]) => !known.has(set) && isDoubtful(monitor))
    .map(([set, monitor]) => ({
      type: 'DiceDoubted',
      dice: set.split(','),
      rolls: monitor.rolls,
      e: evidence(monitor),
      by: houseDealer,
      at,
    }));
}
