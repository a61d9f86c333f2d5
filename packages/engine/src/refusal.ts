import { named, namedByPack, type RefusalIn, type RefusalTable } from './refusal-table.ts';

/**
 * Why a pack does not open with some options, or a command changed nothing on the auditor's sheet. A command that
 * deserves several gets the first in this order, always the same one. The codes are for programs and never change.
 */
export const sheetRefusals = {
  OPTION_UNKNOWN: { option: 'text', known: 'texts' },
  'OPTION_UNKNOWN.none': { option: 'text' },
  OPTION_NOT_ALLOWED: { option: 'text', value: 'text', allowed: namedByPack('says') },
  WAGER_NOT_OFFERED: { wager: 'text', offered: 'texts' },
  NO_SUCH_BET: { player: 'text', wager: 'text' },
  LAYOUT_FROZEN: { call: namedByPack('void') },
  BET_IS_LOCKED: { wager: 'text', until: named('until', ['set', 'turn']) },
  'BET_IS_LOCKED.moved': { wager: 'text' },
  SET_HAS_BEGUN: { wager: 'text', thrown: 'count' },
  TURN_HAS_BEGUN: { wager: 'text', thrown: 'count' },
  WAGER_NOT_NOW: { wager: 'text', stage: 'text', opens: 'choices' },
  NEEDS_ANOTHER_BET: { wager: 'text', needs: 'text' },
  NOT_WHOLE_CENTS: { sum: 'count' },
  MORE_THAN_THE_STAKE: { asked: 'money', stake: 'money' },
  MORE_THAN_IT_LEANS_ON: { wager: 'text', stake: 'money', most: 'money' },
  STAKE_TOO_LARGE: { stake: 'money', largest: 'money' },
  STAKE_NOT_PAYABLE: { wager: 'text', stake: 'money', next: 'money' },
  NOT_A_ROLL: { roll: 'faces', dice: 'count' },
  NO_SETS_HERE: {},
  THROW_AGAIN_FIRST: { call: namedByPack('void') },
  SET_NOT_FINISHED: { thrown: 'count', throws: 'count', left: 'count' },
  TURN_NOT_BEGUN: {},
  SUM_TOO_LARGE: { player: 'text' },
} as const satisfies RefusalTable;

/** Why a command changed nothing on the sheet: a code, the clause it rests on, and the figures of the sentence. */
export type Refusal = RefusalIn<typeof sheetRefusals, { readonly clause: string }>;

/** Why a pack does not open with some options. */
export type OptionRefusal = Extract<Refusal, { readonly code: 'OPTION_UNKNOWN' | 'OPTION_NOT_ALLOWED' }>;
