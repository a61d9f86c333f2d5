import type { DisputesProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const disputes: DisputesProcedure<Clause> = {
  steps: [
    { roles: ['game-supervisor'], clause: '9.12', after: 0, another: false, final: false },
    // A gaming supervisor is a casino supervisor too: a review by the same rank, or the same person, would be empty.
    {
      roles: ['casino-supervisor', 'senior-casino-supervisor'],
      clause: '9.12',
      after: 1,
      another: true,
      final: false,
    },
    { roles: ['operator'], clause: '9.13', after: 1, another: false, final: true },
  ],
  uncovered: undefined,
  faces: '4.3.3',
  advice: {
    clause: '9.13#2',
    says:
      'If you are not content with how the gaming was conducted, section 33 of the Gaming and Liquor ' +
      'Administration Act 2007 lets you complain to an inspector. You can lodge the complaint here, and it goes ' +
      'to the inspector with everything that is on record about this dispute.',
  },
};
