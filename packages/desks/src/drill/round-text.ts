import { type Cents, writeMoney, writeRoll } from '@dicepit/engine';
import { betInWords } from './bet-text.ts';
import type { DrillBet, LateComing, Ought, PayAnswer, RoundLine, RoundScene } from './question.ts';

/** A round as it was dealt, in English: a numbered line to each thing that was done. */
export function roundLines({ roll, chips, sets, lines }: RoundScene): readonly string[] {
  const callAt = lines.findIndex(({ is }) => is === 'call');
  const turn =
    sets === null
      ? ''
      : `${sets.won} ${sets.won === 1 ? 'set' : 'sets'} won, throw ${sets.thrown + 1} of ${sets.throws}. `;
  const numbered = lines.map((line, at) => `${at + 1}: ${lineWords(line)}`);
  return [
    ...(chips === null ? [] : [chipsLine(chips)]),
    ...numbered.slice(0, callAt),
    `${turn}The dice show ${writeRoll(roll)}.`,
    ...numbered.slice(callAt),
  ];
}

/** What is paid with: its smallest chip, or all of them where those are known. */
export function chipsLine(chips: readonly Cents[]): string {
  const said = chips.map((chip) => writeMoney(chip));
  if (said.length === 1) return `The smallest payable chip is ${said.join()}.`;
  return `The chips are ${said.slice(0, -1).join(', ')} and ${said.at(-1)}.`;
}

function lineWords(line: RoundLine): string {
  switch (line.is) {
    case 'bet':
      return betInWords(line.bet);
    case 'late':
      return `${betInWords(line.bet)}, ${comings[line.came]}; the dealer lets it count`;
    case 'call':
      return `the dealer calls “${line.call}”`;
    case 'done':
      return `${betInWords(line.bet)}: the dealer ${doneWords(line.bet, line.does)}`;
  }
}

/** What ought to have been done. */
export function oughtWords(ought: Ought): string {
  switch (ought.is) {
    case 'call':
      return `the call is “${ought.call}”`;
    case 'pay':
      return `the dealer ${doneWords(ought.ask.bet, ought.ask.key)}`;
    case 'refuse':
      return 'the bet does not count for this roll, and goes back';
  }
}

const comings: Readonly<Record<LateComing, string>> = {
  confirmed: 'put down while the dice roll and confirmed aloud before they rest',
  unconfirmed: 'put down while the dice roll, and nobody says a word to it',
  rested: 'put down when the dice lie still',
};

function doneWords({ colour }: DrillBet, does: PayAnswer): string {
  if (does.is === 'loses') return 'takes it';
  if (does.is === 'stays') return 'leaves it where it lies';
  const chips = colour === null ? 0 : does.cents / colour.value;
  return `pays ${colour === null ? writeMoney(does.cents) : `${chips} ${chips === 1 ? 'chip' : 'chips'}`}`;
}
