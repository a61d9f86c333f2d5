import { isRoll, type Pips, totalOf } from '../roll.ts';
import {
  type CommandBody,
  type Context,
  createContext,
  type TableEvent,
  type TableRefusal,
  type TableRules,
} from './concern.ts';
import { entryInUse } from './concerns/calling.ts';
import { createChecklist } from './concerns/opening.ts';
import { hasShownAge } from './concerns/staff.ts';
import { decideTable, rolesFor } from './decide.ts';
import { defaultPace } from './house-dealer.ts';
import { type By, everyRole, ladder, type Moment, type Role } from './role.ts';
import { calledRoll } from './rolls.ts';
import { atOnce, byPeople, type CurrentRoll, diceAt, phaseOf, type Table } from './table.ts';

// What can be done next at a table, for somebody who asks: the steps that are open, what each would do, and why the others
// would be refused.

/** A step as somebody would take it now. */
export type NextStep = Step & {
  readonly by: By;
  /** Why it cannot be taken, by this person or at this moment; undefined where it can be. */
  readonly refusal: TableRefusal | undefined;
};

/**
 * What comes next at a table, in the order of the procedure: the steps that are still to be taken before the dice
 * are thrown again, each with whether the rules let this person take it now. A step that `waits` is only taken when
 * somebody else does not do what is expected of them.
 */
export function nextSteps(rules: TableRules, table: Table, asker: Asker, now: Moment): readonly NextStep[] {
  const { setup } = table;
  if (setup === undefined) return [];
  const by: By = { person: asker.person, role: asker.roles[0] ?? 'player' };
  const context = createContext(rules, table, setup, { by, at: Math.max(now, table.clock) });
  if (context === undefined) return [];
  return inOrder(context, asker).map((step) => {
    const attempted = attempt(rules, table, asker, step.command, now);
    return { ...step, by: attempted.by, refusal: attempted.ok ? undefined : attempted.refusal };
  });
}

function inOrder(context: Context, asker: Asker): readonly Step[] {
  const { table } = context;
  switch (phaseOf(table)) {
    case 'closed':
      return beforeOpening(context, asker);
    case 'opening':
      return openingSteps(context, asker);
    case 'halted':
      return [
        ...attending(context, asker),
        { command: { type: 'LiftHalt', because: 'rectified', words: 'it works again' }, missing: 'words' },
      ];
    case 'offering the dice':
    case 'betting':
    case 'dice out':
    case 'at rest':
    case 'called':
      return [...attending(context, asker), ...playSteps(context)];
  }
}

function beforeOpening(context: Context, asker: Asker): readonly Step[] {
  const { setup, procedure, table } = context;
  const posts = procedure.opening.limits !== undefined && table.signs.limits === undefined;
  const open: Step = byPeople(setup)
    ? { command: { type: 'OpenTable' } }
    : { command: { type: 'OpenTable', float: defaultPace.float }, missing: 'float' };
  return [...(byPeople(setup) ? signingOn(context, asker) : []), ...(posts ? [postLimits] : []), open];
}

const postLimits: Step = {
  command: { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } },
  missing: 'limits',
};

/** A table without a dealer, or with one who has not taken the dice over, does nothing before that is mended. */
function attending(context: Context, asker: Asker): readonly Step[] {
  const { table } = context;
  const on = signingOn(context, asker);
  const bindsAtHome = context.procedure.staff.bound.some(({ atHome }) => atHome !== undefined);
  if (table.custodian !== undefined) return byPeople(context.setup) || bindsAtHome ? on : [];
  const inBowl = [...table.dice.dice.values()].filter(({ place }) => place === 'bowl').length;
  return [...on, { command: { type: 'TakeOverDice', inBowl }, missing: 'in-bowl' }];
}

/** What somebody has to read, count or write before a step can be taken. */
export type MissingPart =
  | 'birth'
  | 'chips'
  | 'face'
  | 'faces'
  | 'findings'
  | 'float'
  | 'in-bowl'
  | 'limits'
  | 'person'
  | 'reference'
  | 'serials'
  | 'words';

/** A step of the procedure: a whole command, or an example of it with the part that is still missing. */
type Step = { readonly command: CommandBody; readonly missing?: MissingPart; readonly waits?: true };

/** Somebody who might ask something, and everything that they are. */
export type Asker = { readonly person: string; readonly roles: readonly Role[]; readonly pit?: string };

/** What would come of a command if it were given now, and as what it would be given. */
export type Attempt =
  | { readonly ok: true; readonly by: By; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly by: By; readonly refusal: TableRefusal };

/**
 * Tries a command without giving it, in the least of somebody's roles that the rules let through. Where none is let
 * through, the answer is the refusal of the least that may give it at all, since that one says what stands in the way;
 * of somebody who does not sit at the table the least is not a player.
 */
export function attempt(
  rules: TableRules,
  table: Table,
  asker: Asker,
  command: CommandBody,
  now: Moment,
): Attempt {
  const { person, pit } = asker;
  const held = everyRole.filter((role) => asker.roles.includes(role));
  const entitled = held.filter((role) => rolesFor(rules.procedure, command.type).roles.includes(role));
  const attempts = (entitled.length > 0 ? entitled : [held[0] ?? 'player']).map((role): Attempt => {
    const by: By = { person, role, ...(pit === undefined ? {} : { pit }) };
    const decided = decideTable(rules, table, { ...command, by, at: Math.max(now, table.clock) });
    return { ...decided, by };
  });
  const sits = [...table.seats.values()].some((seat) => seat.person === person);
  const least = attempts.find(({ by }) => sits || by.role !== 'player') ?? attempts[0];
  return attempts.find(({ ok }) => ok) ?? least ?? nobody(person);
}

const nobody = (person: string): Attempt => ({
  ok: false,
  by: { person, role: 'player' },
  refusal: { code: 'NOT_YOUR_ROLE', case: 'unasked', clause: 'policy/roles' },
});

/** What people still have to do before play starts, in the order of a day's work. */
const openingSteps = (context: Context, asker: Asker): readonly Step[] => [
  ...signingOn(context, asker),
  ...answers(context, asker),
  ...fittings(context),
  ...diceToReceive(context),
  ...diceToInspect(context, asker),
  ...diceToPutIn(context),
  ...floatToCount(context),
  ...signsToPost(context),
  { command: { type: 'StartPlay' } },
];

/**
 * Those who act only where they are signed on, and the dealer without whom nothing is dealt. Whoever may act without
 * signing on, such as a host who is everything, leaves the places that others have taken to them.
 */
function signingOn({ table, setup, procedure }: Context, { person, roles }: Asker): readonly Step[] {
  if (table.staff.has(person)) return [];
  const people = byPeople(setup);
  const binds = procedure.staff.bound.filter(({ to, atHome }) => to === 'table' && (people || atHome));
  const bound = new Set(binds.map(({ role }) => role));
  const taken = new Set([...table.staff].flatMap(([who, role]) => (who === 'house' ? [] : [role])));
  const held = ladder.filter((role) => roles.includes(role));
  const isBound = held.every((role) => bound.has(role));
  const needed = held.filter((role) =>
    taken.has(role) ? isBound && people : role === 'dealer' || (people && bound.has(role)),
  );
  const { age } = procedure.staff;
  return needed.map((role) =>
    age === undefined || hasShownAge(table, person, age.years)
      ? { command: { type: 'SignOn', as: role } }
      : { command: { type: 'SignOn', as: role, born: '1990-01-01' }, missing: 'birth' },
  );
}

const answers = (context: Context, { person }: Asker): readonly Step[] => {
  const { table, procedure } = context;
  const asked = new Set(procedure.opening.checklist.map(({ item }) => item));
  return createChecklist(context)
    .filter(({ item, needed, done }) => asked.has(item) && needed && !done)
    .filter(
      ({ item }) => !table.opening.checklist.get(item)?.some(({ by, yes }) => yes && by.person === person),
    )
    .map(({ item }) => ({ command: { type: 'AnswerChecklist', item, yes: true } }));
};

const fittings = (context: Context): readonly Step[] => {
  const { items } = context.procedure.equipment;
  return createChecklist(context).flatMap(({ item, needed, done }): readonly Step[] => {
    const fitting = items.find((each) => each.item === item);
    if (fitting === undefined || !needed || done) return [];
    return fitting.referenced
      ? [{ command: { type: 'RegisterEquipment', item, reference: '1' }, missing: 'reference' }]
      : [{ command: { type: 'RegisterEquipment', item } }];
  });
};

function diceToReceive({ table, setup, procedure }: Context): readonly Step[] {
  const { least, most } = procedure.opening.dice;
  const here = diceAt(table.dice, 'arriving', 'bowl', 'layout').length;
  if (setup.dice === 'virtual' || here >= least) return [];
  const known = table.dice.dice.size;
  const dice = Array.from({ length: most - here }, (_, index) => ({ die: `D${known + index + 1}` }));
  return [{ command: { type: 'ReceiveDice', dice }, missing: 'serials' }];
}

function diceToInspect({ table, procedure }: Context, { person }: Asker): readonly Step[] {
  if (procedure.receiving.inspection === undefined) return [];
  const findings = diceAt(table.dice, 'arriving')
    .filter((die) => !table.dice.dice.get(die)?.inspections.some(({ by }) => by.person === person))
    .map((die) => ({ die, sound: true }));
  return findings.length === 0 ? [] : [{ command: { type: 'InspectDice', findings }, missing: 'findings' }];
}

function diceToPutIn({ table, procedure }: Context): readonly Step[] {
  const lying = diceAt(table.dice, 'layout');
  const raw = procedure.receiving.inspection === undefined ? diceAt(table.dice, 'arriving') : [];
  const dice = [...lying, ...raw];
  const bowl = table.opening.equipment.get('bowl')?.on === true;
  return dice.length === 0 || !bowl ? [] : [{ command: { type: 'PutInBowl', dice } }];
}

function floatToCount({ table }: Context): readonly Step[] {
  const { floatLocked, floatCounted } = table.opening;
  return [
    ...(floatLocked ? [{ command: { type: 'UnlockFloat' } } as const] : []),
    ...(floatCounted
      ? []
      : [{ command: { type: 'CountFloat', chips: [{ value: 1_00, count: 0 }] }, missing: 'chips' } as const]),
  ];
}

function signsToPost({ table, procedure }: Context): readonly Step[] {
  const limits = { minimum: 1_00, maximum: 100_00 };
  return [
    ...(procedure.opening.limits === undefined || table.signs.limits !== undefined
      ? []
      : [{ command: { type: 'PostLimits', limits }, missing: 'limits' } as const]),
    ...(table.opening.oddsPosted ? [] : [{ command: { type: 'PostOdds' } } as const]),
  ];
}

/** What is still to be done at an open table before the dice are thrown again. */
function playSteps(context: Context): readonly Step[] {
  const { table } = context;
  const searches = [...table.dice.missing]
    .filter(([, { searched }]) => !searched)
    .map(([die]): Step => ({ command: { type: 'StartSearch', die } }));
  switch (phaseOf(table)) {
    case 'offering the dice':
      return [...searches, ...declineUnanswered(table)];
    case 'betting':
      return [...closing(context), ...searches, ...toTheThrow(context)];
    case 'dice out':
      return context.setup.dice === 'physical' ? [whole({ type: 'BringToRest' })] : [];
    case 'at rest':
      return table.roll === undefined ? [] : [...unclear(table.roll), ...call(context, table.roll)];
    case 'called':
      return table.roll === undefined ? [] : [...unclear(table.roll), ...afterCall(context, table.roll)];
    case 'closed':
    case 'opening':
    case 'halted':
      return [];
  }
}

const whole = (command: CommandBody): Step => ({ command });

/** An offer that nobody answers is taken as declined; it is the player's to answer first. */
const declineUnanswered = ({ shooter: { is } }: Table): readonly Step[] =>
  is.kind === 'offered' && is.to !== 'waiting'
    ? [{ command: { type: 'DeclineDice', seat: is.to }, waits: true }]
    : [];

/** The hour on the closing sign has come. */
const closing = ({ table: { signs }, at }: Context): readonly Step[] =>
  signs.closing !== undefined && at >= signs.closing.closesAt ? [whole({ type: 'CloseTable' })] : [];

function toTheThrow({ table, setup }: Context): readonly Step[] {
  const { is, holding } = table.shooter;
  switch (is.kind) {
    case 'nobody':
    case 'offered':
      return [whole({ type: 'OfferDice' })];
    case 'choosing':
      return [];
    case 'seat':
      if (is.unable && is.substitute === undefined)
        return [{ command: { type: 'NameSubstitute', person: 'somebody' }, missing: 'person' }];
      if (!holding) return [whole({ type: 'PassDice' })];
      return setup.dice === 'physical' ? [whole({ type: 'ThrowDice', seat: is.seat })] : [];
    case 'dealer':
      return [whole({ type: holding ? 'ThrowDice' : 'PassDice' })];
  }
}

/** What bars an outcome until somebody has answered it: a fact, a face in dispute, a correction asked for. */
function unclear({ facts, dispute, amendment }: CurrentRoll): readonly Step[] {
  const [reason] = facts;
  return [
    ...(reason === undefined ? [] : [whole({ type: 'CallNoRoll', reason })]),
    ...(dispute?.ruled === false
      ? [{ command: { type: 'RuleFace', face: 1, words: 'as it lies' }, missing: 'face' } as const]
      : []),
    ...(amendment === undefined ? [] : [whole({ type: 'AnswerAmendment', approve: true })]),
  ];
}

function call({ game }: Context, { faces }: CurrentRoll): readonly Step[] {
  if (isRoll(faces, game.dice)) return [whole({ type: 'CallRoll', faces })];
  const example = Array.from({ length: game.dice }, (_, die): Pips => faces[die] ?? 1);
  return [{ command: { type: 'CallRoll', faces: example }, missing: 'faces' }];
}

/** Enter, gather, centre, settle: whatever of it is still open. */
function afterCall(context: Context, { entry, collected, centred }: CurrentRoll): readonly Step[] {
  const { setup, procedure, table } = context;
  const called = calledRoll(context);
  const keys =
    table.halt === undefined &&
    entryInUse(context) &&
    procedure.calling.entry?.way === 'keyed-and-pressed' &&
    entry?.pressed !== true;
  const gathers = procedure.custody.gathering !== undefined && !atOnce(setup);
  return [
    ...(keys && entry === undefined && called !== undefined
      ? [whole({ type: 'KeyEntry', total: totalOf(called) })]
      : []),
    ...(keys ? [whole({ type: 'PressEntry' })] : []),
    ...(gathers && !collected ? [whole({ type: 'CollectDice' })] : []),
    ...(gathers && !centred ? [whole({ type: 'CentreDice' })] : []),
    whole({ type: 'SettleRoll' }),
  ];
}
