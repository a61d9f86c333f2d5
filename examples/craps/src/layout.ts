import type { Area, Box, Felt, Layout, Lettering, OddsOf, Pips, Roll } from '@dicepit/engine';
import { type Point, points } from './course.ts';
import { craps } from './pack.ts';

// The felt of a craps table: the numbers over Come and the Field, the lines nearest the players, and hardways, bets on
// one roll and hops in a block of their own, which lies beside them where the felt is wide. On a phone it is the other way round.

const opened = craps.open();
if (!opened.ok) throw new Error('craps refuses its own defaults');
const { wagers } = opened.game;

/** One roll for each price of a wager, in the stage in which it is paid; what is printed there is read from the rules. */
function pricesOf(id: string): readonly OddsOf[] {
  const { opensAt = '', stages = {} } = wagers[id] ?? {};
  const byPrice = new Map<string, OddsOf>();
  for (const [stage, rules] of Object.entries(stages))
    for (const { rolls, verdict } of rules) {
      const [on] = verdict.kind === 'wins' ? rolls.rolls() : [];
      if (verdict.kind !== 'wins' || on === undefined || byPrice.has(verdict.odds)) continue;
      byPrice.set(verdict.odds, { on, ...(stage === opensAt ? {} : { stage }) });
    }
  return [...byPrice.values()];
}

/** A line of a name and how large it is. */
type Line = readonly [text: string, size: number];

type Printed = {
  /** Over the name, or before the odds where they have no size of their own. */
  readonly dice?: { readonly roll: Roll; readonly size?: number };
  readonly name?: readonly Line[];
  readonly odds?: number;
  /** The room for chips, beside the words or under them. */
  readonly chips: Box;
};

/** An area with its words in the middle of what its chips leave of it: dice, name, odds. */
function area(wager: string, at: Box, { dice, name = [], odds = 0, chips }: Printed): Area {
  const isBeside = chips.y < at.height / 3;
  const [width, height] = isBeside ? [chips.x, at.height] : [at.width, chips.y];
  // What lies over chips keeps off the edge as they do.
  const top = isBeside ? 0 : chips.x;
  const x = width / 2;
  const high = name.reduce((sum, [, size]) => sum + size, (dice?.size ?? 0) * 1.1 + odds * 1.1);
  let y = top + (height - top - high) / 2;
  const lettering: Lettering[] = [];
  if (dice?.size !== undefined) {
    lettering.push({ kind: 'dice', rolls: [dice.roll], x, y, size: dice.size });
    y += dice.size * 1.1;
  }
  for (const [text, size] of name) {
    y += size;
    lettering.push({ kind: 'name', text, x, y: y - size * 0.14, size });
  }
  if (odds > 0)
    lettering.push({
      kind: 'odds',
      of: pricesOf(wager),
      ...(dice === undefined || dice.size !== undefined ? {} : { dice: dice.roll }),
      x,
      y: y + odds * 0.9,
      size: odds,
      within: width * 0.8,
    });
  return { wager, at, chips, lettering };
}

const under = ({ width, height }: Box, side: number, high: number): Box => ({
  x: side,
  y: height - high - side,
  width: width - 2 * side,
  height: high,
});
const beside = ({ width, height }: Box, side: number, wide: number): Box => ({
  x: width - wide - side,
  y: side,
  width: wide,
  height: height - 2 * side,
});

/** Boxes of one width in a row. */
const across = (count: number, row: Box): readonly Box[] =>
  Array.from({ length: count }, (_, column) => {
    const width = row.width / count;
    return { ...row, x: row.x + width * column, width };
  });

/** The bets on the numbers, a row to each, with the place bets nearest the players. */
const onNumbers: readonly (readonly [id: string, name: readonly string[]])[] = [
  ['dont-come-odds', ["DON'T COME", 'ODDS']],
  ['lay', ['LAY']],
  ['come-odds', ['COME', 'ODDS']],
  ['buy', ['BUY']],
];

const hardways: readonly (readonly [id: string, name: string, dice: Roll])[] = [
  ['hard-6', 'HARD 6', [3, 3]],
  ['hard-10', 'HARD 10', [5, 5]],
  ['hard-8', 'HARD 8', [4, 4]],
  ['hard-4', 'HARD 4', [2, 2]],
];

const numbersOnce: readonly (readonly [id: string, name: string, dice: Roll])[] = [
  ['craps-2', 'CRAPS 2', [1, 1]],
  ['craps-3', 'CRAPS 3', [2, 1]],
  ['yo', 'YO', [6, 5]],
  ['craps-12', 'CRAPS 12', [6, 6]],
];

const hops: readonly (readonly (readonly [Pips, Pips])[])[] = [
  [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ],
  [
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
  ],
  [
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [3, 4],
  ],
  [
    [3, 5],
    [3, 6],
    [4, 5],
    [4, 6],
  ],
];

type FieldPrint = {
  readonly size: number;
  readonly odds: number;
  readonly name: { readonly x: number; readonly size: number };
  readonly chips: Box;
};

/** The totals of the Field in a row, and under them its odds, its name and its chips. */
function field(at: Box, { size, odds, name, chips }: FieldPrint): Area {
  const y = size * 1.1;
  const foot = at.height * 0.88;
  const x = (place: number): number => (at.width / 7) * (place + 0.5);
  return {
    wager: 'field',
    at,
    chips,
    lettering: [
      {
        kind: 'totals',
        totals: [2, 3, 4, 9, 10, 11, 12].map((total, place) => [total, x(place)] as const),
        y,
        size,
        oddsAt: { y: foot, size: odds },
      },
      { kind: 'name', text: 'FIELD', y: foot, ...name, spacing: 0.1 },
    ],
  };
}

/** The felt of a television: the numbers that may be bought have an area for that under their place bet. */
const wide = (buys: readonly Point[]): Felt => ({
  areas: [
    {
      wager: 'dont-come',
      at: { x: 34, y: 34, width: 130, height: 424 },
      chips: { x: 10, y: 250, width: 110, height: 160 },
      lettering: [
        { kind: 'name', text: "DON'T", y: 104, size: 40 },
        { kind: 'name', text: 'COME', y: 146, size: 40 },
        { kind: 'note', text: 'BAR', y: 182, size: 24, bare: true },
        { kind: 'dice', rolls: 'pushed', y: 192, size: 40 },
      ],
    },
    ...points.flatMap((point, column): readonly Area[] => {
      const x = 164 + 155 * column;
      const rows = onNumbers.filter(([id]) => id !== 'buy' || buys.includes(point));
      const top = 34 + rows.length * 70;
      const place = { x, y: top, width: 155, height: 458 - top };
      return [
        ...rows.map(([id, name], row) => {
          const at = { x, y: 34 + 70 * row, width: 155, height: 70 };
          return area(`${id}-${point}`, at, {
            name: numbered(name, point).map((text) => [text, name.length > 1 ? 17 : 24]),
            odds: 18,
            chips: beside(at, 6, 46),
          });
        }),
        area(`place-${point}`, place, {
          name: [
            ['PLACE', 22],
            [String(point), 44],
          ],
          odds: 22,
          chips: under(place, 10, 40),
        }),
      ];
    }),
    band('come', 'COME', { x: 34, y: 458, width: 1060, height: 94 }, { size: 66, chips: 300 }),
    ...across(2, { x: 34, y: 552, width: 220, height: 116 }).map((at, second) =>
      area(`big-${6 + 2 * second}`, at, {
        name: [[`BIG ${6 + 2 * second}`, 30]],
        odds: 20,
        chips: under(at, 8, 44),
      }),
    ),
    field(
      { x: 254, y: 552, width: 840, height: 116 },
      { size: 44, odds: 20, name: { x: 240, size: 36 }, chips: { x: 330, y: 68, width: 380, height: 42 } },
    ),
    band(
      'dont-pass',
      "DON'T PASS",
      { x: 34, y: 668, width: 730, height: 106 },
      { size: 60, chips: 220, bar: 44 },
    ),
    band(
      'dont-pass-odds',
      "DON'T PASS ODDS",
      { x: 764, y: 668, width: 330, height: 106 },
      { size: 24, chips: 90 },
    ),
    band('pass-line', 'PASS LINE', { x: 34, y: 774, width: 730, height: 132 }, { size: 84, chips: 260 }),
    band('pass-odds', 'PASS ODDS', { x: 764, y: 774, width: 330, height: 132 }, { size: 36, chips: 100 }),
    ...across(1, { x: 1094, y: 34, width: 472, height: 78 }).map((at) =>
      area('any-7', at, { name: [['ANY SEVEN', 34]], odds: 24, chips: beside(at, 10, 150) }),
    ),
    ...hardways.map(([id, name, roll], place) => {
      const at = { x: 1094 + 236 * (place % 2), y: 112 + 92 * Math.floor(place / 2), width: 236, height: 92 };
      return area(id, at, {
        dice: { roll, size: 28 },
        name: [[name, 22]],
        odds: 18,
        chips: beside(at, 8, 92),
      });
    }),
    ...across(4, { x: 1094, y: 296, width: 472, height: 124 }).map((at, place) => {
      const [id, name, roll] = numbersOnce[place] ?? numbersOnce[0] ?? ['', '', []];
      return area(id, at, {
        dice: { roll, size: 26 },
        name: [[name, 20]],
        odds: 18,
        chips: under(at, 8, 38),
      });
    }),
    ...across(3, { x: 1094, y: 420, width: 472, height: 96 }).map((at, place) => {
      const [id, name] = (
        [
          ['horn', 'HORN'],
          ['any-craps', 'ANY CRAPS'],
          ['craps-and-eleven', 'C & E'],
        ] as const
      )[place] ?? ['', ''];
      return area(id, at, { name: [[name, 24]], odds: 18, chips: under(at, 6, 40) });
    }),
    ...hops.flatMap((row, down) =>
      across(row.length, { x: 1094, y: 516 + 97.5 * down, width: 472, height: 97.5 }).map((at, place) => {
        const roll = row[place] ?? [1, 1];
        return area(`hop-${roll.join('-')}`, at, {
          dice: { roll, size: 24 },
          odds: 18,
          chips: under(at, 8, 34),
        });
      }),
    ),
  ],
});

/** The name of a row of bets on numbers, with the number in its last line. */
function numbered(name: readonly string[], point: number): readonly string[] {
  return name.map((text, line) => (line === name.length - 1 ? `${text} ${point}` : text));
}

/** A bet that lies across the felt: its name at the left, its chips at the right, the roll that it bars between them. */
function band(
  wager: string,
  name: string,
  at: Box,
  { size, chips, bar }: { readonly size: number; readonly chips: number; readonly bar?: number },
): Area {
  const room = beside(at, at.height / 10, chips);
  const dice = bar ?? 0;
  const words = room.x - dice * 2.6;
  const middle = at.height / 2 + size * 0.35;
  return {
    wager,
    at,
    chips: room,
    win: { x: room.x + chips / 2 },
    lettering: [
      { kind: 'name', text: name, x: words / 2, y: middle, size },
      ...(bar === undefined
        ? []
        : ([
            {
              kind: 'note',
              text: 'BAR',
              x: words + bar * 0.9,
              y: at.height / 2 - bar * 0.62,
              size: bar * 0.5,
              bare: true,
            },
            { kind: 'dice', rolls: 'pushed', x: words + bar * 0.9, y: at.height / 2 - bar * 0.4, size: bar },
          ] satisfies readonly Lettering[])),
    ],
  };
}

/** So many twelfths of a row of the felt of a phone, from where the ones before it end. */
function twelfths(parts: readonly number[], y: number, height: number): readonly Box[] {
  const step = 368 / 12;
  let before = 0;
  return parts.map((part) => {
    const x = 11 + step * before;
    before += part;
    return { x, y, width: step * part, height };
  });
}

/** On a phone the lines come first: what is under them is scrolled to. */
const portrait = (buys: readonly Point[]): Felt => ({
  areas: [
    ...onNumbers.toReversed().flatMap(([id, name], row) =>
      twelfths([2, 2, 2, 2, 2, 2], 251 + 34 * row, 34).flatMap((at, column) => {
        const point = points[column] ?? 4;
        if (id === 'buy' && !buys.includes(point)) return [];
        return area(`${id}-${point}`, at, {
          name: numbered(name, point).map((text) => [text, name.length > 1 ? 7 : 11]),
          odds: 7.5,
          chips: beside(at, 3, 16),
        });
      }),
    ),
    ...twelfths([2, 2, 2, 2, 2, 2], 191, 60).map((row, column) => {
      const point = points[column] ?? 4;
      const at = buys.includes(point) ? row : { ...row, height: 60 + 34 };
      return area(`place-${point}`, at, {
        name: [
          ['PLACE', 9],
          [String(point), 17],
        ],
        odds: 9,
        chips: under(at, 4, 18),
      });
    }),
    ...twelfths([8, 4], 101, 44).map((at, second) =>
      second === 0
        ? band('come', 'COME', at, { size: 30, chips: 80 })
        : area('dont-come', at, { name: [["DON'T COME", 14]], chips: beside(at, 4, 46) }),
    ),
    ...twelfths([2, 8, 2], 145, 46).map((at, place) =>
      place === 1
        ? field(at, {
            size: 16,
            odds: 8,
            name: { x: 74, size: 13 },
            chips: { x: 104, y: 25, width: 100, height: 18 },
          })
        : area(`big-${place === 0 ? 6 : 8}`, at, {
            name: [[place === 0 ? 'BIG 6' : 'BIG 8', 14]],
            odds: 8,
            chips: under(at, 3, 16),
          }),
    ),
    ...twelfths([8, 4], 59, 42).map((at, second) =>
      second === 0
        ? band('dont-pass', "DON'T PASS", at, { size: 24, chips: 60, bar: 16 })
        : band('dont-pass-odds', "DON'T PASS ODDS", at, { size: 9.5, chips: 30 }),
    ),
    ...twelfths([8, 4], 11, 48).map((at, second) =>
      second === 0
        ? band('pass-line', 'PASS LINE', at, { size: 32, chips: 70 })
        : band('pass-odds', 'PASS ODDS', at, { size: 13, chips: 34 }),
    ),
    ...twelfths([3, 3, 3, 3], 387, 32).map((at, place) => {
      const [id, name, roll] = hardways[place] ?? hardways[0] ?? ['', '', []];
      return area(id, at, { name: [[name, 12]], odds: 9, dice: { roll }, chips: beside(at, 3, 28) });
    }),
    ...twelfths([3, 3, 3, 3], 419, 32).map((at, place) => {
      const [id, name] = (
        [
          ['any-7', 'ANY SEVEN'],
          ['any-craps', 'ANY CRAPS'],
          ['horn', 'HORN'],
          ['craps-and-eleven', 'C & E'],
        ] as const
      )[place] ?? ['', ''];
      return area(id, at, { name: [[name, 11]], odds: 8, chips: beside(at, 3, 26) });
    }),
    ...twelfths([3, 3, 3, 3], 451, 32).map((at, place) => {
      const [id, name, roll] = numbersOnce[place] ?? numbersOnce[0] ?? ['', '', []];
      return area(id, at, { name: [[name, 11]], odds: 8, dice: { roll }, chips: beside(at, 3, 26) });
    }),
    ...hops.flatMap((row, down) =>
      twelfths(row.length === 5 ? [2, 2, 2, 3, 3] : [3, 3, 3, 3], 483 + 31.5 * down, 31.5).map(
        (at, place) => {
          const roll = row[place] ?? [1, 1];
          return area(`hop-${roll.join('-')}`, at, {
            dice: { roll, size: 11 },
            odds: 8,
            chips: beside(at, 3, 20),
          });
        },
      ),
    ),
  ],
});

/** The felt as it is drawn: one of each shape for every number bought, and one for four and ten. */
export const layout: Layout = {
  pack: 'craps',
  cloth: { base: '#0b3d2e', lit: '#14644a' },
  sign: { name: 'CRAPS', place: 'HOUSE RULES' },
  felts: { wide: [wide(points), wide([4, 10])], portrait: [portrait(points), portrait([4, 10])] },
};
