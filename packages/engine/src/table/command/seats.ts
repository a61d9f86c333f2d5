export type SeatsCommand =
  /** Takes a free seat; the date of birth, such as 1990-12-31, is given where an age is asked. */
  | { readonly type: 'SitDown'; readonly seat: number; readonly name: string; readonly born?: string }
  /**
   * Leaves the table. Tokens cannot be cashed: what is left of them is handed in, if the player says so.
   * Staff clear another's seat by it: the chips are cashed out and the tokens handed in with it. `returnBets` gives back
   * the bets too that might be taken down, where nobody is left to throw the dice that would decide them.
   */
  | {
      readonly type: 'StandUp';
      readonly seat: number;
      readonly handInTokens?: boolean;
      readonly returnBets?: true;
    }
  /** Tells somebody who does not bet to give up the place to others. */
  | { readonly type: 'RequireToVacate'; readonly seat: number };
