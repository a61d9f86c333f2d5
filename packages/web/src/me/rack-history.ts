import type { Cents, Posting } from '@dicepit/engine';
import type { SeenEntry } from '@dicepit/wire';

/** One change of somebody's rack, and what was in it afterwards. */
export type RackChange = {
  readonly version: number;
  readonly at: number;
  readonly type: string;
  readonly clause: string;
  readonly change: Cents;
  readonly chips: Cents;
};

/**
 * How a rack came to hold what it holds, since whoever has it sat down. It is counted back from what is there now, so
 * that the whole stream of a long evening need not be read.
 */
export function rackHistory(
  entries: readonly SeenEntry[],
  { seat, rack }: { readonly seat: number; readonly rack: Cents },
): readonly RackChange[] {
  const changes: RackChange[] = [];
  let chips = rack;
  for (const { version, event } of entries.toReversed()) {
    if (event.type === 'SatDown' && Reflect.get(event, 'seat') === seat) break;
    const change = moved(event, seat);
    if (change === 0) continue;
    const { at, clause } = factsOf(event);
    changes.push({ version, at, type: event.type, clause, change, chips });
    chips -= change;
  }
  return changes.toReversed();
}

/** What an entry put into a rack, or took out of it. */
function moved(event: SeenEntry['event'], seat: number): Cents {
  if (!('postings' in event) || event.postings === undefined) return 0;
  const postings: readonly Posting[] = event.postings;
  return postings
    .filter(({ account }) => account === `rack:${seat}`)
    .reduce((sum, { cents }) => sum + cents, 0);
}

function factsOf(event: SeenEntry['event']): { readonly at: number; readonly clause: string } {
  const at = 'at' in event && typeof event.at === 'number' ? event.at : 0;
  const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : '';
  return { at, clause };
}
