import type {
  AuthorityOf,
  CommandBody,
  CommandType,
  ConcernName,
  Concerns,
  DecideOf,
  EventBody,
  EventType,
  EvolveOf,
  TableProcedure,
} from './concern.ts';
import { bettingAuthority, bettingDecide, bettingEvolve } from './concerns/betting.ts';
import { callingAuthority, callingDecide, callingEvolve } from './concerns/calling.ts';
import { conductAuthority, conductDecide, conductEvolve } from './concerns/conduct.ts';
import { custodyAuthority, custodyDecide, custodyEvolve } from './concerns/custody.ts';
import { enteringAuthority, enteringDecide, enteringEvolve } from './concerns/entering.ts';
import { equipmentAuthority, equipmentDecide, equipmentEvolve } from './concerns/equipment.ts';
import { haltingAuthority, haltingDecide, haltingEvolve } from './concerns/halting.ts';
import { incidentsAuthority, incidentsDecide, incidentsEvolve } from './concerns/incidents.ts';
import { lateAuthority, lateDecide, lateEvolve } from './concerns/late.ts';
import { moneyAuthority, moneyDecide, moneyEvolve } from './concerns/money.ts';
import { noRollAuthority, noRollDecide, noRollEvolve } from './concerns/no-roll.ts';
import { openingAuthority, openingDecide, openingEvolve } from './concerns/opening.ts';
import { overrulingAuthority, overrulingDecide, overrulingEvolve } from './concerns/overruling.ts';
import { placementAuthority, placementDecide, placementEvolve } from './concerns/placement.ts';
import { receivingAuthority, receivingDecide, receivingEvolve } from './concerns/receiving.ts';
import { seatsAuthority, seatsDecide, seatsEvolve } from './concerns/seats.ts';
import { settlingAuthority, settlingDecide, settlingEvolve } from './concerns/settling.ts';
import { shooterAuthority, shooterDecide, shooterEvolve } from './concerns/shooter.ts';
import { signsAuthority, signsDecide, signsEvolve } from './concerns/signs.ts';
import { staffAuthority, staffDecide, staffEvolve } from './concerns/staff.ts';
import { throwingAuthority, throwingDecide, throwingEvolve } from './concerns/throwing.ts';
import type { Role } from './role.ts';

/**
 * The list of concerns, in the order of an evening, three times: who may give their commands, what decides them, what their
 * events change. The compiler names a concern that is missing in one.
 */
const authorities: { readonly [Name in ConcernName]: AuthorityOf<Concerns<string>[Name]['commands']> } = {
  opening: openingAuthority,
  equipment: equipmentAuthority,
  receiving: receivingAuthority,
  staff: staffAuthority,
  seats: seatsAuthority,
  money: moneyAuthority,
  signs: signsAuthority,
  shooter: shooterAuthority,
  custody: custodyAuthority,
  betting: bettingAuthority,
  late: lateAuthority,
  placement: placementAuthority,
  throwing: throwingAuthority,
  calling: callingAuthority,
  noRoll: noRollAuthority,
  entering: enteringAuthority,
  overruling: overrulingAuthority,
  halting: haltingAuthority,
  incidents: incidentsAuthority,
  conduct: conductAuthority,
  settling: settlingAuthority,
};
const deciders: { readonly [Name in ConcernName]: DecideOf<Concerns<string>[Name]['commands']> } = {
  opening: openingDecide,
  equipment: equipmentDecide,
  receiving: receivingDecide,
  staff: staffDecide,
  seats: seatsDecide,
  money: moneyDecide,
  signs: signsDecide,
  shooter: shooterDecide,
  custody: custodyDecide,
  betting: bettingDecide,
  late: lateDecide,
  placement: placementDecide,
  throwing: throwingDecide,
  calling: callingDecide,
  noRoll: noRollDecide,
  entering: enteringDecide,
  overruling: overrulingDecide,
  halting: haltingDecide,
  incidents: incidentsDecide,
  conduct: conductDecide,
  settling: settlingDecide,
};
const evolvers: { readonly [Name in ConcernName]: EvolveOf<Concerns<string>[Name]['events']> } = {
  opening: openingEvolve,
  equipment: equipmentEvolve,
  receiving: receivingEvolve,
  staff: staffEvolve,
  seats: seatsEvolve,
  money: moneyEvolve,
  signs: signsEvolve,
  shooter: shooterEvolve,
  custody: custodyEvolve,
  betting: bettingEvolve,
  late: lateEvolve,
  placement: placementEvolve,
  throwing: throwingEvolve,
  calling: callingEvolve,
  noRoll: noRollEvolve,
  entering: enteringEvolve,
  overruling: overrulingEvolve,
  halting: haltingEvolve,
  incidents: incidentsEvolve,
  conduct: conductEvolve,
  settling: settlingEvolve,
};

type Commands = { [Type in CommandType]: Extract<CommandBody, { readonly type: Type }> };
type Events = { [Type in EventType]: Extract<EventBody, { readonly type: Type }> };

/** Every command of a table with what decides it. */
export const decideByType: DecideOf<Commands> = /* @__PURE__ */ joined(deciders);

/** Every event of a table with what it changes. */
export const eventTable: EvolveOf<Events> = /* @__PURE__ */ joined(evolvers);

const entitling: AuthorityOf<Commands> = /* @__PURE__ */ joined(authorities);

/** The commands of some concerns, by their types. */
export const listCommands = (...names: readonly ConcernName[]): readonly string[] =>
  names.flatMap((name) => Object.keys(authorities[name]));

/** Who may give each command where a pack says nothing narrower. The inspector sees and never acts. */
export const authority: Readonly<Record<CommandType, readonly Role[]>> = /* @__PURE__ */ rolesIn(entitling);

/** Who may give a command at the tables of a pack, and what says so. */
export type Entitled = { readonly roles: readonly Role[]; readonly basis: string };

/** The house's own table, narrowed by what the pack says. */
export function rolesFor(procedure: TableProcedure<string>, type: CommandType): Entitled {
  const { roles, narrowed } = entitling[type];
  const stated = narrowed?.(procedure) ?? procedure.authority[type];
  return stated === undefined
    ? { roles, basis: 'policy/roles' }
    : { roles: roles.filter((role) => stated.roles.includes(role)), basis: stated.clause };
}

// Functions of their own, so that a build can leave out a table that nobody reads. What is joined fits the type it is given.
// oxlint-disable-next-line typescript/no-explicit-any
function joined(parts: object): any {
  return Object.assign({}, ...Object.values(parts));
}

function rolesIn(table: typeof entitling): Readonly<Record<CommandType, readonly Role[]>> {
  return Object.assign({}, ...Object.entries(table).map(([type, { roles }]) => ({ [type]: roles })));
}
