import type { SeatsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const seats: SeatsProcedure<Clause> = {
  sitting: 'policy/seats',
  age: { years: 18, clause: '10' },
  vacating: undefined,
};
