import {
  type Area,
  everyPips,
  type Felt,
  type Layout,
  type OddsOf,
  type Pips,
  type Roll,
  roll,
} from '@dicepit/engine';
import { cloth } from './cloth.ts';

const numberNames = { 1: 'ONE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', 5: 'FIVE', 6: 'SIX' } as const;

const triples = everyPips.map((pips): Roll => [pips, pips, pips]);

/** The rare on top, the six faces in the middle, the sums below. */
const wide: Felt = {
  areas: [
    {
      wager: 'any-triple',
      spine: true,
      at: { x: 34, y: 34, width: 1532, height: 176 },
      chips: { x: 60, y: 86, width: 460, height: 82 },
      lettering: [
        { kind: 'name', text: 'ANY TRIPLE', y: 92, size: 88, spacing: 0.05 },
        { kind: 'odds', of: { on: roll('1-1-1') }, y: 142, size: 42 },
        { kind: 'dice', rolls: triples.slice(0, 3), x: 290, y: 30, size: 42 },
        { kind: 'dice', rolls: triples.slice(3), x: 1242, y: 30, size: 42 },
      ],
    },
    ...everyPips.map(
      (pips, column): Area => ({
        wager: `number-${pips}`,
        at: { x: 34 + (1532 / 6) * column, y: 224, width: 1532 / 6, height: 346 },
        chips: { x: 14, y: 260, width: 227, height: 80 },
        lettering: [
          { kind: 'dice', rolls: [[pips]], y: 34, size: 114 },
          { kind: 'name', text: numberNames[pips], y: 210, size: 62, spacing: 0.06 },
          { kind: 'odds', of: oneTwoThree(pips), y: 250, size: 34 },
        ],
      }),
    ),
    wideSum('low', 'LOW', 'UNDER 10', { on: roll('1-2-3'), x: 34 }),
    {
      wager: 'field',
      spine: true,
      at: { x: 504, y: 584, width: 592, height: 322 },
      chips: { x: 40, y: 234, width: 512, height: 82 },
      lettering: [
        { kind: 'note', text: 'TOTAL OF THREE DICE', y: 38, size: 22 },
        { kind: 'name', text: 'FIELD', y: 130, size: 112, spacing: 0.12 },
        {
          kind: 'totals',
          totals: [
            [5, 52],
            [6, 104],
            [7, 156],
            [8, 208],
            [13, 346],
            [14, 410],
            [15, 474],
            [16, 538],
          ],
          gems: [276],
          y: 167,
          size: 52,
          oddsAt: { y: 225, size: 30 },
        },
        { kind: 'odds', of: { on: roll('1-2-2') }, y: 225, size: 38 },
      ],
    },
    wideSum('high', 'HIGH', 'OVER 11', { on: roll('6-5-4'), x: 1096 }),
  ],
};

const portrait: Felt = {
  areas: [
    {
      wager: 'any-triple',
      spine: true,
      at: { x: 11, y: 11, width: 368, height: 92 },
      chips: { x: 186, y: 50, width: 168, height: 37 },
      win: { x: 92 },
      lettering: [
        { kind: 'name', text: 'ANY TRIPLE', x: 92, y: 45, size: 34, spacing: 0.03 },
        { kind: 'odds', of: { on: roll('1-1-1') }, x: 92, y: 68, size: 20, within: 150 },
        { kind: 'dice', rolls: triples.slice(0, 3), x: 268, y: 12, size: 15 },
        { kind: 'dice', rolls: triples.slice(3), x: 268, y: 31, size: 15 },
      ],
    },
    ...everyPips.map(
      (pips, place): Area => ({
        wager: `number-${pips}`,
        at: {
          x: 11 + (368 / 3) * (place % 3),
          y: 110 + 142 * Math.floor(place / 3),
          width: 368 / 3,
          height: 142,
        },
        chips: { x: 6, y: 103, width: 110, height: 35 },
        lettering: [
          { kind: 'dice', rolls: [[pips]], y: 13, size: 42 },
          { kind: 'name', text: numberNames[pips], y: 79, size: 25, spacing: 0.05 },
          { kind: 'odds', of: oneTwoThree(pips), y: 97, size: 16 },
        ],
      }),
    ),
    {
      wager: 'field',
      spine: true,
      at: { x: 11, y: 401, width: 368, height: 102 },
      chips: { x: 8, y: 68, width: 352, height: 30 },
      lettering: [
        {
          kind: 'totals',
          totals: [
            [5, 34],
            [6, 74],
            [7, 114],
            [8, 154],
            [13, 216],
            [14, 256],
            [15, 296],
            [16, 336],
          ],
          gems: [185],
          y: 25,
          size: 25,
          oddsAt: { y: 62, size: 14 },
        },
        { kind: 'note', text: 'THREE DICE', x: 92, y: 61, size: 14, bare: true },
        { kind: 'name', text: 'FIELD', y: 63, size: 26, spacing: 0.12 },
        { kind: 'odds', of: { on: roll('1-2-2') }, x: 276, y: 62, size: 18, within: 110 },
      ],
    },
    portraitSum('low', 'LOW', 'UNDER 10', { on: roll('1-2-3'), x: 11 }),
    portraitSum('high', 'HIGH', 'OVER 11', { on: roll('6-5-4'), x: 195 }),
  ],
};

export const layout: Layout = {
  pack: 'wonder-dice',
  cloth,
  sign: { name: 'WONDER DICE', place: 'CHARITY GAMING, NEW HAMPSHIRE' },
  felts: { wide: [wide], portrait: [portrait] },
};

/** A number pays by how many dice show it: the odds on one, on two and on three. */
function oneTwoThree(pips: Pips): readonly OddsOf[] {
  const other = pips === 6 ? 1 : 6;
  return [{ on: [pips, other, other] }, { on: [pips, pips, other] }, { on: [pips, pips, pips] }];
}

function wideSum(wager: string, text: string, bound: string, { on, x }: { on: Roll; x: number }): Area {
  return {
    wager,
    at: { x, y: 584, width: 470, height: 322 },
    chips: { x: 30, y: 234, width: 410, height: 82 },
    lettering: [
      { kind: 'note', text: 'A TRIPLE LOSES', y: 38, size: 22 },
      { kind: 'name', text, y: 130, size: 112, spacing: 0.06 },
      { kind: 'name', text: bound, y: 182, size: 50, spacing: 0.06 },
      { kind: 'odds', of: { on }, y: 225, size: 38 },
    ],
  };
}

function portraitSum(wager: string, text: string, bound: string, { on, x }: { on: Roll; x: number }): Area {
  return {
    wager,
    at: { x, y: 503, width: 184, height: 106 },
    chips: { x: 14, y: 68, width: 156, height: 34 },
    lettering: [
      { kind: 'note', text: 'A TRIPLE LOSES', y: 18, size: 11 },
      { kind: 'name', text, y: 45, size: 31, spacing: 0.06 },
      { kind: 'name', text: bound, x: 59, y: 64, size: 18, spacing: 0.04 },
      { kind: 'odds', of: { on }, x: 128, y: 64, size: 17, within: 90 },
    ],
  };
}
