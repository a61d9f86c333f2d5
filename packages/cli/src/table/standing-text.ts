import { balanceOf, type Cents, type Game, phaseOf, type Table, writeRoll } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { nameTold, said, sum, wordBy } from '../language.ts';
import { MINUS } from '../number-signs.ts';
import type { Terminal } from '../terminal.ts';

/** A table as it stands, for a person: who has the dice, who sits where with what, and what lies on the layout. */
export function standingText(
  table: Table,
  game: Game | undefined,
  { colours }: Pick<Terminal, 'colours'>,
): string {
  const { setup, ledger, betting, recent } = table;
  if (setup === undefined) return `${said().standing.none}\n`;
  const words = said().standing;
  const head = words.bets;
  const last = recent[0]?.outcome;
  const phase = phaseOf(table);
  const state = { phase: wordBy(words.phases, phase), dice: formatDice(table), rolls: table.rolled };
  const name = (wager: string): string => game?.wagers[wager]?.name ?? wager;
  const seats = [...table.seats.values()]
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, name: who }) => [
      `${seat}`,
      who,
      signedSum(balanceOf(ledger, `rack:${seat}`)),
      signedSum(betting.bets.filter((bet) => bet.seat === seat).reduce((sum, { chips }) => sum + chips, 0)),
    ]);
  const bets = betting.bets.map(({ bet, seat, wager, chips, tokens, stage }) => [
    bet,
    table.seats.get(seat)?.name ?? words.seat({ seat }),
    name(wager),
    stageTold(stage),
    signedSum(chips + tokens),
  ]);
  return [
    `${words.head({
      table: colours.bold(`${setup.table}: ${setup.pack}`),
      mode: nameTold(`mode.${setup.mode}`, setup.mode),
      dice: nameTold(`dice.${setup.dice}`, setup.dice),
    })}\n`,
    `${
      last === undefined
        ? words.state(state)
        : words.stateLast({ ...state, last: last.kind === 'total' ? writeRoll(last.roll) : words.void })
    }\n`,
    `${words.chips({
      float: signedSum(balanceOf(ledger, 'float')),
      dropBox: signedSum(balanceOf(ledger, 'drop-box')),
      layout: signedSum(balanceOf(ledger, 'layout')),
    })}\n`,
    seats.length === 0
      ? `${words.nobody}\n`
      : `\n${columns([words.seats.seat, words.seats.player, words.seats.rack, words.seats.bets], seats, 2)}`,
    bets.length === 0
      ? ''
      : `\n${columns([head.bet, head.player, head.wager, head.standsAt, head.stake], bets, 4)}`,
  ].join('');
}

const signedSum = (cents: Cents): string => sum(cents).replace('-', MINUS);

/** Where a bet stands, such as `set5throw1`. */
function stageTold(stage: string): string {
  const { stages } = said().standing;
  return [...stage.matchAll(/([a-z]+)(\d*)/gi)]
    .map(([, word = '', number = '']) => {
      if (word === 'set' || word === 'throw') return stages[word]({ number });
      return word === 'up' || word === 'next' ? stages[word] : `${word} ${number}`.trim();
    })
    .join(', ');
}

function formatDice({ shooter: { is }, seats }: Table): string {
  const words = said().standing;
  const nameOf = (seat: number): string => seats.get(seat)?.name ?? words.seat({ seat });
  switch (is.kind) {
    case 'nobody':
      return words.dice.nobody;
    case 'offered':
      return is.to === 'waiting' ? words.dice.goingRound : words.dice.offered({ seat: is.to });
    case 'choosing':
      return words.dice.choosing({ name: nameOf(is.seat) });
    case 'seat':
      return words.dice.shoots({ name: nameOf(is.seat) });
    case 'dealer':
      return words.dice.dealer;
  }
}
