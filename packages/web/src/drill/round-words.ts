import type { CorrectAction, DrillBet, PayAnswer, RoundLine } from '@dicepit/desks';
import { bookCall } from '../words/calls.ts';
import { sum } from '../words/numbers.ts';
import { betWords } from './bet-words.ts';
import { drillWords } from './said.ts';

/** A line of a round as another dealer dealt it. */
export function lineWords(line: RoundLine): string {
  const said = drillWords.value.round;
  switch (line.is) {
    case 'bet':
      return said.bets({ player: line.bet.player, bet: betWords(line.bet) });
    case 'late':
      return said.late[line.came]({ bet: said.bets({ player: line.bet.player, bet: betWords(line.bet) }) });
    case 'call':
      return said.call({ call: bookCall(line.call) });
    case 'done':
      return said.done({
        player: line.bet.player,
        bet: betWords(line.bet),
        does: doneWords(line.bet, line.does),
      });
  }
}

/** What ought to have been done. */
export function oughtWords(ought: CorrectAction): string {
  const said = drillWords.value.round;
  switch (ought.is) {
    case 'call':
      return said.oughtCall({ call: bookCall(ought.call) });
    case 'pay':
      return said.oughtDone({ does: doneWords(ought.ask.bet, ought.ask.key) });
    case 'refuse':
      return said.oughtRefuse;
  }
}

function doneWords({ colour }: DrillBet, does: PayAnswer): string {
  const { round, chips } = drillWords.value;
  if (does.is === 'loses') return round.taken;
  if (does.is === 'stays') return round.left;
  return round.paid({ sum: colour === null ? sum(does.cents) : chips({ count: does.cents / colour.value }) });
}
