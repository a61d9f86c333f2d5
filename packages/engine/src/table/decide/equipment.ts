import type { EquipmentCommand } from '../command/equipment.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { EquipmentItem } from '../procedure/equipment.ts';
import { isBlank } from './blank.ts';

/** The equipment commands and what decides each. */
export const equipment: Decide<EquipmentCommand> = {
  RegisterEquipment: registerEquipment,
  ApproveEquipment: approveEquipment,
  AttestEquipment: attestEquipment,
  SwitchEquipment: switchEquipment,
};

type Command<Type extends EquipmentCommand['type']> = Extract<EquipmentCommand, { readonly type: Type }>;

function registerEquipment(context: Context, command: Command<'RegisterEquipment'>): Decided<EventBody> {
  const { table, cite } = context;
  const { item: id, reference, count } = command;
  const item = itemOf(context, id);
  if (item === undefined) return unknown(context, id);
  if (item.referenced && isBlank(reference))
    return refuse(
      'REFERENCE_MISSING',
      cite(item.clause),
      `${item.says} is entered with its id. Give the id.`,
    );
  if (count !== undefined && (!Number.isSafeInteger(count) || count < 0))
    return refuse('NOT_A_NUMBER', cite(item.clause), 'A number of things is whole and not below nothing.');

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
  { item: id, approval }: Command<'ApproveEquipment'>,
): Decided<EventBody> {
  const { table, cite } = context;
  const item = itemOf(context, id);
  if (item === undefined) return unknown(context, id);
  const clause = cite(item.approval ?? item.clause);
  if (!table.opening.equipment.has(id)) return notRegistered(item, clause);
  if (isBlank(approval))
    return refuse('APPROVAL_MISSING', clause, 'An approval has a reference. Give the reference.');

  return accept({ type: 'EquipmentApproved', item: id, approval, clause });
}

function attestEquipment(
  context: Context,
  { item: id, standard, version }: Command<'AttestEquipment'>,
): Decided<EventBody> {
  const { table, cite } = context;
  const item = itemOf(context, id);
  if (item === undefined) return unknown(context, id);
  const clause = cite(item.standard ?? item.clause);
  if (!table.opening.equipment.has(id)) return notRegistered(item, clause);
  if (isBlank(standard) || isBlank(version))
    return refuse('STANDARD_MISSING', clause, 'Name the standard and its version.');

  return accept({ type: 'EquipmentAttested', item: id, standard, version, clause });
}

function switchEquipment(context: Context, command: Command<'SwitchEquipment'>): Decided<EventBody> {
  const { table, cite, at } = context;
  const { item: id, on, selfTest = {} } = command;
  const item = itemOf(context, id);
  const entry = table.opening.equipment.get(id);
  if (item === undefined) return unknown(context, id);
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(item.clause), 'A roll is under way. Switch when it is settled.');
  if (entry === undefined) return notRegistered(item, cite(item.clause));
  if (entry.on === on)
    return refuse('SWITCHED_ALREADY', cite(item.clause), `${item.says} is ${on ? 'on' : 'off'} already.`);
  if (!on) return accept({ type: 'EquipmentSwitched', item: id, on, clause: cite(item.clause) });
  if (item.approval !== undefined && entry.approval === undefined)
    return refuse(
      'NOT_APPROVED',
      cite(item.approval),
      `${item.says} has no approval on record. The operator records its reference first.`,
    );
  if (item.standard !== undefined && entry.standard === undefined)
    return refuse(
      'NOT_ATTESTED',
      cite(item.standard),
      `Nobody has attested the standard of ${item.says}. The operator does so first.`,
    );
  const parts = item.selfTest?.parts ?? [];
  const untested = parts.filter((part) => !Object.hasOwn(selfTest, part));
  if (item.selfTest !== undefined && untested.length > 0)
    return refuse(
      'SELF_TEST_MISSING',
      cite(item.selfTest.clause),
      `The self-test says nothing of ${untested.join(', ')}. Test all of ${parts.join(', ')}.`,
    );

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

const itemOf = ({ procedure }: Context, id: string): EquipmentItem<string> | undefined =>
  procedure.equipment.items.find(({ item }) => item === id);

const unknown = ({ procedure }: Context, id: string): Decided<never> =>
  refuse(
    'NO_SUCH_EQUIPMENT',
    'policy/equipment',
    `'${id}' is not among the equipment here: ${procedure.equipment.items.map(({ item }) => item).join(', ')}.`,
  );

const notRegistered = ({ says }: EquipmentItem<string>, clause: string): Decided<never> =>
  refuse('NOT_REGISTERED', clause, `${says} is not in the table's register. Register it first.`);
