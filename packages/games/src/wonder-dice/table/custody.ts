import type { CustodyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** The text says when a die makes the throw void, and nothing of how it is got back. */
export const custody: CustodyProcedure<Clause> = {
  keeping: 'policy/custody',
  active: 'rules-1',
  returning: { start: 'policy/custody', course: 'policy/custody' },
  gathering: undefined,
  // At any time during the round, and that ends with its last bet.
  off: { reason: 'left-the-table', clause: 'void-1', isSought: true, spoils: 'until-settled' },
  searching: 'policy/lost-dice',
  choosing: 'policy/lost-dice',
  asking: 'policy/lost-dice',
  inspecting: { roles: ['dealer', 'operator'], clause: 'policy/lost-dice' },
  back: { asked: 'policy/lost-dice', otherwise: 'policy/lost-dice' },
  newSet: 'rules-1',
  firstLoss: undefined,
  grace: 'policy/lost-dice',
};
