import { choice, oddsNoLower, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { facts } from './facts.ts';
import { course, gameProcedure } from './procedure.ts';
import { anySeven, bonus, doubleLines, numberLines, shootersBet } from './wagers.ts';

const bonusOffered: readonly [string, boolean][] = [
  ['on', true],
  ['off', false],
];

const options = {
  bonus: choice('Whether the bonus bet is offered', '9', bonusOffered),
  'bonus-odds': oddsNoLower(
    'What the bonus pays to 1 on four, five and six sets',
    [
      ['four', '5 to 1', '9.4'],
      ['five', '10 to 1', '9.5'],
      ['six', '20 to 1', '9.6'],
    ],
    '9',
  ),
};

export const doubleDice = pack<Clause, typeof options>({
  ...facts,
  options,
  cites: { wagers: '8', options: '9', takingDown: '8.2#5', dice: '2', optional: { bonus: '9' } },
  procedure: gameProcedure,
  course,
  wagers: ({ bonus: offered, 'bonus-odds': odds }) => [
    shootersBet,
    ...numberLines,
    ...doubleLines,
    anySeven,
    ...(offered ? [bonus(odds)] : []),
  ],
});
