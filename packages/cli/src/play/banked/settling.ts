import type { Settlement, SheetEvent } from '@dicepit/engine';
import { tell } from '../told.ts';
import { settlementLines } from './lines.ts';
import { type Outcome, type Play, rackOf } from './play.ts';

/** Pays and takes what a roll or the end of a turn decided, and tells each bet; the sheet has it already. */
export function settledBy(play: Play, event: SheetEvent): Outcome {
  const settlements = 'settlements' in event ? event.settlements : [];
  const paid = settlements.reduce(pay, play);
  return { play: { ...paid, settlements }, told: tell(...settlementLines(paid, settlements)) };
}

function pay(play: Play, { player, verdict, stake, winnings, returned }: Settlement): Play {
  return {
    ...play,
    racks: new Map(play.racks).set(player, rackOf(play, player) + winnings + returned),
    houseNet: play.houseNet - winnings + (verdict === 'loses' ? stake : 0),
  };
}
