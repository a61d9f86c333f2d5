import type { Cents } from './money.ts';
import type { Dice, Roll } from './roll.ts';

/** Why a pack does not open with some options. */
export type OptionRefusal = Extract<Refusal, { readonly code: 'OPTION_UNKNOWN' | 'OPTION_NOT_ALLOWED' }>;

/**
 * Why a command changed nothing. A command that deserves several gets the first in this order, always the
 * same one. The codes are for programs and never change; `explain` has the sentence for a person.
 */
export type Refusal =
  | {
      readonly code: 'OPTION_UNKNOWN';
      readonly clause: string;
      readonly option: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'OPTION_NOT_ALLOWED';
      readonly clause: string;
      readonly option: string;
      readonly value: string;
      readonly allowed: string;
    }
  | {
      readonly code: 'WAGER_NOT_OFFERED';
      readonly clause: string;
      readonly wager: string;
      readonly offered: readonly string[];
    }
  | { readonly code: 'NO_SUCH_BET'; readonly clause: string; readonly player: string; readonly wager: string }
  | { readonly code: 'LAYOUT_FROZEN'; readonly clause: string; readonly call: string }
  | {
      readonly code: 'BET_IS_LOCKED';
      readonly clause: string;
      readonly wager: string;
      readonly until: 'set' | 'turn';
    }
  | {
      readonly code: 'SET_HAS_BEGUN';
      readonly clause: string;
      readonly wager: string;
      readonly thrown: number;
    }
  | {
      readonly code: 'TURN_HAS_BEGUN';
      readonly clause: string;
      readonly wager: string;
      readonly thrown: number;
    }
  | { readonly code: 'NOT_WHOLE_CENTS'; readonly clause: string; readonly sum: number }
  | {
      readonly code: 'MORE_THAN_THE_STAKE';
      readonly clause: string;
      readonly asked: Cents;
      readonly stake: Cents;
    }
  | {
      readonly code: 'STAKE_TOO_LARGE';
      readonly clause: string;
      readonly stake: Cents;
      readonly largest: Cents;
    }
  | { readonly code: 'NOT_A_ROLL'; readonly clause: string; readonly roll: Roll; readonly dice: Dice }
  | { readonly code: 'NO_SETS_HERE'; readonly clause: string }
  | { readonly code: 'THROW_AGAIN_FIRST'; readonly clause: string; readonly call: string }
  | {
      readonly code: 'SET_NOT_FINISHED';
      readonly clause: string;
      readonly thrown: number;
      readonly throws: number;
    }
  | { readonly code: 'TURN_NOT_BEGUN'; readonly clause: string }
  | { readonly code: 'SUM_TOO_LARGE'; readonly clause: string; readonly player: string };
