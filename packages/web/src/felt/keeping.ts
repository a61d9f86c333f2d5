import type { ShownAreas } from './shown.ts';

/** Gives what areas show, each as the very object of the time before where it shows the same: nothing of it is drawn anew. */
export function keeping(): (shown: ShownAreas) => ShownAreas {
  let kept: ShownAreas = {};
  return (shown) => {
    kept = Object.fromEntries(
      Object.entries(shown).map(([wager, now]) => {
        const before = kept[wager];
        return [wager, before !== undefined && isSame(before, now) ? before : now];
      }),
    );
    return kept;
  };
}

/** Whether two values of plain data are written alike. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
