import { lastLimits, together, withLimits, withSums } from '../bets.ts';
import type { BettingEvent } from '../event/betting.ts';
import type { Table, TableBet } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends BettingEvent['type']> = Stamped<BettingEvent, Type>;

const betPlaced = (table: Table, { bet }: On<'BetPlaced'>): Table => ({
  ...table,
  betting: { ...table.betting, bets: [...table.betting.bets, bet], placed: table.betting.placed + 1 },
});

const betAddedTo = (table: Table, event: On<'BetAddedTo'>): Table =>
  changed(table, event, (bet) => {
    const { chips, tokens, limits = lastLimits(bet) } = event;
    return together(bet, withLimits({ ...bet, chips, tokens }, limits));
  });

const betTakenDown = (table: Table, event: On<'BetTakenDown'>): Table =>
  changed(table, event, (bet) =>
    withSums(bet, { chips: bet.chips - event.chips, tokens: bet.tokens - event.tokens }),
  );

/** How the chips are stacked is known afterwards only where the event says so. */
function changed(
  table: Table,
  { bet: name, stack, flags }: On<'BetAddedTo'> | On<'BetTakenDown'>,
  change: (bet: TableBet) => TableBet,
): Table {
  const bets = table.betting.bets
    .map((bet) => {
      if (bet.bet !== name) return bet;
      const { stack: _, ...after } = change(bet);
      return { ...after, flags: flags ?? bet.flags, ...(stack === undefined ? {} : { stack }) };
    })
    .filter((bet) => bet.chips + bet.tokens > 0);
  return { ...table, betting: { ...table.betting, bets } };
}

export const betting: Evolve<BettingEvent> = {
  BetPlaced: betPlaced,
  BetAddedTo: betAddedTo,
  BetTakenDown: betTakenDown,
};
