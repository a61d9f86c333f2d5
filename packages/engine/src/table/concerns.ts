import type {
  AuthorityOf,
  CommandBody,
  CommandType,
  ConcernName,
  Concerns,
  DecideOf,
  EventBody,
  EventInfoOf,
  EventType,
  EvolveOf,
  LineTables,
  ToldOf,
} from './concern.ts';
import {
  bettingAuthority,
  bettingDecide,
  bettingEventInfo,
  bettingEvolve,
  bettingLines,
  bettingTold,
} from './concerns/betting.ts';
import {
  callingAuthority,
  callingDecide,
  callingEventInfo,
  callingEvolve,
  callingLines,
  callingTold,
} from './concerns/calling.ts';
import {
  conductAuthority,
  conductDecide,
  conductEventInfo,
  conductEvolve,
  conductLines,
  conductTold,
} from './concerns/conduct.ts';
import {
  custodyAuthority,
  custodyDecide,
  custodyEventInfo,
  custodyEvolve,
  custodyLines,
  custodyTold,
} from './concerns/custody.ts';
import {
  enteringAuthority,
  enteringDecide,
  enteringEventInfo,
  enteringEvolve,
  enteringLines,
  enteringTold,
} from './concerns/entering.ts';
import {
  equipmentAuthority,
  equipmentDecide,
  equipmentEventInfo,
  equipmentEvolve,
  equipmentLines,
  equipmentTold,
} from './concerns/equipment.ts';
import {
  haltingAuthority,
  haltingDecide,
  haltingEventInfo,
  haltingEvolve,
  haltingLines,
  haltingTold,
} from './concerns/halting.ts';
import {
  incidentsAuthority,
  incidentsDecide,
  incidentsEventInfo,
  incidentsEvolve,
  incidentsLines,
  incidentsTold,
} from './concerns/incidents.ts';
import {
  lateAuthority,
  lateDecide,
  lateEventInfo,
  lateEvolve,
  lateLines,
  lateTold,
} from './concerns/late.ts';
import {
  moneyAuthority,
  moneyDecide,
  moneyEventInfo,
  moneyEvolve,
  moneyLines,
  moneyTold,
} from './concerns/money.ts';
import {
  noRollAuthority,
  noRollDecide,
  noRollEventInfo,
  noRollEvolve,
  noRollLines,
  noRollTold,
} from './concerns/no-roll.ts';
import {
  openingAuthority,
  openingDecide,
  openingEventInfo,
  openingEvolve,
  openingLines,
  openingTold,
} from './concerns/opening.ts';
import {
  overrulingAuthority,
  overrulingDecide,
  overrulingEventInfo,
  overrulingEvolve,
  overrulingLines,
  overrulingTold,
} from './concerns/overruling.ts';
import {
  placementAuthority,
  placementDecide,
  placementEventInfo,
  placementEvolve,
  placementLines,
  placementTold,
} from './concerns/placement.ts';
import {
  receivingAuthority,
  receivingDecide,
  receivingEventInfo,
  receivingEvolve,
  receivingLines,
  receivingTold,
} from './concerns/receiving.ts';
import {
  seatsAuthority,
  seatsDecide,
  seatsEventInfo,
  seatsEvolve,
  seatsLines,
  seatsTold,
} from './concerns/seats.ts';
import {
  settlingAuthority,
  settlingDecide,
  settlingEventInfo,
  settlingEvolve,
  settlingLines,
  settlingTold,
} from './concerns/settling.ts';
import {
  shooterAuthority,
  shooterDecide,
  shooterEventInfo,
  shooterEvolve,
  shooterLines,
  shooterTold,
} from './concerns/shooter.ts';
import {
  signsAuthority,
  signsDecide,
  signsEventInfo,
  signsEvolve,
  signsLines,
  signsTold,
} from './concerns/signs.ts';
import {
  staffAuthority,
  staffDecide,
  staffEventInfo,
  staffEvolve,
  staffLines,
  staffTold,
} from './concerns/staff.ts';
import {
  throwingAuthority,
  throwingDecide,
  throwingEventInfo,
  throwingEvolve,
  throwingLines,
  throwingTold,
} from './concerns/throwing.ts';
import type { Role } from './role.ts';

/**
 * The list of concerns, in the order of an evening, six times: who may give their commands, what decides them, what their
 * events change, how these are told, with which figures, and what else is to be known of them. They are apart so that a page
 * loads only those it uses. The compiler names a concern that is missing in one.
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

const tellers: { readonly [Name in ConcernName]: ToldOf<Concerns<string>[Name]['events']> } = {
  opening: openingTold,
  equipment: equipmentTold,
  receiving: receivingTold,
  staff: staffTold,
  seats: seatsTold,
  money: moneyTold,
  signs: signsTold,
  shooter: shooterTold,
  custody: custodyTold,
  betting: bettingTold,
  late: lateTold,
  placement: placementTold,
  throwing: throwingTold,
  calling: callingTold,
  noRoll: noRollTold,
  entering: enteringTold,
  overruling: overrulingTold,
  halting: haltingTold,
  incidents: incidentsTold,
  conduct: conductTold,
  settling: settlingTold,
};
const lines: LineTables = {
  opening: openingLines,
  equipment: equipmentLines,
  receiving: receivingLines,
  staff: staffLines,
  seats: seatsLines,
  money: moneyLines,
  signs: signsLines,
  shooter: shooterLines,
  custody: custodyLines,
  betting: bettingLines,
  late: lateLines,
  placement: placementLines,
  throwing: throwingLines,
  calling: callingLines,
  noRoll: noRollLines,
  entering: enteringLines,
  overruling: overrulingLines,
  halting: haltingLines,
  incidents: incidentsLines,
  conduct: conductLines,
  settling: settlingLines,
};
const infos: { readonly [Name in ConcernName]: EventInfoOf<Concerns<string>[Name]['events']> } = {
  opening: openingEventInfo,
  equipment: equipmentEventInfo,
  receiving: receivingEventInfo,
  staff: staffEventInfo,
  seats: seatsEventInfo,
  money: moneyEventInfo,
  signs: signsEventInfo,
  shooter: shooterEventInfo,
  custody: custodyEventInfo,
  betting: bettingEventInfo,
  late: lateEventInfo,
  placement: placementEventInfo,
  throwing: throwingEventInfo,
  calling: callingEventInfo,
  noRoll: noRollEventInfo,
  entering: enteringEventInfo,
  overruling: overrulingEventInfo,
  halting: haltingEventInfo,
  incidents: incidentsEventInfo,
  conduct: conductEventInfo,
  settling: settlingEventInfo,
};

type Commands = { [Type in CommandType]: Extract<CommandBody, { readonly type: Type }> };
type Events = { [Type in EventType]: Extract<EventBody, { readonly type: Type }> };

/** Every command of a table with what decides it. */
export const decideByType: DecideOf<Commands> = /* @__PURE__ */ joined(deciders);

/** Every event of a table with what it changes. */
export const eventTable: EvolveOf<Events> = /* @__PURE__ */ joined(evolvers);

export const entitling: AuthorityOf<Commands> = /* @__PURE__ */ joined(authorities);

/** Every event of a table with what is told of it. */
export const toldByType: ToldOf<Events> = /* @__PURE__ */ joined(tellers);

/** Every line about an event, with the figures that it is filled with. A line without an event of its name is part of others. */
export const eventLines: EventLines = /* @__PURE__ */ joined(lines);
type EventLines = { readonly [Code in LineCode]: Extract<LineTable, Readonly<Record<Code, unknown>>>[Code] };
type LineTable = LineTables[keyof LineTables];
type LineCode = LineTable extends infer Each ? (Each extends Each ? keyof Each : never) : never;

/** Every event of a table with what it carries, what it is about and who sees it. */
export const eventInfo: EventInfoOf<Events> = /* @__PURE__ */ joined(infos);

/** The commands of some concerns, by their types. */
export const listCommands = (...names: readonly ConcernName[]): readonly CommandType[] =>
  // The keys of what says who may are the types of the commands, and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  names.flatMap((name) => Object.keys(authorities[name]) as CommandType[]);

/** Who may give each command where a pack says nothing narrower. The inspector sees and never acts. */
export const authority: Readonly<Record<CommandType, readonly Role[]>> = /* @__PURE__ */ rolesIn(entitling);

// Functions of their own, so that a build can leave out a table that nobody reads. What is joined fits the type it is given.
// oxlint-disable-next-line typescript/no-explicit-any
function joined(parts: object): any {
  return Object.assign({}, ...Object.values(parts));
}

function rolesIn(table: typeof entitling): Readonly<Record<CommandType, readonly Role[]>> {
  return Object.assign({}, ...Object.entries(table).map(([type, { roles }]) => ({ [type]: roles })));
}
