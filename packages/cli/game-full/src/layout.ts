import { type Area, type Layout, type Roll, roll } from '@dicepit/engine';

/** Every wager once, in a row on a table and in a column on a phone; the odds are printed from the game's own rules. */
const names: readonly (readonly [wager: string, text: string, on: Roll])[] = [
  ['lucky-seven', 'LUCKY SEVEN', roll('3-4')],
  ['hard-eight', 'HARD EIGHT', roll('4-4')],
  ['over-seven', 'OVER SEVEN', roll('6-5')],
];

const wide = names.map(
  ([wager, text, on], place): Area => ({
    wager,
    at: { x: 34 + place * 511, y: 34, width: 510, height: 872 },
    chips: { x: 40, y: 560, width: 430, height: 240 },
    lettering: [
      { kind: 'name', text, y: 300, size: 72 },
      { kind: 'odds', of: { on }, y: 400, size: 48 },
    ],
  }),
);

const portrait = names.map(
  ([wager, text, on], place): Area => ({
    wager,
    at: { x: 11, y: 11 + place * 199, width: 368, height: 198 },
    chips: { x: 20, y: 120, width: 328, height: 60 },
    lettering: [
      { kind: 'name', text, y: 70, size: 34 },
      { kind: 'odds', of: { on }, y: 104, size: 22 },
    ],
  }),
);

export const layout: Layout = {
  pack: 'my-game',
  cloth: { base: '#0b3d2e', lit: '#14644a' },
  sign: { name: 'MY GAME', place: 'HOUSE RULES' },
  felts: { wide: [{ areas: wide }], portrait: [{ areas: portrait }] },
};
