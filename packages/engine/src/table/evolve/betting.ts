import type { BettingEvent } from '../event/betting.ts';
import type { Table, TableBet } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends BettingEvent['type']> = Stamped<BettingEvent, Type>;

const betPlaced = (table: Table, { bet }: On<'BetPlaced'>): Table => ({
  ...table,
  betting: { ...table.betting, bets: [...table.betting.bets, bet], placed: table.betting.placed + 1 },
});

const betAddedTo = (table: Table, event: On<'BetAddedTo'>): Table => changed(table, event, 1);

const betTakenDown = (table: Table, event: On<'BetTakenDown'>): Table => changed(table, event, -1);

function changed(table: Table, event: On<'BetAddedTo'> | On<'BetTakenDown'>, sign: 1 | -1): Table {
  const bets = table.betting.bets
    .map((bet) => (bet.bet === event.bet ? changedBet(bet, event, sign) : bet))
    .filter((bet) => bet.chips + bet.tokens > 0);
  return { ...table, betting: { ...table.betting, bets } };
}

/** How the chips are stacked is known afterwards only where the event says so. */
function changedBet(
  before: TableBet,
  { chips, tokens, stack, flags }: On<'BetAddedTo'> | On<'BetTakenDown'>,
  sign: 1 | -1,
): TableBet {
  const { stack: _, ...bet } = before;
  return {
    ...bet,
    chips: bet.chips + sign * chips,
    tokens: bet.tokens + sign * tokens,
    flags: flags ?? bet.flags,
    ...(stack === undefined ? {} : { stack }),
  };
}

export const betting: Evolve<BettingEvent> = {
  BetPlaced: betPlaced,
  BetAddedTo: betAddedTo,
  BetTakenDown: betTakenDown,
};
