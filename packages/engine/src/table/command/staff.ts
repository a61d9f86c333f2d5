import type { Role } from '../role.ts';

export type StaffCommand =
  | { readonly type: 'SignOn'; readonly as: Role; readonly born?: string }
  /** A dealer takes charge of the dice, confirming how many lie in the bowl. */
  | { readonly type: 'TakeOverDice'; readonly inBowl: number }
  | { readonly type: 'SignOff' };
