import type { Cents, RollLines, TableSettlement } from '@dicepit/engine';

/** One line of a settlement as the dealer works through it. */
export type SettleRow = { readonly line: TableSettlement; readonly done: boolean };

/** A roll's settlement in the order of dealing: the losers are taken first, then winners are paid seat by seat. */
export type SettleList = {
  readonly take: readonly SettleRow[];
  readonly pay: readonly SettleRow[];
  readonly stays: readonly TableSettlement[];
  readonly taken: Cents;
  readonly paid: Cents;
  /** The bets of losers that are still to be taken. */
  readonly toTake: readonly string[];
  readonly toPay: readonly string[];
};

export function settleList({ settled, left }: RollLines): SettleList {
  const rows = [
    ...settled.map((line): SettleRow => ({ line, done: true })),
    ...left.map((line): SettleRow => ({ line, done: false })),
  ].toSorted((a, b) => a.line.seat - b.line.seat);
  const take = rows.filter(({ line }) => line.verdict === 'loses');
  const pay = rows.filter(({ line }) => line.verdict === 'wins');
  return {
    take,
    pay,
    stays: left.filter(({ verdict }) => verdict === 'stands'),
    taken: sumOf(take, takenFrom),
    paid: sumOf(pay, ({ winnings }) => winnings),
    toTake: openIn(take),
    toPay: openIn(pay),
  };
}

/** What goes into the float of a lost bet: the stake without what is handed back of it. */
export const takenFrom = ({ stake, returned }: TableSettlement): Cents => stake - returned;

const sumOf = (rows: readonly SettleRow[], of: (line: TableSettlement) => Cents): Cents =>
  rows.reduce((sum, { line }) => sum + of(line), 0);

const openIn = (rows: readonly SettleRow[]): readonly string[] =>
  rows.filter(({ done }) => !done).map(({ line }) => line.bet);
