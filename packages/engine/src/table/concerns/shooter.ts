// Who has the dice: they are offered round the table, taken or declined, chosen, given up and taken away. What the end of
// a turn does to bets is in `turn.ts`.

import { setCount } from '../../course.ts';
import { listedByPack, named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import { underAge } from '../age.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  operator,
  player,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
  unchanged,
} from '../concern.ts';
import type { Role } from '../role.ts';
import { afterLines, withTurnEnd } from '../rolls.ts';
import {
  atOnce,
  byPeople,
  type Circuit,
  diceAt,
  isUsable,
  type Offered,
  placed,
  placeOf,
  type Shooter,
  type Table,
  type TableSettlement,
  usableDice,
} from '../table.ts';
import { personAt, settled, who } from '../telling.ts';
import {
  endOfTurn,
  lockedStake,
  type Order,
  type PassingCause,
  passedByHouse,
  setIsOwed,
  spentSet,
} from '../turn.ts';

export type ShooterCommands = {
  /**
   * Offers the dice to the next seat that may have them, or does what follows when there is none. `again` asks everybody
   * once more who has declined, though nothing has changed since.
   */
  readonly OfferDice: { readonly again?: true };
  readonly AcceptDice: { readonly seat: number };
  /** A dealer takes silence as an answer. */
  readonly DeclineDice: { readonly seat: number };
  /** Without dice named, the new shooter keeps the ones in play. */
  readonly ChooseDice: { readonly seat: number; readonly dice?: readonly string[] };
  /** The shooter gives up the dice. */
  readonly GiveUpDice: { readonly seat: number };
  readonly WarnShooter: { readonly words: string };
  readonly OrderToPass: { readonly cause: string; readonly words?: string };
  /** The shooter cannot go on. */
  readonly ReportUnable: object;
  /** Somebody else finishes the set for the shooter, or the whole turn. */
  readonly NameSubstitute: {
    readonly person: string;
    readonly born?: string;
    readonly until?: 'set' | 'turn';
  };
};

export type ShooterEvents = {
  readonly DiceOffered: {
    readonly to: number;
    readonly circuit: Circuit;
    /** Whose turn ended, where one did. */
    readonly from?: number;
  };
  readonly DiceDeclined: { readonly seat: number };
  /** Everybody has been asked and nobody took the dice. */
  readonly OffersEnded: object;
  readonly DiceAccepted: { readonly seat: number; readonly circuit: Circuit };
  readonly DiceChosen: { readonly seat: number; readonly dice: readonly string[] };
  readonly DiceGivenUp: {
    readonly seat: number;
    readonly cause: PassingCause;
    readonly order?: Order;
  };
  /** A shooter without the bet that a throw needs is asked to bet again or to give up the dice. */
  readonly ShooterPrompted: { readonly seat: number };
  /** Says who was warned, since a warning is between the table and that person. */
  readonly ShooterWarned: {
    readonly seat: number;
    readonly person: string;
    readonly words: string;
  };
  /** The dealer throws until nothing is undecided. */
  readonly RunOutBegun: { readonly dice: readonly string[] };
  readonly RunOutEnded: { readonly cause: 'seven' | 'decided' };
  readonly ShooterUnable: { readonly seat: number };
  readonly SubstituteNamed: {
    readonly seat: number;
    readonly person: string;
    readonly until: 'set' | 'turn';
  };
  /** The end of a turn decided bets that no roll had. */
  readonly TurnEnded: {
    readonly seat: number;
    readonly settlements: readonly TableSettlement[];
  };
};

export const shooterRefusals = {
  NO_SHOOTER_HERE: {},
  'NOT_IN_PLAY.starting': {},
  'TABLE_IS_HALTED.lifting': {},
  'SET_NOT_FINISHED.seat': { seat: 'count' },
  DICE_ARE_TAKEN: { seat: 'count' },
  DICE_ARE_OFFERED: { seat: 'count' },
  'NEW_SET_NEEDED.receiving': { dice: 'count' },
  'DICE_MISSING.usable': { usable: 'count', dice: 'count' },
  BETS_ARE_UNDECIDED: { bets: 'count' },
  'NOBODY_TO_OFFER.empty': {},
  'NOBODY_TO_OFFER.declined': {},
  'NOBODY_TO_OFFER.nobody': {},
  'DEALER_MAY_NOT_BET.shooting': {},
  'TABLE_IS_HALTED.waiting': {},
  'NOT_OFFERED_TO_YOU.accepting': {},
  'NEW_SET_NEEDED.waiting': {},
  'NOT_OFFERED_TO_YOU.declining': {},
  'ROLL_UNDER_WAY.choosing': {},
  NOT_CHOOSING: {},
  'NOT_THESE_DICE.choosing': { named: 'count', dice: 'count' },
  DIE_NOT_USABLE: { die: 'text', dice: 'texts' },
  'NOT_THE_SHOOTER.giving-up': {},
  'ROLL_UNDER_WAY.giving-up': {},
  'THROW_AGAIN_FIRST.passing': {},
  'SET_NOT_FINISHED.passing': { thrown: 'count', throws: 'count' },
  'BET_IS_LOCKED.set': {},
  'NO_SHOOTER.warning': {},
  'WORDS_MISSING.warning': {},
  NO_ORDERS_HERE: {},
  'NO_SHOOTER.ordering': {},
  'ROLL_UNDER_WAY.ordering': {},
  NO_SUCH_CAUSE: { cause: 'text', causes: listedByPack('cause') },
  'NO_SHOOTER.none': {},
  UNABLE_ALREADY: {},
  NO_SUBSTITUTE_HERE: {},
  'NO_SHOOTER.substitute': {},
  NO_SET_UNDER_WAY: {},
  NO_TURN_TO_FINISH: {},
  NOT_A_SUBSTITUTE: {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const shooterLines = {
  DiceOffered: { who: 'seat' },
  DiceDeclined: { who: 'seat' },
  OffersEnded: {},
  DiceAccepted: { who: 'seat' },
  DiceChosen: { who: 'seat', dice: 'list' },
  'DiceGivenUp.chosen': { who: 'seat' },
  'DiceGivenUp.seven': { who: 'seat' },
  'DiceGivenUp.ordered': { who: 'seat', cause: namedByPack('cause'), words: 'quote' },
  'DiceGivenUp.left': { who: 'seat' },
  ShooterPrompted: { who: 'seat' },
  ShooterWarned: { who: 'seat', words: 'quote' },
  RunOutBegun: {},
  'RunOutEnded.seven': {},
  'RunOutEnded.decided': {},
  ShooterUnable: { who: 'seat' },
  SubstituteNamed: { who: 'seat', person: 'text', until: named('until', ['set', 'turn']) },
  TurnEnded: { who: 'seat' },
  'TurnEnded.nothing': { who: 'seat', standing: 'count' },
} as const satisfies RefusalTable;

export type ShooterProcedure<Clause extends string> = {
  /** At the start of play: who is asked first, who next, and what the taker may do. */
  readonly starting: Basis<Clause>;
  readonly start: Basis<Clause>;
  readonly declined: Basis<Clause>;
  readonly accepting: Basis<Clause>;
  readonly choosing: Basis<Clause>;
  readonly givingUp: Basis<Clause>;
  readonly sevenOut: Basis<Clause>;
  /** After a turn: who is asked, and whether the former shooter comes round again. */
  readonly course: {
    readonly needsBet: boolean;
    readonly former: 'never' | 'last';
    readonly clause: Basis<Clause>;
    readonly declined: Basis<Clause>;
    readonly choosing: Basis<Clause>;
    /** Where play starts afresh when nobody takes the dice and nothing is undecided. */
    readonly restart: Basis<Clause> | undefined;
  };
  /** The dealer throws out what is undecided when nobody takes the dice. */
  readonly runOut: Basis<Clause> | undefined;
  /** A shooter left without the bet that a throw needs may bet again or give up the dice. */
  readonly prompt: Basis<Clause>;
  readonly warning: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** Who may order a shooter to pass the dice, and for which causes; nobody where the pack gives no such order. */
  readonly ordering:
    | { readonly roles: readonly Role[]; readonly causes: readonly string[]; readonly clause: Basis<Clause> }
    | undefined;
  /** Somebody else finishes the set of a shooter who cannot. */
  readonly substitute: Basis<Clause> | undefined;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    /** None where the dealer throws. */
    readonly shooter: {
      readonly commands: ShooterCommands;
      readonly events: ShooterEvents;
      readonly procedure: ShooterProcedure<Clause> | undefined;
    };
  }
  interface RefusalTables {
    readonly shooter: typeof shooterRefusals;
  }
  interface LineTables {
    readonly shooter: typeof shooterLines;
  }
}

export const shooterAuthority: AuthorityOf<ShooterCommands> = {
  OfferDice: { roles: dealer },
  AcceptDice: { roles: player },
  DeclineDice: { roles: ['player', 'dealer'] },
  ChooseDice: { roles: player },
  GiveUpDice: { roles: player },
  WarnShooter: { roles: ['dealer', ...supervisors], narrowed: ({ shooter }) => shooter?.warning },
  OrderToPass: { roles: ['dealer', ...supervisors], narrowed: ({ shooter }) => shooter?.ordering },
  // Where nobody finishes for a shooter, to call one unable is to take the dice away.
  ReportUnable: {
    roles: ['dealer', ...supervisors],
    narrowed: ({ shooter }) => (shooter?.substitute === undefined ? shooter?.ordering : undefined),
  },
  NameSubstitute: { roles: operator },
};

export const shooterDecide: DecideOf<ShooterCommands> = {
  OfferDice: /* @__PURE__ */ whereAShooterThrows(offerDice),
  AcceptDice: /* @__PURE__ */ whereAShooterThrows(acceptDice),
  DeclineDice: /* @__PURE__ */ whereAShooterThrows(declineDice),
  ChooseDice: /* @__PURE__ */ whereAShooterThrows(chooseDice),
  GiveUpDice: /* @__PURE__ */ whereAShooterThrows(giveUpDice),
  WarnShooter: /* @__PURE__ */ whereAShooterThrows(warnShooter),
  OrderToPass: /* @__PURE__ */ whereAShooterThrows(orderToPass),
  ReportUnable: /* @__PURE__ */ whereAShooterThrows(reportUnable),
  NameSubstitute: /* @__PURE__ */ whereAShooterThrows(nameSubstitute),
};

export const shooterEvolve: EvolveOf<ShooterEvents> = {
  DiceOffered: diceOffered,
  DiceDeclined: diceDeclined,
  OffersEnded: offersEnded,
  DiceAccepted: (table, { seat, circuit }) => ({
    ...table,
    shooter: { is: { kind: 'choosing', seat, circuit }, holding: false, voidsInRow: 0, warnings: [] },
    thrown: 0,
  }),
  DiceChosen: diceChosen,
  DiceGivenUp: (table, { seat, cause }) => {
    const person = table.seats.get(seat)?.person;
    return {
      ...table,
      shooter: {
        is: {
          ...nobodyAsked,
          from: seat,
          former: person,
          circuit: 'course',
          excluded: cause === 'ordered' && person !== undefined ? [person] : [],
          left: table.betting.bets.map(({ bet }) => bet),
        },
        holding: false,
        voidsInRow: 0,
        warnings: [],
      },
      dice: placed(table.dice, diceAt(table.dice, 'shooter'), 'dealer'),
      thrown: 0,
    };
  },
  ShooterPrompted: unchanged,
  ShooterWarned: (table, { words }) => ({
    ...table,
    shooter: { ...table.shooter, warnings: [...table.shooter.warnings, words] },
  }),
  RunOutBegun: runOutBegun,
  RunOutEnded: runOutEnded,
  ShooterUnable: shooterUnable,
  SubstituteNamed: substituteNamed,
  TurnEnded: turnEnded,
};

export const shooterTold: ToldOf<ShooterEvents> = {
  DiceOffered: ({ to }, at) => ({ code: 'DiceOffered', who: who(at, to) }),
  DiceDeclined: ({ seat }, at) => ({ code: 'DiceDeclined', who: who(at, seat) }),
  OffersEnded: () => ({ code: 'OffersEnded' }),
  DiceAccepted: ({ seat }, at) => ({ code: 'DiceAccepted', who: who(at, seat) }),
  DiceChosen: ({ seat, dice }, at) => ({ code: 'DiceChosen', who: who(at, seat), dice }),
  DiceGivenUp: ({ seat, cause, order }, at) =>
    cause === 'ordered'
      ? {
          code: 'DiceGivenUp',
          case: cause,
          who: who(at, seat),
          cause: order?.cause ?? 'ordered',
          words: order?.words,
        }
      : { code: 'DiceGivenUp', case: cause, who: who(at, seat) },
  ShooterPrompted: ({ seat }, at) => ({ code: 'ShooterPrompted', who: who(at, seat) }),
  ShooterWarned: ({ seat, words }, at) => ({ code: 'ShooterWarned', who: who(at, seat), words }),
  RunOutBegun: () => ({ code: 'RunOutBegun' }),
  RunOutEnded: ({ cause }) => ({ code: 'RunOutEnded', case: cause }),
  ShooterUnable: ({ seat }, at) => ({ code: 'ShooterUnable', who: who(at, seat) }),
  SubstituteNamed: ({ seat, person, until }, at) => ({
    code: 'SubstituteNamed',
    who: who(at, seat),
    person: personAt(at, person),
    until,
  }),
  TurnEnded: ({ seat, settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'TurnEnded', who: who(at, seat) },
      none: (standing) => ({ code: 'TurnEnded', case: 'nothing', who: who(at, seat), standing }),
    }),
};

export const shooterEventInfo: EventInfoOf<ShooterEvents> = {
  DiceOffered: {
    carries: { to: 'number', circuit: 'text', from: 'number?' },
    topic: 'dice',
    seen: everybody,
  },
  DiceDeclined: { carries: { seat: 'number' }, topic: 'dice', seen: everybody },
  OffersEnded: { carries: {}, topic: 'dice', seen: everybody },
  DiceAccepted: { carries: { seat: 'number', circuit: 'text' }, topic: 'dice', seen: everybody },
  DiceChosen: { carries: { seat: 'number', dice: 'texts' }, topic: 'dice', seen: everybody },
  DiceGivenUp: {
    carries: { seat: 'number', cause: 'text', order: 'thing?' },
    topic: 'dice',
    seen: {
      whole: 'staff',
      without: 'the words of an order and the warnings before it',
      trimmed: ({ order, ...event }) => ({
        ...event,
        ...(order === undefined ? {} : { order: { cause: order.cause, warnings: [] } }),
      }),
    },
  },
  ShooterPrompted: { carries: { seat: 'number' }, topic: 'dice', seen: everybody },
  ShooterWarned: {
    carries: { seat: 'number', person: 'text', words: 'text' },
    topic: 'dice',
    seen: { whole: 'staff', about: ({ person }) => person },
  },
  RunOutBegun: { carries: { dice: 'texts' }, topic: 'dice', seen: everybody },
  RunOutEnded: { carries: { cause: 'text' }, topic: 'dice', seen: everybody },
  ShooterUnable: { carries: { seat: 'number' }, topic: 'dice', seen: everybody },
  SubstituteNamed: {
    carries: { seat: 'number', person: 'text', until: 'text' },
    topic: 'dice',
    seen: everybody,
  },
  TurnEnded: { carries: { seat: 'number', settlements: 'settlements' }, topic: 'rolls', seen: everybody },
};

function whereAShooterThrows<Command>(
  leaf: (context: Context, shooter: ShooterProcedure<string>, command: Command) => Decided<EventBody>,
): (context: Context, command: Command) => Decided<EventBody> {
  return (context, command) => {
    const { game, procedure, cite } = context;
    return procedure.shooter === undefined
      ? refuse({ code: 'NO_SHOOTER_HERE', clause: cite(game.procedure.thrower.clause) })
      : leaf(context, procedure.shooter, command);
  };
}

type Rules = ShooterProcedure<string>;

/** Offers the dice to the next player, clockwise; when nobody is left to ask, what follows from that. */
function offerDice(
  context: Context,
  shooter: Rules,
  { again }: ShooterCommands['OfferDice'],
): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  if (table.state !== 'open')
    return refuse({ code: 'NOT_IN_PLAY', case: 'starting', clause: cite(shooter.starting) });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'lifting', clause: table.halt.clause });
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'settling', clause: cite(shooter.starting) });
  if (is.kind === 'seat' && is.unable && setIsOwed(context) && shooter.substitute !== undefined)
    return refuse({
      code: 'SET_NOT_FINISHED',
      case: 'seat',
      clause: cite(shooter.substitute),
      seat: is.seat,
    });
  if (is.kind === 'seat' || is.kind === 'choosing')
    return refuse({ code: 'DICE_ARE_TAKEN', clause: cite(shooter.accepting), seat: is.seat });
  if (is.kind === 'offered' && is.to !== 'waiting' && table.seats.has(is.to))
    return refuse({ code: 'DICE_ARE_OFFERED', clause: cite(shooter.declined), seat: is.to });
  const { runOut } = shooter;
  const thrownOut = runOut === undefined ? undefined : afterRunOut(context, shooter, cite(runOut));
  if (thrownOut !== undefined) return thrownOut;
  const lacking = offerDiceRefusal(context);
  if (lacking !== undefined) return lacking;

  return is.kind === 'offered'
    ? goOn(context, shooter, is, again === true)
    : startAfresh(context, shooter, []);
}

/** Why no dice can be offered: the set is out of the game, or too little of it is left. */
function offerDiceRefusal(context: Context): Decided<never> | undefined {
  const { table, game, cite } = context;
  if (table.dice.replacing !== undefined && usableDice(table).length < leastDice(context))
    return refuse({
      code: 'NEW_SET_NEEDED',
      case: 'receiving',
      clause: cite(context.procedure.custody.newSet),
      dice: leastDice(context),
    });
  if (usableDice(table).length < game.dice)
    return refuse({
      code: 'DICE_MISSING',
      case: 'usable',
      clause: cite(context.procedure.custody.newSet),
      usable: usableDice(table).length,
      dice: game.dice,
    });
  return undefined;
}

/** How many dice a new set brings. */
const leastDice = ({ procedure }: Context): number => procedure.opening.dice.least;

/** A dealer who has the dice throws while a bet is undecided; then everybody is asked afresh. */
function afterRunOut(context: Context, shooter: Rules, clause: string): Decided<EventBody> | undefined {
  const { bets } = context.table.betting;
  if (context.table.shooter.is.kind !== 'dealer') return undefined;
  if (bets.length > 0) return refuse({ code: 'BETS_ARE_UNDECIDED', clause, bets: bets.length });
  const ended: EventBody = { type: 'RunOutEnded', cause: 'decided', clause };
  const spent = spentSet(context);
  return spent.length > 0 ? accept(ended, ...spent) : startAfresh(context, shooter, [ended]);
}

/** From the dealer's left, to everybody; to somebody who was ordered off the dice only after all the others. */
function startAfresh(context: Context, shooter: Rules, before: readonly EventBody[]): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  const excluded = 'excluded' in is ? (is.excluded ?? []) : [];
  const [first] = lastOfAll(table, clockwise(table, 0), excluded);
  if (first === undefined)
    return before.length > 0
      ? accept(...before)
      : refuse({ code: 'NOBODY_TO_OFFER', case: 'empty', clause: cite(shooter.start) });
  return accept(...before, { type: 'DiceOffered', to: first, circuit: 'start', clause: cite(shooter.start) });
}

function goOn(context: Context, shooter: Rules, is: Offered, again: boolean): Decided<EventBody> {
  const { table, cite } = context;
  const { circuit, from } = is;
  const clause = (first: boolean): string => {
    if (circuit === 'start') return cite(first ? shooter.start : shooter.declined);
    return cite(first ? shooter.course.clause : shooter.course.declined);
  };
  if (!again && isDeclinedByAll(table))
    return refuse({ code: 'NOBODY_TO_OFFER', case: 'declined', clause: clause(false) });
  const next = nextToAsk(table, shooter, is);
  if (next !== undefined)
    return accept({
      type: 'DiceOffered',
      to: next,
      circuit,
      ...(from === undefined || circuit === 'start' ? {} : { from }),
      clause: clause(is.asked.length === 0),
    });

  const over: EventBody = { type: 'OffersEnded', clause: clause(false) };
  return (
    dealerThrows(context, shooter, is, over) ??
    allAskedAfresh(context, shooter, is, over) ??
    (is.asked.length === 0
      ? refuse({ code: 'NOBODY_TO_OFFER', case: 'nobody', clause: clause(true) })
      : accept(over))
  );
}

/** Nobody takes the dice and bets are undecided: the dealer throws those out, where the rules have it so. */
function dealerThrows(
  context: Context,
  { runOut }: Rules,
  { circuit, from, left }: Offered,
  over: EventBody,
): Decided<EventBody> | undefined {
  const { table, game, cite } = context;
  // Asked round a second time, in the course of play still, everybody has had their chance at whatever lies there.
  const undecided = table.betting.bets.some(({ bet }) => circuit === 'start' || left.includes(bet));
  if (runOut === undefined) return undefined;
  if (from === undefined || !undecided) return undefined;
  const dice = kept(context) ?? usableDice(table).slice(0, game.dice);
  return accept(
    over,
    { type: 'RunOutBegun', dice, clause: cite(runOut) },
    { type: 'DicePassed', clause: cite(runOut) },
  );
}

/** Nobody with a bet takes the dice and nothing is undecided: everybody is asked, where the rules have it so. */
function allAskedAfresh(
  context: Context,
  shooter: Rules,
  { circuit }: Offered,
  over: EventBody,
): Decided<EventBody> | undefined {
  const { table, cite } = context;
  const { restart } = shooter.course;
  if (restart === undefined) return undefined;
  // Betting opens before the offers: an empty layout is not yet a circuit that nobody wanted.
  if (circuit !== 'course' || table.betting.bets.length === 0) return undefined;
  return startAfresh(context, shooter, [{ ...over, clause: cite(restart) }]);
}

/** The seat to be asked next, clockwise; nobody when all who may be asked have been. */
function nextToAsk(table: Table, { course }: Rules, is: Offered): number | undefined {
  const inCourse = is.circuit === 'course';
  const round = clockwise(table, inCourse ? (is.from ?? 0) : 0);
  // An order to pass is no reason to leave the dice lying where nobody else sits.
  const order = inCourse && table.seats.size > 1 ? is.excluded : [];
  return lastOfAll(table, round, is.excluded).find((seat) => {
    const person = table.seats.get(seat)?.person ?? '';
    if (is.asked.includes(seat) || order.includes(person)) return false;
    if (!inCourse) return true;
    if (course.former === 'never' && person === is.former) return false;
    return !course.needsBet || table.betting.bets.some((bet) => bet.seat === seat);
  });
}

/** The seats with those of some people put behind the others. */
function lastOfAll(table: Table, seats: readonly number[], people: readonly string[]): readonly number[] {
  const isLast = (seat: number): boolean => people.includes(table.seats.get(seat)?.person ?? '');
  return [...seats.filter((seat) => !isLast(seat)), ...seats.filter(isLast)];
}

/** The seats that are taken, clockwise from the left of one of them; of the dealer, who sits before the first. */
function clockwise(table: Table, from: number): readonly number[] {
  const seats = [...table.seats.keys()].sort((a, b) => a - b);
  return [...seats.filter((seat) => seat > from), ...seats.filter((seat) => seat <= from)];
}

function acceptDice(
  context: Context,
  shooter: Rules,
  { seat }: ShooterCommands['AcceptDice'],
): Decided<EventBody> {
  const { table, setup, by, procedure, cite } = context;
  const { is } = table.shooter;
  const declined = cite(
    is.kind === 'offered' && is.circuit === 'course' ? shooter.course.declined : shooter.declined,
  );
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause: cite(shooter.accepting), seat });
  if (table.staff.get(by.person) === 'dealer')
    return refuse({ code: 'DEALER_MAY_NOT_BET', case: 'shooting', clause: cite(procedure.staff.noBets) });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'waiting', clause: table.halt.clause });
  // Whoever takes the dice from a dealer throwing out bets may bet at once; nobody else may.
  const mayTake = (dealer: typeof is & { readonly kind: 'dealer' }): boolean =>
    dealer.former !== by.person && dealer.excluded?.includes(by.person) !== true;
  const fromDealer = is.kind === 'dealer' && table.roll === undefined && mayTake(is);
  // At home whoever thinks better of it takes the dice that nobody wanted; in a casino the dealer asks again.
  const isIdle = !byPeople(setup) && table.roll === undefined && isDeclinedByAll(table);
  if (!fromDealer && !isIdle && (is.kind !== 'offered' || is.to !== seat))
    return refuse({ code: 'NOT_OFFERED_TO_YOU', case: 'accepting', clause: declined });

  if (fromDealer && table.dice.replacing !== undefined)
    return refuse({ code: 'NEW_SET_NEEDED', case: 'waiting', clause: cite(procedure.custody.newSet) });

  const circuit: Circuit = is.kind === 'offered' ? is.circuit : 'course';
  const clause = cite(circuit === 'start' ? shooter.accepting : shooter.course.choosing);
  const accepted: EventBody = { type: 'DiceAccepted', seat, circuit, clause };
  if (!atOnce(setup)) return accept(accepted);
  const dice = kept(context) ?? usableDice(table).slice(0, context.game.dice);
  return accept(accepted, ...chosen(context, { seat, dice, circuit }));
}

function declineDice(
  { table, by, cite }: Context,
  shooter: Rules,
  { seat }: ShooterCommands['DeclineDice'],
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(
    is.kind === 'offered' && is.circuit === 'course' ? shooter.course.declined : shooter.declined,
  );
  if (by.role !== 'dealer' && table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause, seat });
  if (is.kind !== 'offered' || is.to !== seat)
    return refuse({ code: 'NOT_OFFERED_TO_YOU', case: 'declining', clause });

  return accept({ type: 'DiceDeclined', seat, clause });
}

type ChooseDice = ShooterCommands['ChooseDice'];

/** A new shooter chooses dice, or one whose die left the table chooses again. */
function chooseDice(
  context: Context,
  shooter: ShooterProcedure<string>,
  { seat, dice = kept(context) ?? [] }: ChooseDice,
): Decided<EventBody> {
  const { table, game, by, procedure, cite } = context;
  const { is } = table.shooter;
  const { custody } = procedure;
  const again = is.kind === 'seat' && is.seat === seat && table.dice.active.length < game.dice;
  const circuit: Circuit = is.kind === 'choosing' ? is.circuit : 'course';
  const first = circuit === 'start' ? shooter.choosing : shooter.course.choosing;
  const clause = cite(again ? custody.choosing : first);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause: cite(custody.keeping), seat });
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'choosing', clause: cite(custody.keeping) });
  if (!again && (is.kind !== 'choosing' || is.seat !== seat))
    return refuse({ code: 'NOT_CHOOSING', clause: cite(custody.keeping) });
  if (dice.length !== game.dice || new Set(dice).size !== game.dice)
    return refuse({
      code: 'NOT_THESE_DICE',
      case: 'choosing',
      clause: cite(custody.active),
      named: new Set(dice).size,
      dice: game.dice,
    });
  const unfit = dice.find((die) => !isUsable(table, die));
  if (unfit !== undefined)
    return refuse({ code: 'DIE_NOT_USABLE', clause, die: unfit, dice: usableDice(table) });

  return again
    ? accept(
        { type: 'DiceChosen', seat, dice, clause },
        ...returned(context, dice, cite(custody.returning.course)),
        ...passedByHouse(context),
      )
    : accept(...chosen(context, { seat, dice, circuit }));
}

/** The dice in play, where a full set of them can be kept. */
function kept({ table, game }: Context): readonly string[] | undefined {
  const { active } = table.dice;
  return active.length === game.dice && active.every((die) => isUsable(table, die)) ? active : undefined;
}

/** A new shooter has the dice in hand; the others go back to the dealer's bowl. */
function chosen(
  context: Context,
  {
    seat,
    dice,
    circuit,
  }: { readonly seat: number; readonly dice: readonly string[]; readonly circuit: Circuit },
): readonly EventBody[] {
  const { procedure, cite } = context;
  const { shooter, custody } = procedure;
  const clause = cite(
    (circuit === 'start' ? shooter?.choosing : shooter?.course.choosing) ?? custody.keeping,
  );
  return [
    { type: 'DiceChosen', seat, dice, clause },
    ...returned(context, dice, cite(custody.returning[circuit])),
    { type: 'DicePassed', clause },
  ];
}

/** The dice that were not chosen and do not lie in the bowl already go there. */
function returned({ table }: Context, dice: readonly string[], clause: string): readonly EventBody[] {
  const others = usableDice(table).filter((die) => !dice.includes(die));
  return others.every((die) => placeOf(table, die) === 'bowl')
    ? []
    : [{ type: 'DiceReturned', dice: others, clause }];
}

/** The shooter gives up the dice: after any roll, or only between sets where a turn is counted in sets. */
function giveUpDice(
  context: Context,
  shooter: ShooterProcedure<string>,
  { seat }: ShooterCommands['GiveUpDice'],
): Decided<EventBody> {
  const { table, game, by, cite } = context;
  const { is } = table.shooter;
  const sets = game.course?.sets;
  const count = setCount(game, table);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause: cite(shooter.givingUp), seat });
  if ((is.kind !== 'seat' && is.kind !== 'choosing') || is.seat !== seat)
    return refuse({ code: 'NOT_THE_SHOOTER', case: 'giving-up', clause: cite(shooter.givingUp) });
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'giving-up', clause: cite(shooter.givingUp) });
  if (sets !== undefined && table.frozen)
    return refuse({ code: 'THROW_AGAIN_FIRST', case: 'passing', clause: cite(sets.again) });
  if (sets !== undefined && count !== undefined && count.thrown > 0)
    return refuse({
      code: 'SET_NOT_FINISHED',
      case: 'passing',
      clause: cite(sets.passing),
      thrown: count.thrown,
      throws: count.throws,
    });
  const lock = lockedStake(context, seat);
  if (lock !== undefined) return refuse({ code: 'BET_IS_LOCKED', case: 'set', clause: cite(lock.clause) });

  return accept(...endOfTurn(context, { seat, cause: 'chosen', clause: cite(shooter.givingUp) }));
}

/** A breach of the manner of throwing is written down against the shooter. */
function warnShooter(
  { table, cite }: Context,
  { warning }: ShooterProcedure<string>,
  { words }: ShooterCommands['WarnShooter'],
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(warning.clause);
  if (is.kind !== 'seat') return refuse({ code: 'NO_SHOOTER', case: 'warning', clause });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'warning', clause });

  const person = table.seats.get(is.seat)?.person ?? '';
  return accept({ type: 'ShooterWarned', seat: is.seat, person, words, clause });
}

/** The dice are taken from a shooter; the bets stay. */
function orderToPass(
  context: Context,
  { ordering, givingUp }: ShooterProcedure<string>,
  { cause, words }: ShooterCommands['OrderToPass'],
): Decided<EventBody> {
  const { table, cite } = context;
  const { is, warnings } = table.shooter;
  if (ordering === undefined) return refuse({ code: 'NO_ORDERS_HERE', clause: cite(givingUp) });
  const clause = cite(ordering.clause);
  if (is.kind !== 'seat' && is.kind !== 'choosing')
    return refuse({ code: 'NO_SHOOTER', case: 'ordering', clause });
  if (table.roll !== undefined) return refuse({ code: 'ROLL_UNDER_WAY', case: 'ordering', clause });
  if (!ordering.causes.includes(cause))
    return refuse({ code: 'NO_SUCH_CAUSE', clause, cause, causes: ordering.causes });

  const order = { cause, ...(words === undefined ? {} : { words }), warnings };
  return accept(...endOfTurn(context, { seat: is.seat, cause: 'ordered', clause, order }));
}

/** A shooter cannot go on: a set begun, or staked on, waits for a substitute; otherwise the turn is over. */
function reportUnable(
  context: Context,
  shooter: ShooterProcedure<string>,
  _command: ShooterCommands['ReportUnable'],
): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  const { substitute } = shooter;
  const clause = cite(substitute ?? shooter.givingUp);
  if (is.kind !== 'seat' && is.kind !== 'choosing')
    return refuse({ code: 'NO_SHOOTER', case: 'none', clause });
  if (table.roll !== undefined) return refuse({ code: 'ROLL_UNDER_WAY', case: 'settling', clause });
  return (
    (substitute === undefined ? undefined : waitsForSubstitute(context, is, cite(substitute))) ??
    accept(...endOfTurn(context, { seat: is.seat, cause: 'left', clause }))
  );
}

/** A set that is owed waits for a substitute. */
function waitsForSubstitute(
  context: Context,
  is: Context['table']['shooter']['is'],
  clause: string,
): Decided<EventBody> | undefined {
  if (is.kind !== 'seat') return undefined;
  if (is.unable) return refuse({ code: 'UNABLE_ALREADY', clause });
  return setIsOwed(context) ? accept({ type: 'ShooterUnable', seat: is.seat, clause }) : undefined;
}

/** Somebody proper finishes the set; the bets stay the shooter's own. */
function nameSubstitute(
  context: Context,
  shooter: ShooterProcedure<string>,
  { person, born, until = 'set' }: ShooterCommands['NameSubstitute'],
): Decided<EventBody> {
  const { table, game, cite } = context;
  const { is } = table.shooter;
  if (shooter.substitute === undefined)
    return refuse({ code: 'NO_SUBSTITUTE_HERE', clause: cite(game.procedure.thrower.clause) });
  const clause = cite(shooter.substitute);
  if (is.kind !== 'seat') return refuse({ code: 'NO_SHOOTER', case: 'substitute', clause });
  if (table.roll !== undefined) return refuse({ code: 'ROLL_UNDER_WAY', case: 'settling', clause });
  if (!setIsOwed(context)) return refuse({ code: 'NO_SET_UNDER_WAY', clause });
  const ridesOnTurn = ({ wager }: { readonly wager: string }): boolean =>
    game.wagers[wager]?.locks?.from === 'turn';
  if (until === 'turn' && !table.betting.bets.some(ridesOnTurn))
    return refuse({ code: 'NO_TURN_TO_FINISH', clause });
  if (isBlank(person) || table.seats.get(is.seat)?.person === person)
    return refuse({ code: 'NOT_A_SUBSTITUTE', clause });
  const young = underAge(context, born);
  if (young !== undefined) return young;

  return accept({ type: 'SubstituteNamed', seat: is.seat, person, until, clause });
}

const withShooter = (table: Table, is: Shooter['is'], holding = false): Table => ({
  ...table,
  shooter: { ...table.shooter, is, holding },
});

const nobodyAsked: Offered = {
  kind: 'offered',
  to: 'waiting',
  asked: [],
  from: undefined,
  former: undefined,
  circuit: 'start',
  excluded: [],
  left: [],
  ended: undefined,
};

function diceOffered(table: Table, { to, circuit }: Stamped<ShooterEvents['DiceOffered']>): Table {
  const { is } = table.shooter;
  // Play that starts afresh asks everybody, from the dealer's left; it does not forget whose turn it was before.
  if (is.kind !== 'offered' || is.circuit !== circuit) {
    const { from, excluded = [] } = is.kind === 'nobody' || is.kind === 'offered' ? is : {};
    return withShooter(table, { ...nobodyAsked, to, circuit, from, excluded });
  }
  return withShooter(table, { ...is, to, ended: undefined });
}

function diceDeclined(table: Table, { seat }: Stamped<ShooterEvents['DiceDeclined']>): Table {
  const { is } = table.shooter;
  if (is.kind !== 'offered') return table;
  return withShooter(table, { ...is, to: 'waiting', asked: [...is.asked, seat] });
}

function offersEnded(table: Table, _event: Stamped<ShooterEvents['OffersEnded']>): Table {
  const { is } = table.shooter;
  if (is.kind !== 'offered') return table;
  return withShooter(table, { ...is, to: 'waiting', asked: [], ended: formatStanding(table) });
}

function diceChosen(table: Table, { seat, dice }: Stamped<ShooterEvents['DiceChosen']>): Table {
  const { is } = table.shooter;
  const { replacing } = table.dice;
  const chosen = placed(table.dice, dice, 'dealer');
  // A new set is in use once somebody has chosen from it; a shooter under grace is still at the old one.
  const state = {
    ...chosen,
    active: dice,
    replacing: replacing?.grace === undefined ? undefined : replacing,
  };
  return { ...withShooter(table, is.kind === 'seat' ? is : { kind: 'seat', seat }), dice: state };
}

function runOutBegun(table: Table, { dice }: Stamped<ShooterEvents['RunOutBegun']>): Table {
  const { is } = table.shooter;
  const { from, former, excluded = [] } = is.kind === 'offered' ? is : {};
  const dealer: Shooter['is'] = {
    kind: 'dealer',
    ...(from === undefined ? {} : { from }),
    ...(former === undefined ? {} : { former }),
    ...(excluded.length === 0 ? {} : { excluded }),
  };
  return { ...withShooter(table, dealer), dice: { ...placed(table.dice, dice, 'dealer'), active: dice } };
}

function runOutEnded(table: Table, _event: Stamped<ShooterEvents['RunOutEnded']>): Table {
  const { from, excluded } = table.shooter.is.kind === 'dealer' ? table.shooter.is : {};
  const nobody: Shooter['is'] = {
    kind: 'nobody',
    ...(from === undefined ? {} : { from }),
    ...(excluded === undefined ? {} : { excluded }),
  };
  return {
    ...withShooter(table, nobody),
    dice: placed(table.dice, diceAt(table.dice, 'shooter'), 'dealer'),
    thrown: 0,
  };
}

function shooterUnable(table: Table, _event: Stamped<ShooterEvents['ShooterUnable']>): Table {
  const { is, holding } = table.shooter;
  return is.kind === 'seat' ? withShooter(table, { ...is, unable: true }, holding) : table;
}

function substituteNamed(table: Table, { person, until }: Stamped<ShooterEvents['SubstituteNamed']>): Table {
  const { is, holding } = table.shooter;
  return is.kind === 'seat'
    ? withShooter(table, { ...is, unable: true, substitute: person, until }, holding)
    : table;
}

function turnEnded(table: Table, { settlements }: Stamped<ShooterEvents['TurnEnded']>): Table {
  const bets = afterLines(table.betting.bets, settlements);
  return withTurnEnd({ ...table, betting: { ...table.betting, bets } }, settlements);
}

/** Who sits where and what lies on the layout, in one line: a change of it is reason to ask again. */
const formatStanding = ({ seats, betting }: Table): string =>
  [
    ...[...seats.values()].map(({ seat, person }) => [seat, person].join(' ')),
    ...betting.bets.map(({ bet, chips, tokens }) => `${bet} ${chips} ${tokens}`),
  ].join('\n');

/** Whether everybody has declined the dice, and nobody has come, gone or changed a bet since. */
export const isDeclinedByAll = (table: Table): boolean => {
  const { is } = table.shooter;
  return is.kind === 'offered' && is.ended !== undefined && is.ended === formatStanding(table);
};
