import { movedOn, withChips } from '../bets.ts';
import type { PlacementEvent } from '../event/placement.ts';
import type { Table, TableBet } from '../table.ts';
import { afterLines, withRestored } from './past.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends PlacementEvent['type']> = Stamped<PlacementEvent, Type>;

const placedForPlayer = (table: Table, { bet, instruction }: On<'PlacedForPlayer'>): Table =>
  relaid(table, (bets) => bets.map((each) => (each.bet === bet ? { ...each, instruction } : each)));

function betMoved(table: Table, move: On<'BetMoved'>): Table {
  const isNew = !table.betting.bets.some(({ bet }) => bet === move.into);
  const after = relaid(table, (bets) => movedOn(bets, move));
  return isNew ? { ...after, betting: { ...after.betting, placed: after.betting.placed + 1 } } : after;
}

const stakeCorrected = (table: Table, { bet, chips }: On<'StakeCorrected'>): Table =>
  relaid(table, (bets) => bets.map((each) => (each.bet === bet ? withChips(each, chips) : each)));

function betSettledAgain(table: Table, { roll, bet, settlement }: On<'BetSettledAgain'>): Table {
  const bets = afterLines(withRestored(table.betting.bets, [bet]), [settlement]);
  return {
    ...table,
    betting: { ...table.betting, bets },
    recent: table.recent.map((past) =>
      past.number === roll
        ? {
            ...past,
            layout: withRestored(past.layout, [bet]),
            settlements: past.settlements.map((line) => (line.bet === bet.bet ? settlement : line)),
          }
        : past,
    ),
  };
}

const wagerRefused = (table: Table, { bet }: On<'WagerRefused'>): Table =>
  relaid(table, (bets) => bets.filter((each) => each.bet !== bet));

/** What is put right after the dice have come to rest changes what is settled, too. */
export function relaid(table: Table, change: (bets: readonly TableBet[]) => readonly TableBet[]): Table {
  const { roll, betting } = table;
  return {
    ...table,
    betting: { ...betting, bets: change(betting.bets) },
    roll: roll?.restedAt === undefined ? roll : { ...roll, layout: change(roll.layout) },
  };
}

export const placement: Evolve<PlacementEvent> = {
  PlacedForPlayer: placedForPlayer,
  BetMoved: betMoved,
  StakeCorrected: stakeCorrected,
  BetSettledAgain: betSettledAgain,
  WagerRefused: wagerRefused,
};
