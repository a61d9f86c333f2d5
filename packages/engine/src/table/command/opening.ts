import type { Cents } from '../../money.ts';
import type { Setup } from '../setup.ts';

/** So many chips of one value. */
export type ChipCount = { readonly value: Cents; readonly count: number };

/** Commands that make a table ready, open it and close it. */
export type OpeningCommand =
  | { readonly type: 'SetUpTable'; readonly setup: Setup }
  /** Begins the opening; where the house performs ceremonies it does them all at once, with float and chips named. */
  | { readonly type: 'OpenTable'; readonly float?: Cents; readonly paidIn?: readonly Cents[] }
  /** Answers one item of the opening checklist. */
  | { readonly type: 'AnswerChecklist'; readonly item: string; readonly yes: boolean }
  | { readonly type: 'UnlockFloat' }
  | { readonly type: 'LockFloat' }
  /** Counts the float chip by chip; at a table of the house it says only which chips are paid with from now on. */
  | { readonly type: 'CountFloat'; readonly chips: readonly ChipCount[]; readonly paidIn?: readonly Cents[] }
  /** Puts the odds that apply here on show. */
  | { readonly type: 'PostOdds' }
  | { readonly type: 'StartPlay' }
  /** In the middle of a set that bets are locked on, only by saying that it is broken off. */
  | { readonly type: 'CloseTable'; readonly breaksOff?: boolean };
