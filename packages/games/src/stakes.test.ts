import { LARGEST_STAKE, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { betOf, bets, called, diceRest, rackOf, rolls, takesDice, throwsDice } from './testing/at-betting.ts';
import { type AtTable, aSetup, atTable, house, inPlay, operator, player } from './testing/at-table.ts';

const ann = player('ann');

/** What a pack says of stakes: that they are chips, when they close, until when they come down. */
type Stakes = {
  readonly pack: string;
  readonly chips: string;
  readonly closing: string;
  readonly takingDown: string;
  /** A wager that is open between rolls, and a roll that it loses on. */
  readonly wager: string;
  readonly losing: readonly Pips[];
};

const doubleDice: Stakes = {
  pack: 'double-dice',
  chips: 'double/8',
  closing: 'double/8.2#5',
  takingDown: 'double/8.2#5',
  wager: 'number-6',
  losing: [4, 3],
};

const packs: readonly Stakes[] = [
  {
    pack: 'snake-eyes-nz',
    chips: 'nz/4.3',
    closing: 'nz/4.4',
    takingDown: 'nz/4.7',
    wager: 'field',
    losing: [4, 3],
  },
  {
    pack: 'snake-eyes-nsw',
    chips: 'nsw/6.2',
    closing: 'nsw/6.3',
    takingDown: 'nsw/6.4',
    wager: 'field',
    losing: [4, 3],
  },
  doubleDice,
  {
    pack: 'wonder-dice',
    chips: 'wonder/chips-1',
    closing: 'wonder/rules-2',
    takingDown: 'wonder/rules-2',
    wager: 'high',
    losing: [1, 2, 3],
  },
];

const place = (wager: string, chips: number, tokens?: number) =>
  ({
    type: 'PlaceBets',
    seat: 1,
    bets: [{ wager, chips, ...(tokens === undefined ? {} : { tokens }) }],
  }) as const;

const takeDown = (at: AtTable, wager: string, leave?: number) =>
  ({
    type: 'TakeDownBet',
    seat: 1,
    bet: betOf(at, 'ann', wager).bet,
    ...(leave === undefined ? {} : { leave }),
  }) as const;

/** Ann has ten dollars on a wager, and the dice where players throw. */
function withABet({ pack, wager }: Stakes): AtTable {
  const at = inPlay(pack, ['ann']);
  if (pack !== 'wonder-dice') takesDice(at, 'ann');
  if (pack === 'double-dice') bets(at, 'ann', { 'shooters-bet': 10_00 });
  bets(at, 'ann', { [wager]: 10_00 });
  return at;
}

describe.each(packs)('stakes at $pack', (stakes) => {
  const { pack, chips, closing, takingDown, wager, losing } = stakes;

  test(`${closing} before play starts no bet is taken, whoever sits there with chips`, () => {
    const at = atTable(pack);
    at.give(operator, { type: 'SetUpTable', setup: aSetup(pack, { mode: 'strict' }) });
    at.give(ann, { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' });
    at.give(ann, {
      type: 'BuyIn',
      seat: 1,
      cents: 100_00,
      from: 'account',
      ...(pack === 'wonder-dice' ? { colour: { colour: 'blue', value: 1_00 } } : {}),
    });
    expect(at.refused(ann, place(wager, 5_00))).toMatchObject({ code: 'BETTING_IS_CLOSED', clause: closing });
  });

  test.each([10_00, 10_01, -1, 0.5, Number.NaN])(
    `${takingDown} ten dollars are not cut to %d cents`,
    (leave) => {
      const at = withABet(stakes);
      expect(at.refused(ann, takeDown(at, wager, leave))).toMatchObject({
        code: 'NOT_LESS',
        clause: takingDown,
      });
    },
  );

  test(`${takingDown} of a bet that is cut it is said how the rest lies, and of one taken down nothing`, () => {
    const at = withABet(stakes);
    const [cut] = at.give(ann, takeDown(at, wager, 4_00));
    expect(cut).toMatchObject({ type: 'BetTakenDown', chips: 6_00, flags: [], clause: takingDown });
    const [down] = at.give(ann, takeDown(at, wager));
    expect(down).toMatchObject({ type: 'BetTakenDown', chips: 4_00, clause: takingDown });
    expect(down).not.toHaveProperty('flags');
  });

  test(`${takingDown} a bet that has lost by the call is not taken down`, () => {
    const at = withABet(stakes);
    throwsDice(at);
    diceRest(at);
    called(at, ...losing);
    // New Zealand has a clause of its own for this.
    expect(at.refused(ann, takeDown(at, wager))).toMatchObject({
      code: 'BET_HAS_LOST',
      clause: pack === 'snake-eyes-nz' ? 'nz/4.8' : takingDown,
    });
  });

  test(`${chips} one bet holds so much and no more, however it was laid`, () => {
    const at = inPlay(pack, ['ann']);
    if (pack === 'wonder-dice')
      at.give(operator, {
        type: 'SetStatutoryMaximum',
        entry: { from: at.now(), maximum: null, source: 'no law at all' },
      });
    at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: LARGEST_STAKE } });
    at.give(ann, { type: 'BuyIn', seat: 1, cents: LARGEST_STAKE - 200_00, from: 'account' });
    at.give(ann, place(wager, LARGEST_STAKE));
    at.give(ann, { type: 'BuyIn', seat: 1, cents: 1_00, from: 'account' });
    expect(at.refused(ann, place(wager, 1_00))).toMatchObject({ code: 'STAKE_TOO_LARGE', clause: chips });
  });
});

describe.each(packs.filter(({ pack }) => pack !== 'wonder-dice'))('chips of the house at $pack', (stakes) => {
  const { pack, chips, wager } = stakes;

  test(`${chips} a bet is a sum that the chips of the house make`, () => {
    const at = inPlay(pack, ['ann'], {}, [5_00, 25_00]);
    expect(at.refused(ann, place(wager, 7_00))).toEqual({
      code: 'NOT_IN_CHIPS',
      clause: chips,
      message: '$7 cannot be made of chips of $5, $25. Stake $10 or another sum of theirs.',
    });
    expect(at.give(ann, place(wager, 30_00))).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test(`${chips} a table that pays in larger chips still takes the smaller ones`, () => {
    const { policies } = aSetup(pack);
    const at = inPlay(pack, ['ann'], { policies: { ...policies, chip: 5_00 } }, [5_00, 25_00]);
    expect(at.give(ann, place(wager, 7_00))).toMatchObject([{ type: 'BetPlaced' }]);
  });
});

test.each(packs.filter(({ pack }) => pack !== 'snake-eyes-nsw'))(
  '$chips at $pack no tokens are bet, alone or beside chips',
  ({ pack, chips, wager }) => {
    const at = inPlay(pack, ['ann']);
    const none = { code: 'NO_TOKENS_HERE', clause: chips };
    expect(at.refused(ann, place(wager, 0, 5_00))).toMatchObject(none);
    expect(at.refused(ann, place(wager, 5_00, 5_00))).toMatchObject(none);
  },
);

test('nsw/6.2 nsw/1.1(casino-promotional-token) who has redeemed no voucher has no tokens to bet', () => {
  const at = inPlay('snake-eyes-nsw', ['ann']);
  expect(at.refused(ann, place('field', 5_00, 5_00))).toMatchObject({
    code: 'NO_TOKENS',
    clause: 'nsw/1.1(casino-promotional-token)',
  });
  expect(rackOf(at, 'ann')).toBe(200_00);
});

test.each([
  ['nz/4.7', 'snake-eyes-nz'],
  ['nsw/6.4', 'snake-eyes-nsw'],
])('%s what is left of a cut bet at %s is looked at anew where limits only flag', (_clause, pack) => {
  const { policies } = aSetup(pack);
  const at = inPlay(pack, ['ann'], { policies: { ...policies, limitsAtEntry: 'flag' } });
  bets(at, 'ann', { field: 10_00 });
  expect(at.give(ann, takeDown(at, 'field', 1))).toMatchObject([{ flags: ['below-minimum'] }]);
});

test.each([[[10_00, -5_00]], [[5_00, 0]], [[2_50, 2_50, 0.5, -0.5]]])(
  'nz/4.3#2 %j is no stack of chips worth $5',
  (stack) => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    expect(
      at.refused(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00, stack }] }),
    ).toMatchObject({ code: 'STACK_DIFFERS', clause: 'nz/4.3#2' });
  },
);

test('wonder/chips-3 a bet is whole chips of the value that was named', () => {
  const at = inPlay('wonder-dice', []);
  at.give(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
  at.give(house, {
    type: 'BuyIn',
    seat: 1,
    cents: 100_00,
    from: 'cash',
    colour: { colour: 'blue', value: 5_00 },
  });
  expect(at.refused(ann, place('high', 7_00))).toMatchObject({
    code: 'NOT_WHOLE_CHIPS',
    clause: 'wonder/chips-3',
  });
  at.give(ann, place('high', 10_00));
});

describe('the windows of Double Dice', () => {
  const doubles = ['double-1', 'double-2', 'double-3', 'double-4', 'double-5', 'double-6'];
  const numbers = ['number-2-5', 'number-3-4', 'number-6', 'number-8', 'number-9-12', 'number-10-11'];
  const lines = [
    ...doubles.map((wager) => ['double/8.3#5', wager] as const),
    ...numbers.map((wager) => ['double/8.2#5', wager] as const),
    ['double/8', 'any-7'] as const,
  ];

  test.each(lines)('%s %s is open before every throw and closed from its release', (clause, wager) => {
    const at = withABet({ ...doubleDice, wager });
    bets(at, 'ann', { [wager]: 5_00 });
    expect(at.give(ann, takeDown(at, wager, 10_00))).toMatchObject([{ type: 'BetTakenDown', clause }]);
    throwsDice(at);
    expect(at.refused(ann, takeDown(at, wager))).toMatchObject({ code: 'TOO_LATE', clause });
    expect(at.refused(ann, place(wager, 5_00))).toMatchObject({ code: 'BETTING_IS_CLOSED', clause });
  });

  test('double/8.2#5 with the dice out, what is no bet at all is refused by the window of the lines', () => {
    const at = withABet(doubleDice);
    throwsDice(at);
    const closed = { code: 'BETTING_IS_CLOSED', clause: 'double/8.2#5' };
    expect(at.refused(ann, place('toString', 5_00))).toMatchObject(closed);
    expect(at.refused(ann, { type: 'PlaceBets', seat: 1, bets: [] })).toMatchObject(closed);
  });

  test('double/9.1#2 double/odds(bonus-timing) the bonus is open once the shooter has bet, and closed by the first throw', () => {
    const at = inPlay('double-dice', ['ann', 'bob']);
    takesDice(at, 'ann');
    bets(at, 'ann', { 'shooters-bet': 10_00 });
    expect(bets(at, 'bob', { bonus: 5_00 })).toMatchObject([{ type: 'BetPlaced' }]);
    rolls(at, 5, 4);
    expect(at.refused(ann, place('bonus', 5_00))).toMatchObject({
      code: 'TURN_HAS_BEGUN',
      clause: 'double/9.1#2',
    });
    // The bonus goes by the turn, and only the Shooter's Bet by the set.
    const onSet = { ...place('shooters-bet', 5_00), seat: 2 };
    expect(at.refused(player('bob'), onSet).code).toBe('SET_HAS_BEGUN');
  });
});
