import type { Moment } from '@dicepit/engine';
import { signal } from '@preact/signals';
import { type Evening, eveningAt, newEvening, withResults } from '../bounds/bounds.ts';
import { lastRolls } from '../history/rolls.ts';
import type { Sight } from '../sight.ts';

const PLACE = 'dicepit.evening';

/** How this device's evening has gone so far. It is kept here and nowhere else. */
export const evening = signal<Evening>(newEvening(0));

/** Takes up the evening that this device has kept, or begins one. */
export function beginEvening(at: Moment): void {
  evening.value = eveningAt(kept(), at);
}

export function restartEvening(at: Moment): void {
  keep({ ...newEvening(at), counted: evening.peek().counted });
}

/** Counts the results of a table that are not counted yet. */
export function countResults(table: string, sight: Sight): void {
  const results = lastRolls(sight).flatMap(({ number, net }) =>
    net === undefined ? [] : [{ roll: number, net }],
  );
  const after = withResults(evening.peek(), table, sight.table.rolled, results);
  if (JSON.stringify(after) !== JSON.stringify(evening.peek())) keep(after);
}

function keep(after: Evening): void {
  evening.value = after;
  try {
    localStorage.setItem(PLACE, JSON.stringify(after));
  } catch {
    // A private window may have no storage: then the evening lasts as long as the page.
  }
}

function kept(): Evening | undefined {
  try {
    const text = localStorage.getItem(PLACE);
    // What this page has written itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Evening);
  } catch {
    return undefined;
  }
}
