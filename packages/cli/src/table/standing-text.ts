import { balanceOf, type Game, phaseOf, type Table, writeRoll } from '@dicepit/engine';
import { sayStages } from '@dicepit/rulebook';
import { columns } from '../columns.ts';
import { moneyText } from '../number-signs.ts';
import type { Terminal } from '../terminal.ts';

/** A table as it stands, for a person: who has the dice, who sits where with what, and what lies on the layout. */
export function standingText(
  table: Table,
  game: Game | undefined,
  { colours }: Pick<Terminal, 'colours'>,
): string {
  const { setup, ledger, betting, recent } = table;
  if (setup === undefined) return 'There is no table yet.\n';
  const last = recent[0]?.outcome;
  const name = (wager: string): string => game?.wagers[wager]?.name ?? wager;
  const seats = [...table.seats.values()]
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, name: who }) => [
      `${seat}`,
      who,
      moneyText(balanceOf(ledger, `rack:${seat}`)),
      moneyText(betting.bets.filter((bet) => bet.seat === seat).reduce((sum, { chips }) => sum + chips, 0)),
    ]);
  const bets = betting.bets.map(({ bet, seat, wager, chips, tokens, stage }) => [
    bet,
    table.seats.get(seat)?.name ?? `seat ${seat}`,
    name(wager),
    sayStages(stage, stage),
    moneyText(chips + tokens),
  ]);
  return [
    `${colours.bold(`${setup.table}: ${setup.pack}`)}, ${setup.mode}, ${setup.dice} dice\n`,
    `${phaseOf(table)}; ${diceOf(table)}; ${table.rolled} rolls thrown` +
      `${last === undefined ? '' : `, the last ${last.kind === 'total' ? writeRoll(last.roll) : 'void'}`}\n`,
    `float ${moneyText(balanceOf(ledger, 'float'))}, drop box ${moneyText(balanceOf(ledger, 'drop-box'))}, ` +
      `layout ${moneyText(balanceOf(ledger, 'layout'))}\n`,
    seats.length === 0
      ? 'Nobody sits at the table.\n'
      : `\n${columns(['seat', 'player', 'rack', 'bets'], seats, 2)}`,
    bets.length === 0 ? '' : `\n${columns(['bet', 'player', 'wager', 'stands at', 'stake'], bets, 4)}`,
  ].join('');
}

function diceOf({ shooter: { is }, seats }: Table): string {
  switch (is.kind) {
    case 'nobody':
      return 'nobody has the dice';
    case 'offered':
      return is.to === 'waiting' ? 'the dice are going round' : `the dice are offered to seat ${is.to}`;
    case 'choosing':
      return `${seats.get(is.seat)?.name ?? `seat ${is.seat}`} is choosing dice`;
    case 'seat':
      return `${seats.get(is.seat)?.name ?? `seat ${is.seat}`} shoots`;
    case 'dealer':
      return 'the dealer throws';
  }
}
