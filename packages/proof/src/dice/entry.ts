import type { By, Moment, Pips } from '@dicepit/engine';

/** Who or what caused an entry, and when: the same stamp as the table's own events carry. */
type Stamp = { readonly by: By; readonly at: Moment };

/** The house binds itself to a seed before anybody bets on what it will throw. */
export type SeedCommitted = Stamp & {
  readonly type: 'SeedCommitted';
  /** Counted from 1 at a table, without a gap. */
  readonly turn: number;
  /** Lower-case hexadecimal SHA-256 of the 32 bytes of the seed. */
  readonly commitment: string;
};

/** A player's own share in the dice of a turn, which the house could not know when it committed itself. */
export type SeedContributed = Stamp & {
  readonly type: 'SeedContributed';
  readonly turn: number;
  readonly person: string;
  /** 1 to 64 printable ASCII characters. */
  readonly text: string;
};

/** What the recipe gave for one throw, written right before the dice come to rest. */
export type FacesDrawn = Stamp & {
  readonly type: 'FacesDrawn';
  readonly turn: number;
  /** Counted from 1 in its turn, without a gap; a void roll has drawn as well. */
  readonly draw: number;
  readonly faces: readonly Pips[];
};

/** The seed of a turn that is over, for everybody to check. */
export type SeedRevealed = Stamp & {
  readonly type: 'SeedRevealed';
  readonly turn: number;
  /** 64 lower-case hexadecimal digits. */
  readonly seed: string;
  readonly why: RevealCause;
  /** With `recovery`: the number of the recovery, as the pit's own stream counts them. */
  readonly epoch?: number;
};

/** What ended the turn of a seed. */
export type RevealCause =
  | 'shooter changed'
  | 'round settled'
  | 'table closed'
  | 'hundred draws'
  | 'entropy failed'
  /** The store had fallen behind, and somebody may know the seed: it is thrown with no more. */
  | 'recovery';

/** Physical dice have shown more evidence against their fairness than fair dice ever should. */
export type DiceDoubted = Stamp & {
  readonly type: 'DiceDoubted';
  /** The dice, as the table calls them. */
  readonly dice: readonly string[];
  readonly rolls: number;
  /** The evidence when the alarm was given: 1,000 or more. */
  readonly e: number;
};

/** No seed could be had, or one could not be opened: nothing is drawn, and the table stops. */
export type DiceFailed = Stamp & {
  readonly type: 'DiceFailed';
  readonly turn: number;
  readonly cause: 'no entropy' | 'seed lost';
};

/** What is written about dice among the events of a table, in one order with them. */
export type DiceEntry =
  | SeedCommitted
  | SeedContributed
  | FacesDrawn
  | SeedRevealed
  | DiceDoubted
  | DiceFailed;

export type DiceEntryType = DiceEntry['type'];

/** After so many draws a seed is revealed and the next turn of the dice begins, however long the shooter goes on. */
export const DRAWS_OF_A_SEED = 100;
