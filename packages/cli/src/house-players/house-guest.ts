import type { CommandBody, Moment } from '@dicepit/engine';
import type { Chance, Manner, PartyTableBody } from '@dicepit/games';

/** Somebody of the house who plays at tables like any guest. */
export type HouseGuest = {
  /** The id that the server knows them by. */
  readonly person: string;
  readonly name: string;
  /** How they bet; a party has no bets. */
  readonly manner: Manner | undefined;
  /** How many of the house were asked to this table, themselves among them. */
  readonly among: number;
};

/** What a house player has to decide by, besides the table. */
export type Thinking = { readonly now: Moment; readonly chance: Chance };

export type Wish = CommandBody | PartyTableBody;

/** One of several, each as likely as any other. */
export const pickOne = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items.length === 0 ? undefined : items[chance(items.length)];
