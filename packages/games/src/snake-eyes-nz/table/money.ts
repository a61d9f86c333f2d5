import { LARGEST_STAKE, type MoneyProcedure } from '@dicepit/engine';
import { colours } from '../../colours.ts';
import type { Clause } from '../clauses.ts';

export const money: MoneyProcedure<Clause> = {
  cash: '3.1(c)',
  account: 'policy/account',
  float: 'policy/float',
  change: 'policy/change',
  cashingOut: 'policy/cashing-out',
  colour: {
    colours,
    only: false,
    issuing: '3.1(e)',
    own: '3.1(e)(ii)',
    // The rules set no bounds to what a chip may be made worth.
    value: { least: 1, most: LARGEST_STAKE, step: 1, clause: 'policy/chip-value' },
    fixed: '3.1(e)(ii)',
    handingIn: 'policy/colour-out',
    shownBy: { rack: '3.1(e)', markers: '3.1(e)(ii)' },
  },
  tokens: undefined,
};
