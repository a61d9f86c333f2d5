export type SettlingCommand =
  /** Settles everything the roll decides that is not settled yet, in dealing order. */
  { readonly type: 'SettleRoll' } | { readonly type: 'SettleBet'; readonly bet: string };
