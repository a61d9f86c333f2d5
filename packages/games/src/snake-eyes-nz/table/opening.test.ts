import { balanceOf, createChecklist, LARGEST_STAKE, type Setup, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  aStrictSetup,
  dealer,
  gameSupervisor,
  givenHome,
  givenOpening,
  givenTable,
  operator,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const startPlay = { type: 'StartPlay' } as const;

describe('the checklist', () => {
  test('nz/3.1 play does not start while an item is unanswered, and the refusal names it', () => {
    const at = givenOpening(pack, {}, { without: ['checklist', 'equipment'], dice: 2 });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nz/3.1(a)');
    at.given(dealer, { type: 'AnswerChecklist', item: 'corners', yes: true });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nz/3.1(b)');
    at.given(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nz/3.1(c)');
    at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted', clause: 'nz/3.3' });
  });

  test('nz/3.1(a) nz/3.1(b) corners and walls are one item each, and a no leaves the item open', () => {
    const at = givenOpening(pack, {}, { without: ['checklist'] });
    const citing = (clause: string) => linesOf(at.table()).filter(({ basis }) => basis === clause);
    expect(citing('3.1(a)')).toMatchObject([{ item: 'corners', needed: true, done: false }]);
    expect(citing('3.1(b)')).toMatchObject([{ item: 'walls', needed: true, done: false }]);
    at.given(dealer, { type: 'AnswerChecklist', item: 'corners', yes: true });
    at.given(dealer, { type: 'AnswerChecklist', item: 'walls', yes: false });
    expect(citing('3.1(a)')).toMatchObject([{ done: true }]);
    expect(citing('3.1(b)')).toMatchObject([{ done: false }]);
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nz/3.1(b)');
    at.given(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nz/3.1(c) without a drop box the table stays shut; with box B7 cash goes to it and chips to the player', () => {
    const at = givenOpening(pack, {}, { without: ['equipment'], dice: 2 });
    at.when(dealer, startPlay).thenRefused({ clause: 'nz/3.1(c)' });
    at.when(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box' }).thenRefused(
      'REFERENCE_MISSING',
      'nz/3.1(c)',
    );
    at.given(gameSupervisor, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    at.given(dealer, startPlay);
    at.given('ann', { type: 'SitDown', seat: 1, name: 'Ann' });
    const before = balanceOf(at.table().ledger, 'float');
    at.given(dealer, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' });
    const { ledger, opening } = at.table();
    expect(opening.equipment.get('drop-box')?.reference).toBe('B7');
    expect(balanceOf(ledger, 'drop-box')).toBe(100_00);
    expect(balanceOf(ledger, 'rack:1')).toBe(100_00);
    expect(balanceOf(ledger, 'float')).toBe(before - 100_00);
  });

  test('nz/3.1(d) three to five dice need a bowl that holds them; two need none', () => {
    const five = givenOpening(pack, {}, { without: ['equipment'] });
    five.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    five.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'nz/3.1(d)');
    five.given(operator, { type: 'RegisterEquipment', item: 'bowl' });
    five.when(dealer, startPlay).thenRefused('DICE_NOT_IN_BOWL', 'nz/3.1(d)');
    five.given(dealer, { type: 'PutInBowl', dice: ['D1', 'D2', 'D3', 'D4', 'D5'] });
    five.given(dealer, startPlay);

    const three = givenOpening(pack, {}, { without: ['equipment'], dice: 3 });
    three.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    three.when(dealer, startPlay).thenRefused({ clause: 'nz/3.1(d)' });

    const two = givenOpening(pack, {}, { without: ['equipment'], dice: 2 });
    two.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    two.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nz/3.1(d) a table of virtual dice has its five dice at once and asks for no bowl', () => {
    const at = givenOpening(pack, { dice: 'virtual' }, { without: ['checklist', 'equipment'] });
    expect(at.table().dice.dice.size).toBe(5);
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] }).thenRefused('DICE_ARE_VIRTUAL');
    at.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });
});

describe('what is asked out of turn is refused', () => {
  test('a checklist is answered while the table is being opened, and only what is on it', () => {
    const at = givenOpening(pack);
    at.when(dealer, { type: 'AnswerChecklist', item: '__proto__', yes: true }).thenRefused(
      'NO_SUCH_ITEM',
      'nz/3.3',
    );
    at.given(dealer, startPlay);
    at.when(dealer, { type: 'AnswerChecklist', item: 'walls', yes: true }).thenRefused(
      'NOT_OPENING',
      'nz/3.3',
    );
  });

  test('the float is counted unlocked, during the opening, each value once, and within what a sum can be', () => {
    const count = (...chips: readonly { value: number; count: number }[]) =>
      ({ type: 'CountFloat', chips }) as const;
    const at = givenOpening(pack, {}, { without: ['float'] });
    at.when(dealer, count({ value: 5_00, count: 1 })).thenRefused('FLOAT_IS_LOCKED');
    at.when(dealer, { type: 'LockFloat' }).thenRefused('FLOAT_IS_LOCKED');
    at.given(dealer, { type: 'UnlockFloat' });
    at.when(dealer, { type: 'UnlockFloat' }).thenRefused('FLOAT_IS_UNLOCKED');
    const twice = [
      { value: 5_00, count: 1 },
      { value: 5_00, count: 2 },
    ];
    at.when(dealer, count(...twice)).thenRefused('COUNTED_TWICE', 'policy/float');
    at.when(dealer, count({ value: LARGEST_STAKE, count: 2 })).thenRefused('FLOAT_TOO_LARGE');
    at.given(dealer, count({ value: LARGEST_STAKE, count: 1 }));
    at.given(dealer, count({ value: 5_00, count: 0 }));
    expect(balanceOf(at.table().ledger, 'float')).toBe(0);
    at.given(dealer, startPlay);
    at.when(dealer, count({ value: 5_00, count: 1 })).thenRefused('NOT_OPENING');
  });

  test('odds are posted at a table that is being opened or is open', () => {
    const at = givenHome(pack, []);
    at.given(operator, { type: 'PostOdds' });
    at.given(operator, { type: 'CloseTable' });
    at.when(operator, { type: 'PostOdds' }).thenRefused('TABLE_IS_CLOSED', 'nz/4.10');
  });

  test('play starts once, with the float unlocked, and a table closes once and not under a roll', () => {
    const at = givenOpening(pack);
    at.given(dealer, { type: 'LockFloat' });
    at.when(dealer, startPlay).thenRefused('FLOAT_IS_LOCKED', 'policy/float');
    at.given(dealer, { type: 'UnlockFloat' });
    at.given(dealer, startPlay);
    at.when(dealer, startPlay).thenRefused('NOT_OPENING', 'nz/3.3');
    at.when(operator, { type: 'OpenTable' }).thenRefused('TABLE_IS_OPEN');
    const dice = at;
    dice.sits(1, 'ann');
    dice.offers();
    dice.takes(1, 'D1', 'D2');
    dice.bets(1, { field: 5_00 });
    dice.throws();
    at.when(operator, { type: 'CloseTable' }).thenRefused('ROLL_UNDER_WAY', 'policy/closing');
    const empty = givenHome(pack, []);
    empty.given(operator, { type: 'CloseTable' });
    empty.when(operator, { type: 'CloseTable' }).thenRefused('TABLE_IS_CLOSED');
  });
});

describe('odds', () => {
  test('nz/4.10 each table posts the odds it pays, and none opens without', () => {
    const postedAt = (options: Readonly<Record<string, string>>) => {
      const at = givenOpening(pack, { options }, { without: ['odds'] });
      at.when(dealer, startPlay).thenRefused('ODDS_NOT_POSTED', 'nz/4.10');
      at.when(gameSupervisor, { type: 'PostOdds' }).thenRefused('NOT_YOUR_ROLE', 'nz/4.10');
      const [event] = at.given(operator, { type: 'PostOdds' }).events;
      at.given(dealer, startPlay);
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
    const at = givenHome(pack, []);
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
    const at = givenHome(pack, ['ann']);
    at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    at.when(operator, { type: 'CloseTable' }).thenEvents('BetTakenDown', 'FloatLocked', 'TableClosed');
    expect(balanceOf(at.table().ledger, 'rack:1')).toBe(200_00);
    expect(balanceOf(at.table().ledger, 'layout')).toBe(0);
    at.given(operator, { type: 'OpenTable', float: 5_000_00 });
    expect(balanceOf(at.table().ledger, 'float')).toBe(5_000_00);
    at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    expect(at.table().betting.bets.map(({ bet }) => bet)).toEqual(['b2']);
  });

  test.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY])('takes no float of %s', (float) => {
    const at = givenTable(pack);
    at.given(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, { mode: 'home' }) });
    at.when(operator, { type: 'OpenTable', float }).thenRefused('NOT_WHOLE_CENTS', 'policy/float');
  });
});

describe('setting up', () => {
  test.each([0, -1, 101, 2.5, Number.NaN])('a table has no %s seats', (seats) => {
    givenTable(pack)
      .when(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, { seats }) })
      .thenRefused('SETUP_NOT_ALLOWED', 'policy/set-up');
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
    givenTable(pack)
      .when(operator, { type: 'SetUpTable', setup })
      .thenRefused('SETUP_NOT_ALLOWED', 'policy/set-up');
  });

  test('another pack, or options the pack does not know, are refused', () => {
    const setUp = (changes: Parameters<typeof aStrictSetup>[1]) =>
      givenTable(pack).when(operator, { type: 'SetUpTable', setup: aStrictSetup(pack, changes) }).refusal;
    expect(setUp({ pack: 'double-dice' })).toMatchObject({ code: 'WRONG_PACK' });
    expect(setUp({ options: { nonsense: '1' } })).toMatchObject({ code: 'OPTIONS_NOT_ALLOWED' });
  });

  test('an open table is not set up again, and a text that is no order asks for no approval', () => {
    const { approval: _, ...bare } = aStrictSetup(pack);
    const at = givenTable(pack);
    at.given(operator, { type: 'SetUpTable', setup: bare });
    at.given(operator, { type: 'OpenTable' });
    at.when(operator, { type: 'SetUpTable', setup: bare }).thenRefused('TABLE_IS_OPEN', 'policy/closing');
  });

  test('nobody sets a table up anew under the players seated at it', () => {
    const at = givenHome(pack, ['ann']);
    at.given(operator, { type: 'CloseTable' });
    at.when(operator, { type: 'SetUpTable', setup: aStrictSetup(pack) }).thenRefused('PLAYERS_ARE_SEATED');
  });
});

function linesOf(table: Table) {
  const rules = tableRules[pack];
  if (rules === undefined || table.setup === undefined) throw new Error('no table');
  return createChecklist({ table, setup: table.setup, procedure: rules.procedure });
}
