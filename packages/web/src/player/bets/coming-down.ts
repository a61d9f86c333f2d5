import type { TableEvent } from '@dicepit/engine';
import { myBets, type Sight, stakeOf, whyNot } from '../sight.ts';
import type { Changes } from './changes.ts';

type Settled = Extract<TableEvent, { readonly type: 'RollSettled' }>;

/**
 * What is to be taken off after a roll: every won bet of somebody's own that the table leaves up, on a wager of which
 * they have said that it comes down when it wins, and that may come down now.
 */
export function comingDown(
  sight: Sight,
  { settlements }: Pick<Settled, 'settlements'>,
  wished: ReadonlySet<string>,
): Changes {
  const { mine } = sight;
  const won = new Set(
    settlements
      .filter(({ seat, verdict, stage }) => seat === mine?.seat && verdict === 'wins' && stage !== null)
      .map(({ bet }) => bet),
  );
  return Object.fromEntries(
    myBets(sight)
      .filter(({ bet, wager, seat }) => {
        const isWished = won.has(bet) && wished.has(wager);
        return isWished && whyNot(sight, { type: 'TakeDownBet', seat, bet }) === undefined;
      })
      .map((bet) => [bet.wager, -stakeOf(bet)]),
  );
}
