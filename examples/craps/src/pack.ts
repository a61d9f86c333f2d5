import { choice, oddsChoice, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { course, points } from './course.ts';
import {
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
import { big, buy, type CommissionTaken, hardway, lay, place } from './numbers.ts';
import { crapsAndEleven, field, hops, horn, propositions } from './one-roll.ts';
import { procedure } from './procedure.ts';

const same = (most: number): Multiples => ({ 4: most, 5: most, 6: most, 8: most, 9: most, 10: most });

const options = {
  odds: choice<Clause, Multiples>('How many times the line may be taken in odds', 'odds-most', [
    ['3-4-5', { 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3 }],
    ['1', same(1)],
    ['2', same(2)],
    ['10', same(10)],
    ['100', same(100)],
  ]),
  'field-12': oddsChoice('What the Field pays to 1 on twelve', 'field-twelve', ['3 to 1', '2 to 1']),
  commission: choice<Clause, CommissionTaken>('When the commission on Buy and Lay is taken', 'commission', [
    ['win', 'win'],
    ['always', 'always'],
  ]),
};

export const craps = pack<Clause, typeof options>({
  id: 'craps',
  prefix: 'craps',
  name: 'Craps',
  place: 'House rules',
  dice: 2,
  options,
  cites: { wagers: 'wagers', options: 'choices', takingDown: 'taking-down', dice: 'dice' },
  procedure,
  course,
  wagers: ({ odds, 'field-12': twelve, commission }) => [
    passLine,
    passOdds(odds),
    dontPass,
    dontPassOdds(odds),
    come,
    ...points.map((point) => comeOdds(point, odds)),
    dontCome,
    ...points.map((point) => dontComeOdds(point, odds)),
    ...points.map((point) => place(point)),
    ...points.map((point) => buy(point, commission)),
    ...points.map((point) => lay(point, commission)),
    big(6),
    big(8),
    field(twelve),
    hardway(4),
    hardway(6),
    hardway(8),
    hardway(10),
    ...propositions,
    horn,
    crapsAndEleven,
    ...hops,
  ],
});
