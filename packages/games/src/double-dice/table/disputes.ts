import type { DisputesProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const disputes: DisputesProcedure<Clause> = {
  // The rules know only a dealer and a permit holder, whose word is the last.
  steps: [
    { roles: ['operator'], clause: 'policy/permit-holder-decides', after: 0, another: false, final: true },
  ],
  uncovered: undefined,
  faces: undefined,
  advice: undefined,
};
