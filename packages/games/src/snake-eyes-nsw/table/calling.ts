import type { CallingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const calling: CallingProcedure<Clause> = {
  call: { roles: ['dealer', 'game-supervisor'], clause: '4.3.1' },
  noRoll: {
    roles: ['dealer', 'game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
    clause: '5.1',
    fact: { does: 'bars', clause: '5.3' },
    stands: '5.1',
    namesDie: ['unapproved-dice'],
    words: ['improper', 'irregular'],
    afterRest: undefined,
    afterCall: '5.1',
    notOfDealer: [],
    mayUnfreeze: false,
    quarantines: ['unapproved-dice'],
    opensIncident: ['fraud'],
    variants: {},
  },
  faces: '1.1(total)',
  cocked: { test: 'opposite', clause: '4.3.2', oneFace: '4.3.2', twoFaces: undefined },
  dispute: {
    roles: ['game-supervisor'],
    clause: '4.3.3',
    mayVoid: false,
    final: true,
    answers: ['fall-cannot-be-called'],
  },
  entry: { item: 'entry-equipment', way: 'with-the-call', clause: '4.6', source: '2.6.3.1' },
  // The order is silent on wrong entries; this is the house's own way.
  amending: {
    approvers: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
    clause: 'policy/amending-the-entry',
  },
};
