import type { TableBet } from '@dicepit/engine';
import { whyTold } from '../../words/refusal-words.ts';
import { myBets, type Sight, stakeOf, wagerName, whyNot } from '../sight.ts';

/** A bet that the dealer put down on somebody's words, as it is read back to them. */
export type ReadBack = {
  /** Changes with the bet, so that what was answered once is asked again when more is put there. */
  readonly key: string;
  readonly bet: string;
  readonly wager: string;
  /** What lies there in all. */
  readonly cents: number;
  readonly words: string;
  /** The words named another area or another sum than lies there. */
  readonly differs: boolean;
  /** Why it cannot be contested, in words; undefined where it can be. */
  readonly why: string | undefined;
};

/** The bets that the dealer has placed for this person, for as long as they may be contested. */
export function placedForMe(sight: Sight): readonly ReadBack[] {
  const { until } = sight.rules.procedure.placement.contesting;
  const { roll } = sight.table;
  const isOver = until === 'release' ? roll !== undefined : roll?.restedAt !== undefined;
  return isOver ? [] : myBets(sight).flatMap((bet) => readBack(sight, bet));
}

function readBack(sight: Sight, bet: TableBet): readonly ReadBack[] {
  const { instruction } = bet;
  if (instruction === undefined) return [];
  const cents = stakeOf(bet);
  return [
    {
      key: `${bet.bet} ${cents}`,
      bet: bet.bet,
      wager: wagerName(sight, bet.wager),
      cents,
      words: instruction.words,
      differs: instruction.mismatch,
      why: whyTold(whyNot(sight, { type: 'ContestPlacement', seat: bet.seat, bet: bet.bet })),
    },
  ];
}
