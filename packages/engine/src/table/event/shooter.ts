import type { Cited } from '../cited.ts';
import type { Circuit, TableSettlement } from '../table.ts';

/** Why a turn ended. */
export type PassingCause = 'chosen' | 'seven' | 'ordered' | 'left';

/** An order to pass the dice, with the warnings it rests on. */
export type Order = {
  readonly cause: string;
  readonly words?: string;
  readonly warnings: readonly string[];
};

export type ShooterEvent = Cited &
  (
    | {
        readonly type: 'DiceOffered';
        readonly to: number;
        readonly circuit: Circuit;
        /** Whose turn ended, where one did. */
        readonly from?: number;
      }
    | { readonly type: 'DiceDeclined'; readonly seat: number }
    /** Everybody has been asked and nobody took the dice. */
    | { readonly type: 'OffersEnded' }
    | { readonly type: 'DiceAccepted'; readonly seat: number; readonly circuit: Circuit }
    | { readonly type: 'DiceChosen'; readonly seat: number; readonly dice: readonly string[] }
    | {
        readonly type: 'DiceGivenUp';
        readonly seat: number;
        readonly cause: PassingCause;
        readonly order?: Order;
      }
    /** A shooter without the bet that a throw needs is asked to bet again or to give up the dice. */
    | { readonly type: 'ShooterPrompted'; readonly seat: number }
    /** Says who was warned, since a warning is between the table and that person. */
    | {
        readonly type: 'ShooterWarned';
        readonly seat: number;
        readonly person: string;
        readonly words: string;
      }
    /** The dealer throws until nothing is undecided. */
    | { readonly type: 'RunOutBegun'; readonly dice: readonly string[] }
    | { readonly type: 'RunOutEnded'; readonly cause: 'seven' | 'decided' }
    | { readonly type: 'ShooterUnable'; readonly seat: number }
    | {
        readonly type: 'SubstituteNamed';
        readonly seat: number;
        readonly person: string;
        readonly until: 'set' | 'turn';
      }
    /** The end of a turn decided bets that no roll had. */
    | {
        readonly type: 'TurnEnded';
        readonly seat: number;
        readonly settlements: readonly TableSettlement[];
      }
  );
