import type { StaffProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const staff: StaffProcedure<Clause> = {
  dealer: 'rules-3',
  noBets: 'policy/dealer-does-not-bet',
  age: undefined,
  custody: 'policy/custody',
  bound: [
    { role: 'dealer', to: 'table', clause: 'rules-3' },
    { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
  ],
  inspector: 'policy/inspector',
};
