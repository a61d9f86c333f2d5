import { balanceOf, checklistOf, type Setup, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import { withDice } from '../../testing/at-dice.ts';
import {
  type AtTable,
  aStrictSetup,
  atTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  inPlay,
  inStrictPlay,
  opened,
  operator,
  player,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
const startPlay = { type: 'StartPlay' } as const;
const openTable = { type: 'OpenTable' } as const;

const setUp = (changes: Partial<Setup>): AtTable => {
  const at = atTable(pack);
  at.give(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, changes) });
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
    const at = atTable(pack);
    at.give(operator, { type: 'SetUpTable', setup: bare });
    expect(at.refused(operator, openTable)).toMatchObject(unapproved);
    for (const part of ['instrument', 'body', 'operator', 'venue'] as const)
      expect(setUp(approval({ [part]: ' ' })).refused(operator, openTable)).toMatchObject(unapproved);
    expect(setUp(approval({})).give(operator, openTable)).toMatchObject([{ type: 'OpeningBegun' }]);
  });

  test('nsw/order-2 no table opens before the day from which the approval applies', () => {
    const from = Date.UTC(2026, 4, 11);
    const at = setUp(approval({ from }));
    at.wait(from - 1 - at.now());
    expect(at.refused(operator, openTable)).toMatchObject({
      code: 'NOT_IN_FORCE_YET',
      clause: 'nsw/order-2',
      message: 'It is 2026-05-10 and the approval applies from 2026-05-11. Open then or later.',
    });
    at.wait(1);
    expect(at.give(operator, openTable)).toMatchObject([{ type: 'OpeningBegun' }]);
    expect(setUp(approval({ from: Number.NaN })).refused(operator, openTable)).toMatchObject({
      clause: 'nsw/order-2',
    });
  });
});

describe('the checklist', () => {
  test('nsw/2.1 dealer and supervisor both confirm the shape of a physical table before it opens', () => {
    const at = opened(pack, {}, { without: ['checklist'] });
    const refused = { code: 'CHECKLIST_OPEN', clause: 'nsw/2.1' };
    expect(at.refused(dealer, startPlay)).toMatchObject(refused);
    at.give(dealer, { type: 'AnswerChecklist', item: 'table', yes: true });
    expect(at.refused(dealer, startPlay)).toMatchObject(refused);
    at.give(gameSupervisor, { type: 'AnswerChecklist', item: 'table', yes: true });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nsw/2.4 nsw/2.4.1 nsw/2.4.2 neither the bowl nor the float tray may be missing', () => {
    const at = opened(pack, {}, { without: ['equipment'] });
    at.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nsw/2.4.1' });
    at.give(operator, { type: 'RegisterEquipment', item: 'bowl' });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nsw/2.4.2' });
    at.give(operator, { type: 'RegisterEquipment', item: 'float-tray' });
    at.give(dealer, { type: 'PutInBowl', dice: ['D1', 'D2', 'D3', 'D4', 'D5'] });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nsw/2.6.1 nsw/4.5 the stick, and stick or hand, stand on the checklist and block nothing', () => {
    const at = opened(pack, {}, { without: ['checklist'] });
    const reminders = linesOf(at.table()).filter(({ needed }) => !needed);
    expect(reminders.filter(({ basis }) => basis === '2.6.1').length).toBeGreaterThan(0);
    expect(reminders.filter(({ basis }) => basis === '4.5')).toMatchObject([
      { says: 'The dice may be gathered and passed by stick or by hand' },
    ]);
    at.give(dealer, { type: 'AnswerChecklist', item: 'table', yes: true });
    at.give(gameSupervisor, { type: 'AnswerChecklist', item: 'table', yes: true });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nsw/2.6.1 nsw/4.5 the stick, and who answered for stick or hand, stand in the record', () => {
    const at = opened(pack, {}, { without: ['checklist'] });
    expect(at.give(operator, { type: 'RegisterEquipment', item: 'stick', reference: 'S1' })).toMatchObject([
      { type: 'EquipmentRegistered', item: 'stick', reference: 'S1', clause: 'nsw/2.6.1' },
    ]);
    for (const [item, clause] of [
      ['stick-at-hand', 'nsw/2.6.1'],
      ['stick-or-hand', 'nsw/4.5'],
    ] as const)
      expect(at.give(dealer, { type: 'AnswerChecklist', item, yes: true })).toMatchObject([
        { type: 'ChecklistAnswered', item, yes: true, by: dealer, clause },
      ]);
  });
});

describe('the float', () => {
  test('nsw/2.4.2 no table opens before its float is counted by value of chip', () => {
    const at = opened(pack, {}, { without: ['float'] });
    const chips = [{ value: 25_00, count: 40 }];
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'FLOAT_NOT_COUNTED', clause: 'nsw/2.4.2' });
    at.give(dealer, { type: 'UnlockFloat' });
    for (const count of [-1, 0.5, Number.NaN])
      expect(at.refused(dealer, { type: 'CountFloat', chips: [{ value: 25_00, count }] })).toMatchObject({
        code: 'NOT_A_COUNT',
        clause: 'nsw/2.4.2',
      });
    expect(at.give(dealer, { type: 'CountFloat', chips })).toMatchObject([
      { type: 'FloatCounted', cents: 1_000_00, chips, clause: 'nsw/2.4.2' },
    ]);
    expect(balanceOf(at.table().ledger, 'float')).toBe(1_000_00);
    at.give(dealer, startPlay);
  });

  test('nsw/1.1(float-tray) chips go in and out of the float only while it is unlocked', () => {
    const at = inStrictPlay(pack, ['ann']);
    const buyIn = { type: 'BuyIn', seat: 1, cents: 20_00, from: 'cash' } as const;
    const locked = { code: 'FLOAT_IS_LOCKED', clause: 'nsw/1.1(float-tray)' };
    at.give(dealer, { type: 'LockFloat' });
    expect(at.refused(dealer, buyIn)).toMatchObject(locked);
    at.give(dealer, { type: 'UnlockFloat' });
    at.give(dealer, buyIn);

    const closed = inPlay(pack, []);
    closed.give(player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' });
    closed.give(player('ann'), { type: 'StandUp', seat: 1 });
    closed.give(operator, { type: 'CloseTable' });
    expect(closed.table().opening.floatLocked).toBe(true);
    expect(closed.refused(operator, { type: 'UnlockFloat' })).toMatchObject({ clause: locked.clause });
  });

  test('nsw/1.1(float-tray) a closed table pays nothing out', () => {
    const at = inPlay(pack, ['ann']);
    at.give(operator, { type: 'PostClosing', closesAt: at.now() + 20 * 60_000 });
    at.wait(20 * 60_000);
    at.give(operator, { type: 'CloseTable' });
    const house = { person: 'house', role: 'dealer' } as const;
    expect(at.refused(house, { type: 'BuyIn', seat: 1, cents: 20_00, from: 'cash' })).toMatchObject({
      code: 'FLOAT_IS_LOCKED',
      clause: 'nsw/1.1(float-tray)',
    });
  });

  test('nsw/2.5 cash goes to the drop box, and chips leave the float', () => {
    const at = inStrictPlay(pack, []);
    expect(at.table().opening.equipment.get('drop-box')).toEqual({ on: true, reference: 'B7' });
    at.give(player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' });
    const before = balanceOf(at.table().ledger, 'float');
    at.give(dealer, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' });
    expect(balanceOf(at.table().ledger, 'drop-box')).toBe(200_00);
    expect(balanceOf(at.table().ledger, 'float')).toBe(before - 200_00);
  });

  test('nsw/2.5 a table without a drop box does not open', () => {
    const at = opened(pack, {}, { without: ['equipment'] });
    at.give(operator, { type: 'RegisterEquipment', item: 'bowl' });
    at.give(operator, { type: 'RegisterEquipment', item: 'float-tray' });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nsw/2.5' });
  });
});

describe('signs and equipment', () => {
  test('nsw/7.1 no table opens without its sign of limits, at home or in a casino', () => {
    const at = opened(pack, {}, { without: ['limits'] });
    const refused = { code: 'LIMITS_NOT_POSTED', clause: 'nsw/7.1' };
    expect(at.refused(dealer, startPlay)).toMatchObject(refused);
    at.give(casinoSupervisorOf('2'), { type: 'PostLimits', limits: { minimum: 5_00, maximum: 500_00 } });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
    expect(at.table().signs.limits).toMatchObject({ minimum: 5_00, maximum: 500_00 });
    expect(setUp({ mode: 'home' }).refused(operator, openTable)).toMatchObject(refused);
  });

  test('nsw/2.6 a table opens with all optional items off', () => {
    const at = opened(pack);
    const optional = ['stick', 'results-display', 'entry-equipment'];
    expect(optional.filter((item) => at.table().opening.equipment.get(item)?.on)).toEqual([]);
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nsw/2.6.3 the entry equipment is switched by name, by a casino supervisor', () => {
    const at = opened(pack);
    expect(at.refused(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment' })).toMatchObject({
      code: 'REFERENCE_MISSING',
      clause: 'nsw/2.6.3',
    });
    at.give(gameSupervisor, {
      type: 'RegisterEquipment',
      item: 'entry-equipment',
      reference: 'TableLight 2',
    });
    expect(at.table().opening.equipment.get('entry-equipment')?.on).toBe(false);
    const on = { type: 'SwitchEquipment', item: 'entry-equipment', on: true } as const;
    expect(at.refused(dealer, on)).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/1.1(casino-supervisor)',
    });
    expect(at.give(gameSupervisor, on)).toMatchObject([
      { type: 'EquipmentSwitched', item: 'entry-equipment', on: true, clause: 'nsw/2.6.3' },
    ]);
    expect(at.table().opening.equipment.get('entry-equipment')).toEqual({
      on: true,
      reference: 'TableLight 2',
    });
  });

  test('nsw/2.6.3 with the switch on the entry is made with the call; with it off there is none', () => {
    const entryOf = (on: boolean) => {
      const at = withDice(opened(pack));
      at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'entry-equipment', reference: 'E1' });
      if (on) at.give(gameSupervisor, { type: 'SwitchEquipment', item: 'entry-equipment', on });
      at.deals(startPlay);
      at.sits(1, 'ann');
      at.offers();
      at.takes(1, 'D1', 'D2');
      at.bets(1, 'field', 5_00);
      at.throws();
      at.deals({ type: 'BringToRest' });
      const [event] = at.deals({ type: 'CallRoll', faces: [5, 4] });
      return event?.type === 'RollCalled' ? event.entry?.total : 'no call';
    };
    expect(entryOf(true)).toBe(9);
    expect(entryOf(false)).toBeUndefined();
  });
});

describe('closing', () => {
  test('nsw/9.8 with players at the table it closes 20 minutes after its sign was posted, and not a moment before', () => {
    const at = inPlay(pack, ['ann']);
    at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    expect(at.refused(operator, { type: 'CloseTable' })).toMatchObject({
      code: 'CLOSING_NOT_POSTED',
      clause: 'nsw/9.8',
    });
    at.give(operator, { type: 'PostClosing', closesAt: at.now() + 20 * 60_000 });
    at.wait(20 * 60_000 - 1);
    expect(at.refused(operator, { type: 'CloseTable' })).toMatchObject({
      code: 'CLOSING_TIME_NOT_COME',
      clause: 'nsw/9.8',
    });
    at.wait(1);
    expect(at.give(operator, { type: 'CloseTable' })).toMatchObject([
      { type: 'BetTakenDown', chips: 10_00, clause: 'nsw/9.8' },
      { type: 'FloatLocked', clause: 'nsw/1.1(float-tray)' },
      { type: 'TableClosed', clause: 'nsw/9.8' },
    ]);
    expect(balanceOf(at.table().ledger, 'rack:1')).toBe(200_00);
  });

  test('nsw/9.8 an empty table closes at once', () => {
    expect(inPlay(pack, []).give(operator, { type: 'CloseTable' }).at(-1)).toMatchObject({
      type: 'TableClosed',
      clause: 'nsw/9.8',
    });
    expect(inPlay(pack, []).refused(dealer, { type: 'CloseTable' })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/9.8',
    });
  });
});

const casinoSupervisorOf = (pit: string) => ({ ...casinoSupervisor, pit });

function linesOf(table: Table) {
  const rules = tableRules[pack];
  if (rules === undefined || table.setup === undefined) throw new Error('no table');
  return checklistOf({ table, setup: table.setup, procedure: rules.procedure });
}
