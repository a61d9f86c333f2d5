import type { CallingProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const calling: CallingProcedure<Clause> = {
  call: { roles: ['dealer'], clause: '5.6(a)' },
  noRoll: {
    roles: ['dealer', 'game-supervisor'],
    clause: '6.3-tail',
    fact: { does: 'voids', clause: '6.3-tail#2' },
    stands: undefined,
    namesDie: [],
    words: ['improper', 'irregular'],
    afterRest: '6.4-tail',
    afterCall: '6.4-tail',
    notOfDealer: ['not-the-shooter'],
    mayUnfreeze: false,
    quarantines: ['fraud'],
    opensIncident: ['fraud'],
    // The text prints a slip: both a fall that nobody can call and one that anybody could have foretold are meant.
    variants: { 'fall-cannot-be-called': ['cannot-be-called', 'controlled'] },
  },
  faces: '1.1(total)',
  cocked: { test: 'opposite', clause: '6.2', oneFace: '1.1(total)#2', twoFaces: 'two-faces' },
  dispute: { roles: ['game-supervisor'], clause: '6.2#2', mayVoid: true, final: false, answers: [] },
  entry: { item: 'entry-equipment', way: 'keyed-and-pressed', clause: '5.6(b)', source: '3.4(c)(i)' },
  amending: { approvers: ['game-supervisor'], clause: '6.8' },
};
