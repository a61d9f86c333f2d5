import { ruleCiting } from '@dicepit/engine';
import type { ClauseOf } from '../citing.ts';
import type register from './clauses.json';

/** A clause of this pack. One that the register does not hold does not compile. */
export type Clause = ClauseOf<typeof register, 'wonder'>;

export const rule = ruleCiting<Clause>();
