import { type ChipColour, chipColours } from '@dicepit/engine';

/** Every colour that a chip may have, by its name in the language that is spoken. */
export const colourOptions = (
  names: Readonly<Record<ChipColour, string>>,
): readonly (readonly [ChipColour, string])[] => chipColours.map((colour) => [colour, names[colour]]);
