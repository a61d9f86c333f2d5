import type { CustodyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** The text says when a die makes the throw void, and nothing of how it is got back. */
export const custody: CustodyProcedure<Clause> = {
  keeping: 'policy/custody',
  active: '2',
  returning: { start: 'policy/custody', course: 'policy/custody' },
  gathering: undefined,
  // A die on the rail has missed the mat and needs no search.
  off: { reason: 'off-the-mat', clause: '4', isSought: false, spoils: 'until-called' },
  searching: 'policy/lost-dice',
  choosing: 'policy/lost-dice',
  asking: 'policy/lost-dice',
  inspecting: { roles: ['dealer', 'operator'], clause: 'policy/lost-dice' },
  back: { asked: 'policy/lost-dice', otherwise: 'policy/lost-dice' },
  newSet: '2',
  firstLoss: undefined,
  grace: 'policy/lost-dice',
};
