import { choice, oddsChoice, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { type ComeOut, course, off, type Point, points, working } from './course.ts';
import {
  type Barred,
  come,
  comeOdds,
  dontCome,
  dontComeOdds,
  dontPass,
  dontPassOdds,
  type Multiples,
  passLine,
  passOdds,
} from './lines.ts';
import { big, buy, type CommissionByPoint, type CommissionTaken, hardway, lay, place } from './numbers.ts';
import { crapsAndEleven, field, forOne, hops, horn, type LongOdds, propositions, toOne } from './one-roll.ts';
import { procedure } from './procedure.ts';

const same = <Value>(value: Value): Readonly<Record<Point, Value>> => ({
  4: value,
  5: value,
  6: value,
  8: value,
  9: value,
  10: value,
});

/** Off or working on a come-out roll, the usual one first. */
const comeOut = (about: string, clause: Clause, usual: 'off' | 'working' = 'off') => {
  const both: readonly [string, ComeOut][] = [
    ['off', off],
    ['working', working],
  ];
  return choice<Clause, ComeOut>(about, clause, usual === 'off' ? both : both.toReversed());
};

const options = {
  odds: choice<Clause, Multiples>('How many times the line may be taken in odds', 'odds-most', [
    ['3-4-5', { 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3 }],
    ['1', same(1)],
    ['2', same(2)],
    ['5', same(5)],
    ['10', same(10)],
    ['20', same(20)],
    ['100', same(100)],
  ]),
  bar: choice<Clause, Barred>("The first roll that is barred on Don't Pass and Don't Come", 'barred', [
    ['12', 12],
    ['2', 2],
    ['3', 3],
  ]),
  'field-2': oddsChoice('What the Field pays to 1 on two', 'field-two', ['2 to 1', '3 to 1']),
  'field-12': oddsChoice('What the Field pays to 1 on twelve', 'field-twelve', ['3 to 1', '2 to 1']),
  'place-come-out': comeOut('Whether Place and Buy bets work on the come-out', 'working-numbers'),
  'lay-come-out': comeOut('Whether Lay bets work on the come-out', 'working-lays', 'working'),
  'hardways-come-out': comeOut('Whether hardways work on the come-out', 'working-hardways'),
  'come-odds-come-out': comeOut('Whether odds behind Come bets work on the come-out', 'working-odds'),
  buys: choice<Clause, readonly Point[]>('Which numbers may be bought', 'buys', [
    ['all', points],
    ['4-10', [4, 10]],
  ]),
  'buy-commission': choice<Clause, CommissionByPoint>(
    'When the commission on Buy bets is taken',
    'buy-commission',
    [
      ['win', same('win')],
      ['always', same('always')],
      ['win-4-10', { ...same<CommissionTaken>('always'), 4: 'win', 10: 'win' }],
    ],
  ),
  'lay-commission': choice<Clause, CommissionTaken>(
    'When the commission on Lay bets is taken',
    'lay-commission',
    [
      ['win', 'win'],
      ['always', 'always'],
    ],
  ),
  'long-odds': choice<Clause, LongOdds>(
    'Whether hops, two, three, eleven and twelve pay to 1 or for 1',
    'for-one',
    [
      ['to-1', toOne],
      ['for-1', forOne],
    ],
  ),
};

export const craps = pack<Clause, typeof options>({
  id: 'craps',
  prefix: 'craps',
  name: 'Craps',
  place: 'House rules',
  dice: 2,
  options,
  cites: {
    wagers: 'wagers',
    options: 'choices',
    takingDown: 'taking-down',
    dice: 'dice',
    optional: { 'buy-5': 'buys', 'buy-6': 'buys', 'buy-8': 'buys', 'buy-9': 'buys' },
  },
  procedure,
  course,
  wagers: ({ odds, bar, buys, 'field-2': two, 'field-12': twelve, 'long-odds': long, ...chosen }) => [
    passLine,
    passOdds(odds),
    dontPass(bar),
    dontPassOdds(odds),
    come,
    ...points.map((point) => comeOdds(point, odds, chosen['come-odds-come-out'])),
    dontCome(bar),
    ...points.map((point) => dontComeOdds(point, odds)),
    ...points.map((point) => place(point, chosen['place-come-out'])),
    ...buys.map((point) => buy(point, chosen['buy-commission'], chosen['place-come-out'])),
    ...points.map((point) => lay(point, chosen['lay-commission'], chosen['lay-come-out'])),
    big(6),
    big(8),
    field({ two, twelve }),
    hardway(4, chosen['hardways-come-out']),
    hardway(6, chosen['hardways-come-out']),
    hardway(8, chosen['hardways-come-out']),
    hardway(10, chosen['hardways-come-out']),
    ...propositions(long),
    horn(long),
    crapsAndEleven(long),
    ...hops(long),
  ],
});
