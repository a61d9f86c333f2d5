import type { HaltingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const halting: HaltingProcedure<Clause> = {
  byTheDice: '6.9',
  halt: '6.10',
  lifting: {
    roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor', 'operator'],
    clause: '6.10',
  },
};
