// Rolls that count for nothing: somebody calls no roll, or a fact is recorded that makes the roll void. What follows from a
// void roll is in `voiding.ts`.

import type { NoRoll } from '../../procedure.ts';
import { listedByPack, named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
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
  left,
  refuse,
  type Stamped,
  supervisors,
  type TableEvent,
  type Tagged,
  type ToldOf,
} from '../concern.ts';
import { undone } from '../correction.ts';
import { everyRole, type Role, rungOf } from '../role.ts';
import { faceIsRuled, isRuled, onRoll, withPast } from '../rolls.ts';
import { byPeople, isUsable, type Outcome, placeOf, type Table } from '../table.ts';
import { type RollVoided, voided } from '../voiding.ts';
import { areVirtual, leftTable } from './custody.ts';

export type NoRollCommands = {
  readonly CallNoRoll: {
    readonly reason: string;
    readonly words?: string;
    readonly variant?: string;
    /** The die it is about, where it is about one, and how many there are. */
    readonly die?: string;
    readonly count?: number;
    /** The dice that left the table, where that is the reason and it was more than one. */
    readonly dice?: readonly string[];
  };
  /** Records a fact that the rules make a reason to void, whether or not anybody announces it. */
  readonly RecordFact: {
    readonly reason: string;
    readonly words?: string;
    readonly variant?: string;
    readonly die?: string;
    readonly count?: number;
    readonly dice?: readonly string[];
  };
};

export type NoRollEvents = {
  readonly RollVoided: RollVoided;
  /** A fact that bars any outcome: only no roll may be called. */
  readonly FactFlagged: { readonly reason: string; readonly words?: string };
};

export const noRollRefusals = {
  LEFT_TO_JUDGEMENT: {},
  FACT_IS_FLAGGED: {},
  NO_SUCH_REASON: { reason: 'text', reasons: listedByPack('reason') },
  'DICE_NOT_OUT.voiding': {},
  'NOT_ABOVE.voiding': { higher: named('role', everyRole), role: named('role', everyRole) },
  'DICE_LIE_FLAT.voiding': {},
  DEALER_IS_THE_SHOOTER: {},
  'SETTLEMENT_HAS_BEGUN.voiding': {},
  'ROLL_IS_CALLED.voiding': {},
  'NO_SUCH_DIE.thrown': { die: 'text', dice: 'texts' },
  'NOT_A_COUNT.named': { dice: 'texts', count: 'count' },
  'DIE_NOT_NAMED.sought': { dice: 'texts' },
  'WORDS_NEEDED.voiding': {},
  'DIE_NOT_NAMED.put-away': {},
  NO_SUCH_VARIANT: { variant: 'text', variants: listedByPack('variant') },
  'NO_SUCH_VARIANT.none': { variant: 'text' },
  'NOT_A_COUNT.voiding': { count: 'count', dice: 'count' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const noRollLines = {
  RollVoided: { reason: namedByPack('reason'), words: 'quote' },
  FactFlagged: { reason: namedByPack('reason'), words: 'quote' },
} as const satisfies RefusalTable;

export type NoRollProcedure<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  /** A mandatory fact voids the roll by itself, or only bars any outcome until no roll is called. */
  readonly fact: { readonly does: 'voids' | 'bars'; readonly clause: Basis<Clause> };
  /** Where the call itself makes the throw invalid: nobody rules an outcome into it afterwards. */
  readonly stands: Basis<Clause> | undefined;
  /** Reasons that name the die they are about, which is put away. */
  readonly namesDie: readonly string[];
  /** Reasons that are nothing without words. */
  readonly words: readonly string[];
  /** What rests on judgement needs words once the dice have stopped, and is barred from the call on. */
  readonly afterRest: Basis<Clause> | undefined;
  readonly afterCall: Basis<Clause>;
  /** Reasons that cannot arise when the dealer throws as the shooter. */
  readonly notOfDealer: readonly string[];
  /** The text leaves it to the table whether bets may be changed after a void roll. */
  readonly mayUnfreeze: boolean;
  /** Reasons that put a die away and open an incident. */
  readonly quarantines: readonly string[];
  readonly opensIncident: readonly string[];
  /** Reasons that are recorded in one of several forms; the first where none is named. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly noRoll: {
      readonly commands: NoRollCommands;
      readonly events: NoRollEvents;
    };
  }
  interface RefusalTables {
    readonly noRoll: typeof noRollRefusals;
  }
  interface LineTables {
    readonly noRoll: typeof noRollLines;
  }
}

export const noRollAuthority: AuthorityOf<NoRollCommands> = {
  CallNoRoll: { roles: ['dealer', ...supervisors], narrowed: ({ calling }) => calling.noRoll },
  RecordFact: { roles: ['dealer', ...supervisors], narrowed: ({ calling }) => calling.noRoll },
};

export const noRollDecide: DecideOf<NoRollCommands> = {
  CallNoRoll: callNoRoll,
  RecordFact: recordFact,
};

export const noRollEvolve: EvolveOf<NoRollEvents> = {
  RollVoided: rollVoided,
  FactFlagged: (table, { reason }) => onRoll(table, (roll) => ({ ...roll, facts: [...roll.facts, reason] })),
};

export const noRollTold: ToldOf<NoRollEvents> = {
  RollVoided: ({ reason: why, words }) => ({ code: 'RollVoided', reason: why, words }),
  FactFlagged: ({ reason: why, words }) => ({ code: 'FactFlagged', reason: why, words }),
};

export const noRollEventInfo: EventInfoOf<NoRollEvents> = {
  RollVoided: {
    carries: {
      reason: 'text',
      words: 'text?',
      variant: 'text?',
      die: 'text?',
      count: 'number?',
      freezes: 'flag',
      announced: 'flag?',
      moment: 'text?',
      overrules: 'thing?',
    },
    topic: 'no-rolls',
    seen: { whole: 'staff', without: 'words', trimmed: (event) => left(event, 'words') },
  },
  FactFlagged: {
    carries: { reason: 'text', words: 'text?' },
    topic: 'no-rolls',
    seen: { whole: 'staff', without: 'words', trimmed: (event) => left(event, 'words') },
  },
};

type Call = Tagged<NoRollCommands>;

/** Somebody announces that the roll counts for nothing. */
function callNoRoll(
  context: Context,
  command: Extract<Call, { readonly type: 'CallNoRoll' }>,
): Decided<EventBody> {
  const listed = findReason(context, command);
  const refused = listingRefusal(context, command, listed);
  if (refused !== undefined || listed === undefined) return refused ?? noSuchReason(context, command);

  return accept(...spoilt(context, command, { clause: listed.clause, announced: true }));
}

/** A fact that must void a roll is recorded: it voids by itself, or bars any outcome, as the pack has it. */
function recordFact(
  context: Context,
  command: Extract<Call, { readonly type: 'RecordFact' }>,
): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { fact } = procedure.calling.noRoll;
  const listed = findReason(context, command);
  const refused = listingRefusal(context, command, listed);
  if (refused !== undefined || listed === undefined) return refused ?? noSuchReason(context, command);
  if (!listed.must) return refuse({ code: 'LEFT_TO_JUDGEMENT', clause: cite(listed.clause) });
  if (fact.does === 'voids')
    return accept(...spoilt(context, command, { clause: listed.clause, announced: false }));
  if (table.roll?.facts.includes(command.reason))
    return refuse({ code: 'FACT_IS_FLAGGED', clause: cite(fact.clause) });

  const { words } = command;
  const flagged: EventBody = {
    type: 'FactFlagged',
    reason: command.reason,
    ...(words === undefined ? {} : { words }),
    clause: cite(listed.clause),
  };
  // The house calls what must be called without waiting for a person to do it.
  return byPeople(setup)
    ? accept(flagged, ...leftTable(context, diceGone(context, command)))
    : accept(flagged, ...spoilt(context, command, { clause: listed.clause, announced: true }));
}

/** The void roll, and with it the search for dice that left the table: that is one act. */
function spoilt(
  context: Context,
  command: Call,
  { clause, announced }: { readonly clause: string; readonly announced: boolean },
): readonly EventBody[] {
  const gone = diceGone(context, command);
  const { dice } = command;
  const voiding = {
    ...toVoidDetails(context, command, gone),
    ...(dice === undefined ? {} : { dice }),
    clause,
    announced,
  };
  return gone.length > 0
    ? leftTable(context, gone, voiding)
    : [...undone(context, context.cite(clause)), ...voided(context, voiding)];
}

/** Whether the reason is a die that left the table, with dice that can. */
const isGone = ({ procedure }: Context, { reason }: Call): boolean =>
  procedure.custody.off.isSought && reason === procedure.custody.off.reason;

/** The dice that left the table by what is said, without those that are looked for already. */
function diceGone(context: Context, command: Call): readonly string[] {
  const { table, game } = context;
  const { die, dice, count = 1 } = command;
  const { roll } = table;
  if (roll === undefined || !isGone(context, command)) return [];
  const named = dice ?? (die === undefined ? undefined : [die]);
  const here = (named ?? roll.dice).filter((each) => isUsable(table, each));
  if (named !== undefined || count === game.dice) return here;
  // Where nobody says which, and the house picks it up, any of them will do.
  return roll.dice.length > here.length ? [] : here.slice(0, count);
}

const findReason = ({ game }: Context, { reason }: Call): NoRoll<string> | undefined =>
  game.procedure.noRolls.find((each) => each.reason === reason);

const noSuchReason = ({ game, procedure, cite }: Context, { reason }: Call): Decided<never> =>
  refuse({
    code: 'NO_SUCH_REASON',
    clause: cite(procedure.calling.noRoll.clause),
    reason,
    reasons: game.procedure.noRolls.map((each) => each.reason),
  });

/** Why the roll cannot be voided for this reason by this person now, if it cannot. */
function listingRefusal(
  context: Context,
  command: Call,
  listed: NoRoll<string> | undefined,
): Decided<never> | undefined {
  const { table, setup, game, by, procedure, cite } = context;
  const { noRoll } = procedure.calling;
  const { roll } = table;
  if (roll === undefined)
    return refuse({ code: 'DICE_NOT_OUT', case: 'voiding', clause: cite(noRoll.clause) });
  const higher = roll.calls.at(-1)?.by.role;
  const flagged = roll.facts.includes(command.reason);
  const { off } = procedure.custody;
  const atAnyTime = off.spoils === 'until-settled' && command.reason === off.reason;
  // To announce what is flagged, or what has only just happened, overrules nobody.
  if (!flagged && !atAnyTime && higher !== undefined && rungOf(by.role) < rungOf(higher))
    return refuse({
      code: 'NOT_ABOVE',
      case: 'voiding',
      clause: cite(procedure.overruling.clause),
      higher,
      role: by.role,
    });
  if (listed === undefined) return noSuchReason(context, command);
  if (setup.dice === 'virtual' && isGone(context, command)) return areVirtual(cite(listed.clause));
  // What was flagged before the faces were out has to be called; nothing new is found once they are.
  if (setup.dice === 'virtual' && roll.restedAt !== undefined && !flagged)
    return refuse({ code: 'DICE_LIE_FLAT', case: 'voiding', clause: cite(procedure.calling.faces) });
  if (
    noRoll.notOfDealer.includes(command.reason) &&
    roll.thrower === 'dealer' &&
    game.procedure.thrower.who === 'shooter'
  )
    return refuse({ code: 'DEALER_IS_THE_SHOOTER', clause: cite(listed.clause) });
  const { dispute } = procedure.calling;
  const answered = roll.dice.some(
    (die, place) => isRuled(roll, place) && (command.die === undefined || command.die === die),
  );
  if (answered && dispute.answers.includes(command.reason)) return faceIsRuled(cite(dispute.clause));
  if (roll.settled.length > 0 && !atAnyTime)
    return refuse({ code: 'SETTLEMENT_HAS_BEGUN', case: 'voiding', clause: cite(noRoll.afterCall) });
  if (!listed.must && roll.calls.length > 0)
    return refuse({ code: 'ROLL_IS_CALLED', case: 'voiding', clause: cite(noRoll.afterCall) });
  return unfitDetails(context, command, listed) ?? unfitDice(context, command, listed);
}

/** Why these cannot be the dice that left the table, if they cannot. Where people look for a die, it has a name. */
function unfitDice(context: Context, command: Call, listed: NoRoll<string>): Decided<never> | undefined {
  const { table, setup, cite } = context;
  const { die, dice, count } = command;
  const thrown = table.roll?.dice ?? [];
  if (!isGone(context, command)) return undefined;
  const named = dice ?? (die === undefined ? undefined : [die]);
  const clause = cite(listed.clause);
  const stranger = named?.find((each) => !thrown.includes(each));
  if (stranger !== undefined)
    return refuse({ code: 'NO_SUCH_DIE', case: 'thrown', clause, die: stranger, dice: thrown });
  if (
    named !== undefined &&
    (new Set(named).size !== named.length || named.length !== (count ?? named.length))
  )
    return refuse({ code: 'NOT_A_COUNT', case: 'named', clause, dice: named, count: count ?? named.length });
  const isKnown = thrown.some((each) => placeOf(table, each) === 'missing');
  if ((named?.length ?? 0) === 0 && !isKnown && count !== thrown.length && byPeople(setup))
    return refuse({ code: 'DIE_NOT_NAMED', case: 'sought', clause, dice: thrown });
  return undefined;
}

function unfitDetails(
  { table, setup, game, procedure, cite }: Context,
  { type, reason, words, variant, die, dice, count }: Call,
  listed: NoRoll<string>,
): Decided<never> | undefined {
  const { noRoll } = procedure.calling;
  const late = !listed.must && table.roll?.restedAt !== undefined && noRoll.afterRest !== undefined;
  if ((noRoll.words.includes(reason) || late) && isBlank(words))
    return refuse({
      code: 'WORDS_NEEDED',
      case: 'voiding',
      clause: cite(noRoll.words.includes(reason) ? listed.clause : (noRoll.afterRest ?? listed.clause)),
    });
  if (type === 'CallNoRoll' && byPeople(setup) && noRoll.namesDie.includes(reason))
    if ((dice ?? [die ?? '']).every(isBlank))
      return refuse({ code: 'DIE_NOT_NAMED', case: 'put-away', clause: cite(listed.clause) });
  const variants = listVariants(noRoll.variants, reason);
  if (variant !== undefined && !variants.includes(variant))
    return noSuchVariant(cite(listed.clause), variant, variants);
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > game.dice))
    return refuse({
      code: 'NOT_A_COUNT',
      case: 'voiding',
      clause: cite(listed.clause),
      count,
      dice: game.dice,
    });
  return undefined;
}

const noSuchVariant = (clause: string, variant: string, variants: readonly string[]): Decided<never> =>
  variants.length === 0
    ? refuse({ code: 'NO_SUCH_VARIANT', case: 'none', clause, variant })
    : refuse({ code: 'NO_SUCH_VARIANT', clause, variant, variants });

function toVoidDetails(
  { procedure }: Context,
  { reason, words, variant, die: named, count: said }: Call,
  gone: readonly string[],
) {
  const form = variant ?? listVariants(procedure.calling.noRoll.variants, reason)[0];
  const die = gone.length === 1 ? gone[0] : named;
  const count = gone.length > 1 ? gone.length : said;
  return {
    reason,
    ...(words === undefined ? {} : { words }),
    ...(form === undefined ? {} : { variant: form }),
    ...(die === undefined ? {} : { die }),
    ...(count === undefined ? {} : { count }),
  };
}

const listVariants = (
  variants: Readonly<Record<string, readonly string[]>>,
  reason: string,
): readonly string[] => (Object.hasOwn(variants, reason) ? (variants[reason] ?? []) : []);

/** The void calls that came only after the dice had stopped; they should come before whenever they can. */
export const lateNoRolls = (events: readonly TableEvent[]): readonly LateNoRoll[] =>
  events.filter((event): event is LateNoRoll => event.type === 'RollVoided' && event.moment !== 'in flight');

export type LateNoRoll = Extract<EventBody, { readonly type: 'RollVoided' }> & Pick<TableEvent, 'by' | 'at'>;

function rollVoided(
  table: Table,
  { reason, freezes, by, at, clause }: Stamped<NoRollEvents['RollVoided']>,
): Table {
  const { roll } = table;
  const outcome: Outcome = { kind: 'void', reason };
  const calls = [...(roll?.calls ?? []), { by, at, clause, outcome }];
  return {
    ...(roll === undefined ? table : withPast(table, { ...roll, calls }, outcome, [])),
    roll: undefined,
    frozen: freezes,
    shooter: { ...table.shooter, voidsInRow: table.shooter.voidsInRow + 1 },
  };
}
