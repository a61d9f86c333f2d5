import type { Cents } from '@dicepit/engine';
import { houseChips } from './house-money.ts';

/** How a chip looks: body, edge spots and how many there are. A chip is never told by colour alone. */
export type Face = { readonly body: string; readonly spot: string; readonly spots: number };

const paper = '#f7f2e4';

/** Every colour that chips are made in; at some tables one to a player, and the figure says how many lie there. */
const made: Readonly<Record<string, readonly [body: string, spot: string]>> = {
  blue: ['#1f5aa6', paper],
  red: ['#b3122b', paper],
  green: ['#0f6b45', paper],
  yellow: ['#e0b93b', '#3b3006'],
  orange: ['#c9631a', paper],
  purple: ['#5b2d8c', paper],
  pink: ['#d0588f', paper],
  brown: ['#6b4426', paper],
  white: ['#f4f0e4', '#2f5d8c'],
  black: ['#15181a', '#efdca0'],
  grey: ['#6d7672', paper],
  turquoise: ['#14837a', paper],
};

/** What the chips of the house are worth, the smallest first. */
export const chipWorths = (): readonly Cents[] => houseChips.value.map(({ worth }) => worth);

/** The largest chip of the house that is not worth more, by its colour and as many spots as its place gives it. */
export function faceOfWorth(worth: Cents): Face {
  const chips = houseChips.value;
  const place = Math.max(
    0,
    chips.findLastIndex((chip) => chip.worth <= worth),
  );
  return faceOfColour(chips[place]?.colour ?? '', 4 + 2 * place);
}

export function faceOfColour(colour: string, spots = 8): Face {
  const [body, spot] = made[colour] ?? ['#6d7672', paper];
  return { body, spot, spots };
}

/** More than three chips are not drawn: the figure tells the rest. */
const MAX_CHIPS_DRAWN = 3;

/** Coloured up, from the bottom: the largest chips that make the sum, each on larger ones, no more than three drawn. */
export function stackOf(cents: Cents): readonly Face[] {
  const drawn: Face[] = [];
  let left = cents;
  for (const worth of chipWorths().toReversed()) {
    for (; left >= worth && drawn.length < MAX_CHIPS_DRAWN; left -= worth) drawn.push(faceOfWorth(worth));
  }
  return drawn.length === 0 ? [faceOfWorth(0)] : drawn;
}
