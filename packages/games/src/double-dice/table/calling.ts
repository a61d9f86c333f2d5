import type { CallingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const calling: CallingProcedure<Clause> = {
  call: { roles: ['dealer'], clause: '3' },
  noRoll: {
    roles: ['dealer'],
    clause: '4',
    fact: { does: 'voids', clause: '4' },
    stands: undefined,
    namesDie: [],
    words: [],
    afterRest: undefined,
    afterCall: 'policy/corrections',
    notOfDealer: [],
    mayUnfreeze: false,
    quarantines: [],
    opensIncident: [],
    variants: {},
  },
  faces: '2',
  cocked: { test: 'judgement', clause: '4.1', oneFace: '4.1', cannotTell: 'fall-cannot-be-called' },
  // The rules know only a dealer and a permit holder, who has the last word.
  dispute: { roles: ['operator'], clause: 'policy/disputes', mayVoid: true, final: true, answers: [] },
  entry: undefined,
  amending: { approvers: ['operator'], clause: 'policy/amending-the-entry' },
};
