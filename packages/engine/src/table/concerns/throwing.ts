// A throw: the dealer passes the dice, they leave the hand, they come to rest.

import { isRoll, type Pips } from '../../roll.ts';
import { dealer } from '../authority/ranks.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  refuse,
  type Stamped,
} from '../concern.ts';
import { isUsable, placed, placeOf, usableDice } from '../dice.ts';
import type { Basis } from '../procedure.ts';
import { atOnce } from '../setup.ts';
import type { Table } from '../table.ts';
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

type PassDice = ThrowingCommands['PassDice'];

/** The dealer passes the dice to whoever throws next, when all that the last roll decided is settled. */
function passDice(context: Context, { dice = [] }: PassDice): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { passing } = procedure.throwing;
  const { is, holding } = table.shooter;
  const { active } = table.dice;
  if (table.state !== 'open') return refuse('NOT_IN_PLAY', cite(passing), 'Play has not started.');
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', table.halt.clause, 'The table is halted. Lift the halt first.');
  const undone = table.roll === undefined ? notGathered(context) : diceNotCentred(context);
  if (undone !== undefined && (table.roll === undefined || table.roll.calls.length > 0)) return undone;
  if (table.roll !== undefined)
    return refuse(
      'NOT_SETTLED',
      cite(passing),
      'The roll is not settled. Settle it before the dice go back.',
    );
  const stranger = dice.find((die) => !active.includes(die));
  if (stranger !== undefined) return notForPassing(context, stranger);
  if (holding) return refuse('DICE_ARE_PASSED', cite(passing), 'The dice are passed already.');
  if (is.kind !== 'seat' && is.kind !== 'dealer')
    return refuse('NO_SHOOTER', cite(passing), 'Nobody has the dice. Offer them first.');
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
    ? refuse(
        'DICE_NOT_COLLECTED',
        cite(gathering.collecting),
        'The dice lie where they fell. Gather them first.',
      )
    : undefined;
}

function notForPassing({ table, game, procedure, cite }: Context, die: string): Decided<never> {
  const { keeping, inspecting } = procedure.custody;
  if (placeOf(table, die) === 'found')
    return refuse(
      'DIE_NOT_INSPECTED',
      cite(inspecting.clause),
      `${die} was off the table and is not inspected. It is for: ${inspecting.roles.join(', ')}.`,
    );
  return refuse(
    'NOT_AN_ACTIVE_DIE',
    cite(keeping),
    `${die} is not one of the ${game.dice} dice in play. Pass those the shooter chose.`,
  );
}

function throwDice(context: Context, { seat }: ThrowingCommands['ThrowDice']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { throwing, together, passing, needs } = procedure.throwing;
  const { is, holding } = table.shooter;
  const thrower = is.kind === 'seat' ? is.seat : is.kind === 'dealer' ? 'dealer' : undefined;

  if (table.state !== 'open') return refuse('NOT_IN_PLAY', cite(throwing), 'Play has not started.');
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', table.halt.clause, 'The table is halted. Lift the halt first.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(throwing), 'A roll is under way. It is called and settled first.');
  if (thrower === undefined)
    return refuse(
      'NO_SHOOTER',
      cite(procedure.shooter?.starting ?? throwing),
      'Nobody has the dice. Offer them first.',
    );
  if (!mayThrow(context, seat))
    return refuse('NOT_THE_SHOOTER', cite(throwing), 'Only the one who has the dice throws.');
  const unready = diceNotReady(context);
  if (unready !== undefined) return unready;
  if (!holding)
    return refuse('DICE_NOT_PASSED', cite(passing), 'The dealer has the dice. Wait until they are passed.');
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
      return bets.length > 0 ? undefined : refuse('NO_BETS', clause, 'Nobody has a bet. Place one first.');
    case 'shooter-bet':
      return bets.some((bet) => bet.seat === thrower)
        ? undefined
        : refuse(
            'SHOOTER_HAS_NO_BET',
            clause,
            'The shooter needs a bet on the layout to throw. Place one, or give up the dice.',
          );
    case 'wager': {
      // The bet is locked until its set is over, so that one is asked for only before the first throw of the next.
      const has = bets.some((bet) => bet.seat === thrower && bet.wager === needs.wager);
      // A substitute throws for the shooter's account and needs no bet of their own.
      const standsIn = is.kind === 'seat' && is.substitute !== undefined;
      return has || standsIn
        ? undefined
        : refuse(
            'SHOOTER_HAS_NO_BET',
            clause,
            `The shooter needs a bet on ${game.wagers[needs.wager]?.name ?? needs.wager} before the first throw of a set.`,
          );
    }
  }
}

function bringToRest(context: Context, { faces }: ThrowingCommands['BringToRest']): Decided<EventBody> {
  const { table, setup, game, by, procedure, cite } = context;
  const { resting, chance } = procedure.throwing;
  if (setup.dice === 'virtual' && by.person !== 'house')
    return refuse(
      'HOUSE_DRAWS_THE_FACES',
      cite(chance),
      'Nobody at the table says how virtual dice fall. The house brings them to rest.',
    );
  if (table.roll === undefined || table.roll.restedAt !== undefined)
    return refuse('DICE_NOT_OUT', cite(resting), 'The dice are not in the air.');
  if (setup.dice === 'virtual' && faces === undefined)
    return refuse('FACES_MISSING', cite(resting), 'Virtual dice bring their faces when they rest.');
  if (faces !== undefined && !isRoll(faces, game.dice))
    return refuse('NOT_A_ROLL', cite(game.cites.dice), `A roll is ${game.dice} faces, each from 1 to 6.`);

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
