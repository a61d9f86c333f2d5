import { LARGEST_STAKE, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  aSetup,
  givenHome,
  givenTable,
  house,
  operator,
  player,
  type TableUnderTest,
} from './testing/given-table.ts';

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

const takeDown = (at: TableUnderTest, wager: string, leave?: number) =>
  ({
    type: 'TakeDownBet',
    seat: 1,
    bet: at.bet('ann', wager).bet,
    ...(leave === undefined ? {} : { leave }),
  }) as const;

/** Ann has ten dollars on a wager, and the dice where players throw. */
function withABet({ pack, wager }: Stakes): TableUnderTest {
  const at = givenHome(pack, ['ann']);
  if (pack !== 'wonder-dice') at.takes('ann');
  if (pack === 'double-dice') at.bets('ann', { 'shooters-bet': 10_00 });
  at.bets('ann', { [wager]: 10_00 });
  return at;
}

describe.each(packs)('stakes at $pack', (stakes) => {
  const { pack, chips, closing, takingDown, wager, losing } = stakes;

  test(`${closing} before play starts no bet is taken, whoever sits there with chips`, () => {
    const at = givenTable(pack);
    at.given(operator, { type: 'SetUpTable', setup: aSetup(pack, { mode: 'strict' }) });
    at.given(ann, { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' });
    at.given(ann, {
      type: 'BuyIn',
      seat: 1,
      cents: 100_00,
      from: 'account',
      ...(pack === 'wonder-dice' ? { colour: { colour: 'blue', value: 1_00 } } : {}),
    });
    at.when(ann, place(wager, 5_00)).thenRefused('BETTING_IS_CLOSED', closing);
  });

  test.each([10_00, 10_01, -1, 0.5, Number.NaN])(
    `${takingDown} ten dollars are not cut to %d cents`,
    (leave) => {
      const at = withABet(stakes);
      at.when(ann, takeDown(at, wager, leave)).thenRefused('NOT_LESS', takingDown);
    },
  );

  test(`${takingDown} of a bet that is cut it is said how the rest lies, and of one taken down nothing`, () => {
    const at = withABet(stakes);
    const [cut] = at.given(ann, takeDown(at, wager, 4_00)).events;
    expect(cut).toMatchObject({ type: 'BetTakenDown', chips: 6_00, flags: [], clause: takingDown });
    const [down] = at.given(ann, takeDown(at, wager)).events;
    expect(down).toMatchObject({ type: 'BetTakenDown', chips: 4_00, clause: takingDown });
    expect(down).not.toHaveProperty('flags');
  });

  test(`${takingDown} a bet that has lost by the call is not taken down`, () => {
    const at = withABet(stakes);
    at.throws();
    at.rests();
    at.calls(...losing);
    // New Zealand has a clause of its own for this.
    at.when(ann, takeDown(at, wager)).thenRefused(
      'BET_HAS_LOST',
      pack === 'snake-eyes-nz' ? 'nz/4.8' : takingDown,
    );
  });

  test(`${chips} one bet holds so much and no more, however it was laid`, () => {
    const at = givenHome(pack, ['ann']);
    if (pack === 'wonder-dice')
      at.given(operator, {
        type: 'SetStatutoryMaximum',
        entry: { from: at.now(), maximum: null, source: 'no law at all' },
      });
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: LARGEST_STAKE } });
    at.given(ann, { type: 'BuyIn', seat: 1, cents: LARGEST_STAKE - 200_00, from: 'account' });
    at.given(ann, place(wager, LARGEST_STAKE));
    at.given(ann, { type: 'BuyIn', seat: 1, cents: 1_00, from: 'account' });
    at.when(ann, place(wager, 1_00)).thenRefused('STAKE_TOO_LARGE', chips);
  });
});

describe.each(packs.filter(({ pack }) => pack !== 'wonder-dice'))('chips of the house at $pack', (stakes) => {
  const { pack, chips, wager } = stakes;

  test(`${chips} a bet is a sum that the chips of the house make`, () => {
    const at = givenHome(pack, ['ann'], { chips: [5_00, 25_00] });
    expect(at.when(ann, place(wager, 7_00)).refusal).toEqual({
      code: 'NOT_IN_CHIPS',
      clause: chips,
      stake: 7_00,
      chips: [5_00, 25_00],
      next: 10_00,
    });
    at.when(ann, place(wager, 30_00)).thenEvents({ type: 'BetPlaced' });
  });

  test(`${chips} a table that pays in larger chips still takes the smaller ones`, () => {
    const { policies } = aSetup(pack);
    const at = givenHome(pack, ['ann'], { policies: { ...policies, chip: 5_00 }, chips: [5_00, 25_00] });
    at.when(ann, place(wager, 7_00)).thenEvents({ type: 'BetPlaced' });
  });
});

test.each(packs.filter(({ pack }) => pack !== 'snake-eyes-nsw'))(
  '$chips at $pack no tokens are bet, alone or beside chips',
  ({ pack, chips, wager }) => {
    const at = givenHome(pack, ['ann']);
    const none = { code: 'NO_TOKENS_HERE', clause: chips };
    at.when(ann, place(wager, 0, 5_00)).thenRefused(none);
    at.when(ann, place(wager, 5_00, 5_00)).thenRefused(none);
  },
);

test('nsw/6.2 nsw/1.1(casino-promotional-token) who has redeemed no voucher has no tokens to bet', () => {
  const at = givenHome('snake-eyes-nsw', ['ann']);
  at.when(ann, place('field', 5_00, 5_00)).thenRefused('NO_TOKENS', 'nsw/1.1(casino-promotional-token)');
  expect(at.rack('ann')).toBe(200_00);
});

test.each([
  ['nz/4.7', 'snake-eyes-nz'],
  ['nsw/6.4', 'snake-eyes-nsw'],
])('%s what is left of a cut bet at %s is looked at anew where limits only flag', (_clause, pack) => {
  const { policies } = aSetup(pack);
  const at = givenHome(pack, ['ann'], { policies: { ...policies, limitsAtEntry: 'flag' } });
  at.bets('ann', { field: 10_00 });
  at.when(ann, takeDown(at, 'field', 1)).thenEvents({ flags: ['below-minimum'] });
});

test.each([[[10_00, -5_00]], [[5_00, 0]], [[2_50, 2_50, 0.5, -0.5]]])(
  'nz/4.3#2 %j is no stack of chips worth $5',
  (stack) => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00, stack }] }).thenRefused(
      'STACK_DIFFERS',
      'nz/4.3#2',
    );
  },
);

test('wonder/chips-3 a bet is whole chips of the value that was named', () => {
  const at = givenHome('wonder-dice', []);
  at.given(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
  at.given(house, {
    type: 'BuyIn',
    seat: 1,
    cents: 100_00,
    from: 'cash',
    colour: { colour: 'blue', value: 5_00 },
  });
  at.when(ann, place('high', 7_00)).thenRefused('NOT_WHOLE_CHIPS', 'wonder/chips-3');
  at.given(ann, place('high', 10_00));
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
    at.bets('ann', { [wager]: 5_00 });
    at.when(ann, takeDown(at, wager, 10_00)).thenEvents({ type: 'BetTakenDown', clause });
    at.throws();
    at.when(ann, takeDown(at, wager)).thenRefused('TOO_LATE', clause);
    at.when(ann, place(wager, 5_00)).thenRefused('BETTING_IS_CLOSED', clause);
  });

  test('double/8.2#5 with the dice out, what is no bet at all is refused by the window of the lines', () => {
    const at = withABet(doubleDice);
    at.throws();
    const closed = { code: 'BETTING_IS_CLOSED', clause: 'double/8.2#5' };
    at.when(ann, place('toString', 5_00)).thenRefused(closed);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [] }).thenRefused(closed);
  });

  test('double/9.1#2 double/odds(bonus-timing) the bonus is open once the shooter has bet, and closed by the first throw', () => {
    const at = givenHome('double-dice', ['ann', 'bob']);
    at.takes('ann');
    at.bets('ann', { 'shooters-bet': 10_00 });
    at.bets('bob', { bonus: 5_00 }).thenEvents({ type: 'BetPlaced' });
    at.rolls(5, 4);
    at.when(ann, place('bonus', 5_00)).thenRefused('TURN_HAS_BEGUN', 'double/9.1#2');
    // The bonus goes by the turn, and only the Shooter's Bet by the set.
    const onSet = { ...place('shooters-bet', 5_00), seat: 2 };
    at.when('bob', onSet).thenRefused('SET_HAS_BEGUN');
  });
});
