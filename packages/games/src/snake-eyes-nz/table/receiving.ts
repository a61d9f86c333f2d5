import type { ReceivingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const receiving: ReceivingProcedure<Clause> = {
  cap: '1.1(dice)#3',
  faces: '1.1(dice)',
  compliance: '1.1(dice)',
  inspection: { roles: ['dealer', 'game-supervisor'], clause: '5.2' },
  placing: '5.2#2',
};
