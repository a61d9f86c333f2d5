// The things that stand at a table: a bowl, a drop box, a device that shows results. Each is entered in the register of
// the table; a device is approved, attested and tested before it is switched on.

import { listedByPack, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  operator,
  refuse,
  staffOnly,
  supervisors,
  type ToldOf,
  unchanged,
} from '../concern.ts';
import type { Equipment, Table } from '../table.ts';

/** Commands about the things that stand at a table. */
export type EquipmentCommands = {
  /** Enters a thing in the table's register, with its id or its number; entering it again changes these. */
  readonly RegisterEquipment: {
    readonly item: string;
    readonly reference?: string;
    readonly count?: number;
  };
  /** The operator records the approval of a device. */
  readonly ApproveEquipment: { readonly item: string; readonly approval: string };
  /** The operator attests that a device meets a standard. */
  readonly AttestEquipment: {
    readonly item: string;
    readonly standard: string;
    readonly version: string;
  };
  /** Switches an entry on or off; a device brings the result of its self-test, part by part. */
  readonly SwitchEquipment: {
    readonly item: string;
    readonly on: boolean;
    readonly selfTest?: Readonly<Record<string, boolean>>;
  };
};

export type EquipmentEvents = {
  readonly EquipmentRegistered: {
    readonly item: string;
    readonly reference?: string;
    readonly count?: number;
    /** A device stays off until it is switched on; anything else is in use from now on. */
    readonly on: boolean;
  };
  readonly EquipmentApproved: { readonly item: string; readonly approval: string };
  readonly EquipmentAttested: {
    readonly item: string;
    readonly standard: string;
    readonly version: string;
  };
  readonly EquipmentTested: { readonly item: string; readonly failed: readonly string[] };
  readonly EquipmentSwitched: { readonly item: string; readonly on: boolean };
};

/** Something that stands at a pack's tables, or may. */
export type EquipmentItem<Clause extends string> = {
  readonly item: string;
  readonly says: string;
  readonly clause: Basis<Clause>;
  /** A device is switched on and off; anything else is in use once it is there. */
  readonly kind: 'thing' | 'device';
  /** Whether play can start without it; a bowl may be needed only above so many dice. */
  readonly needed: 'always' | 'optional' | { readonly aboveDice: number };
  /** Only of use with physical dice. */
  readonly physical?: true;
  /** Entered with an id. */
  readonly referenced?: true;
  /** At hand wherever the house opens the table, though play could start without it. */
  readonly atHand?: true;
  /** Approved before it is switched on. */
  readonly approval?: Basis<Clause>;
  /** Attested to meet a standard before it is switched on. */
  readonly standard?: Basis<Clause>;
  /** Parts that must pass a self-test at switching on. */
  readonly selfTest?: { readonly parts: readonly string[]; readonly clause: Basis<Clause> };
};

export const equipmentRefusals = {
  'REFERENCE_MISSING.equipment': { item: namedByPack('says') },
  NOT_A_NUMBER: {},
  'APPROVAL_MISSING.equipment': {},
  STANDARD_MISSING: {},
  'ROLL_UNDER_WAY.switching': {},
  'NOT_APPROVED.equipment': { item: namedByPack('says') },
  NOT_ATTESTED: { item: namedByPack('says') },
  SELF_TEST_MISSING: { untested: listedByPack('equipment'), parts: listedByPack('equipment') },
  NO_SUCH_EQUIPMENT: { item: 'text', items: listedByPack('equipment') },
  NOT_REGISTERED: { item: namedByPack('says') },
  'SWITCHED_ALREADY.on': { item: namedByPack('says') },
  'SWITCHED_ALREADY.off': { item: namedByPack('says') },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const equipmentLines = {
  EquipmentRegistered: { item: namedByPack('equipment') },
  'EquipmentRegistered.reference': { item: namedByPack('equipment'), reference: 'text' },
  EquipmentApproved: { item: namedByPack('equipment'), approval: 'text' },
  EquipmentAttested: { item: namedByPack('equipment'), standard: 'text', version: 'text' },
  'EquipmentTested.passed': { item: namedByPack('equipment') },
  'EquipmentTested.failed': { item: namedByPack('equipment'), failed: 'list' },
  EquipmentSwitched: { item: namedByPack('equipment'), on: 'flag' },
} as const satisfies RefusalTable;

export type EquipmentProcedure<Clause extends string> = { readonly items: readonly EquipmentItem<Clause>[] };

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly equipment: {
      readonly commands: EquipmentCommands;
      readonly events: EquipmentEvents;
      readonly procedure: EquipmentProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly equipment: typeof equipmentRefusals;
  }
  interface LineTables {
    readonly equipment: typeof equipmentLines;
  }
}

export const equipmentAuthority: AuthorityOf<EquipmentCommands> = {
  RegisterEquipment: { roles: supervisors },
  ApproveEquipment: { roles: operator },
  AttestEquipment: { roles: operator },
  SwitchEquipment: { roles: supervisors },
};

export const equipmentDecide: DecideOf<EquipmentCommands> = {
  RegisterEquipment: registerEquipment,
  ApproveEquipment: approveEquipment,
  AttestEquipment: attestEquipment,
  SwitchEquipment: switchEquipment,
};

export const equipmentEvolve: EvolveOf<EquipmentEvents> = {
  EquipmentRegistered: (table, { item, reference, count, on }) =>
    withEntry(table, item, {
      on,
      ...(reference === undefined ? {} : { reference }),
      ...(count === undefined ? {} : { count }),
    }),
  EquipmentApproved: (table, { item, approval }) => withEntry(table, item, { approval }),
  EquipmentAttested: (table, { item, standard, version, by }) =>
    withEntry(table, item, { standard: { name: standard, version, attestedBy: by.person } }),
  // A failed test leaves the device off; the incident beside it is what people act on.
  EquipmentTested: unchanged,
  EquipmentSwitched: (table, { item, on }) => withEntry(table, item, { on }),
};

export const equipmentTold: ToldOf<EquipmentEvents> = {
  EquipmentRegistered: ({ item, reference }) =>
    reference === undefined
      ? { code: 'EquipmentRegistered', item }
      : { code: 'EquipmentRegistered', case: 'reference', item, reference },
  EquipmentApproved: ({ item, approval }) => ({ code: 'EquipmentApproved', item, approval }),
  EquipmentAttested: ({ item, standard, version }) => ({
    code: 'EquipmentAttested',
    item,
    standard,
    version,
  }),
  EquipmentTested: ({ item, failed }) =>
    failed.length === 0
      ? { code: 'EquipmentTested', case: 'passed', item }
      : { code: 'EquipmentTested', case: 'failed', item, failed },
  EquipmentSwitched: ({ item, on }) => ({ code: 'EquipmentSwitched', item, on }),
};

export const equipmentEventInfo: EventInfoOf<EquipmentEvents> = {
  EquipmentRegistered: {
    carries: { item: 'text', reference: 'text?', count: 'number?', on: 'flag' },
    topic: 'pit',
    seen: everybody,
  },
  EquipmentApproved: { carries: { item: 'text', approval: 'text' }, topic: 'pit', seen: everybody },
  EquipmentAttested: {
    carries: { item: 'text', standard: 'text', version: 'text' },
    topic: 'pit',
    seen: everybody,
  },
  EquipmentTested: { carries: { item: 'text', failed: 'texts' }, topic: 'faults', seen: staffOnly },
  EquipmentSwitched: { carries: { item: 'text', on: 'flag' }, topic: 'pit', seen: everybody },
};

function registerEquipment(
  context: Context,
  command: EquipmentCommands['RegisterEquipment'],
): Decided<EventBody> {
  const { table, cite } = context;
  const { item: id, reference, count } = command;
  const item = findItem(context, id);
  if (item === undefined) return unknown(context, id);
  if (item.referenced && isBlank(reference))
    return refuse({
      code: 'REFERENCE_MISSING',
      case: 'equipment',
      clause: cite(item.clause),
      item: item.says,
    });
  if (count !== undefined && (!Number.isSafeInteger(count) || count < 0))
    return refuse({ code: 'NOT_A_NUMBER', clause: cite(item.clause) });

  return accept({
    type: 'EquipmentRegistered',
    item: id,
    ...(reference === undefined ? {} : { reference }),
    ...(count === undefined ? {} : { count }),
    on: item.kind === 'thing' || table.opening.equipment.get(id)?.on === true,
    clause: cite(item.clause),
  });
}

function approveEquipment(
  context: Context,
  { item: id, approval }: EquipmentCommands['ApproveEquipment'],
): Decided<EventBody> {
  const { table, cite } = context;
  const item = findItem(context, id);
  if (item === undefined) return unknown(context, id);
  const clause = cite(item.approval ?? item.clause);
  if (!table.opening.equipment.has(id)) return notRegistered(item, clause);
  if (isBlank(approval)) return refuse({ code: 'APPROVAL_MISSING', case: 'equipment', clause });

  return accept({ type: 'EquipmentApproved', item: id, approval, clause });
}

function attestEquipment(
  context: Context,
  { item: id, standard, version }: EquipmentCommands['AttestEquipment'],
): Decided<EventBody> {
  const { table, cite } = context;
  const item = findItem(context, id);
  if (item === undefined) return unknown(context, id);
  const clause = cite(item.standard ?? item.clause);
  if (!table.opening.equipment.has(id)) return notRegistered(item, clause);
  if (isBlank(standard) || isBlank(version)) return refuse({ code: 'STANDARD_MISSING', clause });

  return accept({ type: 'EquipmentAttested', item: id, standard, version, clause });
}

function switchEquipment(
  context: Context,
  command: EquipmentCommands['SwitchEquipment'],
): Decided<EventBody> {
  const { table, cite, at } = context;
  const { item: id, on, selfTest = {} } = command;
  const item = findItem(context, id);
  const entry = table.opening.equipment.get(id);
  if (item === undefined) return unknown(context, id);
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'switching', clause: cite(item.clause) });
  if (entry === undefined) return notRegistered(item, cite(item.clause));
  if (entry.on === on)
    return refuse({
      code: 'SWITCHED_ALREADY',
      case: on ? 'on' : 'off',
      clause: cite(item.clause),
      item: item.says,
    });
  if (!on) return accept({ type: 'EquipmentSwitched', item: id, on, clause: cite(item.clause) });
  if (item.approval !== undefined && entry.approval === undefined)
    return refuse({ code: 'NOT_APPROVED', case: 'equipment', clause: cite(item.approval), item: item.says });
  if (item.standard !== undefined && entry.standard === undefined)
    return refuse({ code: 'NOT_ATTESTED', clause: cite(item.standard), item: item.says });
  const parts = item.selfTest?.parts ?? [];
  const untested = parts.filter((part) => !Object.hasOwn(selfTest, part));
  if (item.selfTest !== undefined && untested.length > 0)
    return refuse({ code: 'SELF_TEST_MISSING', clause: cite(item.selfTest.clause), untested, parts });

  const clause = cite(item.selfTest?.clause ?? item.clause);
  const failed = parts.filter((part) => selfTest[part] !== true);
  const tested: EventBody = { type: 'EquipmentTested', item: id, failed, clause };
  if (failed.length > 0) {
    const words = `${item.says} stays off: its self-test failed for ${failed.join(', ')}.`;
    const incident = { incident: `equipment-${id}-${at}`, kind: 'equipment', clause, words, at };
    return accept(tested, { type: 'IncidentOpened', incident, clause });
  }
  const switched: EventBody = { type: 'EquipmentSwitched', item: id, on, clause: cite(item.clause) };
  return parts.length > 0 ? accept(tested, switched) : accept(switched);
}

const findItem = ({ procedure }: Context, id: string): EquipmentItem<string> | undefined =>
  procedure.equipment.items.find(({ item }) => item === id);

const unknown = ({ procedure }: Context, id: string): Decided<never> =>
  refuse({
    code: 'NO_SUCH_EQUIPMENT',
    clause: 'policy/equipment',
    item: id,
    items: procedure.equipment.items.map((each) => each.item),
  });

const notRegistered = ({ says }: EquipmentItem<string>, clause: string): Decided<never> =>
  refuse({ code: 'NOT_REGISTERED', clause, item: says });

function withEntry(table: Table, item: string, changes: Partial<Equipment>): Table {
  const entry = table.opening.equipment.get(item) ?? { on: false };
  const equipment = new Map(table.opening.equipment).set(item, { ...entry, ...changes });
  return { ...table, opening: { ...table.opening, equipment } };
}
