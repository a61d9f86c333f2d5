import type { Roll } from './roll.ts';

/** A game in a minute, as data: a few cards, each a picture. The words of a card stand in the catalogues, by its id. */
export type Lesson = readonly LessonCard[];

export type LessonCard = { readonly id: string; readonly picture: LessonPicture };

/**
 * What a card shows. It names wagers and rolls, and the rules of the game that is drawn say what is paid, so that a lesson
 * can only show what is so.
 */
export type LessonPicture =
  /** Dice, and what they come to. */
  | { readonly kind: 'total'; readonly roll: Roll }
  /** Two areas of the felt, with a chip on the second. */
  | { readonly kind: 'bet'; readonly wagers: readonly [string, string] }
  /** A roll on which a new bet wins, and one on which it loses. */
  | { readonly kind: 'verdicts'; readonly wager: string; readonly wins: Roll; readonly loses: Roll }
  /** A roll on which a new bet wins, large. */
  | { readonly kind: 'pays'; readonly wager: string; readonly roll: Roll }
  /** Rolls that make a set together. */
  | { readonly kind: 'set'; readonly rolls: readonly Roll[] }
  /** A roll after which the dice go to the next guest. */
  | { readonly kind: 'pass'; readonly roll: Roll }
  /** A roll that turns a card down. */
  | { readonly kind: 'card'; readonly roll: Roll; readonly card: number }
  /** A roll that moves white chips into the kitty, or out of it. */
  | { readonly kind: 'kitty'; readonly roll: Roll; readonly whites: number }
  /** Every card down. */
  | { readonly kind: 'home'; readonly cards: readonly number[] };
