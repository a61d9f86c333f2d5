import type { Cents } from '../../money.ts';
import type { Cited } from '../cited.ts';
import type { Instruction, Limits, TableBet, TableSettlement } from '../table.ts';

/** Chips of one bet that count on another wager: the bet they come from and the bet they become part of. */
export type Move = {
  readonly bet: string;
  readonly into: string;
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly stage: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  /** The limits of the wager it counts on now, in place of those it was made under. */
  readonly limits?: Limits;
};

export type PlacementEvent = Cited &
  (
    | {
        readonly type: 'PlacedForPlayer';
        readonly bet: string;
        readonly seat: number;
        readonly instruction: Instruction;
      }
    | ({
        readonly type: 'BetMoved';
        readonly cause: 'contested' | 'found' | 'restored';
        readonly words: string;
      } & Move)
    | {
        readonly type: 'StakeCorrected';
        readonly bet: string;
        readonly seat: number;
        readonly before: Cents;
        readonly chips: Cents;
        readonly words: string;
      }
    /** A bet of a settled roll as it should have lain: what it did is undone, and this is what it does instead. */
    | {
        readonly type: 'BetSettledAgain';
        readonly roll: number;
        readonly bet: TableBet;
        readonly undone: readonly TableSettlement[];
        readonly settlement: TableSettlement;
        readonly words: string;
      }
    | {
        readonly type: 'WagerRefused';
        readonly bet: string;
        readonly seat: number;
        readonly chips: Cents;
        readonly tokens: Cents;
        readonly grounds: string;
      }
  );
