import type { Cited } from '../cited.ts';
import type { Role } from '../role.ts';

export type StaffEvent = Cited &
  (
    | {
        readonly type: 'SignedOn';
        readonly person: string;
        readonly role: Role;
        /** The age that was asked and shown, where one is asked; the date of birth is not kept. */
        readonly ageShown?: number;
      }
    | { readonly type: 'DiceTakenOver'; readonly dealer: string; readonly inBowl: number }
    | { readonly type: 'SignedOff'; readonly person: string }
  );
