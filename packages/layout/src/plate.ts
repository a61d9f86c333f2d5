import { assert, type Box, type Game, type Sign } from '@dicepit/engine';
import { diceRow, rowWidth } from './dice.ts';
import { centred, fitted, type Line } from './lettering/measured-text.ts';
import { innerRadii, path, toRadii } from './outline.ts';
import { inset, type Measures } from './shape.ts';
import { element } from './svg.ts';

/** What the sign says under the name: the place, and the option in force where the rules have such a thing. */
export function signWords(game: Game, { place, option }: Sign): readonly string[] {
  if (option === undefined) return [place];
  const value = game.options[option.key];
  const says = value === undefined ? undefined : option.says[value];
  assert(says !== undefined, () => `the sign of ${game.pack} has no words for ${option.key}=${value}`);
  return [place, says];
}

/** The sign as a plate of its own: a pair of ones, the game's name, and where its rules hold. */
export function drawPlate(
  at: Box,
  on: {
    readonly felt: readonly Box[];
    readonly measures: Measures;
    readonly sign: readonly string[];
    readonly name: string;
    readonly prefix: string;
  },
): string {
  const radii = toRadii(at, on.felt, on.measures.corners);
  const middle = at.x + at.width / 2;
  const room = at.width - 48;
  const die = at.height * 0.264;
  const name: Line = { text: on.name, size: at.height * 0.217, spacing: 0.08 };
  const words: Line = { text: on.sign.join(' · '), size: at.height * 0.099, weight: 600, spacing: 0.04 };
  return element(
    'g',
    { class: 'plate' },
    element('path', { class: 'line', d: path(at, radii) }),
    element('path', {
      class: 'hair',
      d: path(inset(at, on.measures.hair.inset), innerRadii(radii, on.measures)),
    }),
    diceRow(
      [[1, 1]],
      { x: middle - rowWidth([[1, 1]], die) / 2, y: at.y + at.height * 0.16, size: die },
      on.prefix,
    ),
    centred(
      { ...name, size: fitted(name, room) },
      { x: middle, y: at.y + at.height * 0.675 },
      { class: 'name' },
    ),
    centred(
      { ...words, size: fitted(words, room) },
      { x: middle, y: at.y + at.height * 0.84 },
      { class: 'odds' },
    ),
  );
}
