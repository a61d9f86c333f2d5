import type { Roll } from '../../roll.ts';
import type { Cited } from '../cited.ts';
import type { EntrySource } from '../table.ts';

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
    | { readonly type: 'AmendmentRejected' }
    | { readonly type: 'EntryAmended'; readonly was: Roll; readonly roll: Roll; readonly askedBy: string }
  );
