// A throw: the dealer passes the dice, they leave the hand, they come to rest.

import { listedByPack, type RefusalTable } from '../../refusal-table.ts';
import { isRoll, type Pips, writeRoll } from '../../roll.ts';
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
  refuse,
  type Stamped,
  type ToldOf,
} from '../concern.ts';
import { atOnce, isUsable, placed, placeOf, type Table, usableDice } from '../table.ts';
import { who } from '../telling.ts';
import { diceNotCentred, diceNotReady, searchNotStarted } from './custody.ts';
import { lapsed } from './late.ts';
import { isFull } from './seats.ts';

export type ThrowingCommands = {
  /** The dealer passes the dice to whoever throws next: the active ones, and none beside them. */
  readonly PassDice: { readonly dice?: readonly string[] };
  /**
   * The dice leave the hand, or the cup is shaken. A dealer who names the shooter's seat says that the dice of a
   * physical table are out.
   */
  readonly ThrowDice: { readonly seat?: number };
  /**
   * The dice come to rest. Virtual dice bring their faces with this command and never earlier, since bets may be
   * taken down until now; physical dice are read by the dealer.
   */
  readonly BringToRest: { readonly faces?: readonly Pips[] };
};

export type ThrowingEvents = {
  readonly DiceThrown: {
    readonly roll: number;
    readonly thrower: number | 'dealer';
    readonly dice: readonly string[];
    /** Who threw for the shooter, where somebody did. */
    readonly substitute?: string;
    /** Seats without a bet, where a bet is what makes a player part of the round. */
    readonly sittingOut?: readonly number[];
  };
  /** The dice go to whoever throws next; the dealer's own are named where they are new. */
  readonly DicePassed: { readonly dice?: readonly string[] };
  readonly DiceRested: { readonly faces?: readonly Pips[] };
};

export const throwingRefusals = {
  'NOT_SETTLED.passing': {},
  DICE_ARE_PASSED: {},
  'NO_SHOOTER.offering': {},
  'DICE_NOT_COLLECTED.fallen': {},
  DIE_NOT_INSPECTED: { die: 'text', roles: listedByPack('role') },
  NOT_AN_ACTIVE_DIE: { die: 'text', dice: 'count' },
  'ROLL_UNDER_WAY.throwing': {},
  'NOT_THE_SHOOTER.throwing': {},
  DICE_NOT_PASSED: {},
  NO_BETS: {},
  'SHOOTER_HAS_NO_BET.layout': {},
  'SHOOTER_HAS_NO_BET.wager': { wager: 'text' },
  HOUSE_DRAWS_THE_FACES: {},
  'DICE_NOT_OUT.resting': {},
  FACES_MISSING: {},
  'NOT_A_ROLL.resting': { dice: 'count' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const throwingLines = {
  'DiceThrown.dealer': { roll: 'count' },
  'DiceThrown.player': { roll: 'count', who: 'seat' },
  DicePassed: {},
  DiceRested: {},
  'DiceRested.faces': { faces: 'text' },
} as const satisfies RefusalTable;

export type ThrowingProcedure<Clause extends string> = {
  readonly throwing: Basis<Clause>;
  /** What must lie on the layout before the dice may be thrown. */
  readonly needs:
    | { readonly what: 'shooter-bet'; readonly clause: Basis<Clause> }
    /** A bet on one wager before the first throw of a set. */
    | { readonly what: 'wager'; readonly wager: string; readonly clause: Basis<Clause> }
    | { readonly what: 'any-bet'; readonly clause: Basis<Clause> };
  /** The dice leave the hand together, and nobody has a say in how they fall. */
  readonly together: Basis<Clause>;
  readonly chance: Basis<Clause>;
  readonly resting: Basis<Clause>;
  /** The dice go back to the shooter only when all is settled. */
  readonly passing: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly throwing: {
      readonly commands: ThrowingCommands;
      readonly events: ThrowingEvents;
      readonly procedure: ThrowingProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly throwing: typeof throwingRefusals;
  }
  interface LineTables {
    readonly throwing: typeof throwingLines;
  }
}

export const throwingAuthority: AuthorityOf<ThrowingCommands> = {
  PassDice: { roles: dealer },
  // The operator may be the one who finishes a set for a shooter who cannot.
  ThrowDice: { roles: ['player', 'dealer', 'operator'] },
  BringToRest: { roles: dealer },
};

export const throwingDecide: DecideOf<ThrowingCommands> = {
  PassDice: passDice,
  ThrowDice: throwDice,
  BringToRest: bringToRest,
};

export const throwingEvolve: EvolveOf<ThrowingEvents> = {
  DiceThrown: (table, { roll, thrower, dice, at }) => ({
    ...table,
    shooter: { ...table.shooter, holding: false },
    dice: placed(table.dice, dice, 'in-flight'),
    rolled: roll,
    roll: {
      number: roll,
      thrower,
      releasedAt: at,
      ...(isFull(table) ? { full: true } : {}),
      restedAt: undefined,
      dice,
      faces: dice.map(() => undefined),
      facts: [],
      dispute: undefined,
      cocked: [],
      captured: false,
      calls: [],
      entry: undefined,
      amendment: undefined,
      collected: false,
      centred: false,
      settled: [],
      lines: [],
      layout: [],
    },
  }),
  DicePassed: dicePassed,
  DiceRested: (table, { faces, at }) => ({
    ...table,
    // One that left the table is still to be found.
    dice: placed(
      table.dice,
      (table.roll?.dice ?? []).filter((die) => isUsable(table, die)),
      'at-rest',
    ),
    roll: table.roll && {
      ...table.roll,
      restedAt: at,
      faces: faces ?? table.roll.faces,
      layout: table.betting.bets,
    },
  }),
};

export const throwingTold: ToldOf<ThrowingEvents> = {
  DiceThrown: (event, at) =>
    event.thrower === 'dealer'
      ? { code: 'DiceThrown', case: 'dealer', roll: event.roll }
      : {
          code: 'DiceThrown',
          case: 'player',
          roll: event.roll,
          who: event.substitute ?? who(at, event.thrower),
        },
  DicePassed: () => ({ code: 'DicePassed' }),
  DiceRested: ({ faces }) =>
    faces === undefined
      ? { code: 'DiceRested' }
      : { code: 'DiceRested', case: 'faces', faces: writeRoll(faces) },
};

export const throwingEventInfo: EventInfoOf<ThrowingEvents> = {
  DiceThrown: {
    carries: {
      roll: 'number',
      thrower: 'thrower',
      dice: 'texts',
      substitute: 'text?',
      sittingOut: 'numbers?',
    },
    topic: 'rolls',
    seen: everybody,
  },
  DicePassed: { carries: { dice: 'texts?' }, topic: 'dice', seen: everybody },
  DiceRested: { carries: { faces: 'roll?' }, topic: 'rolls', seen: everybody },
};

type PassDice = ThrowingCommands['PassDice'];

/** The dealer passes the dice to whoever throws next, when all that the last roll decided is settled. */
function passDice(context: Context, { dice = [] }: PassDice): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { passing } = procedure.throwing;
  const { is, holding } = table.shooter;
  const { active } = table.dice;
  if (table.state !== 'open') return refuse({ code: 'NOT_IN_PLAY', case: 'table', clause: cite(passing) });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'lifting', clause: table.halt.clause });
  const undone = table.roll === undefined ? notGathered(context) : diceNotCentred(context);
  if (undone !== undefined && (table.roll === undefined || table.roll.calls.length > 0)) return undone;
  if (table.roll !== undefined)
    return refuse({ code: 'NOT_SETTLED', case: 'passing', clause: cite(passing) });
  const stranger = dice.find((die) => !active.includes(die));
  if (stranger !== undefined) return notForPassing(context, stranger);
  if (holding) return refuse({ code: 'DICE_ARE_PASSED', clause: cite(passing) });
  if (is.kind !== 'seat' && is.kind !== 'dealer')
    return refuse({ code: 'NO_SHOOTER', case: 'offering', clause: cite(passing) });
  // A dealer who throws takes up whatever is usable; a player chooses.
  const usable = usableDice(table);
  const takesUp = is.kind === 'dealer' && active.length < game.dice && usable.length >= game.dice;
  const unready = takesUp ? searchNotStarted(context) : diceNotReady(context);
  if (unready !== undefined) return unready;

  return accept({
    type: 'DicePassed',
    ...(takesUp ? { dice: usable.slice(0, game.dice) } : {}),
    clause: cite(passing),
  });
}

/** Dice of a settled roll that still lie where they fell. One without an outcome is simply thrown again. */
function notGathered({ table, setup, procedure, cite }: Context): Decided<never> | undefined {
  const { gathering } = procedure.custody;
  const [last] = table.recent;
  if (gathering === undefined || atOnce(setup) || last?.outcome.kind === 'void') return undefined;
  return table.dice.active.some((die) => placeOf(table, die) === 'at-rest')
    ? refuse({ code: 'DICE_NOT_COLLECTED', case: 'fallen', clause: cite(gathering.collecting) })
    : undefined;
}

function notForPassing({ table, game, procedure, cite }: Context, die: string): Decided<never> {
  const { keeping, inspecting } = procedure.custody;
  if (placeOf(table, die) === 'found')
    return refuse({
      code: 'DIE_NOT_INSPECTED',
      clause: cite(inspecting.clause),
      die,
      roles: inspecting.roles,
    });
  return refuse({ code: 'NOT_AN_ACTIVE_DIE', clause: cite(keeping), die, dice: game.dice });
}

function throwDice(context: Context, { seat }: ThrowingCommands['ThrowDice']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { throwing, together, passing, needs } = procedure.throwing;
  const { is, holding } = table.shooter;
  const thrower = is.kind === 'seat' ? is.seat : is.kind === 'dealer' ? 'dealer' : undefined;

  if (table.state !== 'open') return refuse({ code: 'NOT_IN_PLAY', case: 'table', clause: cite(throwing) });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'lifting', clause: table.halt.clause });
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'throwing', clause: cite(throwing) });
  if (thrower === undefined)
    return refuse({
      code: 'NO_SHOOTER',
      case: 'offering',
      clause: cite(procedure.shooter?.starting ?? throwing),
    });
  if (!mayThrow(context, seat))
    return refuse({ code: 'NOT_THE_SHOOTER', case: 'throwing', clause: cite(throwing) });
  const unready = diceNotReady(context);
  if (unready !== undefined) return unready;
  if (!holding) return refuse({ code: 'DICE_NOT_PASSED', clause: cite(passing) });
  // Where players shoot, a dealer who throws out what is undecided has no bet.
  const runsOut = thrower === 'dealer' && procedure.shooter !== undefined;
  const lacking = runsOut ? undefined : whatIsLacking(context, thrower);
  if (lacking !== undefined) return lacking;

  const idle = [...table.seats.keys()].filter((each) => !table.betting.bets.some((bet) => bet.seat === each));
  return accept({
    type: 'DiceThrown',
    roll: table.rolled + 1,
    thrower,
    dice: table.dice.active,
    ...(is.kind === 'seat' && is.substitute !== undefined ? { substitute: is.substitute } : {}),
    ...(needs.what === 'any-bet' ? { sittingOut: idle } : {}),
    clause: cite(together),
  });
}

/** Whether somebody may send the dice on their way: the shooter, the substitute, or the dealer where it is so. */
function mayThrow({ table, setup, by }: Context, seat: number | undefined): boolean {
  const { is } = table.shooter;
  if (is.kind === 'dealer') return by.role === 'dealer' && seat === undefined;
  if (is.kind !== 'seat' || (seat !== undefined && seat !== is.seat)) return false;
  // With dice that the dealer sees leave the hand, the dealer says so for the shooter.
  if (by.role === 'dealer' && seat === is.seat && setup.dice === 'physical')
    return !is.unable || is.substitute !== undefined;
  if (is.unable) return by.person === is.substitute;
  return by.role === 'player' && seat === is.seat && table.seats.get(is.seat)?.person === by.person;
}

/** The bet that must lie on the layout before a throw, and does not. */
function whatIsLacking(
  { table, game, procedure, cite }: Context,
  thrower: number | 'dealer',
): Decided<never> | undefined {
  const { needs } = procedure.throwing;
  const clause = cite(needs.clause);
  const { bets } = table.betting;
  const { is } = table.shooter;
  switch (needs.what) {
    case 'any-bet':
      return bets.length > 0 ? undefined : refuse({ code: 'NO_BETS', clause });
    case 'shooter-bet':
      return bets.some((bet) => bet.seat === thrower)
        ? undefined
        : refuse({ code: 'SHOOTER_HAS_NO_BET', case: 'layout', clause });
    case 'wager': {
      // The bet is locked until its set is over, so that one is asked for only before the first throw of the next.
      const has = bets.some((bet) => bet.seat === thrower && bet.wager === needs.wager);
      // A substitute throws for the shooter's account and needs no bet of their own.
      const standsIn = is.kind === 'seat' && is.substitute !== undefined;
      return has || standsIn
        ? undefined
        : refuse({
            code: 'SHOOTER_HAS_NO_BET',
            case: 'wager',
            clause,
            wager: game.wagers[needs.wager]?.name ?? needs.wager,
          });
    }
  }
}

function bringToRest(context: Context, { faces }: ThrowingCommands['BringToRest']): Decided<EventBody> {
  const { table, setup, game, by, procedure, cite } = context;
  const { resting, chance } = procedure.throwing;
  if (setup.dice === 'virtual' && by.person !== 'house')
    return refuse({ code: 'HOUSE_DRAWS_THE_FACES', clause: cite(chance) });
  if (table.roll === undefined || table.roll.restedAt !== undefined)
    return refuse({ code: 'DICE_NOT_OUT', case: 'resting', clause: cite(resting) });
  if (setup.dice === 'virtual' && faces === undefined)
    return refuse({ code: 'FACES_MISSING', clause: cite(resting) });
  if (faces !== undefined && !isRoll(faces, game.dice))
    return refuse({ code: 'NOT_A_ROLL', case: 'resting', clause: cite(game.cites.dice), dice: game.dice });

  return accept(...lapsed(context), {
    type: 'DiceRested',
    ...(faces === undefined ? {} : { faces }),
    clause: cite(resting),
  });
}

function dicePassed(table: Table, { dice }: Stamped<ThrowingEvents['DicePassed']>): Table {
  const { is } = table.shooter;
  const active = dice ?? table.dice.active;
  return {
    ...table,
    shooter: { ...table.shooter, holding: true },
    dice: { ...placed(table.dice, active, is.kind === 'dealer' ? 'dealer' : 'shooter'), active },
  };
}
