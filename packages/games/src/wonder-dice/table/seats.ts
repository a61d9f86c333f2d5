import type { SeatsProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const seats: SeatsProcedure<Clause> = {
  sitting: 'policy/seats',
  age: undefined,
  vacating: undefined,
};
