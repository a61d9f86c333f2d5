import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import {
  type AtTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  inspector,
  opened,
  operator,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const sound = { entry: true, lighting: true };

/** The entry equipment, registered, approved and attested. */
function fitted(): AtTable {
  const at = opened(pack);
  at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment', reference: 'E1' });
  at.give(operator, { type: 'ApproveEquipment', item: 'entry-equipment', approval: 'S-12' });
  at.give(operator, {
    type: 'AttestEquipment',
    item: 'entry-equipment',
    standard: 'Division IV',
    version: '1994',
  });
  return at;
}

/** Ann has thrown 5-4 with a bet up, and it is called. */
function called(at: AtTable): AtDice {
  const dice = withDice(at);
  dice.deals({ type: 'StartPlay' });
  dice.sits(1, 'ann');
  dice.offers();
  dice.takes(1, 'D1', 'D2');
  dice.bets(1, 'field', 5_00);
  dice.throws();
  dice.deals({ type: 'BringToRest' });
  dice.deals({ type: 'CallRoll', faces: [5, 4] });
  return dice;
}

describe('the equipment register', () => {
  test('nz/3.4 optional items are entries that the game supervisor or above changes, and play needs none', () => {
    const at = opened(pack);
    expect([...at.table().opening.equipment.keys()]).toEqual(['drop-box', 'bowl']);
    expect(at.refused(dealer, { type: 'RegisterEquipment', item: 'stick' })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/3.4',
    });
    at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'stick' });
    at.give(casinoSupervisor, { type: 'SwitchEquipment', item: 'stick', on: false });
    expect(at.table().opening.equipment.get('stick')).toEqual({ on: false });
    expect(at.give(dealer, { type: 'StartPlay' })).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nz/3.4 with nothing optional switched on a roll is settled without an entry', () => {
    const at = called(opened(pack));
    at.deals({ type: 'CollectDice' });
    at.deals({ type: 'CentreDice' });
    expect(at.deals({ type: 'SettleRoll' }).map(({ type }) => type)).toContain('RollSettled');
  });

  test('nz/3.4(a) the dice are gathered by stick only where a stick is registered', () => {
    const byStick = { type: 'CollectDice', method: 'stick' } as const;
    const at = called(opened(pack));
    expect(at.dealRefused(byStick)).toMatchObject({ code: 'NO_STICK' });
    at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'stick' });
    expect(at.deals(byStick)).toMatchObject([{ type: 'DiceCollected', method: 'stick' }]);
  });

  test('nz/3.4(c) with the entry equipment on, nothing is settled before the outcome is entered', () => {
    const fit = fitted();
    fit.give(gameSupervisor, { type: 'SwitchEquipment', item: 'entry-equipment', on: true, selfTest: sound });
    const at = called(fit);
    at.deals({ type: 'CollectDice' });
    at.deals({ type: 'CentreDice' });
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({ clause: 'nz/5.6(b)' });
    at.deals({ type: 'KeyEntry', total: 9 });
    at.deals({ type: 'PressEntry' });
    expect(at.deals({ type: 'SettleRoll' }).map(({ type }) => type)).toContain('RollSettled');
  });

  test('a device is switched between rolls and not under one', () => {
    const at = called(fitted());
    const on = { type: 'SwitchEquipment', item: 'entry-equipment', on: true, selfTest: sound } as const;
    expect(at.refused(gameSupervisor, on)).toMatchObject({ code: 'ROLL_UNDER_WAY', clause: 'nz/3.4(c)' });
  });

  test('nz/3.5 a display without an approval on record is not switched on', () => {
    const at = opened(pack);
    at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'results-display' });
    const on = {
      type: 'SwitchEquipment',
      item: 'results-display',
      on: true,
      selfTest: { 'display-feed': true },
    } as const;
    expect(at.refused(gameSupervisor, on)).toMatchObject({ code: 'NOT_APPROVED', clause: 'nz/3.5' });
    expect(
      at.refused(operator, { type: 'ApproveEquipment', item: 'results-display', approval: ' ' }),
    ).toMatchObject({ code: 'APPROVAL_MISSING', clause: 'nz/3.5' });
    at.give(operator, { type: 'ApproveEquipment', item: 'results-display', approval: 'S-12' });
    expect(at.refused(gameSupervisor, on)).toMatchObject({ code: 'NOT_ATTESTED', clause: 'nz/3.5#3' });
    at.give(operator, { type: 'AttestEquipment', item: 'results-display', standard: 'IV', version: '1994' });
    expect(at.give(gameSupervisor, on)).toMatchObject([
      { type: 'EquipmentTested', failed: [] },
      { type: 'EquipmentSwitched', on: true },
    ]);
  });

  test('nz/3.5#2 a device that fails its self-test stays off, and an incident is opened', () => {
    const at = fitted();
    const events = at.give(gameSupervisor, {
      type: 'SwitchEquipment',
      item: 'entry-equipment',
      on: true,
      selfTest: { entry: true, lighting: false },
    });
    expect(events).toMatchObject([
      { type: 'EquipmentTested', failed: ['lighting'], clause: 'nz/3.5#2' },
      { type: 'IncidentOpened', incident: { kind: 'equipment' }, clause: 'nz/3.5#2' },
    ]);
    expect(at.table().opening.equipment.get('entry-equipment')?.on).toBe(false);
    expect(
      at.refused(gameSupervisor, {
        type: 'SwitchEquipment',
        item: 'entry-equipment',
        on: true,
        selfTest: { entry: true },
      }),
    ).toMatchObject({ code: 'SELF_TEST_MISSING', clause: 'nz/3.5#2' });
    at.give(gameSupervisor, { type: 'SwitchEquipment', item: 'entry-equipment', on: true, selfTest: sound });
    expect(at.table().opening.equipment.get('entry-equipment')?.on).toBe(true);
  });

  test('nz/3.5#3 the standard, its version and the operator who attested it are on record for the inspector', () => {
    const at = fitted();
    expect(at.table().opening.equipment.get('entry-equipment')?.standard).toEqual({
      name: 'Division IV',
      version: '1994',
      attestedBy: operator.person,
    });
    expect(at.events().at(-1)).toMatchObject({ type: 'EquipmentAttested', by: operator, clause: 'nz/3.5#3' });
    const attest = {
      type: 'AttestEquipment',
      item: 'entry-equipment',
      standard: 'IV',
      version: '2',
    } as const;
    expect(at.refused(inspector, attest)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused(gameSupervisor, attest)).toMatchObject({ clause: 'nz/3.5#3' });
  });

  test.each(['', 'roulette-wheel', '__proto__', 'constructor'])("'%s' is no equipment here", (item) => {
    expect(opened(pack).refused(operator, { type: 'RegisterEquipment', item })).toMatchObject({
      code: 'NO_SUCH_EQUIPMENT',
      clause: 'policy/equipment',
    });
  });

  test.each(['stick', 'sword'])('what is not in the register is not changed there: %s', (item) => {
    const at = opened(pack);
    const code = item === 'stick' ? 'NOT_REGISTERED' : 'NO_SUCH_EQUIPMENT';
    const standard = { standard: 'IV', version: '1994' };
    expect(at.refused(operator, { type: 'ApproveEquipment', item, approval: 'S-1' })).toMatchObject({ code });
    expect(at.refused(operator, { type: 'AttestEquipment', item, ...standard })).toMatchObject({ code });
    expect(at.refused(operator, { type: 'SwitchEquipment', item, on: true })).toMatchObject({ code });
  });

  test('an entry is switched over, never to what it is; a count is whole; a standard has a version', () => {
    const at = opened(pack);
    at.give(operator, { type: 'RegisterEquipment', item: 'stick' });
    const toggle = (on: boolean) => ({ type: 'SwitchEquipment', item: 'stick', on }) as const;
    expect(at.refused(operator, toggle(true))).toMatchObject({
      code: 'SWITCHED_ALREADY',
      clause: 'nz/3.4(a)',
    });
    expect(at.give(operator, toggle(false))).toMatchObject([{ type: 'EquipmentSwitched', on: false }]);
    expect(at.give(operator, toggle(true))).toMatchObject([{ type: 'EquipmentSwitched', on: true }]);
    for (const count of [-1, 1.5, Number.NaN])
      expect(
        at.refused(operator, { type: 'RegisterEquipment', item: 'marker-buttons', count }),
      ).toMatchObject({
        code: 'NOT_A_NUMBER',
      });
    const attest = { type: 'AttestEquipment', item: 'stick', standard: 'IV', version: ' ' } as const;
    expect(at.refused(operator, attest)).toMatchObject({ code: 'STANDARD_MISSING' });
  });

  test('a device that is on goes off without a test', () => {
    const at = fitted();
    const item = 'entry-equipment';
    at.give(gameSupervisor, { type: 'SwitchEquipment', item, on: true, selfTest: sound });
    expect(at.give(gameSupervisor, { type: 'SwitchEquipment', item, on: false })).toMatchObject([
      { type: 'EquipmentSwitched', on: false },
    ]);
  });

  test('outlasts the closing of the table', () => {
    const at = fitted();
    at.give(gameSupervisor, { type: 'CloseTable' });
    expect(at.table().opening.equipment.get('entry-equipment')?.approval).toBe('S-12');
  });
});
