import type { Roll } from '../../roll.ts';
import type { Cited } from '../cited.ts';
import type { EntrySource } from '../table.ts';

/** No rulebook knows a table without staff: the house lets whoever keyed an outcome there put it right alone. */
export const AMENDING_ALONE = 'policy/amending-alone';

export type EnteringEvent = Cited &
  (
    | { readonly type: 'EntryKeyed'; readonly total: number; readonly source: EntrySource }
    | {
        readonly type: 'EntryPressed';
        readonly roll: Roll;
        readonly total: number;
        readonly source: EntrySource;
      }
    | { readonly type: 'AmendmentAsked'; readonly was: Roll; readonly roll: Roll }
    /** `withdrawn` where whoever asked has taken it back, and nobody has answered it. */
    | { readonly type: 'AmendmentRejected'; readonly withdrawn?: true }
    | { readonly type: 'EntryAmended'; readonly was: Roll; readonly roll: Roll; readonly askedBy: string }
  );
