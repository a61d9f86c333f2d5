import type { ClauseOf } from '../citing.ts';
import type register from './clauses.json';

/** A clause of this pack. One that the register does not hold does not compile. */
type Clause = ClauseOf<typeof register, 'party'>;

/** A clause as events and refusals cite it, with its pack in front. */
export type Citation = `party/${Clause}`;
