import type { StaffProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const staff: StaffProcedure<Clause> = {
  dealer: '1.2(b)',
  noBets: 'policy/dealer-does-not-bet',
  age: undefined,
  custody: '5.1',
  bound: [
    { role: 'dealer', to: 'table', clause: '1.2(b)' },
    { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
  ],
  inspector: 'policy/inspector',
};
