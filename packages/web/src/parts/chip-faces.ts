import type { Cents } from '@dicepit/engine';

/** How a chip looks: body, edge spots and how many there are. A chip is never told by colour alone. */
export type Face = { readonly body: string; readonly spot: string; readonly spots: number };

const paper = '#f7f2e4';

/** The chips of the house, smallest first. */
const house: readonly (Face & { readonly worth: Cents })[] = [
  { worth: 1_00, body: '#f4f0e4', spot: '#2f5d8c', spots: 4 },
  { worth: 5_00, body: '#b3122b', spot: paper, spots: 6 },
  { worth: 25_00, body: '#0f6b45', spot: paper, spots: 8 },
  { worth: 100_00, body: '#15181a', spot: '#efdca0', spots: 10 },
  { worth: 500_00, body: '#5b2d8c', spot: paper, spots: 12 },
];

const smallest: Face = { body: '#f4f0e4', spot: '#2f5d8c', spots: 4 };

/** Chips without a value of their own, one colour to a player; the figure on the inlay says how many lie there. */
const own: Readonly<Record<string, readonly [body: string, spot: string]>> = {
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

export const chipWorths: readonly Cents[] = house.map(({ worth }) => worth);

export const faceOfWorth = (worth: Cents): Face => house.findLast((face) => face.worth <= worth) ?? smallest;

export function faceOfColour(colour: string): Face {
  const [body, spot] = own[colour] ?? ['#6d7672', paper];
  return { body, spot, spots: 8 };
}

/** More than three chips are not drawn: the figure tells the rest. */
const MOST_DRAWN = 3;

/** Coloured up, from the bottom: the largest chips that make the sum, each on larger ones, no more than three drawn. */
export function stackOf(cents: Cents): readonly Face[] {
  const drawn: Face[] = [];
  let left = cents;
  for (const face of house.toReversed()) {
    for (; left >= face.worth && drawn.length < MOST_DRAWN; left -= face.worth) drawn.push(face);
  }
  return drawn.length === 0 ? [smallest] : drawn;
}
