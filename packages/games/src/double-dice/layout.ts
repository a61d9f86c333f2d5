import {
  type Area,
  type Box,
  everyPips,
  type Felt,
  type Layout,
  type Lettering,
  type OddsOf,
  type Ring,
  roll,
} from '@dicepit/engine';
import { cloth } from './cloth.ts';

// The Shooter's Bet wins on a fourth throw without a seven; the Bonus on the seven that ends a run of four
// or five sets, and on the last throw of a sixth.
const fourthThrow: OddsOf = { stage: 'throw4', on: roll('1-1') };
const fourSets: OddsOf = { stage: 'set5throw1', on: roll('4-3') };
const fiveSets: OddsOf = { stage: 'set6throw1', on: roll('4-3') };
const sixSets: OddsOf = { stage: 'set6throw4', on: roll('1-1') };

const losesToSeven = 'LOSES ONLY TO SEVEN';

/** What lasts a turn stands on top, its counters printed on the cloth; then two lines of six. */
const wide = (top: readonly Area[]): Felt => ({
  gutters: [
    { name: 'NUMBER LINE', note: losesToSeven, at: { x: 34, y: 330, width: 1532, height: 42 } },
    { name: 'DOUBLE LINE', note: losesToSeven, at: { x: 34, y: 618, width: 1532, height: 42 } },
  ],
  areas: [
    ...top,
    ...numberLine((column) => ({ x: 34 + (1532 / 6) * column, y: 372, width: 1532 / 6, height: 246 }), {
      chips: { x: 12, y: 164, width: 231, height: 76 },
      either: { y: 112, size: 98 },
      name: { y: 112, size: 92 },
      odds: { y: 154, size: 36 },
      win: { y: -6 },
    }),
    ...everyPips.map(
      (pips, column): Area => ({
        wager: `double-${pips}`,
        at: { x: 34 + (1532 / 6) * column, y: 660, width: 1532 / 6, height: 246 },
        chips: { x: 22, y: 182, width: 211, height: 60 },
        win: { y: -6 },
        lettering: [
          { kind: 'dice', rolls: [[pips, pips]], y: 37, size: 57 },
          { kind: 'name', text: `DOUBLE ${pips}`, y: 138, size: 44, spacing: 0.03 },
          { kind: 'odds', of: { on: [pips, pips] }, y: 175, size: 34 },
        ],
      }),
    ),
  ],
});

const wideShooter = (width: number): Area => ({
  wager: 'shooters-bet',
  at: { x: 34, y: 34, width, height: 296 },
  chips: { x: 24, y: 214, width: width - 48, height: 76 },
  lettering: [
    { kind: 'name', text: 'SHOOTER’S BET', y: 84, size: 76, spacing: 0.03 },
    { kind: 'odds', words: 'FOUR THROWS, NO SEVEN', of: fourthThrow, y: 124, size: 32 },
    throwRings({ middle: width / 2, step: 96, radius: 33, y: 172 }),
  ],
});

const wideAnySeven = (x: number, width: number, dice: number): Area => ({
  wager: 'any-7',
  spine: true,
  at: { x, y: 34, width, height: 296 },
  chips: { x: 20, y: 208, width: width - 40, height: 82 },
  lettering: [
    { kind: 'name', text: 'ANY SEVEN', y: 84, size: 68, spacing: 0.02 },
    { kind: 'odds', words: 'ONE THROW', of: { on: roll('4-3') }, y: 124, size: 32 },
    { kind: 'dice', rolls: ['1-6', '2-5', '3-4'].map(roll), y: 144, size: dice },
  ],
});

const wideBonus: Area = {
  wager: 'bonus',
  at: { x: 974, y: 34, width: 592, height: 296 },
  chips: { x: 20, y: 206, width: 220, height: 84 },
  lettering: [
    { kind: 'name', text: 'BONUS', y: 84, size: 76, spacing: 0.12 },
    { kind: 'note', text: 'SETS WON IN A ROW', y: 122, size: 28, bare: true },
    {
      kind: 'counters',
      counts: 'set',
      y: 170,
      oddsAt: { y: 236, size: 30, within: 99 },
      rings: setRings([66, 134, 202], [294, 404, 514], [25, 33]),
    },
  ],
};

const portrait = (top: readonly Area[]): Felt => ({
  gutters: [
    { name: 'NUMBER LINE', note: losesToSeven, at: { x: 11, y: 193, width: 368, height: 18 } },
    { name: 'DOUBLE LINE', note: losesToSeven, at: { x: 11, y: 395, width: 368, height: 18 } },
  ],
  areas: [
    ...top,
    ...numberLine((place) => inThrees(place, { y: 211, height: 92 }), {
      chips: { x: 6, y: 59, width: 110, height: 29 },
      either: { y: 39, size: 32 },
      name: { y: 39, size: 31 },
      odds: { y: 56, size: 16 },
      win: { y: -4 },
    }),
    ...everyPips.map(
      (pips, place): Area => ({
        wager: `double-${pips}`,
        at: inThrees(place, { y: 413, height: 98 }),
        chips: { x: 6, y: 59, width: 110, height: 34 },
        win: { y: -4 },
        lettering: [
          { kind: 'name', text: `DOUBLE ${pips}`, y: 32, size: 22, spacing: 0.02 },
          { kind: 'odds', of: { on: [pips, pips] }, dice: [pips, pips], y: 53, size: 16 },
        ],
      }),
    ),
  ],
});

const portraitShooter: Area = {
  wager: 'shooters-bet',
  at: { x: 11, y: 11, width: 232, height: 97 },
  chips: { x: 124, y: 53, width: 101, height: 38 },
  lettering: [
    { kind: 'name', text: 'SHOOTER’S BET', y: 32, size: 28, spacing: 0.02 },
    { kind: 'odds', words: 'FOUR THROWS, NO SEVEN', of: fourthThrow, y: 49, size: 14 },
    throwRings({ middle: 66, step: 28, radius: 11, y: 72 }),
    { kind: 'spot', x: 174.5, y: 72, radius: 17 },
  ],
};

const portraitAnySeven: Area = {
  wager: 'any-7',
  spine: true,
  at: { x: 243, y: 11, width: 136, height: 97 },
  chips: { x: 12, y: 55, width: 112, height: 38 },
  lettering: [
    { kind: 'name', text: 'ANY SEVEN', y: 32, size: 26, spacing: 0.02 },
    { kind: 'odds', words: 'ONE THROW', of: { on: roll('4-3') }, y: 49, size: 14 },
  ],
};

const portraitBonus: Area = {
  wager: 'bonus',
  at: { x: 11, y: 108, width: 368, height: 85 },
  chips: { x: 10, y: 42, width: 96, height: 38 },
  win: { x: 58 },
  lettering: [
    { kind: 'name', text: 'BONUS', x: 58, y: 34, size: 28, spacing: 0.08 },
    { kind: 'spot', x: 58, y: 61, radius: 17 },
    { kind: 'note', text: 'SETS IN A ROW', x: 155, y: 65, size: 12, bare: true },
    {
      kind: 'counters',
      counts: 'set',
      y: 34,
      oddsAt: { y: 66, size: 15, within: 46 },
      rings: setRings([130, 155, 180], [229, 280, 331], [10, 15]),
    },
  ],
};

export const layout: Layout = {
  pack: 'double-dice',
  cloth,
  sign: { name: 'DOUBLE DICE', place: 'COMMUNITY FUNDRAISERS, AUSTRALIA' },
  felts: {
    wide: [
      wide([wideShooter(592), wideAnySeven(626, 348, 42), wideBonus]),
      wide([wideShooter(766), wideAnySeven(800, 766, 57)]),
    ],
    portrait: [
      portrait([portraitShooter, portraitAnySeven, portraitBonus]),
      // Without the bonus its room goes to the two others, one above the other.
      portrait([
        {
          ...portraitShooter,
          at: { x: 11, y: 11, width: 368, height: 91 },
          chips: { x: 206, y: 10, width: 150, height: 70 },
          lettering: [
            { kind: 'name', text: 'SHOOTER’S BET', x: 104, y: 34, size: 30, spacing: 0.02 },
            {
              kind: 'odds',
              words: 'FOUR THROWS, NO SEVEN',
              of: fourthThrow,
              x: 104,
              y: 51,
              size: 14,
              within: 180,
            },
            throwRings({ middle: 104, step: 30, radius: 12, y: 70 }),
            { kind: 'spot', x: 281, y: 46, radius: 18 },
          ],
          win: { x: 281 },
        },
        {
          ...portraitAnySeven,
          at: { x: 11, y: 102, width: 368, height: 91 },
          chips: { x: 206, y: 10, width: 150, height: 70 },
          lettering: [
            { kind: 'name', text: 'ANY SEVEN', x: 104, y: 34, size: 30, spacing: 0.02 },
            {
              kind: 'odds',
              words: 'ONE THROW',
              of: { on: roll('4-3') },
              x: 104,
              y: 51,
              size: 14,
              within: 180,
            },
            { kind: 'dice', rolls: ['1-6', '2-5', '3-4'].map(roll), x: 104, y: 58, size: 22 },
            { kind: 'spot', x: 281, y: 46, radius: 18 },
          ],
          win: { x: 281 },
        },
      ]),
    ],
  },
};

type LineStyle = Pick<Area, 'chips' | 'win'> & {
  readonly either: { readonly y: number; readonly size: number };
  readonly name: { readonly y: number; readonly size: number };
  readonly odds: { readonly y: number; readonly size: number };
};

function numberLine(at: (place: number) => Box, style: LineStyle): readonly Area[] {
  const { chips, win, either, name, odds } = style;
  const area = (wager: string, place: number, lettering: Lettering, on: OddsOf['on']): Area => ({
    wager,
    at: at(place),
    chips,
    lettering: [lettering, { kind: 'odds', of: { on }, ...odds }],
    ...(win && { win }),
  });
  return [
    area('number-2-5', 0, { kind: 'either', numbers: [2, 5], ...either }, roll('3-2')),
    area('number-3-4', 1, { kind: 'either', numbers: [3, 4], ...either }, roll('2-1')),
    {
      ...area('number-6', 2, { kind: 'name', text: 'SIX', spacing: 0.03, ...name }, roll('4-2')),
      spine: true,
    },
    {
      ...area('number-8', 3, { kind: 'name', text: 'EIGHT', spacing: 0.03, ...name }, roll('5-3')),
      spine: true,
    },
    area('number-10-11', 4, { kind: 'either', numbers: [10, 11], ...either }, roll('6-5')),
    area('number-9-12', 5, { kind: 'either', numbers: [9, 12], ...either }, roll('6-3')),
  ];
}

function inThrees(place: number, row: { readonly y: number; readonly height: number }): Box {
  const width = 368 / 3;
  return {
    x: 11 + width * (place % 3),
    y: row.y + row.height * Math.floor(place / 3),
    width,
    height: row.height,
  };
}

function throwRings(row: { middle: number; step: number; radius: number; y: number }): Lettering {
  const rings = [-1.5, -0.5, 0.5, 1.5].map((steps) => ({
    x: row.middle + steps * row.step,
    radius: row.radius,
  }));
  return { kind: 'counters', counts: 'throw', rings, y: row.y };
}

/** Three sets that only count, then the three that pay. */
function setRings(
  counting: readonly number[],
  paying: readonly number[],
  [small, large]: readonly [number, number],
): readonly Ring[] {
  const odds = [fourSets, fiveSets, sixSets];
  return [
    ...counting.map((x) => ({ x, radius: small })),
    ...paying.map((x, index) => ({ x, radius: large, odds: odds[index] ?? sixSets })),
  ];
}
