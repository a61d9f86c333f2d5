import type { Cents } from '@dicepit/engine';

/** Somebody else's bet on an area. */
export type OthersBet = {
  readonly seat: number;
  readonly name: string;
  readonly cents: Cents;
  /** The colour of their chips, where everybody has one of their own. */
  readonly colour?: string;
};

/** What one area shows beyond what is printed on it. */
export type Shown = {
  /** One's own bet there; `figure` where the chips count something else than their sum, `colour` where they have one, `token` where
   * promotional tokens are among them. */
  readonly own?: {
    readonly cents: Cents;
    readonly figure?: string;
    readonly colour?: string;
    readonly token?: boolean;
  };
  readonly others?: readonly OthersBet[];
  /** A late bet that the dealer has not answered yet. */
  readonly asking?: Cents;
  /** One's own bet there is on its way to the table. */
  readonly sending?: boolean;
  /** One's own bet there comes down by itself when it wins. */
  readonly comesDown?: boolean;
  /** Something was refused here just now. */
  readonly refused?: boolean;
  readonly lit?: boolean;
  /** Why the bet there cannot be touched, as a clause; empty where none is known. */
  readonly locked?: string;
  /** Why nothing can be placed there, as a clause; empty where none is known. */
  readonly closed?: string;
};

/** What the areas of a felt show, by wager. */
export type ShownAreas = Readonly<Record<string, Shown>>;

/** More marks than this do not fit beside a name. */
const MOST_MARKS = 3;

/** The others' bets that are drawn, and how many are left over; the largest are drawn. */
export function drawnOthers(
  others: readonly OthersBet[],
  most = MOST_MARKS,
): { readonly drawn: readonly OthersBet[]; readonly more: number } {
  if (others.length <= most) return { drawn: others, more: 0 };
  const largest = new Set(others.toSorted((a, b) => b.cents - a.cents).slice(0, most - 1));
  const drawn = others.filter((bet) => largest.has(bet));
  return { drawn, more: others.length - drawn.length };
}
