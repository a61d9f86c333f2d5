import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';

export type SeatsEvent = Cited &
  (
    | {
        readonly type: 'SatDown';
        readonly seat: number;
        readonly person: string;
        readonly name: string;
        /** The age that was asked and shown, where one is asked; the date of birth is not kept. */
        readonly ageShown?: number;
      }
    | {
        readonly type: 'StoodUp';
        readonly seat: number;
        readonly cause: 'chosen' | 'required';
        /** Tokens handed in. */
        readonly tokens: Cents;
      }
  );
