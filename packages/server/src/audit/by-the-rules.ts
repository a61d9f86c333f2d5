// What a trail is decided anew by: pure, so that a browser can do it as well as a pit.
import type { Replay, TrailEntry } from '@dicepit/proof';

export { newReplay } from './replay.ts';

/** What a trail is about, counted as it goes by. */
export type Figures = { readonly rolls: number; readonly voided: number; readonly corrected: number };

/** A replay that also counts. */
export function counting(replay: Replay): Replay & { readonly figures: () => Figures } {
  const counts = { rolls: 0, voided: 0, corrected: 0 };
  const count = ({ event }: TrailEntry): void => {
    // At a party the dice are read where they fall: nothing is settled afterwards. Elsewhere a throw has only a number.
    if (event.type === 'DiceThrown' && Array.isArray(event['roll'])) counts.rolls += 1;
    const what = Object.hasOwn(counted, event.type) ? counted[event.type] : undefined;
    if (what !== undefined) counts[what] += 1;
  };
  return {
    ...replay,
    entry: (head, entry) => {
      if (head.stream.startsWith('table/')) count(entry);
      return replay.entry(head, entry);
    },
    figures: () => ({ ...counts }),
  };
}

const counted: Readonly<Record<string, keyof Figures>> = {
  RollSettled: 'rolls',
  RollVoided: 'voided',
  EntryAmended: 'corrected',
  CallOverruled: 'corrected',
  RollReversed: 'corrected',
  RollInvalidated: 'corrected',
};
