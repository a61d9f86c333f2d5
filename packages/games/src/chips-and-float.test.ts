import { type By, type CommandBody, LARGEST_STAKE } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { colours } from './colours.ts';
import {
  balance,
  bets,
  called,
  diceRest,
  rackOf,
  rolls,
  takesDice,
  throwsDice,
} from './testing/at-betting.ts';
import {
  type AtTable,
  dealer,
  gameSupervisor,
  house,
  inPlay,
  inStrictPlay,
  opened,
  operator,
  player,
} from './testing/at-table.ts';

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
    const at = inStrictPlay('snake-eyes-nsw', ['ann']);
    expect(at.refused(ann, buys(5_00, 'cash'))).toMatchObject({
      code: 'CASH_IS_FOR_THE_DEALER',
      clause: 'nsw/2.5',
    });
    for (const cents of [0, -1, 0.5, Number.NaN])
      expect(at.refused(dealer, buys(cents, 'cash'))).toMatchObject({
        code: 'NOT_WHOLE_CENTS',
        clause: 'nsw/2.5',
      });
    expect(at.give(dealer, buys(5_00, 'cash'))).toMatchObject([
      { type: 'BoughtIn', from: 'cash', box: 'B7', clause: 'nsw/2.5' },
    ]);
  });

  test('nsw/2.5 nothing but cash goes into the box', () => {
    const at = inStrictPlay('snake-eyes-nsw', ['ann']);
    const box = balance(at, 'drop-box');
    const [bought] = at.give(ann, buys(LARGEST_STAKE - 200_00, 'account'));
    expect(bought).toMatchObject({ type: 'BoughtIn', from: 'account', clause: 'policy/account' });
    expect(bought).not.toHaveProperty('box');
    expect(at.refused(dealer, buys(LARGEST_STAKE, 'chips')).code).toBe('NOTHING_TO_EXCHANGE');
    expect(at.refused(dealer, buys(5_00, onCredit)).code).toBe('NO_SUCH_SOURCE');
    expect(balance(at, 'drop-box')).toBe(box);
  });

  test('nsw/2.5 the box is entered with its id, so that it is known which one hangs there', () => {
    const at = opened('snake-eyes-nsw', {}, { without: ['equipment'] });
    const register = { type: 'RegisterEquipment', item: 'drop-box' } as const;
    for (const reference of [{}, { reference: ' ' }])
      expect(at.refused(operator, { ...register, ...reference })).toMatchObject({
        code: 'REFERENCE_MISSING',
        clause: 'nsw/2.5',
      });
    at.give(operator, { ...register, reference: 'B7' });
  });

  test('nz/3.1(e)(ii) the house has marker buttons at hand, and a casino opens without any', () => {
    const registered = (at: AtTable) => [...at.table().opening.equipment.keys()];
    expect(registered(inPlay('snake-eyes-nz', []))).toContain('marker-buttons');
    const at = opened('snake-eyes-nz', {}, { without: ['equipment'] });
    for (const item of ['drop-box', 'bowl'])
      at.give(operator, { type: 'RegisterEquipment', item, reference: 'B7' });
    at.give(dealer, { type: 'PutInBowl', dice: [...at.table().dice.dice.keys()] });
    expect(registered(at)).not.toContain('marker-buttons');
    expect(at.give(dealer, { type: 'StartPlay' }).at(-1)?.type).toBe('PlayStarted');
  });

  test('nz/3.1(e) chips of a colour are given for cash, from an account or for value chips, by whoever takes those', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    const refused = (by: By, command: BuyIn, code: string): void =>
      expect(at.refused(by, command)).toMatchObject({ code, clause: 'nz/3.1(e)' });
    refused(ann, buys(5_00, 'cash', 'blue'), 'CASH_IS_FOR_THE_DEALER');
    refused(house, buys(5_00, onCredit, 'blue'), 'NO_SUCH_SOURCE');
    for (const from of ['cash', 'account', 'chips'] as const)
      refused(house, buys(0, from, 'blue'), 'NOT_WHOLE_CENTS');
    expect(rackOf(at, 'ann')).toBe(200_00);
  });

  test('nz/3.1(e) value chips are exchanged for a colour, all of them and once', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    const refused = (command: BuyIn, code: string): void =>
      expect(at.refused(house, command)).toMatchObject({ code, clause: 'nz/3.1(e)' });
    refused(buys(50_00, 'account', 'blue'), 'VALUE_CHIPS_IN_RACK');
    refused(buys(199_00, 'chips', 'blue'), 'NOT_THE_WHOLE_RACK');
    expect(at.refused(house, buys(200_00, 'chips'))).toMatchObject({
      code: 'NOTHING_TO_EXCHANGE',
      clause: 'nz/3.1(e)',
    });
    expect(at.give(house, buys(200_00, 'chips', 'blue'))).toMatchObject([
      { type: 'BoughtIn', colour: { colour: 'blue', chips: 200 }, clause: 'nz/3.1(e)' },
    ]);
    refused(buys(200_00, 'chips', 'blue'), 'NOTHING_TO_EXCHANGE');
  });

  test('nz/3.1(e) a rack however full is exchanged for a colour, since nothing is added to it', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    at.give(ann, buys(LARGEST_STAKE - 200_00, 'account'));
    expect(at.give(house, buys(LARGEST_STAKE, 'chips', 'blue'))).toMatchObject([{ type: 'BoughtIn' }]);
    expect(rackOf(at, 'ann')).toBe(LARGEST_STAKE);
  });
});

test('nz/3.1(e)(ii) wonder/chips-2 with every colour taken nobody sits down where bets are in colours alone, and elsewhere somebody does', () => {
  /** As many players as there are colours, each with their own where there are any. */
  function full(pack: string): AtTable {
    const at = inPlay(pack, [], { seats: 20 });
    for (const [index, colour] of colours.entries()) {
      const seat = index + 1;
      at.give(player(`p${seat}`), { type: 'SitDown', seat, name: `p${seat}` });
      if (pack !== 'snake-eyes-nsw') at.give(house, { ...buys(10_00, 'cash', colour), seat });
    }
    return at;
  }
  const late = player('late');
  const sit = { type: 'SitDown', seat: 20, name: 'Late' } as const;
  expect(full('wonder-dice').refused(late, sit).code).toBe('NO_COLOUR_FREE');
  for (const pack of ['snake-eyes-nz', 'snake-eyes-nsw'])
    expect(full(pack).give(late, sit)).toMatchObject([{ type: 'SatDown' }]);
});

describe('leaving a Wonder Dice table', () => {
  /** Ann has $50 in blue chips. */
  function inBlue(): AtTable {
    const at = inPlay('wonder-dice', []);
    at.give(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
    at.give(house, buys(50_00, 'cash', 'blue'));
    return at;
  }

  test('wonder/chips-5 who has got value chips for the colour takes them along', () => {
    const at = inBlue();
    at.give(ann, { type: 'ColourOut', seat: 1 });
    expect(at.refused(ann, { type: 'StandUp', seat: 1 })).toMatchObject({
      code: 'CHIPS_LEFT',
      clause: 'wonder/chips-5',
    });
    at.give(ann, { type: 'CashOut', seat: 1 });
    at.give(ann, { type: 'StandUp', seat: 1 });
  });

  test('wonder/chips-5 for somebody who is gone the staff hand in the colour and pay out its worth', () => {
    const at = inBlue();
    const left = at.give(house, { type: 'StandUp', seat: 1 });
    expect(left).toMatchObject([
      { type: 'ColouredOut', colour: 'blue', cents: 50_00, clause: 'wonder/chips-5' },
      { type: 'CashedOut', cents: 50_00, clause: 'wonder/chips-5' },
      { type: 'StoodUp', seat: 1, cause: 'required' },
    ]);
    expect(left).toHaveLength(3);
    expect(at.table().seats.size).toBe(0);
  });
});

test.each([
  ['nz/5.7', 'snake-eyes-nz'],
  ['nsw/3.7', 'snake-eyes-nsw'],
  ['double/7.5#2', 'double-dice'],
])('%s a shooter of %s who leaves between rolls has given up the dice', (clause, pack) => {
  const at = inPlay(pack, ['ann', 'bob']);
  takesDice(at, 'ann');
  if (pack === 'double-dice') bets(at, 'ann', { 'shooters-bet': 10_00 });
  else bets(at, 'ann', { field: 10_00 });
  // A field bet is over with any roll, and four throws without a seven win the Shooter's Bet.
  for (let thrown = 0; thrown < (pack === 'double-dice' ? 4 : 1); thrown += 1) rolls(at, 5, 4);
  at.give(house, { type: 'CashOut', seat: 1 });
  expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
  expect(at.give(ann, { type: 'StandUp', seat: 1 })).toMatchObject([
    { type: 'DiceGivenUp', seat: 1, cause: 'left', clause },
    { type: 'StoodUp', seat: 1 },
  ]);
});

test.each([
  ['nz/5.7', 'snake-eyes-nz'],
  ['nsw/3.7', 'snake-eyes-nsw'],
])(
  '%s at %s who leaves while choosing has given up the dice, and who only looks on has not',
  (clause, pack) => {
    const at = inStrictPlay(pack, ['ann', 'bob']);
    at.give(dealer, { type: 'OfferDice' });
    at.give(ann, { type: 'AcceptDice', seat: 1 });
    for (const seat of [1, 2]) at.give(dealer, { type: 'CashOut', seat });
    expect(at.table().shooter.is.kind).toBe('choosing');
    const leaves = (person: string, seat: number) => at.give(player(person), { type: 'StandUp', seat });
    expect(leaves('bob', 2).map(({ type }) => type)).toEqual(['StoodUp']);
    expect(leaves('ann', 1)).toMatchObject([
      { type: 'DiceGivenUp', cause: 'left', clause },
      { type: 'StoodUp' },
    ]);
  },
);

describe('the float of New South Wales', () => {
  test('nsw/1.1(float-tray) supervisors fill it and take from it, in sums that are there', () => {
    const at = inStrictPlay('snake-eyes-nsw', []);
    const float = balance(at, 'float');
    const clause = 'nsw/1.1(float-tray)';
    for (const type of ['FillFloat', 'CreditFloat'] as const)
      for (const cents of [0, -1, 0.5, Number.NaN])
        expect(at.refused(gameSupervisor, { type, cents })).toMatchObject({
          code: 'NOT_WHOLE_CENTS',
          clause,
        });
    expect(at.give(gameSupervisor, { type: 'FillFloat', cents: 10_00 })).toMatchObject([
      { type: 'FloatFilled', cents: 10_00, clause },
    ]);
    expect(balance(at, 'float')).toBe(float + 10_00);
    expect(at.refused(gameSupervisor, { type: 'FillFloat', cents: LARGEST_STAKE })).toMatchObject({
      code: 'SUM_TOO_LARGE',
      clause,
    });
    expect(at.refused(gameSupervisor, { type: 'CreditFloat', cents: float + 10_01 })).toMatchObject({
      code: 'FLOAT_TOO_SMALL',
      clause,
      message: expect.stringContaining('Ask for less, or fill the float.'),
    });
    expect(at.give(gameSupervisor, { type: 'CreditFloat', cents: float + 10_00 })).toMatchObject([
      { type: 'FloatCredited', clause },
    ]);
    expect(balance(at, 'float')).toBe(0);
  });

  test('nsw/1.1(float-tray) winnings come out of it, and where it is short it is filled first', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(operator, { type: 'CreditFloat', cents: balance(at, 'float') - 39_99 });
    takesDice(at, 'ann');
    bets(at, 'ann', { 'any-7': 10_00 });
    throwsDice(at);
    diceRest(at);
    called(at, 4, 3);
    expect(at.refused(house, { type: 'SettleRoll' })).toEqual({
      code: 'FLOAT_TOO_SMALL',
      clause: 'nsw/1.1(float-tray)',
      message: 'The float is short: $40 is needed and $39.99 is there. Fill it first.',
    });
    at.give(operator, { type: 'FillFloat', cents: 1 });
    at.give(house, { type: 'SettleRoll' });
    expect([balance(at, 'float'), rackOf(at, 'ann')]).toEqual([0, 240_00]);
  });

  /** A casino's table whose float is unlocked and not yet counted. */
  function uncounted(): AtTable {
    const at = opened('snake-eyes-nsw', {}, { without: ['float'] });
    at.give(dealer, { type: 'UnlockFloat' });
    return at;
  }
  const count = (...chips: readonly (readonly [value: number, count: number])[]) =>
    ({ type: 'CountFloat', chips: chips.map(([value, many]) => ({ value, count: many })) }) as const;

  test('nsw/2.4.2 the float is counted by its chips, each value once, and holds no more than can be counted', () => {
    const at = uncounted();
    const refused = (command: ReturnType<typeof count>, code: string): void =>
      expect(at.refused(dealer, command)).toMatchObject({ code, clause: 'nsw/2.4.2' });
    refused(count([5_00, 10], [5_00, 20]), 'COUNTED_TWICE');
    refused(count([5_00, LARGEST_STAKE]), 'FLOAT_TOO_LARGE');
    const [counted] = at.give(dealer, count([25_00, 4], [5_00, 10], [100_00, 0]));
    expect(counted).toMatchObject({
      type: 'FloatCounted',
      cents: 150_00,
      paidIn: [5_00, 25_00],
      clause: 'nsw/2.4.2',
    });
  });

  test('nsw/2.4.2 an empty float is counted too, and has nothing to pay in', () => {
    const [counted, ...others] = uncounted().give(dealer, count([5_00, 0]));
    expect(counted).toMatchObject({ type: 'FloatCounted', cents: 0 });
    expect(counted).not.toHaveProperty('paidIn');
    expect(others).toEqual([]);
  });

  test('nsw/2.4.2 a count that differs from the books is an incident, and the float is what was counted', () => {
    const at = uncounted();
    at.give(dealer, count([5_00, 10]));
    expect(at.give(dealer, count([5_00, 10]))).toHaveLength(1);
    expect(at.give(dealer, count([5_00, 9]))).toMatchObject([
      { type: 'FloatCounted', cents: 45_00 },
      { type: 'IncidentOpened', incident: { kind: 'float-differs' }, clause: 'nsw/2.4.2' },
    ]);
    expect(balance(at, 'float')).toBe(45_00);
  });

  test('nsw/2.4.2 at home the house may have other chips from now on, and the float is worth what it was', () => {
    const at = inPlay('snake-eyes-nsw', []);
    expect(at.give(operator, { type: 'CountFloat', chips: [], paidIn: [25_00, 5_00] })).toMatchObject([
      { type: 'FloatCounted', cents: 10_000_00, paidIn: [5_00, 25_00], clause: 'nsw/2.4.2' },
    ]);
  });
});

describe('vouchers', () => {
  const clause = 'nsw/1.1(casino-promotional-token)';
  const issue = (at: AtTable, changes: object = {}) =>
    ({
      type: 'IssueVoucher',
      voucher: { voucher: 'v1', cents: 50_00, expires: at.now() + 1, singleUse: false, ...changes },
    }) as const;

  test('nsw/1.1(casino-promotional-token) a voucher has a number of its own, a value and a day to come', () => {
    const at = inPlay('snake-eyes-nsw', []);
    const refused = (changes: object, code: string): void =>
      expect(at.refused(operator, issue(at, changes))).toMatchObject({ code, clause });
    refused({ voucher: '' }, 'VOUCHER_KNOWN');
    refused({ cents: 0 }, 'NOT_WHOLE_CENTS');
    for (const expires of [at.now(), at.now() + 0.5, Number.NaN]) refused({ expires }, 'VOUCHER_EXPIRED');
    refused({ wagers: ['pass-line'] }, 'WAGER_NOT_OFFERED');
    expect(at.give(operator, issue(at))).toMatchObject([
      { type: 'VoucherIssued', voucher: { voucher: 'v1', cents: 50_00 }, clause },
    ]);
    refused({}, 'VOUCHER_KNOWN');
  });
});
