import type { DrillBet } from '@dicepit/desks';
import { sum } from '../words/numbers.ts';
import { drillWords } from './said.ts';

/** What a bet is, as it is asked about: `15 on Hard 10`. */
export function betWords({ name, stake, colour }: DrillBet): string {
  const said = drillWords.value;
  if (colour === null) return said.betOn(sum(stake), name);
  const colourName = said.colours[colour.colour] ?? colour.colour;
  return said.betOn(said.colourChips(stake / colour.value, colourName, sum(colour.value)), name);
}
