import type { Game } from '../pack.ts';
import type { Table } from './table.ts';

/** Throws of the turn after one more that counts; a turn that is over, or paid out in full, begins again at none. */
export function throwsAfter(game: Game, before: number, over: boolean): number {
  const { turn } = game.procedure;
  const thrown = before + 1;
  if (turn === undefined || over) return 0;
  return turn.sets && thrown === turn.sets.throws * turn.sets.most ? 0 : thrown;
}

/** Sets won in this turn and throws made of the one under way; none where a pack counts no sets. */
export function setCount(game: Game, { thrown }: Pick<Table, 'thrown'>): SetCount | undefined {
  const sets = game.procedure.turn?.sets;
  if (sets === undefined) return undefined;
  return { won: Math.floor(thrown / sets.throws), thrown: thrown % sets.throws, throws: sets.throws };
}

export type SetCount = { readonly won: number; readonly thrown: number; readonly throws: number };
