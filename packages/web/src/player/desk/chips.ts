import type { Cents } from '@dicepit/engine';
import { chipWorths } from '../../parts/chip-faces.ts';
import { type Sight, unitOf } from '../sight.ts';
import type { Desk } from './desk.ts';

/** How many chips of one's own colour go down at once. */
const counts = [1, 2, 5, 10] as const;

/** The chips of the rail: the house's, or so many of one's own colour. */
export const chipsOf = (sight: Sight): readonly Cents[] =>
  sight.mine?.colour === undefined ? chipWorths() : counts.map((count) => count * unitOf(sight));

/** The chip that a tap puts down: the one chosen, else the smallest that the table takes as a bet. */
export function chosenOf({ chosen }: Pick<Desk, 'chosen'>, sight: Sight): Cents {
  const chips = chipsOf(sight);
  const wished = chosen.value;
  if (wished !== undefined && chips.includes(wished)) return wished;
  const least = sight.table.signs.limits?.minimum ?? 0;
  // The white chip of the usual ones is small change; whoever has chosen chips begins with the smallest.
  const isChange = (chip: Cents): boolean => chip === 1_00 && chips[1] === 5_00;
  return (
    chips.find((chip) => chip >= least && (!isChange(chip) || sight.mine?.colour !== undefined)) ??
    chips[0] ??
    1_00
  );
}
