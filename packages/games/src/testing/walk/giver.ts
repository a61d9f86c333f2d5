import { type By, type CommandBody, type CommandType, everyRole, type Role, rolesFor } from '@dicepit/engine';
import { oneIn, pick, type WalkContext } from './walk-context.ts';

/** Who gives a made-up command: somebody who may, mostly, and for a seat's command whoever sits there. */
export function giver(see: WalkContext, body: CommandBody): By {
  const { type } = body;
  if (!see.wild && see.setup.dice === 'virtual' && type === 'BringToRest') return house;
  const { roles } = rolesFor(see.rules.procedure, type);
  const right = !oneIn(see, see.wild ? 3 : 20);
  const role = right ? throwing(see, type, roles) : pick<Role>(see, everyRole, 'player');
  return role === 'player' ? player(see, body) : staff(see, role);
}

const house: By = { person: 'house', role: 'dealer' };

/** A throw is the shooter's, or the dealer's where the dealer throws; anything else is for whoever may. */
function throwing(see: WalkContext, type: CommandType, roles: readonly Role[]): Role {
  if (type === 'ThrowDice' && !see.wild) return see.table.shooter.is.kind === 'dealer' ? 'dealer' : 'player';
  return pick<Role>(see, roles, 'dealer');
}

function player(see: WalkContext, body: CommandBody): By {
  const { type } = body;
  const seat = 'seat' in body && typeof body.seat === 'number' ? body.seat : undefined;
  const { is } = see.table.shooter;
  const substitute = type === 'ThrowDice' && is.kind === 'seat' ? is.substitute : undefined;
  const seated = seat === undefined ? undefined : see.table.seats.get(seat)?.person;
  // Somebody of the staff plays too; the house's own dealer is a program.
  const staffed = [...see.table.staff.keys()].filter((person) => person !== house.person);
  const anyone = oneIn(see, 10) ? pick(see, staffed, 'player-0') : `player-${see.chance(7)}`;
  if (type === 'SitDown') return { person: anyone, role: 'player' };
  return {
    person: oneIn(see, see.wild ? 5 : 30) ? anyone : (substitute ?? seated ?? anyone),
    role: 'player',
  };
}

/** Somebody of the staff; now and then one who plays too, as a host at home does. */
function staff(see: WalkContext, role: Role): By {
  const signedOn = [...see.table.staff].filter(([, as]) => as === role).map(([person]) => person);
  const seated = [...see.table.seats.values()].map(({ person }) => person);
  const stranger = oneIn(see, 10) ? pick(see, seated, `${role}-1`) : `${role}-${1 + see.chance(2)}`;
  const person =
    signedOn.length > 0 && !oneIn(see, see.wild ? 4 : 30) ? pick(see, signedOn, stranger) : stranger;
  const pit = see.wild && oneIn(see, 4) ? 'elsewhere' : see.setup.pit;
  return { person, role, ...(pit === undefined ? {} : { pit }) };
}
