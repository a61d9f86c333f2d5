import { type By, type CommandBody, LARGEST_STAKE } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { colours } from './colours.ts';
import {
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  house,
  operator,
  player,
  type TableUnderTest,
} from './testing/given-table.ts';

const ann = player('ann');

type BuyIn = Extract<CommandBody, { readonly type: 'BuyIn' }>;

const buys = (cents: number, from: BuyIn['from'], colour?: string): BuyIn => ({
  type: 'BuyIn',
  seat: 1,
  cents,
  from,
  ...(colour === undefined ? {} : { colour: { colour, value: 1_00 } }),
});

/** A source that the types do not know. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const onCredit = 'credit' as BuyIn['from'];

describe('buying in', () => {
  test('nsw/2.5 cash is handed to the dealer, in a sum, and goes to the box that hangs on the table', () => {
    const at = givenCasino('snake-eyes-nsw', ['ann']);
    at.when(ann, buys(5_00, 'cash')).thenRefused('CASH_IS_FOR_THE_DEALER', 'nsw/2.5');
    for (const cents of [0, -1, 0.5, Number.NaN])
      at.when(dealer, buys(cents, 'cash')).thenRefused('NOT_WHOLE_CENTS', 'nsw/2.5');
    at.when(dealer, buys(5_00, 'cash')).thenEvents({
      type: 'BoughtIn',
      from: 'cash',
      box: 'B7',
      clause: 'nsw/2.5',
    });
  });

  test('nsw/2.5 nothing but cash goes into the box', () => {
    const at = givenCasino('snake-eyes-nsw', ['ann']);
    const box = at.balance('drop-box');
    const [bought] = at.given(ann, buys(LARGEST_STAKE - 200_00, 'account')).events;
    expect(bought).toMatchObject({ type: 'BoughtIn', from: 'account', clause: 'policy/account' });
    expect(bought).not.toHaveProperty('box');
    at.when(dealer, buys(LARGEST_STAKE, 'chips')).thenRefused('NOTHING_TO_EXCHANGE');
    at.when(dealer, buys(5_00, onCredit)).thenRefused('NO_SUCH_SOURCE');
    expect(at.balance('drop-box')).toBe(box);
  });

  test('nsw/2.5 the box is entered with its id, so that it is known which one hangs there', () => {
    const at = givenOpening('snake-eyes-nsw', {}, { without: ['equipment'] });
    const register = { type: 'RegisterEquipment', item: 'drop-box' } as const;
    for (const reference of [{}, { reference: ' ' }])
      at.when(operator, { ...register, ...reference }).thenRefused('REFERENCE_MISSING', 'nsw/2.5');
    at.given(operator, { ...register, reference: 'B7' });
  });

  test('nz/3.1(e)(ii) the house has marker buttons at hand, and a casino opens without any', () => {
    const registered = (at: TableUnderTest) => [...at.table().opening.equipment.keys()];
    expect(registered(givenHome('snake-eyes-nz', []))).toContain('marker-buttons');
    const at = givenOpening('snake-eyes-nz', {}, { without: ['equipment'] });
    for (const item of ['drop-box', 'bowl'])
      at.given(operator, { type: 'RegisterEquipment', item, reference: 'B7' });
    at.given(dealer, { type: 'PutInBowl', dice: [...at.table().dice.dice.keys()] });
    expect(registered(at)).not.toContain('marker-buttons');
    at.when(dealer, { type: 'StartPlay' }).thenLast('PlayStarted');
  });

  test('nz/3.1(e) chips of a colour are given for cash, from an account or for value chips, by whoever takes those', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    const refused = (by: By, command: BuyIn, code: string): void =>
      at.when(by, command).thenRefused(code, 'nz/3.1(e)');
    refused(ann, buys(5_00, 'cash', 'blue'), 'CASH_IS_FOR_THE_DEALER');
    refused(house, buys(5_00, onCredit, 'blue'), 'NO_SUCH_SOURCE');
    for (const from of ['cash', 'account', 'chips'] as const)
      refused(house, buys(0, from, 'blue'), 'NOT_WHOLE_CENTS');
    expect(at.rack('ann')).toBe(200_00);
  });

  test('nz/3.1(e) value chips are exchanged for a colour, all of them and once', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    const refused = (command: BuyIn, code: string): void =>
      at.when(house, command).thenRefused(code, 'nz/3.1(e)');
    refused(buys(50_00, 'account', 'blue'), 'VALUE_CHIPS_IN_RACK');
    refused(buys(199_00, 'chips', 'blue'), 'NOT_THE_WHOLE_RACK');
    at.when(house, buys(200_00, 'chips')).thenRefused('NOTHING_TO_EXCHANGE', 'nz/3.1(e)');
    at.when(house, buys(200_00, 'chips', 'blue')).thenEvents({
      type: 'BoughtIn',
      colour: { colour: 'blue', chips: 200 },
      clause: 'nz/3.1(e)',
    });
    refused(buys(200_00, 'chips', 'blue'), 'NOTHING_TO_EXCHANGE');
  });

  test('nz/3.1(e) a rack however full is exchanged for a colour, since nothing is added to it', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(ann, buys(LARGEST_STAKE - 200_00, 'account'));
    at.when(house, buys(LARGEST_STAKE, 'chips', 'blue')).thenEvents({ type: 'BoughtIn' });
    expect(at.rack('ann')).toBe(LARGEST_STAKE);
  });
});

test('nz/3.1(e)(ii) wonder/chips-2 with every colour taken nobody sits down where bets are in colours alone, and elsewhere somebody does', () => {
  /** As many players as there are colours, each with their own where there are any. */
  function full(pack: string): TableUnderTest {
    const at = givenHome(pack, [], { seats: 20 });
    for (const [index, colour] of colours.entries()) {
      const seat = index + 1;
      at.given(player(`p${seat}`), { type: 'SitDown', seat, name: `p${seat}` });
      if (pack !== 'snake-eyes-nsw') at.given(house, { ...buys(10_00, 'cash', colour), seat });
    }
    return at;
  }
  const late = player('late');
  const sit = { type: 'SitDown', seat: 20, name: 'Late' } as const;
  full('wonder-dice').when(late, sit).thenRefused('NO_COLOUR_FREE');
  for (const pack of ['snake-eyes-nz', 'snake-eyes-nsw'])
    full(pack).when(late, sit).thenEvents({ type: 'SatDown' });
});

describe('leaving a Wonder Dice table', () => {
  /** Ann has $50 in blue chips. */
  function inBlue(): TableUnderTest {
    const at = givenHome('wonder-dice', []);
    at.given(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
    at.given(house, buys(50_00, 'cash', 'blue'));
    return at;
  }

  test('wonder/chips-5 who has got value chips for the colour takes them along', () => {
    const at = inBlue();
    at.given(ann, { type: 'ColourOut', seat: 1 });
    at.when(ann, { type: 'StandUp', seat: 1 }).thenRefused('CHIPS_LEFT', 'wonder/chips-5');
    at.given(ann, { type: 'CashOut', seat: 1 });
    at.given(ann, { type: 'StandUp', seat: 1 });
  });

  test('wonder/chips-5 for somebody who is gone the staff hand in the colour and pay out its worth', () => {
    const at = inBlue();
    at.when(house, { type: 'StandUp', seat: 1 }).thenEvents(
      { type: 'ColouredOut', colour: 'blue', cents: 50_00, clause: 'wonder/chips-5' },
      { type: 'CashedOut', cents: 50_00, clause: 'wonder/chips-5' },
      { type: 'StoodUp', seat: 1, cause: 'required' },
    );
    expect(at.table().seats.size).toBe(0);
  });
});

test.each([
  ['nz/5.7', 'snake-eyes-nz'],
  ['nsw/3.7', 'snake-eyes-nsw'],
  ['double/7.5#2', 'double-dice'],
])('%s a shooter of %s who leaves between rolls has given up the dice', (clause, pack) => {
  const at = givenHome(pack, ['ann', 'bob']);
  at.takes('ann');
  if (pack === 'double-dice') at.bets('ann', { 'shooters-bet': 10_00 });
  else at.bets('ann', { field: 10_00 });
  // A field bet is over with any roll, and four throws without a seven win the Shooter's Bet.
  for (let thrown = 0; thrown < (pack === 'double-dice' ? 4 : 1); thrown += 1) at.rolls(5, 4);
  at.given(house, { type: 'CashOut', seat: 1 });
  expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
  at.when(ann, { type: 'StandUp', seat: 1 }).thenEvents(
    { type: 'DiceGivenUp', seat: 1, cause: 'left', clause },
    { type: 'StoodUp', seat: 1 },
  );
});

test.each([
  ['nz/5.7', 'snake-eyes-nz'],
  ['nsw/3.7', 'snake-eyes-nsw'],
])(
  '%s at %s who leaves while choosing has given up the dice, and who only looks on has not',
  (clause, pack) => {
    const at = givenCasino(pack, ['ann', 'bob']);
    at.given(dealer, { type: 'OfferDice' });
    at.given(ann, { type: 'AcceptDice', seat: 1 });
    for (const seat of [1, 2]) at.given(dealer, { type: 'CashOut', seat });
    expect(at.table().shooter.is.kind).toBe('choosing');
    const leaves = (person: string, seat: number) => at.given(person, { type: 'StandUp', seat });
    leaves('bob', 2).thenEvents('StoodUp');
    leaves('ann', 1).thenEvents({ type: 'DiceGivenUp', cause: 'left', clause }, { type: 'StoodUp' });
  },
);

describe('the float of New South Wales', () => {
  test('nsw/1.1(float-tray) supervisors fill it and take from it, in sums that are there', () => {
    const at = givenCasino('snake-eyes-nsw', []);
    const float = at.balance('float');
    const clause = 'nsw/1.1(float-tray)';
    for (const type of ['FillFloat', 'CreditFloat'] as const)
      for (const cents of [0, -1, 0.5, Number.NaN])
        at.when(gameSupervisor, { type, cents }).thenRefused('NOT_WHOLE_CENTS', clause);
    at.when(gameSupervisor, { type: 'FillFloat', cents: 10_00 }).thenEvents({
      type: 'FloatFilled',
      cents: 10_00,
      clause,
    });
    expect(at.balance('float')).toBe(float + 10_00);
    at.when(gameSupervisor, { type: 'FillFloat', cents: LARGEST_STAKE }).thenRefused('SUM_TOO_LARGE', clause);
    at.when(gameSupervisor, { type: 'CreditFloat', cents: float + 10_01 }).thenRefused({
      code: 'FLOAT_TOO_SMALL',
      clause,
      cents: float + 10_01,
      float: float + 10_00,
    });
    at.when(gameSupervisor, { type: 'CreditFloat', cents: float + 10_00 }).thenEvents({
      type: 'FloatCredited',
      clause,
    });
    expect(at.balance('float')).toBe(0);
  });

  test('nsw/1.1(float-tray) winnings come out of it, and where it is short it is filled first', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, { type: 'CreditFloat', cents: at.balance('float') - 39_99 });
    at.takes('ann');
    at.bets('ann', { 'any-7': 10_00 });
    at.throws();
    at.rests();
    at.calls(4, 3);
    expect(at.when(house, { type: 'SettleRoll' }).refusal).toEqual({
      code: 'FLOAT_TOO_SMALL',
      clause: 'nsw/1.1(float-tray)',
      case: 'chips',
      needed: 40_00,
      there: 39_99,
    });
    at.given(operator, { type: 'FillFloat', cents: 1 });
    at.given(house, { type: 'SettleRoll' });
    expect([at.balance('float'), at.rack('ann')]).toEqual([0, 240_00]);
  });

  /** A casino's table whose float is unlocked and not yet counted. */
  function uncounted(): TableUnderTest {
    const at = givenOpening('snake-eyes-nsw', {}, { without: ['float'] });
    at.given(dealer, { type: 'UnlockFloat' });
    return at;
  }
  const count = (...chips: readonly (readonly [value: number, count: number])[]) =>
    ({ type: 'CountFloat', chips: chips.map(([value, many]) => ({ value, count: many })) }) as const;

  test('nsw/2.4.2 the float is counted by its chips, each value once, and holds no more than can be counted', () => {
    const at = uncounted();
    const refused = (command: ReturnType<typeof count>, code: string): void =>
      at.when(dealer, command).thenRefused(code, 'nsw/2.4.2');
    refused(count([5_00, 10], [5_00, 20]), 'COUNTED_TWICE');
    refused(count([5_00, LARGEST_STAKE]), 'FLOAT_TOO_LARGE');
    const [counted] = at.given(dealer, count([25_00, 4], [5_00, 10], [100_00, 0])).events;
    expect(counted).toMatchObject({
      type: 'FloatCounted',
      cents: 150_00,
      paidIn: [5_00, 25_00],
      clause: 'nsw/2.4.2',
    });
  });

  test('nsw/2.4.2 an empty float is counted too, and has nothing to pay in', () => {
    const [counted, ...others] = uncounted().given(dealer, count([5_00, 0])).events;
    expect(counted).toMatchObject({ type: 'FloatCounted', cents: 0 });
    expect(counted).not.toHaveProperty('paidIn');
    expect(others).toEqual([]);
  });

  test('nsw/2.4.2 a count that differs from the books is an incident, and the float is what was counted', () => {
    const at = uncounted();
    at.given(dealer, count([5_00, 10]));
    expect(at.given(dealer, count([5_00, 10])).events).toHaveLength(1);
    at.when(dealer, count([5_00, 9])).thenEvents(
      { type: 'FloatCounted', cents: 45_00 },
      { type: 'IncidentOpened', incident: { kind: 'float-differs' }, clause: 'nsw/2.4.2' },
    );
    expect(at.balance('float')).toBe(45_00);
  });

  test('nsw/2.4.2 at home the house may have other chips from now on, and the float is worth what it was', () => {
    const at = givenHome('snake-eyes-nsw', []);
    at.when(operator, { type: 'CountFloat', chips: [], paidIn: [25_00, 5_00] }).thenEvents({
      type: 'FloatCounted',
      cents: 10_000_00,
      paidIn: [5_00, 25_00],
      clause: 'nsw/2.4.2',
    });
  });
});

describe('vouchers', () => {
  const clause = 'nsw/1.1(casino-promotional-token)';
  const issue = (at: TableUnderTest, changes: object = {}) =>
    ({
      type: 'IssueVoucher',
      voucher: { voucher: 'v1', cents: 50_00, expires: at.now() + 1, singleUse: false, ...changes },
    }) as const;

  test('nsw/1.1(casino-promotional-token) a voucher has a number of its own, a value and a day to come', () => {
    const at = givenHome('snake-eyes-nsw', []);
    const refused = (changes: object, code: string): void =>
      at.when(operator, issue(at, changes)).thenRefused(code, clause);
    refused({ voucher: '' }, 'VOUCHER_KNOWN');
    refused({ cents: 0 }, 'NOT_WHOLE_CENTS');
    for (const expires of [at.now(), at.now() + 0.5, Number.NaN]) refused({ expires }, 'VOUCHER_EXPIRED');
    refused({ wagers: ['pass-line'] }, 'WAGER_NOT_OFFERED');
    at.when(operator, issue(at)).thenEvents({
      type: 'VoucherIssued',
      voucher: { voucher: 'v1', cents: 50_00 },
      clause,
    });
    refused({}, 'VOUCHER_KNOWN');
  });
});
