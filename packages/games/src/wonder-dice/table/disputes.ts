import type { DisputesProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const disputes: DisputesProcedure<Clause> = {
  // Who decides is in the part of the text that is missing; until it is found, whoever holds the licence does.
  steps: [{ roles: ['operator'], clause: 'policy/operator-rulings', after: 0, another: false, final: true }],
  uncovered: undefined,
  faces: undefined,
  advice: undefined,
};
