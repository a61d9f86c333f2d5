import { checkStake, contextOf, type StakeFault } from '@dicepit/engine';
import { myBets, myLateBets, type Sight, stakeOf } from '../sight.ts';
import type { Changes } from './changes.ts';

/** What the posted limits say against a bet, before anybody is asked to take it. */
export type Warning = StakeFault & { readonly wager: string };

/**
 * What is outside the posted limits about these changes, if anything is. A table may take such a bet and only mark it:
 * whoever bets is told all the same, since keeping to the limits is up to the player.
 */
export function warningOf(sight: Sight, changes: Changes): Warning | undefined {
  const { rules, table, at, person, mine } = sight;
  if (mine === undefined || table.setup === undefined) return undefined;
  const by = { person: person ?? '', role: 'player' } as const;
  const context = contextOf(rules, table, table.setup, { by, at });
  if (context === undefined) return undefined;
  const more = Object.entries(changes).filter(([, cents]) => cents > 0);
  const faults = more.flatMap(([wager, cents]): readonly Warning[] => {
    const fault = checkStake(context, mine.seat, wager, heldOn(sight, wager) + cents);
    return fault === undefined ? [] : [{ ...fault, wager }];
  });
  return faults[0];
}

const heldOn = (sight: Sight, wager: string): number =>
  [...myBets(sight), ...myLateBets(sight)]
    .filter((bet) => bet.wager === wager)
    .reduce((sum, bet) => sum + stakeOf(bet), 0);
