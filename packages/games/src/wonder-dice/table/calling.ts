import type { CallingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const calling: CallingProcedure<Clause> = {
  call: { roles: ['dealer'], clause: 'rules-4' },
  noRoll: {
    roles: ['dealer'],
    clause: 'rules-5',
    fact: { does: 'voids', clause: 'rules-5' },
    stands: undefined,
    namesDie: [],
    words: [],
    afterRest: undefined,
    afterCall: 'rules-4',
    notOfDealer: [],
    mayUnfreeze: true,
    quarantines: [],
    opensIncident: [],
    variants: {},
  },
  faces: 'rules-4',
  cocked: { test: 'void', clause: 'rules-5', reason: 'not-flat' },
  dispute: { roles: ['operator'], clause: 'policy/disputes', mayVoid: true, final: true, answers: [] },
  entry: undefined,
  amending: { approvers: ['operator'], clause: 'policy/amending-the-entry' },
};
