import type { NewBet } from './betting.ts';

/** Bets called while the dice are in the air. */
export type LateCommand =
  /** Asks for late bets, all or none; their chips go up with the asking. */
  | { readonly type: 'AskLateBets'; readonly seat: number; readonly bets: readonly NewBet[] }
  | { readonly type: 'WithdrawLateBet'; readonly seat: number; readonly bet: string }
  | { readonly type: 'ConfirmLateBet'; readonly bet: string }
  | { readonly type: 'DeclineLateBet'; readonly bet: string };
