import type { StaffProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const staff: StaffProcedure<Clause> = {
  dealer: '3',
  noBets: '3#2',
  age: { years: 18, clause: '10#2' },
  custody: 'policy/custody',
  bound: [
    // Whoever deals may not bet, at home as well: so it is known who does.
    { role: 'dealer', to: 'table', clause: '3', atHome: '3#2' },
    { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
  ],
  inspector: 'policy/inspector',
};
