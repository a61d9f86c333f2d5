import { writeMoney } from '@dicepit/engine';
import type { DrillBet } from './question.ts';

/** A bet as it is asked about, in English. */
export function betInWords({ player, isShooter, name, stake, colour }: DrillBet): string {
  const who = isShooter ? `${player} (shooter)` : player;
  if (colour === null) return `${who}: ${writeMoney(stake)} on ${name}`;
  const count = stake / colour.value;
  return `${who}: ${count} ${colour.colour} ${count === 1 ? 'chip' : 'chips'} at ${writeMoney(colour.value)} on ${name}`;
}
