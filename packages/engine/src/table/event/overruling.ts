import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { By } from '../role.ts';
import type { Outcome, TableBet, TableSettlement } from '../table.ts';

export type OverrulingEvent = Cited &
  (
    | {
        readonly type: 'CallOverruled';
        readonly roll: number;
        readonly was: Outcome;
        readonly outcome: Outcome;
        readonly over: By;
        readonly words: string;
      }
    /** What a roll did is undone, line by line, and the bets lie where they lay. */
    | {
        readonly type: 'RollReversed';
        readonly roll: number;
        readonly lines: readonly { readonly roll: number; readonly line: TableSettlement }[];
        readonly bets: readonly TableBet[];
      }
    | {
        readonly type: 'RollSettledAgain';
        readonly roll: number;
        readonly settlements: readonly TableSettlement[];
        readonly thrown: number;
        readonly freezes: boolean;
      }
    /** What a person no longer has in a rack at the table, or is owed after leaving it; negative when owing. */
    | {
        readonly type: 'BalanceCarried';
        readonly seat: number;
        readonly person: string;
        readonly cents: Cents;
      }
    /** A turn that a wrong call had ended goes on. */
    | {
        readonly type: 'DiceGivenBack';
        readonly seat: number;
        readonly dice: readonly string[];
        readonly thrown: number;
      }
    | { readonly type: 'MatterRuled'; readonly words: string }
    | {
        readonly type: 'RollInvalidated';
        readonly roll: number;
        readonly ground: string;
        readonly bets: 'refund' | 'stand';
        readonly persons: readonly number[];
        readonly others?: readonly string[];
        readonly opinion?: string;
      }
    | {
        readonly type: 'BetForfeited';
        readonly bet: string;
        readonly seat: number;
        readonly chips: Cents;
        readonly tokens: Cents;
      }
  );
