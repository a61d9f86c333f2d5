import type { DisputesProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** Anybody higher may overrule anybody lower, so the first to decide may stand on any rung of the ladder. */
export const disputes: DisputesProcedure<Clause> = {
  steps: [
    { roles: ['game-supervisor'], clause: '6.6(a)', after: 0, another: false, final: false },
    { roles: ['casino-supervisor'], clause: '6.6(b)', after: 0, another: false, final: false },
    { roles: ['senior-casino-supervisor'], clause: '6.6(c)', after: 0, another: false, final: false },
    { roles: ['operator'], clause: '6.6(d)', after: 0, another: false, final: true },
  ],
  uncovered: '6.7',
  faces: undefined,
  advice: undefined,
};
