import type { TableSettlement } from '@dicepit/engine';
import type { RollSheet } from '@dicepit/wire';
import type { EntryWithStates } from '../timeline/standing.ts';
import { gameAt, seatName, wagerName } from './layout-at.ts';

type Line = RollSheet['settlements'][number];

/** What a roll did to each bet, as it stands after every correction. */
export function settlementsIn(own: readonly EntryWithStates[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const standing of own) {
    const { event } = standing;
    const put = (settlements: readonly TableSettlement[]): void => {
      for (const settlement of settlements) lines.set(settlement.bet, lineOf(standing, settlement));
    };
    if (event.type === 'BetSettled' || event.type === 'BetSettledAgain') put([event.settlement]);
    else if ('settlements' in event) put(event.settlements);
    else if (event.type === 'RollReversed') for (const { line } of event.lines) lines.delete(line.bet);
  }
  return [...lines.values()].toSorted((one, other) => one.seat - other.seat);
}

function lineOf({ before }: EntryWithStates, settlement: TableSettlement): Line {
  const { bet, seat, wager, verdict, stake, inPlay, winnings, returned, odds, clause, pays, notes } =
    settlement;
  return {
    bet,
    seat,
    name: before.is === 'banked' ? seatName(before.table, seat) : '',
    wager,
    wagerName: wagerName(gameAt(before), wager),
    verdict,
    stake,
    inPlay,
    winnings,
    returned,
    odds,
    clause,
    pays,
    notes: notes.map((note) => ({ clause: note.clause })),
  };
}
