import { type Changes, isNothing, reversed, together } from './changes.ts';

/** What somebody has done to their bets since the last call, and what of it was undone. */
export type Done = { readonly done: readonly Changes[]; readonly undone: readonly Changes[] };

export const nothingDone: Done = { done: [], undone: [] };

/** A new change forgets what was undone before it. */
export const doing = ({ done }: Done, changes: Changes): Done => ({ done: [...done, changes], undone: [] });

/** Taps that were given as one change are undone one by one, unless the table has made only a part of them. */
export const doingEach =
  (taps: readonly Changes[]) =>
  (before: Done, made: Changes): Done => {
    const left = taps.reduce(together, reversed(made));
    return isNothing(left) ? taps.reduce((done, tap) => doing(done, tap), before) : doing(before, made);
  };

/** The change that Undo takes back; undefined where there is none. */
export const toUndo = ({ done }: Done): Changes | undefined => done.at(-1);

export const toRedo = ({ undone }: Done): Changes | undefined => undone.at(-1);

export function undoing({ done, undone }: Done): Done {
  const last = done.at(-1);
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] };
}

export function redoing({ done, undone }: Done): Done {
  const last = undone.at(-1);
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) };
}
