/** Bets are closed from the release of the dice: there are no late ones. */
export const late = undefined;
