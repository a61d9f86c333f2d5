import { isTypeAt } from '@dicepit/wire';
import { type AtTable, evolvePitTable, type PitTable } from './pit-table.ts';

/** Whether the stream of a table that stands so can go on with an entry of this type. */
export const isOfTable = (state: PitTable, type: string): boolean =>
  isTypeAt(state.is === 'unset' ? '' : state.pack, type);

/**
 * How a table stands after an entry, for those who read a stream that somebody may have changed. What is no event of
 * a table changes nothing, so that what came before and after it can still be looked at.
 */
export const followTable = (state: PitTable, event: AtTable): PitTable =>
  isOfTable(state, event.type) ? evolvePitTable(state, event) : state;
