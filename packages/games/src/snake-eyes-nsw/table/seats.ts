import type { SeatsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const seats: SeatsProcedure<Clause> = {
  sitting: 'policy/seats',
  age: undefined,
  vacating: { rolls: 3, clause: '9.9' },
};
