import type { HaltingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const halting: HaltingProcedure<Clause> = {
  byTheDice: 'policy/malfunction',
  halt: 'policy/malfunction',
  lifting: {
    roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor', 'operator'],
    clause: 'policy/malfunction',
  },
};
