import type { Cited } from '../cited.ts';
import type { Role } from '../role.ts';

export type StaffEvent = Cited &
  (
    | { readonly type: 'SignedOn'; readonly person: string; readonly role: Role }
    | { readonly type: 'DiceTakenOver'; readonly dealer: string; readonly inBowl: number }
    | { readonly type: 'SignedOff'; readonly person: string }
  );
