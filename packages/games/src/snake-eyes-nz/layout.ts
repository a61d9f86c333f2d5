import { type Area, type Box, type Felt, type Layout, type Pips, type Roll, roll } from '@dicepit/engine';
import { cloth } from './cloth.ts';

/**
 * A triptych on a base. The dark spine holds the three bets at 4 to 1, the wings mirror each other by odds,
 * each combo stands between the four bets it combines, and the field lies nearest the players.
 */
const wide: Felt = {
  plate: { x: 1270, y: 264, width: 296, height: 212 },
  areas: [
    ...([4, 6, 8, 10] as const).map((number, index) => wideHardway(number, [34, 330, 974, 1270][index] ?? 0)),
    wideBeforeSeven('five', 'FIVE', roll('3-2'), 34),
    wideBeforeSeven('six', 'SIX', roll('4-2'), 330),
    wideBeforeSeven('eight', 'EIGHT', roll('5-3'), 974),
    wideOneRoll('craps-2', 'CRAPS 2', [1, 1], 34),
    wideOneRoll('craps-3', 'CRAPS 3', [1, 2], 330),
    wideOneRoll('eleven', 'ELEVEN', [5, 6], 974),
    wideOneRoll('craps-12', 'CRAPS 12', [6, 6], 1270),
    {
      wager: 'hardway-combo',
      spine: true,
      at: { x: 640, y: 34, width: 320, height: 223 },
      chips: { x: 12, y: 160, width: 296, height: 60 },
      lettering: [
        { kind: 'note', text: 'ANY OF THE FOUR', y: 35, size: 20 },
        { kind: 'name', text: 'HARDWAY COMBO', y: 80, size: 46, spacing: 0.02 },
        { kind: 'dice', rolls: ['2-2', '3-3', '4-4', '5-5'].map(roll), y: 91, size: 27 },
        { kind: 'odds', of: { on: roll('2-2') }, y: 155, size: 38 },
      ],
    },
    {
      wager: 'any-7',
      spine: true,
      at: { x: 640, y: 257, width: 320, height: 226 },
      chips: { x: 12, y: 150, width: 296, height: 72 },
      lettering: [
        { kind: 'note', text: 'ONE ROLL', y: 40, size: 20 },
        { kind: 'name', text: 'ANY 7', y: 107, size: 80, spacing: 0.03 },
        { kind: 'odds', of: { on: roll('4-3') }, y: 144, size: 38 },
      ],
    },
    {
      wager: 'c-and-e',
      spine: true,
      at: { x: 640, y: 483, width: 320, height: 215 },
      chips: { x: 12, y: 160, width: 296, height: 51 },
      lettering: [
        { kind: 'note', text: 'ONE ROLL', y: 36, size: 20 },
        { kind: 'name', text: 'C & E COMBO', y: 81, size: 46, spacing: 0.03 },
        { kind: 'dice', rolls: ['1-1', '1-2', '5-6', '6-6'].map(roll), y: 92, size: 27 },
        { kind: 'odds', of: { on: roll('1-1') }, y: 155, size: 38 },
      ],
    },
    {
      wager: 'field',
      at: { x: 34, y: 712, width: 1532, height: 194 },
      chips: { x: 190, y: 112, width: 420, height: 76 },
      lettering: [
        { kind: 'note', text: 'ONE ROLL', y: 34, size: 20 },
        { kind: 'name', text: 'FIELD', y: 113, size: 100, spacing: 0.16 },
        { kind: 'odds', of: { on: roll('2-1') }, y: 156, size: 38 },
        {
          kind: 'totals',
          totals: [
            [2, 94],
            [3, 258],
            [4, 414],
            [9, 1084],
            [10, 1196],
            [11, 1314],
            [12, 1438],
          ],
          gems: [190, 336, 500, 990, 1136, 1258, 1362],
          y: 65,
          size: 78,
          oddsAt: { y: 156, size: 38 },
        },
      ],
    },
  ],
};

const portrait: Felt = {
  areas: [
    ...([4, 6, 8, 10] as const).map((number, index) => {
      const pips = toPips(number);
      return narrow(`hard-${number}`, `HARD ${number}`, [pips, pips], {
        x: 11 + 92 * index,
        y: 11,
        height: 126,
      });
    }),
    {
      wager: 'hardway-combo',
      spine: true,
      at: { x: 11, y: 137, width: 368, height: 58 },
      chips: { x: 200, y: 6, width: 160, height: 46 },
      win: { x: 280 },
      lettering: [
        { kind: 'name', text: 'HARDWAY COMBO', x: 98, y: 28, size: 24, spacing: 0.02 },
        { kind: 'odds', of: { on: roll('2-2') }, x: 98, y: 47, size: 17 },
        { kind: 'spot', x: 280, y: 29, radius: 18 },
      ],
    },
    portraitBeforeSeven('five', 'FIVE', roll('3-2'), 0),
    portraitBeforeSeven('six', 'SIX', roll('4-2'), 1),
    portraitBeforeSeven('eight', 'EIGHT', roll('5-3'), 2),
    {
      wager: 'field',
      at: { x: 11, y: 313, width: 368, height: 104 },
      chips: { x: 8, y: 70, width: 352, height: 30 },
      lettering: [
        {
          kind: 'totals',
          totals: [
            [2, 32],
            [3, 86],
            [4, 135],
            [9, 184],
            [10, 233],
            [11, 282],
            [12, 336],
          ],
          y: 27,
          size: 26,
          oddsAt: { y: 64, size: 16 },
        },
        { kind: 'note', text: 'ONE ROLL', x: 104, y: 64, size: 14, bare: true },
        { kind: 'name', text: 'FIELD', y: 66, size: 26, spacing: 0.12 },
        { kind: 'odds', of: { on: roll('2-1') }, x: 264, y: 65, size: 18, within: 70 },
      ],
    },
    {
      wager: 'any-7',
      spine: true,
      at: { x: 11, y: 424, width: 136, height: 58 },
      chips: { x: 83, y: 8, width: 46, height: 42 },
      win: { x: 106 },
      lettering: [
        { kind: 'name', text: 'ANY 7', x: 46, y: 28, size: 25 },
        { kind: 'odds', of: { on: roll('4-3') }, x: 46, y: 47, size: 17, within: 70 },
        { kind: 'spot', x: 106, y: 29, radius: 18 },
      ],
    },
    {
      wager: 'c-and-e',
      spine: true,
      at: { x: 147, y: 424, width: 232, height: 58 },
      chips: { x: 146, y: 8, width: 80, height: 42 },
      win: { x: 186 },
      lettering: [
        { kind: 'name', text: 'C & E COMBO', x: 74, y: 28, size: 24, spacing: 0.02 },
        { kind: 'odds', of: { on: roll('1-1') }, x: 74, y: 47, size: 17, within: 120 },
        { kind: 'spot', x: 186, y: 29, radius: 18 },
      ],
    },
    narrow('craps-2', 'CRAPS 2', [1, 1], { x: 11, y: 482, height: 127 }),
    narrow('craps-3', 'CRAPS 3', [1, 2], { x: 103, y: 482, height: 127 }),
    narrow('eleven', 'ELEVEN', [5, 6], { x: 195, y: 482, height: 127 }),
    narrow('craps-12', 'CRAPS 12', [6, 6], { x: 287, y: 482, height: 127 }),
  ],
};

// The options 1, 2 and 3 of the text are the columns of the field and nothing else. A table may choose
// single lines besides (4.10), so the sign says which thing the option is of.
export const layout: Layout = {
  pack: 'snake-eyes-nz',
  cloth,
  sign: {
    name: 'SNAKE EYES',
    place: 'NEW ZEALAND',
    option: {
      key: 'field',
      says: { '1': 'FIELD OPTION 1', '2': 'FIELD OPTION 2', '3': 'FIELD OPTION 3' },
    },
  },
  felts: { wide: [wide], portrait: [portrait] },
};

function wideHardway(number: 4 | 6 | 8 | 10, x: number): Area {
  const pips = toPips(number);
  return {
    wager: `hard-${number}`,
    at: { x, y: 34, width: 296, height: 216 },
    chips: { x: 12, y: 136, width: 272, height: 74 },
    lettering: [
      { kind: 'note', text: 'BEFORE 7 OR EASY', y: 35, size: 20 },
      { kind: 'name', text: `HARD ${number}`, y: 85, size: 52, spacing: 0.02, between: [pips, pips] },
      { kind: 'odds', of: { on: [pips, pips] }, y: 128, size: 38 },
    ],
  };
}

function wideBeforeSeven(wager: string, text: string, on: Roll, x: number): Area {
  return {
    wager,
    at: { x, y: 264, width: 296, height: 212 },
    chips: { x: 12, y: 143, width: 272, height: 64 },
    lettering: [
      { kind: 'note', text: 'BEFORE 7', y: 33, size: 20 },
      { kind: 'name', text, y: 100, size: 80, spacing: 0.04 },
      { kind: 'odds', of: { on }, y: 137, size: 38 },
    ],
  };
}

function wideOneRoll(wager: string, text: string, dice: readonly [Pips, Pips], x: number): Area {
  return {
    wager,
    at: { x, y: 490, width: 296, height: 208 },
    chips: { x: 12, y: 130, width: 272, height: 72 },
    lettering: [
      { kind: 'note', text: 'ONE ROLL', y: 33, size: 20 },
      { kind: 'name', text, y: 80, size: 47, spacing: 0.02, between: dice },
      { kind: 'odds', of: { on: dice }, y: 121, size: 38 },
    ],
  };
}

function portraitBeforeSeven(wager: string, text: string, on: Roll, column: number): Area {
  return {
    wager,
    at: { x: 11 + (368 / 3) * column, y: 202, width: 368 / 3, height: 104 },
    chips: { x: 6, y: 66, width: 110, height: 34 },
    lettering: [
      { kind: 'name', text, y: 42, size: 38, spacing: 0.03 },
      { kind: 'odds', of: { on }, y: 61, size: 17 },
    ],
  };
}

function narrow(wager: string, text: string, dice: readonly [Pips, Pips], at: Omit<Box, 'width'>): Area {
  return {
    wager,
    at: { ...at, width: 92 },
    chips: { x: 6, y: 82, width: 80, height: 40 },
    lettering: [
      { kind: 'dice', rolls: [dice], y: 13, size: 23 },
      { kind: 'name', text, y: 58, size: 23 },
      { kind: 'odds', of: { on: dice }, y: 77, size: 17 },
    ],
  };
}

function toPips(number: 4 | 6 | 8 | 10): Pips {
  return ({ 4: 2, 6: 3, 8: 4, 10: 5 } as const)[number];
}
