import type { DrillBet } from '@dicepit/desks';
import { nameBy } from '../words/names.ts';
import { sum } from '../words/numbers.ts';
import { drillWords } from './said.ts';

/** What a bet is, as it is asked about: `15 on Hard 10`. */
export function betWords({ name, stake, colour }: DrillBet): string {
  const said = drillWords.value;
  if (colour === null) return said.betOn({ stake: sum(stake), wager: name });
  const colourName = nameBy(said.colours, colour.colour) ?? colour.colour;
  return said.betOn({
    stake: said.colourChips({ count: stake / colour.value, colour: colourName, value: sum(colour.value) }),
    wager: name,
  });
}
