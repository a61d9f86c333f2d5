/** A table in words, for a page that knows no rules: made of what whoever asks may see, and of nothing else. */
export type Told = {
  readonly version: number;
  readonly title: string;
  /** What a sign over the table says. */
  readonly phase: string;
  /** What happened, in the order in which it did. */
  readonly lines: readonly { readonly version: number; readonly says: string }[];
  readonly seats: readonly SeatTold[];
  /** The seats that nobody has. */
  readonly free: readonly number[];
  /** The seat of whoever asks, and what lies before it. */
  readonly you: { readonly seat: number; readonly rack: string; readonly cents: number } | null;
  readonly bets: readonly { readonly bet: string; readonly says: string }[];
  readonly wagers: readonly { readonly wager: string; readonly name: string }[];
  /** The commands worth a button now. */
  readonly may: readonly May[];
  /** What the house has bound itself to, where the software throws. */
  readonly commitment: string | null;
};

type SeatTold = {
  readonly seat: number;
  readonly name: string;
  readonly rack: string;
  /** `you`, `shooter`, `house player`. */
  readonly marks: readonly string[];
};

export type May =
  | 'SitDown'
  | 'StandUp'
  | 'BuyIn'
  | 'PlaceBets'
  | 'AcceptDice'
  | 'DeclineDice'
  | 'ThrowDice'
  | 'StartGame';

/** What a standing of one kind of table says. */
export type Standing = Pick<Told, 'phase' | 'seats' | 'free' | 'you' | 'bets' | 'wagers' | 'may'>;
