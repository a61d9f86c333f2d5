import type { Moment } from '@dicepit/engine';
import { type DiceDoubted, evidence, isDoubtful } from '@dicepit/proof';
import { noticeWrite } from '../inspect/notice-write.ts';
import type { PlannedWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
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

/** The inspector is told in the append that the doubt stands in. One roll is of one set: there is one doubt at most. */
export async function doubtsTold(
  pit: Pit,
  { stream, version }: { readonly stream: string; readonly version: number },
  [doubt]: readonly DiceDoubted[],
): Promise<readonly PlannedWrite[]> {
  if (doubt === undefined) return [];
  const { dice, rolls, by, at } = doubt;
  const words = `After ${rolls} rolls the dice ${dice.join(', ')} are unlikely to be fair.`;
  const notice = {
    kind: 'dice-doubted',
    about: stream,
    version,
    words,
    clause: 'policy/dice-watched',
  } as const;
  return [await noticeWrite(pit, notice, { by, at })];
}
