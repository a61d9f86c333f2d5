import type { Cited } from '../cited.ts';

export type HaltingEvent = Cited &
  (
    | { readonly type: 'TableHalted'; readonly cause: string; readonly words: string }
    | {
        readonly type: 'HaltLifted';
        readonly because: 'rectified' | 'alternative-procedure';
        readonly words: string;
      }
  );
