import type { Pips } from '../../roll.ts';

export type CallingCommand =
  /** The dealer calls what the dice show; a total spoken with it must be theirs. */
  | {
      readonly type: 'CallRoll';
      readonly faces: readonly Pips[];
      readonly total?: number;
      /** Only the total was read, and what bets tell apart beside it: the faces stand for it and were not seen. */
      readonly read?: 'total';
    }
  /** A device reads the faces before they are called. */
  | { readonly type: 'CaptureFaces'; readonly faces: readonly Pips[] }
  | {
      readonly type: 'CallNoRoll';
      readonly reason: string;
      readonly words?: string;
      readonly variant?: string;
      /** The die it is about, where it is about one, and how many there are. */
      readonly die?: string;
      readonly count?: number;
      /** The dice that left the table, where that is the reason and it was more than one. */
      readonly dice?: readonly string[];
    }
  /** Records a fact that the rules make a reason to void, whether or not anybody announces it. */
  | {
      readonly type: 'RecordFact';
      readonly reason: string;
      readonly words?: string;
      readonly variant?: string;
      readonly die?: string;
      readonly count?: number;
      readonly dice?: readonly string[];
    }
  /** A die leans on something; by its place in the roll, from 0. */
  | { readonly type: 'ReportCockedDie'; readonly die: number }
  | {
      readonly type: 'ReadCockedDie';
      readonly die: number;
      /** The faces that touch the object, where that is the test. */
      readonly touching?: readonly Pips[];
      /** The face judged to come up, where that is the test. */
      readonly judged?: Pips | 'cannot-tell';
    }
  | { readonly type: 'DisputeFace'; readonly die: number }
  | { readonly type: 'RuleFace'; readonly face: Pips | 'void'; readonly words: string };
