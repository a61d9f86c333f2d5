import type { LateEvent } from '../event/late.ts';
import type { Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends LateEvent['type']> = Stamped<LateEvent, Type>;

const lateBetAsked = (table: Table, { bet, at }: On<'LateBetAsked'>): Table => ({
  ...table,
  betting: {
    ...table.betting,
    late: [...table.betting.late, { ...bet, askedAt: at }],
    placed: table.betting.placed + 1,
  },
});

function lateBetConfirmed(table: Table, event: On<'LateBetConfirmed'>): Table {
  const { bets } = table.betting;
  const { lies } = event;
  const after = bets.some(({ bet }) => bet === lies.bet)
    ? bets.map((bet) => (bet.bet === lies.bet ? lies : bet))
    : [...bets, lies];
  return noLongerWaiting({ ...table, betting: { ...table.betting, bets: after } }, event);
}

const noLongerWaiting = (table: Table, { bet }: { readonly bet: string }): Table => ({
  ...table,
  betting: { ...table.betting, late: table.betting.late.filter((each) => each.bet !== bet) },
});

export const late: Evolve<LateEvent> = {
  LateBetAsked: lateBetAsked,
  LateBetConfirmed: lateBetConfirmed,
  LateBetWithdrawn: noLongerWaiting,
  LateBetDeclined: noLongerWaiting,
  LateBetLapsed: noLongerWaiting,
};
