import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenOpening,
  inspector,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const sound = { entry: true, lighting: true };

/** The entry equipment, registered, approved and attested. */
function fitted(): TableUnderTest {
  const at = givenOpening(pack);
  at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment', reference: 'E1' });
  at.given(operator, { type: 'ApproveEquipment', item: 'entry-equipment', approval: 'S-12' });
  at.given(operator, {
    type: 'AttestEquipment',
    item: 'entry-equipment',
    standard: 'Division IV',
    version: '1994',
  });
  return at;
}

/** Ann has thrown 5-4 with a bet up, and it is called. */
function called(at: TableUnderTest): TableUnderTest {
  const dice = at;
  dice.given(theDealer, { type: 'StartPlay' });
  dice.sits(1, 'ann');
  dice.offers();
  dice.takes(1, 'D1', 'D2');
  dice.bets(1, { field: 5_00 });
  dice.throws();
  dice.given(theDealer, { type: 'BringToRest' });
  dice.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
  return dice;
}

describe('the equipment register', () => {
  test('nz/3.4 optional items are entries that the game supervisor or above changes, and play needs none', () => {
    const at = givenOpening(pack);
    expect([...at.table().opening.equipment.keys()]).toEqual(['drop-box', 'bowl']);
    at.when(dealer, { type: 'RegisterEquipment', item: 'stick' }).thenRefused('NOT_YOUR_ROLE', 'nz/3.4');
    at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'stick' });
    at.given(casinoSupervisor, { type: 'SwitchEquipment', item: 'stick', on: false });
    expect(at.table().opening.equipment.get('stick')).toEqual({ on: false });
    at.when(dealer, { type: 'StartPlay' }).thenEvents({ type: 'PlayStarted' });
  });

  test('nz/3.4 with nothing optional switched on a roll is settled without an entry', () => {
    const at = called(givenOpening(pack));
    at.given(theDealer, { type: 'CollectDice' });
    at.given(theDealer, { type: 'CentreDice' });
    at.when(theDealer, { type: 'SettleRoll' }).thenAmong('RollSettled');
  });

  test('nz/3.4(a) the dice are gathered by stick only where a stick is registered', () => {
    const byStick = { type: 'CollectDice', method: 'stick' } as const;
    const at = called(givenOpening(pack));
    at.when(theDealer, byStick).thenRefused('NO_STICK');
    at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'stick' });
    at.when(theDealer, byStick).thenEvents({ type: 'DiceCollected', method: 'stick' });
  });

  test('nz/3.4(c) with the entry equipment on, nothing is settled before the outcome is entered', () => {
    const fit = fitted();
    fit.given(gameSupervisor, {
      type: 'SwitchEquipment',
      item: 'entry-equipment',
      on: true,
      selfTest: sound,
    });
    const at = called(fit);
    at.given(theDealer, { type: 'CollectDice' });
    at.given(theDealer, { type: 'CentreDice' });
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused({ clause: 'nz/5.6(b)' });
    at.given(theDealer, { type: 'KeyEntry', total: 9 });
    at.given(theDealer, { type: 'PressEntry' });
    at.when(theDealer, { type: 'SettleRoll' }).thenAmong('RollSettled');
  });

  test('a device is switched between rolls and not under one', () => {
    const at = called(fitted());
    const on = { type: 'SwitchEquipment', item: 'entry-equipment', on: true, selfTest: sound } as const;
    at.when(gameSupervisor, on).thenRefused('ROLL_UNDER_WAY', 'nz/3.4(c)');
  });

  test('nz/3.5 a display without an approval on record is not switched on', () => {
    const at = givenOpening(pack);
    at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'results-display' });
    const on = {
      type: 'SwitchEquipment',
      item: 'results-display',
      on: true,
      selfTest: { 'display-feed': true },
    } as const;
    at.when(gameSupervisor, on).thenRefused('NOT_APPROVED', 'nz/3.5');
    at.when(operator, { type: 'ApproveEquipment', item: 'results-display', approval: ' ' }).thenRefused(
      'APPROVAL_MISSING',
      'nz/3.5',
    );
    at.given(operator, { type: 'ApproveEquipment', item: 'results-display', approval: 'S-12' });
    at.when(gameSupervisor, on).thenRefused('NOT_ATTESTED', 'nz/3.5#3');
    at.given(operator, { type: 'AttestEquipment', item: 'results-display', standard: 'IV', version: '1994' });
    at.when(gameSupervisor, on).thenEvents(
      { type: 'EquipmentTested', failed: [] },
      { type: 'EquipmentSwitched', on: true },
    );
  });

  test('nz/3.5#2 a device that fails its self-test stays off, and an incident is opened', () => {
    const at = fitted();
    const events = at.given(gameSupervisor, {
      type: 'SwitchEquipment',
      item: 'entry-equipment',
      on: true,
      selfTest: { entry: true, lighting: false },
    }).events;
    expect(events).toMatchObject([
      { type: 'EquipmentTested', failed: ['lighting'], clause: 'nz/3.5#2' },
      { type: 'IncidentOpened', incident: { kind: 'equipment' }, clause: 'nz/3.5#2' },
    ]);
    expect(at.table().opening.equipment.get('entry-equipment')?.on).toBe(false);
    at.when(gameSupervisor, {
      type: 'SwitchEquipment',
      item: 'entry-equipment',
      on: true,
      selfTest: { entry: true },
    }).thenRefused('SELF_TEST_MISSING', 'nz/3.5#2');
    at.given(gameSupervisor, { type: 'SwitchEquipment', item: 'entry-equipment', on: true, selfTest: sound });
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
    at.when(inspector, attest).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, attest).thenRefused({ clause: 'nz/3.5#3' });
  });

  test.each(['', 'roulette-wheel', '__proto__', 'constructor'])("'%s' is no equipment here", (item) => {
    givenOpening(pack)
      .when(operator, { type: 'RegisterEquipment', item })
      .thenRefused('NO_SUCH_EQUIPMENT', 'policy/equipment');
  });

  test.each(['stick', 'sword'])('what is not in the register is not changed there: %s', (item) => {
    const at = givenOpening(pack);
    const code = item === 'stick' ? 'NOT_REGISTERED' : 'NO_SUCH_EQUIPMENT';
    const standard = { standard: 'IV', version: '1994' };
    at.when(operator, { type: 'ApproveEquipment', item, approval: 'S-1' }).thenRefused(code);
    at.when(operator, { type: 'AttestEquipment', item, ...standard }).thenRefused(code);
    at.when(operator, { type: 'SwitchEquipment', item, on: true }).thenRefused(code);
  });

  test('an entry is switched over, never to what it is; a count is whole; a standard has a version', () => {
    const at = givenOpening(pack);
    at.given(operator, { type: 'RegisterEquipment', item: 'stick' });
    const toggle = (on: boolean) => ({ type: 'SwitchEquipment', item: 'stick', on }) as const;
    at.when(operator, toggle(true)).thenRefused('SWITCHED_ALREADY', 'nz/3.4(a)');
    at.when(operator, toggle(false)).thenEvents({ type: 'EquipmentSwitched', on: false });
    at.when(operator, toggle(true)).thenEvents({ type: 'EquipmentSwitched', on: true });
    for (const count of [-1, 1.5, Number.NaN])
      at.when(operator, { type: 'RegisterEquipment', item: 'marker-buttons', count }).thenRefused(
        'NOT_A_NUMBER',
      );
    const attest = { type: 'AttestEquipment', item: 'stick', standard: 'IV', version: ' ' } as const;
    at.when(operator, attest).thenRefused('STANDARD_MISSING');
  });

  test('a device that is on goes off without a test', () => {
    const at = fitted();
    const item = 'entry-equipment';
    at.given(gameSupervisor, { type: 'SwitchEquipment', item, on: true, selfTest: sound });
    at.when(gameSupervisor, { type: 'SwitchEquipment', item, on: false }).thenEvents({
      type: 'EquipmentSwitched',
      on: false,
    });
  });

  test('outlasts the closing of the table', () => {
    const at = fitted();
    at.given(gameSupervisor, { type: 'CloseTable' });
    expect(at.table().opening.equipment.get('entry-equipment')?.approval).toBe('S-12');
  });
});
