// Rolls that count for nothing: somebody calls no roll, or a fact is recorded that makes the roll void. What follows from a
// void roll is in `voiding.ts`.

import type { NoRoll } from '../../procedure.ts';
import { supervisors } from '../authority/ranks.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  isBlank,
  refuse,
  type Stamped,
  type TableEvent,
  type Tagged,
} from '../concern.ts';
import { undone } from '../correction.ts';
import { isUsable, placeOf } from '../dice.ts';
import type { Basis } from '../procedure.ts';
import { type Role, rungOf } from '../role.ts';
import { faceIsRuled, isRuled, onRoll, withPast } from '../rolls.ts';
import { byPeople } from '../setup.ts';
import type { Outcome, Table } from '../table.ts';
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

type Call = Tagged<NoRollCommands>;

/** Somebody announces that the roll counts for nothing. */
function callNoRoll(
  context: Context,
  command: Extract<Call, { readonly type: 'CallNoRoll' }>,
): Decided<EventBody> {
  const listed = reasonOf(context, command);
  const refused = unfit(context, command, listed);
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
  const listed = reasonOf(context, command);
  const refused = unfit(context, command, listed);
  if (refused !== undefined || listed === undefined) return refused ?? noSuchReason(context, command);
  if (!listed.must)
    return refuse(
      'LEFT_TO_JUDGEMENT',
      cite(listed.clause),
      'That leaves the roll good unless somebody calls no roll. Call it, or let the roll stand.',
    );
  if (fact.does === 'voids')
    return accept(...spoilt(context, command, { clause: listed.clause, announced: false }));
  if (table.roll?.facts.includes(command.reason))
    return refuse('FACT_IS_FLAGGED', cite(fact.clause), 'That is flagged already. Call no roll.');

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
    ...detailsOf(context, command, gone),
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

const reasonOf = ({ game }: Context, { reason }: Call): NoRoll<string> | undefined =>
  game.procedure.noRolls.find((each) => each.reason === reason);

const noSuchReason = ({ game, procedure, cite }: Context, { reason }: Call): Decided<never> =>
  refuse(
    'NO_SUCH_REASON',
    cite(procedure.calling.noRoll.clause),
    `'${reason}' is no reason here. The reasons are ${game.procedure.noRolls.map((each) => each.reason).join(', ')}.`,
  );

/** Why the roll cannot be voided for this reason by this person now, if it cannot. */
function unfit(
  context: Context,
  command: Call,
  listed: NoRoll<string> | undefined,
): Decided<never> | undefined {
  const { table, setup, game, by, procedure, cite } = context;
  const { noRoll } = procedure.calling;
  const { roll } = table;
  if (roll === undefined)
    return refuse(
      'DICE_NOT_OUT',
      cite(noRoll.clause),
      'There is no roll to void. A roll that is settled can only be overruled.',
    );
  const higher = roll.calls.at(-1)?.by.role;
  const flagged = roll.facts.includes(command.reason);
  const { off } = procedure.custody;
  const atAnyTime = off.spoils === 'until-settled' && command.reason === off.reason;
  // To announce what is flagged, or what has only just happened, overrules nobody.
  if (!flagged && !atAnyTime && higher !== undefined && rungOf(by.role) < rungOf(higher))
    return refuse(
      'NOT_ABOVE',
      cite(procedure.overruling.clause),
      `The outcome is a ${higher}'s, and a ${by.role} is not above that. Ask somebody higher to overrule it.`,
    );
  if (listed === undefined) return noSuchReason(context, command);
  if (setup.dice === 'virtual' && isGone(context, command)) return areVirtual(cite(listed.clause));
  // What was flagged before the faces were out has to be called; nothing new is found once they are.
  if (setup.dice === 'virtual' && roll.restedAt !== undefined && !flagged)
    return refuse(
      'DICE_LIE_FLAT',
      cite(procedure.calling.faces),
      'Virtual dice fall as they should, and their faces are out. Somebody higher may overrule the call.',
    );
  if (
    noRoll.notOfDealer.includes(command.reason) &&
    roll.thrower === 'dealer' &&
    game.procedure.thrower.who === 'shooter'
  )
    return refuse(
      'DEALER_IS_THE_SHOOTER',
      cite(listed.clause),
      'The dealer throws as the shooter now, so this is no reason. Name another.',
    );
  const { dispute } = procedure.calling;
  const answered = roll.dice.some(
    (die, place) => isRuled(roll, place) && (command.die === undefined || command.die === die),
  );
  if (answered && dispute.answers.includes(command.reason)) return faceIsRuled(cite(dispute.clause));
  if (roll.settled.length > 0 && !atAnyTime)
    return refuse(
      'SETTLEMENT_HAS_BEGUN',
      cite(noRoll.afterCall),
      'Bets of this roll are settled already. Overrule the call instead.',
    );
  if (!listed.must && roll.calls.length > 0)
    return refuse(
      'ROLL_IS_CALLED',
      cite(noRoll.afterCall),
      'The roll is called, so judgement comes too late. Somebody higher may overrule the call.',
    );
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
    return refuse(
      'NO_SUCH_DIE',
      clause,
      `'${stranger}' was not thrown. The dice of this roll are ${thrown.join(', ')}.`,
    );
  if (
    named !== undefined &&
    (new Set(named).size !== named.length || named.length !== (count ?? named.length))
  )
    return refuse(
      'NOT_A_COUNT',
      clause,
      `${named.join(', ')} is not a list of ${count ?? named.length} dice. Name each die that left, once.`,
    );
  const isKnown = thrown.some((each) => placeOf(table, each) === 'missing');
  if ((named?.length ?? 0) === 0 && !isKnown && count !== thrown.length && byPeople(setup))
    return refuse(
      'DIE_NOT_NAMED',
      clause,
      `It has to be looked for. Name the die that left: ${thrown.join(', ')}.`,
    );
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
    return refuse(
      'WORDS_NEEDED',
      cite(noRoll.words.includes(reason) ? listed.clause : (noRoll.afterRest ?? listed.clause)),
      'Say in words why the roll is void.',
    );
  if (type === 'CallNoRoll' && byPeople(setup) && noRoll.namesDie.includes(reason))
    if ((dice ?? [die ?? '']).every(isBlank))
      return refuse(
        'DIE_NOT_NAMED',
        cite(listed.clause),
        'It is put away and not thrown again. Name the die.',
      );
  const variants = variantsOf(noRoll.variants, reason);
  if (variant !== undefined && !variants.includes(variant))
    return refuse(
      'NO_SUCH_VARIANT',
      cite(listed.clause),
      `'${variant}' is no form of this reason. The forms are: ${variants.join(', ') || 'none'}.`,
    );
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > game.dice))
    return refuse('NOT_A_COUNT', cite(listed.clause), `${count} dice cannot be; name 1 to ${game.dice}.`);
  return undefined;
}

function detailsOf(
  { procedure }: Context,
  { reason, words, variant, die: named, count: said }: Call,
  gone: readonly string[],
) {
  const form = variant ?? variantsOf(procedure.calling.noRoll.variants, reason)[0];
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

const variantsOf = (
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
