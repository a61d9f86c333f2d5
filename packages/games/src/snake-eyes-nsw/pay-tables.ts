import type { Odds } from '@dicepit/engine';

/** One whole column of the settlement odds: the lines in which the two columns differ. */
export type PayTable = {
  readonly hard4And10: Odds;
  readonly hard6And8: Odds;
  readonly craps3And11: Odds;
  readonly field12: Odds;
};

/** Option one goes with diagram A. */
export const optionOne: PayTable = {
  hard4And10: '7.5 to 1',
  hard6And8: '9.5 to 1',
  craps3And11: '16 to 1',
  field12: '1 to 1',
};

/** Option two goes with diagram B. */
export const optionTwo: PayTable = {
  hard4And10: '7 to 1',
  hard6And8: '9 to 1',
  craps3And11: '15 to 1',
  field12: '2 to 1',
};
