export type Circuit = 'start' | 'course';

/** The dice going round the table. */
export type Offered = {
  readonly kind: 'offered';
  /** `waiting` until the next player is asked. */
  readonly to: number | 'waiting';
  readonly asked: readonly number[];
  /** Whose turn ended, by seat and by person, where one did: the dice go round in the course of play. */
  readonly from: number | undefined;
  readonly former: string | undefined;
  readonly circuit: Circuit;
  /** People who were ordered off the dice: not asked again, and last of all where everybody is asked afresh. */
  readonly excluded: readonly string[];
  /** The bets that the former shooter left undecided. */
  readonly left: readonly string[];
  /** Who sat and what lay on the layout when everybody had declined; asking again waits for a change. */
  readonly ended: string | undefined;
};

export type Shooter = {
  readonly is: /** After a turn: whose it was, and who was ordered off. */
    | { readonly kind: 'nobody'; readonly from?: number; readonly excluded?: readonly string[] }
    | Offered
    | { readonly kind: 'choosing'; readonly seat: number; readonly circuit: Circuit }
    | {
        readonly kind: 'seat';
        readonly seat: number;
        /** The shooter cannot go on and somebody else is to throw. */
        readonly unable?: true;
        readonly substitute?: string;
        readonly until?: 'set' | 'turn';
      }
    /** `from` is whose bets the dealer throws out, where players throw in this game. */
    | {
        readonly kind: 'dealer';
        readonly from?: number;
        readonly former?: string;
        readonly excluded?: readonly string[];
      };
  /** The dice have been passed and may be thrown. */
  readonly holding: boolean;
  readonly voidsInRow: number;
  readonly warnings: readonly string[];
};
