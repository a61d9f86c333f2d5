import type {
  CommandBody,
  CommandType,
  Concern,
  ConcernName,
  Concerns,
  EventBody,
  EventType,
  TableProcedure,
} from './concern.ts';
import { betting } from './concerns/betting.ts';
import { calling } from './concerns/calling.ts';
import { conduct } from './concerns/conduct.ts';
import { custody } from './concerns/custody.ts';
import { entering } from './concerns/entering.ts';
import { equipment } from './concerns/equipment.ts';
import { halting } from './concerns/halting.ts';
import { incidents } from './concerns/incidents.ts';
import { late } from './concerns/late.ts';
import { money } from './concerns/money.ts';
import { noRoll } from './concerns/no-roll.ts';
import { opening } from './concerns/opening.ts';
import { overruling } from './concerns/overruling.ts';
import { placement } from './concerns/placement.ts';
import { receiving } from './concerns/receiving.ts';
import { seats } from './concerns/seats.ts';
import { settling } from './concerns/settling.ts';
import { shooter } from './concerns/shooter.ts';
import { signs } from './concerns/signs.ts';
import { staff } from './concerns/staff.ts';
import { throwing } from './concerns/throwing.ts';
import type { Role } from './role.ts';

/**
 * The one list of concerns, in the order of an evening. Everything that is looked up by a command or an event is derived
 * from it; the compiler names the concern that is missing here.
 */
const concerns: {
  readonly [Name in ConcernName]: Concern<
    Concerns<string>[Name]['commands'],
    Concerns<string>[Name]['events']
  >;
} = {
  opening,
  equipment,
  receiving,
  staff,
  seats,
  money,
  signs,
  shooter,
  custody,
  betting,
  late,
  placement,
  throwing,
  calling,
  noRoll,
  entering,
  overruling,
  halting,
  incidents,
  conduct,
  settling,
};

type CommandTable = Concern<
  { [Type in CommandType]: Extract<CommandBody, { readonly type: Type }> },
  object
>['commands'];
type EventTable = Concern<
  object,
  { [Type in EventType]: Extract<EventBody, { readonly type: Type }> }
>['events'];

/** Every command of a table: who may give it, and what decides it. */
export const commandTable: CommandTable = Object.assign(
  {},
  ...Object.values(concerns).map(({ commands }) => commands),
);

/** Every event of a table: what it changes. */
export const eventTable: EventTable = Object.assign(
  {},
  ...Object.values(concerns).map(({ events }) => events),
);

/** The commands of some concerns, by their types. */
export const commandsOf = (...names: readonly ConcernName[]): readonly string[] =>
  names.flatMap((name) => Object.keys(concerns[name].commands));

/** Who may give each command where a pack says nothing narrower. The inspector sees and never acts. */
export const authority: Readonly<Record<CommandType, readonly Role[]>> = Object.assign(
  {},
  ...Object.entries(commandTable).map(([type, { roles }]) => ({ [type]: roles })),
);

/** Who may give a command at the tables of a pack, and what says so. */
export type Entitled = { readonly roles: readonly Role[]; readonly basis: string };

/** The house's own table, narrowed by what the pack says. */
export function rolesFor(procedure: TableProcedure<string>, type: CommandType): Entitled {
  const { roles, narrowed } = commandTable[type];
  const stated = narrowed?.(procedure) ?? procedure.authority[type];
  return stated === undefined
    ? { roles, basis: 'policy/roles' }
    : { roles: roles.filter((role) => stated.roles.includes(role)), basis: stated.clause };
}
