import { type TellingWay, tellingWays } from '@dicepit/desks';
import { promotionWords } from '../said.ts';

/** The ways in which somebody may be told something, as a list to choose from. */
export function tellingOptions(): readonly (readonly [TellingWay, string])[] {
  const { ways } = promotionWords.value.parts.winners;
  // The ways are the keys of the table that says which of them count.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(tellingWays) as TellingWay[]).map((way) => [way, ways[way]] as const);
}
