import type { By, Moment } from '../role.ts';

/** Where a die can be. */
export type DiePlace =
  | 'arriving'
  | 'bowl'
  | 'layout'
  | 'shooter'
  | 'in-flight'
  | 'at-rest'
  | 'dealer'
  | 'centre'
  | 'missing'
  | 'found'
  | 'quarantined'
  | 'waiting'
  | 'removed';

export type Die = {
  readonly die: string;
  readonly set: number;
  readonly place: DiePlace;
  /** What each inspector found, before both are known: a role's finding and who found it. */
  readonly inspections: readonly { readonly by: By; readonly sound: boolean }[];
};

export type DiceState = {
  readonly dice: ReadonlyMap<string, Die>;
  /** The dice to be thrown next. */
  readonly active: readonly string[];
  /** Dice that left the table and have not been put back or given up for lost. */
  readonly missing: ReadonlyMap<string, MissingDie>;
  /** Dice of the current set that are lost for good. */
  readonly lost: number;
  /** A new set is needed before anyone else is offered dice; the shooter named may go on until then. */
  readonly replacing: { readonly grace: number | 'dealer' | undefined } | undefined;
};

export type MissingDie = {
  readonly since: Moment;
  /** It was to be thrown next, so that the shooter chooses again or asks for it back. */
  readonly active: boolean;
  readonly searched: boolean;
  readonly asked: boolean;
};
