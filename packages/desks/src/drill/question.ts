import type { Called, Cents, Limits, Pips, Roll, SetCount, Settlement } from '@dicepit/engine';
import type { PartyGame, Player } from '@dicepit/games';

/**
 * What is drilled: paying a layout, calling the dice, judging a throw, finding what another dealer did wrong in a mock
 * game, or following a throw of the party game.
 */
export type DrillKind = 'pay' | 'call' | 'no-roll' | 'mock' | 'throw';

/** From single bets in round sums to full layouts with odd ones; from choosing an answer to typing it. */
export type Level = 1 | 2 | 3 | 4;

export const everyLevel: readonly Level[] = [1, 2, 3, 4];

/** Something that is shown, and what is asked about it. */
export type Question = { readonly topic: string; readonly scene: Scene; readonly asks: readonly Ask[] };

export type Scene = LayoutScene | DiceScene | EventScene | RoundScene | PartyScene;

/** Bets on a layout, and the roll or the end of a turn that decides them. */
export type LayoutScene = {
  readonly is: 'layout';
  /** Null where the shooter passes the dice and no roll is thrown. */
  readonly roll: Roll | null;
  /** Null where no roll is thrown. */
  readonly call: Called | null;
  readonly limits: Limits;
  /** What winnings are paid in, any number of each, where they are rounded up to chips. */
  readonly chips: readonly Cents[] | null;
  /** Where the turn stands before the roll, in a game that counts sets. */
  readonly sets: SetCount | null;
};

/** Dice as they lie, before anybody has called them. */
export type DiceScene = {
  readonly is: 'dice';
  readonly dice: readonly SeenDie[];
  readonly thrower: 'shooter' | 'dealer';
};

export type SeenDie =
  | { readonly is: 'flat'; readonly pips: Pips }
  /** Leaning with these faces against an object. */
  | { readonly is: 'leaning'; readonly on: readonly Pips[] }
  /** Leaning, and judged to fall to a face; null where nobody can tell. */
  | { readonly is: 'judged'; readonly pips: Pips | null };

/** Something that happened to a throw, by the id of its description. */
export type EventScene = { readonly is: 'event'; readonly event: string };

/** A round as another dealer dealt it, from the first bet to the last chip. */
export type RoundScene = {
  readonly is: 'round';
  readonly roll: Roll;
  readonly limits: Limits;
  readonly chips: readonly Cents[] | null;
  readonly sets: SetCount | null;
  /** In the order in which it happened; the dice come to rest before the call. */
  readonly lines: readonly RoundLine[];
};

export type RoundLine =
  | { readonly is: 'bet'; readonly bet: DrillBet }
  /** A bet that came after the release of the dice, and was taken. */
  | { readonly is: 'late'; readonly bet: DrillBet; readonly came: LateComing }
  | { readonly is: 'call'; readonly call: Called }
  | { readonly is: 'done'; readonly bet: DrillBet; readonly does: PayAnswer };

/** When a late bet came: while the dice rolled, confirmed or not, or when they lay still. */
export type LateComing = 'confirmed' | 'unconfirmed' | 'rested';

export type PartyScene = {
  readonly is: 'party';
  readonly game: PartyGame;
  readonly player: Player;
  readonly roll: Roll;
};

export type Ask = PayAsk | ChoiceAsk;

/** What one bet is paid. */
export type PayAsk = {
  readonly form: 'pay';
  /** What returns sooner when it was wrong. */
  readonly topic: string;
  readonly bet: DrillBet;
  /** How the engine settles it, with its clauses. */
  readonly settlement: Settlement;
  readonly key: PayAnswer;
};

export type DrillBet = {
  readonly player: string;
  readonly isShooter: boolean;
  readonly wager: string;
  readonly name: string;
  readonly stake: Cents;
  /** Chips of a player's own colour: answers are counted in them. */
  readonly colour: { readonly colour: string; readonly value: Cents } | null;
};

/** One of several answers, to be chosen or, where `typed`, to be said in words. */
export type ChoiceAsk = {
  readonly form: 'choice';
  readonly topic: string;
  readonly about: ChoiceAbout;
  readonly choices: readonly Choice[];
  readonly typed: boolean;
  readonly key: string;
  readonly clause: string;
  /** What ought to have been done, where a mistake is to be found. */
  readonly ought?: CorrectAction;
};

export type CorrectAction =
  | { readonly is: 'call'; readonly call: Called }
  | { readonly is: 'pay'; readonly ask: PayAsk }
  | { readonly is: 'refuse' };

export type ChoiceAbout =
  | 'call'
  | 'verdict'
  | 'clause'
  | 'bets'
  | 'unannounced'
  | 'mistake'
  | 'broken'
  | 'card'
  | 'kitty'
  | 'next'
  | 'chances';

/** An answer to choose: a call with what is called, a clause that is offered with its sense with the topic of that. */
export type Choice = { readonly value: string; readonly called?: Called; readonly topic?: string };

export type PayAnswer =
  | { readonly is: 'pays'; readonly cents: Cents }
  | { readonly is: 'loses' }
  | { readonly is: 'stays' };

export type Answer =
  | PayAnswer
  | { readonly is: 'chosen'; readonly value: string }
  /** Words that name none of the choices. */
  | { readonly is: 'unknown'; readonly text: string };
