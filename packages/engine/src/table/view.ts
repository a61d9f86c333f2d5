import { type By, staffRoles } from './role.ts';
import type { CurrentRoll, Die, Table } from './table.ts';

/**
 * The table as somebody may see it: staff and the inspector see all, a player sees the felt.
 *
 * What is left out is what the room cannot see: incidents and their notes, what inspectors found, warnings given
 * to others, the vouchers of others, who has shown an age, and the words of supervisors. Faces need no hiding: the table does not know
 * them before the dice rest.
 */
export function viewFor(table: Table, { role, person }: By): Table {
  if (staffRoles.includes(role)) return table;
  const { ages: _, ...seen } = table;
  const mine = [...table.seats.values()].find((seat) => seat.person === person)?.seat;
  const { is } = table.shooter;
  const shooting = is.kind === 'seat' && is.seat === mine;
  return {
    ...seen,
    incidents: [],
    dice: {
      ...table.dice,
      dice: new Map([...table.dice.dice].map(([id, die]) => [id, withoutInspections(die)])),
    },
    shooter: { ...table.shooter, warnings: shooting ? table.shooter.warnings : [] },
    money: { ...table.money, vouchers: new Map() },
    roll: table.roll && withoutAmendment(table.roll),
  };
}

const withoutInspections = (die: Die): Die => ({ ...die, inspections: [] });

/** A roll without what staff have asked among themselves. */
const withoutAmendment = (roll: CurrentRoll): CurrentRoll => ({ ...roll, amendment: undefined });
