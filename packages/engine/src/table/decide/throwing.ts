import { isRoll } from '../../roll.ts';
import type { ThrowingCommand } from '../command/throwing.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { diceNotReady } from './dice-ready.ts';
import { lapsed } from './late.ts';
import { passDice } from './passing.ts';

/** The throwing commands and what decides each. */
export const throwing: Decide<ThrowingCommand> = {
  PassDice: passDice,
  ThrowDice: throwDice,
  BringToRest: bringToRest,
};

type Command<Type extends ThrowingCommand['type']> = Extract<ThrowingCommand, { readonly type: Type }>;

function throwDice(context: Context, { seat }: Command<'ThrowDice'>): Decided<EventBody> {
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

function bringToRest(context: Context, { faces }: Command<'BringToRest'>): Decided<EventBody> {
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
