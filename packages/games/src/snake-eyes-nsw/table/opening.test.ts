import { balanceOf, createChecklist, type Setup, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  aStrictSetup,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  givenTable,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const startPlay = { type: 'StartPlay' } as const;
const openTable = { type: 'OpenTable' } as const;

const setUp = (changes: Partial<Setup>): TableUnderTest => {
  const at = givenTable(pack);
  at.given(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, changes) });
  return at;
};
const approval = (changes: Partial<NonNullable<Setup['approval']>>): Partial<Setup> => ({
  approval: {
    instrument: 'Order of 13 March 2019',
    body: 'The Authority',
    operator: 'The Star',
    venue: 'Sydney',
    from: Date.UTC(2019, 2, 15),
    ...changes,
  },
});

describe('the approval of the game', () => {
  test('nsw/order-1 a table opens only with its record of approval filled in', () => {
    const unapproved = { code: 'NOT_APPROVED', clause: 'nsw/order-1' };
    const { approval: _, ...bare } = aStrictSetup(pack);
    const at = givenTable(pack);
    at.given(operator, { type: 'SetUpTable', setup: bare });
    at.when(operator, openTable).thenRefused(unapproved);
    for (const part of ['instrument', 'body', 'operator', 'venue'] as const)
      setUp(approval({ [part]: ' ' }))
        .when(operator, openTable)
        .thenRefused(unapproved);
    setUp(approval({})).when(operator, openTable).thenEvents({ type: 'OpeningBegun' });
  });

  test('nsw/order-2 no table opens before the day from which the approval applies', () => {
    const from = Date.UTC(2026, 4, 11);
    const at = setUp(approval({ from }));
    at.wait(from - 1 - at.now());
    at.when(operator, openTable).thenRefused({
      code: 'NOT_IN_FORCE_YET',
      clause: 'nsw/order-2',
      today: '2026-05-10',
      from: '2026-05-11',
    });
    at.wait(1);
    at.when(operator, openTable).thenEvents({ type: 'OpeningBegun' });
    setUp(approval({ from: Number.NaN }))
      .when(operator, openTable)
      .thenRefused({
        clause: 'nsw/order-2',
      });
  });
});

describe('the checklist', () => {
  test('nsw/2.1 dealer and supervisor both confirm the shape of a physical table before it opens', () => {
    const at = givenOpening(pack, {}, { without: ['checklist'] });
    const refused = { code: 'CHECKLIST_OPEN', clause: 'nsw/2.1' };
    at.when(dealer, startPlay).thenRefused(refused);
    at.given(dealer, { type: 'AnswerChecklist', item: 'table', yes: true });
    at.when(dealer, startPlay).thenRefused(refused);
    at.given(gameSupervisor, { type: 'AnswerChecklist', item: 'table', yes: true });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nsw/2.4 nsw/2.4.1 nsw/2.4.2 neither the bowl nor the float tray may be missing', () => {
    const at = givenOpening(pack, {}, { without: ['equipment'] });
    at.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nsw/2.4.1');
    at.given(operator, { type: 'RegisterEquipment', item: 'bowl' });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nsw/2.4.2');
    at.given(operator, { type: 'RegisterEquipment', item: 'float-tray' });
    at.given(dealer, { type: 'PutInBowl', dice: ['D1', 'D2', 'D3', 'D4', 'D5'] });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nsw/2.6.1 nsw/4.5 the stick, and stick or hand, stand on the checklist and block nothing', () => {
    const at = givenOpening(pack, {}, { without: ['checklist'] });
    const reminders = linesOf(at.table()).filter(({ needed }) => !needed);
    expect(reminders.filter(({ basis }) => basis === '2.6.1').length).toBeGreaterThan(0);
    expect(reminders.filter(({ basis }) => basis === '4.5')).toMatchObject([
      { says: 'The dice may be gathered and passed by stick or by hand' },
    ]);
    at.given(dealer, { type: 'AnswerChecklist', item: 'table', yes: true });
    at.given(gameSupervisor, { type: 'AnswerChecklist', item: 'table', yes: true });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nsw/2.6.1 nsw/4.5 the stick, and who answered for stick or hand, stand in the record', () => {
    const at = givenOpening(pack, {}, { without: ['checklist'] });
    at.when(operator, { type: 'RegisterEquipment', item: 'stick', reference: 'S1' }).thenEvents({
      type: 'EquipmentRegistered',
      item: 'stick',
      reference: 'S1',
      clause: 'nsw/2.6.1',
    });
    for (const [item, clause] of [
      ['stick-at-hand', 'nsw/2.6.1'],
      ['stick-or-hand', 'nsw/4.5'],
    ] as const)
      at.when(dealer, { type: 'AnswerChecklist', item, yes: true }).thenEvents({
        type: 'ChecklistAnswered',
        item,
        yes: true,
        by: dealer,
        clause,
      });
  });
});

describe('the float', () => {
  test('nsw/2.4.2 no table opens before its float is counted by value of chip', () => {
    const at = givenOpening(pack, {}, { without: ['float'] });
    const chips = [{ value: 25_00, count: 40 }];
    at.when(dealer, startPlay).thenRefused('FLOAT_NOT_COUNTED', 'nsw/2.4.2');
    at.given(dealer, { type: 'UnlockFloat' });
    for (const count of [-1, 0.5, Number.NaN])
      at.when(dealer, { type: 'CountFloat', chips: [{ value: 25_00, count }] }).thenRefused(
        'NOT_A_COUNT',
        'nsw/2.4.2',
      );
    at.when(dealer, { type: 'CountFloat', chips }).thenEvents({
      type: 'FloatCounted',
      cents: 1_000_00,
      chips,
      clause: 'nsw/2.4.2',
    });
    expect(balanceOf(at.table().ledger, 'float')).toBe(1_000_00);
    at.given(dealer, startPlay);
  });

  test('nsw/1.1(float-tray) chips go in and out of the float only while it is unlocked', () => {
    const at = givenCasino(pack, ['ann']);
    const buyIn = { type: 'BuyIn', seat: 1, cents: 20_00, from: 'cash' } as const;
    const locked = { code: 'FLOAT_IS_LOCKED', clause: 'nsw/1.1(float-tray)' };
    at.given(dealer, { type: 'LockFloat' });
    at.when(dealer, buyIn).thenRefused(locked);
    at.given(dealer, { type: 'UnlockFloat' });
    at.given(dealer, buyIn);

    const closed = givenHome(pack, []);
    closed.given('ann', { type: 'SitDown', seat: 1, name: 'Ann' });
    closed.given('ann', { type: 'StandUp', seat: 1 });
    closed.given(operator, { type: 'CloseTable' });
    expect(closed.table().opening.floatLocked).toBe(true);
    closed.when(operator, { type: 'UnlockFloat' }).thenRefused({ clause: locked.clause });
  });

  test('nsw/1.1(float-tray) a closed table pays nothing out', () => {
    const at = givenHome(pack, ['ann']);
    at.given(operator, { type: 'PostClosing', closesAt: at.now() + 20 * 60_000 });
    at.wait(20 * 60_000);
    at.given(operator, { type: 'CloseTable' });
    const house = { person: 'house', role: 'dealer' } as const;
    at.when(house, { type: 'BuyIn', seat: 1, cents: 20_00, from: 'cash' }).thenRefused(
      'FLOAT_IS_LOCKED',
      'nsw/1.1(float-tray)',
    );
  });

  test('nsw/2.5 cash goes to the drop box, and chips leave the float', () => {
    const at = givenCasino(pack, []);
    expect(at.table().opening.equipment.get('drop-box')).toEqual({ on: true, reference: 'B7' });
    at.given('ann', { type: 'SitDown', seat: 1, name: 'Ann' });
    const before = balanceOf(at.table().ledger, 'float');
    at.given(dealer, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' });
    expect(balanceOf(at.table().ledger, 'drop-box')).toBe(200_00);
    expect(balanceOf(at.table().ledger, 'float')).toBe(before - 200_00);
  });

  test('nsw/2.5 a table without a drop box does not open', () => {
    const at = givenOpening(pack, {}, { without: ['equipment'] });
    at.given(operator, { type: 'RegisterEquipment', item: 'bowl' });
    at.given(operator, { type: 'RegisterEquipment', item: 'float-tray' });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nsw/2.5');
  });
});

describe('signs and equipment', () => {
  test('nsw/7.1 no table opens without its sign of limits, at home or in a casino', () => {
    const at = givenOpening(pack, {}, { without: ['limits'] });
    const refused = { code: 'LIMITS_NOT_POSTED', clause: 'nsw/7.1' };
    at.when(dealer, startPlay).thenRefused(refused);
    at.given(casinoSupervisorOf('2'), { type: 'PostLimits', limits: { minimum: 5_00, maximum: 500_00 } });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
    expect(at.table().signs.limits).toMatchObject({ minimum: 5_00, maximum: 500_00 });
    setUp({ mode: 'home' }).when(operator, openTable).thenRefused(refused);
  });

  test('nsw/2.6 a table opens with all optional items off', () => {
    const at = givenOpening(pack);
    const optional = ['stick', 'results-display', 'entry-equipment'];
    expect(optional.filter((item) => at.table().opening.equipment.get(item)?.on)).toEqual([]);
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nsw/2.6.3 the entry equipment is switched by name, by a casino supervisor', () => {
    const at = givenOpening(pack);
    at.when(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment' }).thenRefused(
      'REFERENCE_MISSING',
      'nsw/2.6.3',
    );
    at.given(gameSupervisor, {
      type: 'RegisterEquipment',
      item: 'entry-equipment',
      reference: 'TableLight 2',
    });
    expect(at.table().opening.equipment.get('entry-equipment')?.on).toBe(false);
    const on = { type: 'SwitchEquipment', item: 'entry-equipment', on: true } as const;
    at.when(dealer, on).thenRefused('NOT_YOUR_ROLE', 'nsw/1.1(casino-supervisor)');
    at.when(gameSupervisor, on).thenEvents({
      type: 'EquipmentSwitched',
      item: 'entry-equipment',
      on: true,
      clause: 'nsw/2.6.3',
    });
    expect(at.table().opening.equipment.get('entry-equipment')).toEqual({
      on: true,
      reference: 'TableLight 2',
    });
  });

  test('nsw/2.6.3 with the switch on the entry is made with the call; with it off there is none', () => {
    const entryOf = (on: boolean) => {
      const at = givenOpening(pack);
      at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment', reference: 'E1' });
      if (on) at.given(gameSupervisor, { type: 'SwitchEquipment', item: 'entry-equipment', on });
      at.given(theDealer, startPlay);
      at.sits(1, 'ann');
      at.offers();
      at.takes(1, 'D1', 'D2');
      at.bets(1, { field: 5_00 });
      at.throws();
      at.given(theDealer, { type: 'BringToRest' });
      const [event] = at.given(theDealer, { type: 'CallRoll', faces: [5, 4] }).events;
      return event?.type === 'RollCalled' ? event.entry?.total : 'no call';
    };
    expect(entryOf(true)).toBe(9);
    expect(entryOf(false)).toBeUndefined();
  });
});

describe('closing', () => {
  test('nsw/9.8 with players at the table it closes 20 minutes after its sign was posted, and not a moment before', () => {
    const at = givenHome(pack, ['ann']);
    at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    at.when(operator, { type: 'CloseTable' }).thenRefused('CLOSING_NOT_POSTED', 'nsw/9.8');
    at.given(operator, { type: 'PostClosing', closesAt: at.now() + 20 * 60_000 });
    at.wait(20 * 60_000 - 1);
    at.when(operator, { type: 'CloseTable' }).thenRefused('CLOSING_TIME_NOT_COME', 'nsw/9.8');
    at.wait(1);
    at.when(operator, { type: 'CloseTable' }).thenEvents(
      { type: 'BetTakenDown', chips: 10_00, clause: 'nsw/9.8' },
      { type: 'FloatLocked', clause: 'nsw/1.1(float-tray)' },
      { type: 'TableClosed', clause: 'nsw/9.8' },
    );
    expect(balanceOf(at.table().ledger, 'rack:1')).toBe(200_00);
  });

  test('nsw/9.8 an empty table closes at once', () => {
    givenHome(pack, []).when(operator, { type: 'CloseTable' }).thenLast({
      type: 'TableClosed',
      clause: 'nsw/9.8',
    });
    givenHome(pack, []).when(dealer, { type: 'CloseTable' }).thenRefused('NOT_YOUR_ROLE', 'nsw/9.8');
  });
});

const casinoSupervisorOf = (pit: string) => ({ ...casinoSupervisor, pit });

function linesOf(table: Table) {
  const rules = tableRules[pack];
  if (rules === undefined || table.setup === undefined) throw new Error('no table');
  return createChecklist({ table, setup: table.setup, procedure: rules.procedure });
}
