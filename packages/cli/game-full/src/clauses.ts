import { ruleCiting } from '@dicepit/engine';
import type register from './clauses.json';

/** A clause of this game, without the name in front. One that the register does not hold does not compile. */
export type Clause = keyof typeof register extends `my-game/${infer Name}` ? Name : never;

export const rule = ruleCiting<Clause>();
