import { balanceOf, checklistOf, LARGEST_STAKE, type Setup, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import { withDice } from '../../testing/at-dice.ts';
import {
  aStrictSetup,
  atTable,
  dealer,
  gameSupervisor,
  inPlay,
  opened,
  operator,
  player,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const startPlay = { type: 'StartPlay' } as const;

describe('the checklist', () => {
  test('nz/3.1 play does not start while an item is unanswered, and the refusal names it', () => {
    const at = opened(pack, {}, { without: ['checklist', 'equipment'], dice: 2 });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nz/3.1(a)' });
    at.give(dealer, { type: 'AnswerChecklist', item: 'corners', yes: true });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nz/3.1(b)' });
    at.give(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nz/3.1(c)' });
    at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted', clause: 'nz/3.3' }]);
  });

  test('nz/3.1(a) nz/3.1(b) corners and walls are one item each, and a no leaves the item open', () => {
    const at = opened(pack, {}, { without: ['checklist'] });
    const citing = (clause: string) => linesOf(at.table()).filter(({ basis }) => basis === clause);
    expect(citing('3.1(a)')).toMatchObject([{ item: 'corners', needed: true, done: false }]);
    expect(citing('3.1(b)')).toMatchObject([{ item: 'walls', needed: true, done: false }]);
    at.give(dealer, { type: 'AnswerChecklist', item: 'corners', yes: true });
    at.give(dealer, { type: 'AnswerChecklist', item: 'walls', yes: false });
    expect(citing('3.1(a)')).toMatchObject([{ done: true }]);
    expect(citing('3.1(b)')).toMatchObject([{ done: false }]);
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nz/3.1(b)' });
    at.give(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nz/3.1(c) without a drop box the table stays shut; with box B7 cash goes to it and chips to the player', () => {
    const at = opened(pack, {}, { without: ['equipment'], dice: 2 });
    expect(at.refused(dealer, startPlay)).toMatchObject({ clause: 'nz/3.1(c)' });
    expect(at.refused(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box' })).toMatchObject({
      code: 'REFERENCE_MISSING',
      clause: 'nz/3.1(c)',
    });
    at.give(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    at.give(dealer, startPlay);
    at.give(player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' });
    const before = balanceOf(at.table().ledger, 'float');
    at.give(dealer, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' });
    const { ledger, opening } = at.table();
    expect(opening.equipment.get('drop-box')?.reference).toBe('B7');
    expect(balanceOf(ledger, 'drop-box')).toBe(100_00);
    expect(balanceOf(ledger, 'rack:1')).toBe(100_00);
    expect(balanceOf(ledger, 'float')).toBe(before - 100_00);
  });

  test('nz/3.1(d) three to five dice need a bowl that holds them; two need none', () => {
    const five = opened(pack, {}, { without: ['equipment'] });
    five.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(five.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'nz/3.1(d)' });
    five.give(operator, { type: 'RegisterEquipment', item: 'bowl' });
    expect(five.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_NOT_IN_BOWL', clause: 'nz/3.1(d)' });
    five.give(dealer, { type: 'PutInBowl', dice: ['D1', 'D2', 'D3', 'D4', 'D5'] });
    five.give(dealer, startPlay);

    const three = opened(pack, {}, { without: ['equipment'], dice: 3 });
    three.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(three.refused(dealer, startPlay)).toMatchObject({ clause: 'nz/3.1(d)' });

    const two = opened(pack, {}, { without: ['equipment'], dice: 2 });
    two.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(two.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nz/3.1(d) a table of virtual dice has its five dice at once and asks for no bowl', () => {
    const at = opened(pack, { dice: 'virtual' }, { without: ['checklist', 'equipment'] });
    expect(at.table().dice.dice.size).toBe(5);
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] })).toMatchObject({
      code: 'DICE_ARE_VIRTUAL',
    });
    at.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });
});

describe('what is asked out of turn is refused', () => {
  test('a checklist is answered while the table is being opened, and only what is on it', () => {
    const at = opened(pack);
    expect(at.refused(dealer, { type: 'AnswerChecklist', item: '__proto__', yes: true })).toMatchObject({
      code: 'NO_SUCH_ITEM',
      clause: 'nz/3.3',
    });
    at.give(dealer, startPlay);
    expect(at.refused(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true })).toMatchObject({
      code: 'NOT_OPENING',
      clause: 'nz/3.3',
    });
  });

  test('the float is counted unlocked, during the opening, each value once, and within what a sum can be', () => {
    const count = (...chips: readonly { value: number; count: number }[]) =>
      ({ type: 'CountFloat', chips }) as const;
    const at = opened(pack, {}, { without: ['float'] });
    expect(at.refused(dealer, count({ value: 5_00, count: 1 }))).toMatchObject({ code: 'FLOAT_IS_LOCKED' });
    expect(at.refused(dealer, { type: 'LockFloat' })).toMatchObject({ code: 'FLOAT_IS_LOCKED' });
    at.give(dealer, { type: 'UnlockFloat' });
    expect(at.refused(dealer, { type: 'UnlockFloat' })).toMatchObject({ code: 'FLOAT_IS_UNLOCKED' });
    const twice = [
      { value: 5_00, count: 1 },
      { value: 5_00, count: 2 },
    ];
    expect(at.refused(dealer, count(...twice))).toMatchObject({
      code: 'COUNTED_TWICE',
      clause: 'policy/float',
    });
    expect(at.refused(dealer, count({ value: LARGEST_STAKE, count: 2 }))).toMatchObject({
      code: 'FLOAT_TOO_LARGE',
    });
    at.give(dealer, count({ value: LARGEST_STAKE, count: 1 }));
    at.give(dealer, count({ value: 5_00, count: 0 }));
    expect(balanceOf(at.table().ledger, 'float')).toBe(0);
    at.give(dealer, startPlay);
    expect(at.refused(dealer, count({ value: 5_00, count: 1 }))).toMatchObject({ code: 'NOT_OPENING' });
  });

  test('odds are posted at a table that is being opened or is open', () => {
    const at = inPlay(pack, []);
    at.give(operator, { type: 'PostOdds' });
    at.give(operator, { type: 'CloseTable' });
    expect(at.refused(operator, { type: 'PostOdds' })).toMatchObject({
      code: 'TABLE_IS_CLOSED',
      clause: 'nz/4.10',
    });
  });

  test('play starts once, with the float unlocked, and a table closes once and not under a roll', () => {
    const at = opened(pack);
    at.give(dealer, { type: 'LockFloat' });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'FLOAT_IS_LOCKED', clause: 'policy/float' });
    at.give(dealer, { type: 'UnlockFloat' });
    at.give(dealer, startPlay);
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'NOT_OPENING', clause: 'nz/3.3' });
    expect(at.refused(operator, { type: 'OpenTable' })).toMatchObject({ code: 'TABLE_IS_OPEN' });
    const dice = withDice(at);
    dice.sits(1, 'ann');
    dice.offers();
    dice.takes(1, 'D1', 'D2');
    dice.bets(1, 'field', 5_00);
    dice.throws();
    expect(at.refused(operator, { type: 'CloseTable' })).toMatchObject({
      code: 'ROLL_UNDER_WAY',
      clause: 'policy/closing',
    });
    const empty = inPlay(pack, []);
    empty.give(operator, { type: 'CloseTable' });
    expect(empty.refused(operator, { type: 'CloseTable' })).toMatchObject({ code: 'TABLE_IS_CLOSED' });
  });
});

describe('odds', () => {
  test('nz/4.10 each table posts the odds it pays, and none opens without', () => {
    const postedAt = (options: Readonly<Record<string, string>>) => {
      const at = opened(pack, { options }, { without: ['odds'] });
      expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'ODDS_NOT_POSTED', clause: 'nz/4.10' });
      expect(at.refused(gameSupervisor, { type: 'PostOdds' })).toMatchObject({
        code: 'NOT_YOUR_ROLE',
        clause: 'nz/4.10',
      });
      const [event] = at.give(operator, { type: 'PostOdds' });
      at.give(dealer, startPlay);
      return event?.type === 'OddsPosted'
        ? event.odds.find(({ wager }) => wager === 'hard-6')?.odds
        : undefined;
    };
    expect(postedAt({ 'hard-6': '8' })).toEqual(['8 to 1']);
    expect(postedAt({ 'hard-6': '9' })).toEqual(['9 to 1']);
  });
});

describe('a home table', () => {
  test('opens at once, with the same events that people would make', () => {
    const at = inPlay(pack, []);
    expect(at.events().map(({ type }) => type)).toEqual([
      'TableSetUp',
      'LimitsPosted',
      'OpeningBegun',
      'SignedOn',
      'ChecklistAnswered',
      'ChecklistAnswered',
      'EquipmentRegistered',
      'EquipmentRegistered',
      'EquipmentRegistered',
      'DiceReceived',
      'DicePlaced',
      'DiceTakenOver',
      'FloatUnlocked',
      'FloatCounted',
      'OddsPosted',
      'PlayStarted',
    ]);
    expect(linesOf(at.table()).filter(({ needed, done }) => needed && !done)).toEqual([]);
  });

  test('needs no closing sign, locks its float, and opens again with what is counted', () => {
    const at = inPlay(pack, ['ann']);
    at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    expect(at.give(operator, { type: 'CloseTable' }).map(({ type }) => type)).toEqual([
      'BetTakenDown',
      'FloatLocked',
      'TableClosed',
    ]);
    expect(balanceOf(at.table().ledger, 'rack:1')).toBe(200_00);
    expect(balanceOf(at.table().ledger, 'layout')).toBe(0);
    at.give(operator, { type: 'OpenTable', float: 5_000_00 });
    expect(balanceOf(at.table().ledger, 'float')).toBe(5_000_00);
    at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    expect(at.table().betting.bets.map(({ bet }) => bet)).toEqual(['b2']);
  });

  test.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY])('takes no float of %s', (float) => {
    const at = atTable(pack);
    at.give(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, { mode: 'home' }) });
    expect(at.refused(operator, { type: 'OpenTable', float })).toMatchObject({
      code: 'NOT_WHOLE_CENTS',
      clause: 'policy/float',
    });
  });
});

describe('setting up', () => {
  test.each([0, -1, 101, 2.5, Number.NaN])('a table has no %s seats', (seats) => {
    expect(
      atTable(pack).refused(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, { seats }) }),
    ).toMatchObject({ code: 'SETUP_NOT_ALLOWED', clause: 'policy/set-up' });
  });

  test.each([
    { mode: 'pirate' },
    { dice: 'loaded' },
    { table: ' ' },
    { policies: { limitsAtEntry: 'maybe', betsInRunOut: false, betsAfterVoidRound: false } },
    { policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false, chip: 0 } },
    { policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false, age: -1 } },
  ])('%j is no way to set up a table', (changes) => {
    // A person may send any text where only some texts mean something.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const setup = { ...aStrictSetup(pack), ...changes } as Setup;
    expect(atTable(pack).refused(operator, { type: 'SetUpTable', setup })).toMatchObject({
      code: 'SETUP_NOT_ALLOWED',
      clause: 'policy/set-up',
    });
  });

  test('another pack, or options the pack does not know, are refused', () => {
    const setUp = (changes: Parameters<typeof aStrictSetup>[1]) =>
      atTable(pack).refused(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, changes) });
    expect(setUp({ pack: 'double-dice' })).toMatchObject({ code: 'WRONG_PACK' });
    expect(setUp({ options: { nonsense: '1' } })).toMatchObject({ code: 'OPTIONS_NOT_ALLOWED' });
  });

  test('an open table is not set up again, and a text that is no order asks for no approval', () => {
    const { approval: _, ...bare } = aStrictSetup(pack);
    const at = atTable(pack);
    at.give(operator, { type: 'SetUpTable', setup: bare });
    at.give(operator, { type: 'OpenTable' });
    expect(at.refused(operator, { type: 'SetUpTable', setup: bare })).toMatchObject({
      code: 'TABLE_IS_OPEN',
      clause: 'policy/closing',
    });
  });

  test('nobody sets a table up anew under the players seated at it', () => {
    const at = inPlay(pack, ['ann']);
    at.give(operator, { type: 'CloseTable' });
    expect(at.refused(operator, { type: 'SetUpTable', setup: aStrictSetup(pack) })).toMatchObject({
      code: 'PLAYERS_ARE_SEATED',
    });
  });
});

function linesOf(table: Table) {
  const rules = tableRules[pack];
  if (rules === undefined || table.setup === undefined) throw new Error('no table');
  return checklistOf({ table, setup: table.setup, procedure: rules.procedure });
}
