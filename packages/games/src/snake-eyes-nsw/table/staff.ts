import type { StaffProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const staff: StaffProcedure<Clause> = {
  dealer: '1.1(dealer)',
  noBets: 'policy/dealer-does-not-bet',
  age: undefined,
  custody: '3.1',
  // The senior casino supervisor is the gaming manager, who is attached to the whole floor.
  bound: [
    { role: 'dealer', to: 'table', clause: '1.1(dealer)' },
    { role: 'game-supervisor', to: 'table', clause: '1.1(gaming-supervisor)' },
    { role: 'casino-supervisor', to: 'pit', clause: '1.1(assistant-gaming-manager)' },
  ],
  inspector: '1.1(inspector)',
};
