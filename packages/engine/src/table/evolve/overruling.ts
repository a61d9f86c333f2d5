import { totalOf } from '../../roll.ts';
import type { OverrulingEvent } from '../event/overruling.ts';
import type { PastRoll, Table, TableBet } from '../table.ts';
import { afterLines, withPast, withRestored } from './past.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends OverrulingEvent['type']> = Stamped<OverrulingEvent, Type>;

const onPast = (table: Table, number: number, change: (past: PastRoll) => PastRoll): Table => ({
  ...table,
  recent: table.recent.map((past) => (past.number === number ? change(past) : past)),
});

function callOverruled(table: Table, { roll: number, outcome, by, at, clause }: On<'CallOverruled'>): Table {
  const call = { by, at, clause, outcome };
  const { roll } = table;
  if (roll?.number !== number)
    return onPast(table, number, (past) => ({ ...past, outcome, calls: [...past.calls, call] }));
  return {
    ...table,
    roll: {
      ...roll,
      ...(outcome.kind === 'total'
        ? { faces: outcome.roll, entry: roll.entry && { ...roll.entry, keyed: totalOf(outcome.roll) } }
        : {}),
      amendment: undefined,
      calls: [...roll.calls, call],
    },
  };
}

function rollReversed(table: Table, { roll: number, lines, bets }: On<'RollReversed'>): Table {
  const again = withBets(table, withRestored(table.betting.bets, bets));
  if (table.roll?.number === number) return { ...again, roll: { ...table.roll, settled: [], lines: [] } };
  // Later rolls forget the bets that this one should have decided before them.
  const gone = (past: PastRoll, bet: string): boolean =>
    past.number !== number && lines.some((each) => each.roll === past.number && each.line.bet === bet);
  return {
    ...again,
    recent: table.recent.map((past) =>
      past.number === number
        ? { ...past, settlements: [] }
        : {
            ...past,
            settlements: past.settlements.filter(({ bet }) => !gone(past, bet)),
            layout: past.layout.filter(({ bet }) => !gone(past, bet)),
          },
    ),
  };
}

const rollSettledAgain = (
  table: Table,
  { roll, settlements, thrown, freezes }: On<'RollSettledAgain'>,
): Table => ({
  ...onPast(withBets(table, afterLines(table.betting.bets, settlements)), roll, (past) => ({
    ...past,
    settlements,
  })),
  thrown,
  frozen: freezes,
});

// The postings of these events are all there is to them.
const balanceCarried = (table: Table, _event: On<'BalanceCarried'>): Table => table;
const matterRuled = (table: Table, _event: On<'MatterRuled'>): Table => table;

const diceGivenBack = (table: Table, { seat, dice, thrown }: On<'DiceGivenBack'>): Table => ({
  ...table,
  shooter: { ...table.shooter, is: { kind: 'seat', seat }, holding: false },
  dice: { ...table.dice, active: dice },
  thrown,
});

function rollInvalidated(
  table: Table,
  { roll: number, ground, by, at, clause }: On<'RollInvalidated'>,
): Table {
  const call = { by, at, clause, outcome: { kind: 'void', reason: ground } as const };
  const { roll } = table;
  if (roll?.number === number) {
    // It ends before it was settled, and is kept among those that are done.
    const ended = withPast(table, { ...roll, calls: [...roll.calls, call] }, call.outcome, []);
    return onPast({ ...ended, roll: undefined }, number, (past) => ({ ...past, invalidated: true }));
  }
  return onPast(table, number, (past) => ({
    ...past,
    invalidated: true,
    outcome: call.outcome,
    calls: [...past.calls, call],
  }));
}

const betForfeited = (table: Table, { bet }: On<'BetForfeited'>): Table =>
  withBets(
    table,
    table.betting.bets.filter((each) => each.bet !== bet),
  );

const withBets = (table: Table, bets: readonly TableBet[]): Table => ({
  ...table,
  betting: { ...table.betting, bets },
});

export const overruling: Evolve<OverrulingEvent> = {
  CallOverruled: callOverruled,
  RollReversed: rollReversed,
  RollSettledAgain: rollSettledAgain,
  BalanceCarried: balanceCarried,
  DiceGivenBack: diceGivenBack,
  MatterRuled: matterRuled,
  RollInvalidated: rollInvalidated,
  BetForfeited: betForfeited,
};
