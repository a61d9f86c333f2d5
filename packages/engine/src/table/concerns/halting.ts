// Halting: something at the table is broken, the roll is finished by the dice, and nothing more is run until it is put right.

import { named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  isBlank,
  refuse,
  supervisors,
  type ToldOf,
  unworded,
} from '../concern.ts';
import type { Role } from '../role.ts';
import { passedByHouse } from '../turn.ts';
import { settleRoll } from './settling.ts';

export type HaltingCommands = {
  /** Something at the table is broken: the roll is finished by the dice, and then nothing more is run. */
  readonly ReportMalfunction: { readonly equipment: string; readonly words: string };
  readonly LiftHalt: {
    readonly because: 'rectified' | 'alternative-procedure';
    readonly words: string;
  };
};

export type HaltingEvents = {
  readonly TableHalted: { readonly cause: string; readonly words: string };
  readonly HaltLifted: {
    readonly because: 'rectified' | 'alternative-procedure';
    readonly words: string;
  };
};

export const haltingRefusals = {
  'NOT_IN_PLAY.halting': {},
  'TABLE_IS_HALTED.already': { cause: namedByPack('equipment') },
  'WORDS_NEEDED.malfunction': {},
  NOT_HALTED: {},
  NOT_A_CAUSE: {},
  'WORDS_NEEDED.rectified': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const haltingLines = {
  TableHalted: { cause: namedByPack('equipment'), words: 'quote' },
  HaltLifted: { because: named('because', ['rectified', 'alternative-procedure']), words: 'quote' },
} as const satisfies RefusalTable;

export type HaltingProcedure<Clause extends string> = {
  /** Whatever the lights say, bets are settled by the dice. */
  readonly byTheDice: Basis<Clause>;
  /** After a malfunction nothing more is run until it is put right. */
  readonly halt: Basis<Clause>;
  readonly lifting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly halting: {
      readonly commands: HaltingCommands;
      readonly events: HaltingEvents;
      readonly procedure: HaltingProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly halting: typeof haltingRefusals;
  }
  interface LineTables {
    readonly halting: typeof haltingLines;
  }
}

export const haltingAuthority: AuthorityOf<HaltingCommands> = {
  ReportMalfunction: { roles: ['dealer', ...supervisors] },
  LiftHalt: { roles: supervisors, narrowed: ({ halting }) => halting.lifting },
};

export const haltingDecide: DecideOf<HaltingCommands> = {
  ReportMalfunction: reportMalfunction,
  LiftHalt: liftHalt,
};

export const haltingEvolve: EvolveOf<HaltingEvents> = {
  TableHalted: (table, { cause, at, clause }) => ({
    ...table,
    halt: { cause, since: at, clause },
  }),
  HaltLifted: (table) => ({
    ...table,
    halt: undefined,
  }),
};

export const haltingTold: ToldOf<HaltingEvents> = {
  TableHalted: ({ cause, words }) => ({ code: 'TableHalted', cause, words }),
  HaltLifted: ({ because, words }) => ({ code: 'HaltLifted', because, words }),
};

export const haltingEventInfo: EventInfoOf<HaltingEvents> = {
  TableHalted: {
    carries: { cause: 'text', words: 'text' },
    topic: 'faults',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  HaltLifted: {
    carries: { because: 'text', words: 'text' },
    topic: 'faults',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
};

function reportMalfunction(
  context: Context,
  { equipment, words }: HaltingCommands['ReportMalfunction'],
): Decided<EventBody> {
  const { table, at, procedure, cite } = context;
  const clause = cite(procedure.halting.halt);
  if (table.state !== 'open') return refuse({ code: 'NOT_IN_PLAY', case: 'halting', clause });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'already', clause, cause: table.halt.cause });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'malfunction', clause });

  const halted: EventBody = { type: 'TableHalted', cause: equipment, words, clause };
  // A called roll is finished by the dice first; one that is not called yet is finished under the halt.
  const halt = { cause: equipment, since: at, clause };
  const settled = settleRoll({ ...context, table: { ...table, halt } });
  return settled.ok ? accept(...settled.events, halted) : accept(halted);
}

function liftHalt(context: Context, { because, words }: HaltingCommands['LiftHalt']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { lifting } = procedure.halting;
  const clause = cite(lifting.clause);
  if (table.halt === undefined) return refuse({ code: 'NOT_HALTED', clause });
  if (because !== 'rectified' && because !== 'alternative-procedure')
    return refuse({ code: 'NOT_A_CAUSE', clause });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'rectified', clause });

  const lifted: EventBody = { type: 'HaltLifted', because, words, clause };
  if (table.roll !== undefined || table.shooter.holding) return accept(lifted);
  return accept(lifted, ...passedByHouse({ ...context, table: { ...table, halt: undefined } }));
}
