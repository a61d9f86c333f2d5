/** How a house player bets: wagers kept up at all times, and wagers to pick one from each round. */
export type Manner = {
  readonly name: string;
  /** As it is said of them: `Hana plays the field`. */
  readonly says: string;
  readonly keeps: readonly string[];
  readonly picks: readonly string[];
  /** One offer of the dice in so many is declined; never when 0. */
  readonly declines: number;
  /** After one roll in so many a shooter gives up the dice where the rules let them; never when 0. */
  readonly givesUp: number;
};

export const manner = (
  name: string,
  says: string,
  bets: { readonly keeps?: readonly string[]; readonly picks?: readonly string[] },
  dice: { readonly declines?: number; readonly givesUp?: number } = {},
): Manner => ({
  name,
  says,
  keeps: bets.keeps ?? [],
  picks: bets.picks ?? [],
  declines: dice.declines ?? 0,
  givesUp: dice.givesUp ?? 0,
});
