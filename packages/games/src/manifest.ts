import type { Cloth, Dice, Prescribed } from '@dicepit/engine';

/**
 * What code outside a pack's folder asks of it, and may: a property, never its name. These facts are small, so that a
 * screen may know them without the rules. What is large stands beside them in the pack's `manifest.ts`: the rules, the
 * procedure, the felt, the manners of house players, the words of the terminal; and its text in `text.ts`.
 */
export type PackFacts = {
  readonly id: string;
  /** What stands before a clause of this pack in a citation, and what a person may call it for short: `nz`. */
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  /** What people call its text when they cite it: `NZ`. */
  readonly citedAs: string;
  /** Against a bank, or among the players. */
  readonly kind: 'banked' | 'race';
  readonly dice: Dice;
  /** Two equal dice are called hard, unless the game has a word of its own. */
  readonly alike?: 'double';
  /** The clause that keeps chances from players at a table: odds are posted and no more. */
  readonly chancesBarred?: string;
  /** Whether the rules know promotional prizes. */
  readonly promotions?: true;
};

/** What the rules have to say about how a roll is announced. */
export type Announcing = {
  /** What has to be heard of a roll, where the rules prescribe words. */
  readonly calls?: Prescribed;
  /** The clause that says whose fault a wrong results display is: it stands beside the results. */
  readonly displayDisclaimed?: string;
};

/** The cloth of a table with what is around it on a screen: what lies above and below it, its lines, and the room. */
export type ScreenCloth = Cloth & {
  readonly raised: string;
  readonly sunk: string;
  readonly line: string;
  readonly room: string;
};

/** What the terminal calls a pack's first table. */
export type TerminalWords = { readonly table: string };

/** One thing of each pack, by the id of the pack. */
export const byPack = <Thing>(
  things: readonly (readonly [PackFacts, Thing])[],
): Readonly<Record<string, Thing>> => Object.fromEntries(things.map(([{ id }, thing]) => [id, thing]));
