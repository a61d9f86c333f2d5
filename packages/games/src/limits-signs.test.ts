import { describe, expect, test } from 'vitest';
import {
  aSetup,
  dealer,
  givenHome,
  givenOpening,
  givenTable,
  operator,
  player,
  type TableUnderTest,
} from './testing/given-table.ts';

const MINUTE = 60_000;
const ann = player('ann');

/** A table that is set up, with Ann at it and no sign on it. */
function unsigned(pack: string): TableUnderTest {
  const at = givenTable(pack);
  at.given(operator, { type: 'SetUpTable', setup: aSetup(pack) });
  at.given(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
  return at;
}

const on = (wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;
const tableSign = (minimum: number, maximum: number) =>
  ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
const wagerLine = (minimum: number, maximum: number, wager = 'field') =>
  ({ type: 'PostWagerLimits', wager, limits: { minimum, maximum } }) as const;
const seatSign = (minimum: number, maximum: number) =>
  ({ type: 'PostSeatLimits', seat: 1, limits: { minimum, maximum } }) as const;
const raise = (minimum: number, from: number, wager?: string) =>
  ({ type: 'PostRaise', minimum, from, ...(wager === undefined ? {} : { wager }) }) as const;

/** The clauses by which a pack posts limits; its tables here are in play at $1 to this maximum. */
const packs = [
  {
    pack: 'snake-eyes-nsw',
    limits: 'nsw/7.1',
    raising: 'nsw/7.5',
    bySeat: 'nsw/7.6',
    notice: 20,
    most: 500_00,
  },
  {
    pack: 'wonder-dice',
    limits: 'wonder/bets-5',
    raising: 'wonder/bets-6',
    bySeat: 'wonder/bets-5',
    notice: 0,
    most: 10_00,
  },
] as const;

describe.each(packs)('signs at $pack', ({ pack, limits, raising, bySeat, notice, most }) => {
  const elsewhere = pack === 'wonder-dice' ? 'high' : 'any-7';

  test(`${limits} the sign and a wager's line have whole cents on them, the smallest bet first`, () => {
    const at = givenHome(pack, []);
    for (const sign of [tableSign, wagerLine]) {
      at.when(operator, sign(5_00, 4_99)).thenRefused('LIMITS_CROSSED', limits);
      for (const odd of [0, -1, 0.5, Number.NaN])
        at.when(operator, sign(odd, 5_00)).thenRefused('NOT_WHOLE_CENTS', limits);
    }
    at.when(operator, tableSign(1_00, 5_00)).thenEvents({ type: 'LimitsPosted', clause: limits });
    at.when(operator, wagerLine(1_00, 2_00)).thenEvents({
      type: 'WagerLimitsPosted',
      wager: 'field',
      limits: { maximum: 2_00 },
      clause: limits,
    });
  });

  test(`${limits} a wager's line is taken down once, and the sign of the table holds again`, () => {
    const at = givenHome(pack, ['ann']);
    const takeDown = { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'field' } } as const;
    at.when(operator, takeDown).thenRefused('NO_SUCH_SIGN', limits);
    at.given(operator, wagerLine(1_00, 2_00));
    at.when(ann, on('field', 3_00)).thenRefused('STAKE_ABOVE_MAXIMUM');
    at.when(operator, takeDown).thenEvents({ type: 'SignTakenDown', clause: limits });
    at.given(ann, on('field', 3_00));
  });

  test(`${limits} no sign is put up whose maximum is below a minimum that is announced`, () => {
    const at = givenHome(pack, []);
    at.given(operator, raise(5_00, at.now() + 30 * MINUTE));
    at.when(operator, tableSign(1_00, 4_99)).thenRefused('LIMITS_CROSSED', limits);
    at.given(operator, tableSign(1_00, 5_00));
    // A line of its own is not what the raise is about.
    at.given(operator, wagerLine(1_00, 4_99));
    at.given(operator, raise(3_00, at.now() + 30 * MINUTE, 'field'));
    at.when(operator, wagerLine(1_00, 2_99)).thenRefused('LIMITS_CROSSED', limits);
    at.given(operator, tableSign(1_00, 2_99));
  });

  test(`${raising} a raise is of a minimum that is posted, is higher than that, and not above the maximum`, () => {
    const none = { code: 'NO_SUCH_SIGN', clause: raising };
    const bare = unsigned(pack);
    bare.when(operator, raise(2_00, bare.now() + 30 * MINUTE)).thenRefused(none);

    const at = givenHome(pack, []);
    const later = at.now() + 30 * MINUTE;
    at.when(operator, raise(2_00, later, 'field')).thenRefused(none);
    for (const minimum of [99, 1_00])
      at.when(operator, raise(minimum, later)).thenRefused('NOT_A_RAISE', raising);
    at.when(operator, raise(most + 1, later)).thenRefused('LIMITS_CROSSED', raising);
    at.when(operator, raise(most, later)).thenEvents({
      type: 'RaisePosted',
      minimum: most,
      from: later,
      clause: raising,
    });
  });

  test(`${raising} a raise is announced ${notice} minutes ahead, and may be taken back until it holds`, () => {
    const at = givenHome(pack, []);
    const takeDown = { type: 'TakeDownSign', sign: { kind: 'raise' } } as const;
    const soonest = at.now() + notice * MINUTE;
    const gone = { code: 'NO_SUCH_SIGN', clause: raising };
    at.when(operator, takeDown).thenRefused(gone);
    at.when(operator, raise(2_00, soonest - 1)).thenRefused('NOTICE_TOO_SHORT', raising);
    at.given(operator, raise(2_00, soonest + 1));
    at.when(operator, takeDown).thenEvents({ type: 'SignTakenDown', clause: raising });
    at.given(operator, raise(2_00, soonest));
    at.wait(notice * MINUTE);
    at.when(operator, takeDown).thenRefused(gone);
  });

  test(`${limits} ${raising} a minimum that has risen stays so when another sign is put up`, () => {
    const at = givenHome(pack, ['ann']);
    at.given(operator, raise(2_00, at.now() + notice * MINUTE));
    at.wait(notice * MINUTE);
    at.given(operator, wagerLine(1_00, 5_00));
    at.when(ann, on(elsewhere, 1_00)).thenRefused('STAKE_BELOW_MINIMUM');
    at.given(ann, on('field', 1_00));
  });

  test(`${bySeat} a sign by the seat is a sign like others, and is taken down once`, () => {
    const takeDown = { type: 'TakeDownSign', sign: { kind: 'seat', seat: 1 } } as const;
    // Where nothing is stated yet there is nothing to exceed.
    const at = unsigned(pack);
    at.when(operator, takeDown).thenRefused('NO_SUCH_SIGN', bySeat);
    at.when(operator, seatSign(5_00, 4_99)).thenRefused('LIMITS_CROSSED', bySeat);
    at.when(operator, seatSign(1_00, 5_00)).thenEvents({ type: 'SeatLimitsPosted', seat: 1, clause: bySeat });
    at.when(operator, takeDown).thenEvents({ type: 'SignTakenDown', clause: bySeat });
  });
});

test('nsw/7.5 wonder/bets-6 a higher minimum is posted at once where no notice is asked for, and not where it is', () => {
  givenHome('snake-eyes-nsw', [])
    .when(operator, tableSign(2_00, 10_00))
    .thenRefused('RAISE_NEEDS_A_SIGN', 'nsw/7.5');
  const at = givenHome('wonder-dice', ['ann']);
  at.given(operator, tableSign(2_00, 10_00));
  at.when(ann, on('field', 1_00)).thenRefused('STAKE_BELOW_MINIMUM');
});

test('nsw/7.6 wonder/bets-5 a sign by the seat is for more than the maximum in New South Wales alone', () => {
  givenHome('snake-eyes-nsw', ['ann'])
    .when(operator, seatSign(1_00, 499_99))
    .thenRefused('NOT_ABOVE_MAXIMUM');
  for (const pack of ['wonder-dice', 'snake-eyes-nz']) {
    const at = givenHome(pack, ['ann']);
    at.given(operator, seatSign(1_00, 5_00));
    at.when(ann, on('field', 6_00)).thenRefused('STAKE_ABOVE_MAXIMUM');
  }
});

test('nsw/9.8 a table is set up anew once it is closed, and not before', () => {
  const at = givenHome('snake-eyes-nsw', []);
  const again = { type: 'SetUpTable', setup: aSetup('snake-eyes-nsw', { seats: 4 }) } as const;
  at.when(operator, again).thenRefused('TABLE_IS_OPEN', 'nsw/9.8');
  at.given(operator, { type: 'CloseTable' });
  at.when(operator, again).thenEvents({ type: 'TableSetUp' });
});

test('nsw/9.8 a closing sign that is not there is not taken down', () => {
  givenHome('snake-eyes-nsw', [])
    .when(operator, { type: 'TakeDownSign', sign: { kind: 'closing' } })
    .thenRefused('NO_SUCH_SIGN', 'nsw/9.8');
});

test.each([
  ['nz/4.1', 'snake-eyes-nz'],
  ['nsw/6.1', 'snake-eyes-nsw'],
  ['double/8', 'double-dice'],
  ['wonder/positions-1', 'wonder-dice'],
])('%s %s has no limits for a wager that is not offered', (clause, pack) => {
  for (const wager of ['pass-line', '__proto__'])
    givenHome(pack, [])
      .when(operator, wagerLine(1_00, 5_00, wager))
      .thenRefused('WAGER_NOT_OFFERED', clause);
});

describe('a stake outside the limits is told what would be inside', () => {
  const signed = (pack: string, limits: object): TableUnderTest => {
    const at = givenHome(pack, ['ann']);
    at.wait(MINUTE);
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00, ...limits } });
    return at;
  };

  test.each([
    ['nsw/7.1', 'snake-eyes-nsw', 99, { code: 'STAKE_BELOW_MINIMUM', minimum: 1_00 }],
    ['nsw/7.1', 'snake-eyes-nsw', 10_01, { code: 'STAKE_ABOVE_MAXIMUM', maximum: 10_00 }],
    ['wonder/bets-6', 'wonder-dice', 1_00, { code: 'STAKE_BELOW_MINIMUM', minimum: 2_00 }],
    ['wonder/bets-5', 'wonder-dice', 9_00, { code: 'STAKE_ABOVE_MAXIMUM', maximum: 8_00 }],
  ])('%s at %s %i cents', (clause, pack, cents, limit) => {
    const at = signed(pack, pack === 'wonder-dice' ? { minimum: 2_00, maximum: 8_00 } : {});
    at.when(ann, on('field', cents)).thenRefused({ clause, stake: cents, ...limit });
  });

  test('wonder/bets-4 by the law where the sign is as high, and by the sign where that is lower', () => {
    signed('wonder-dice', {}).when(ann, on('field', 11_00)).thenRefused({
      clause: 'wonder/bets-4',
      stake: 11_00,
      maximum: 10_00,
    });
    signed('wonder-dice', { maximum: 8_00 })
      .when(ann, on('field', 11_00))
      .thenRefused({ clause: 'wonder/bets-5' });
  });

  test('nsw/7.1#2 by multiples of the minimum where the sign says so', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00, multiples: true } });
    at.when(ann, on('field', 7_50)).thenRefused({
      clause: 'nsw/7.1#2',
      stake: 7_50,
      minimum: 1_00,
      below: 7_00,
    });
    at.given(ann, on('field', 7_00));
  });

  test('nsw/7.1#3 by steps above the minimum where the sign has them, and by none where not', () => {
    const steps = givenHome('snake-eyes-nsw', ['ann']);
    steps.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00, unit: 1_50 } });
    steps.when(ann, on('field', 3_00)).thenRefused({
      code: 'STAKE_OFF_UNIT',
      clause: 'nsw/7.1#3',
      stake: 3_00,
      minimum: 1_00,
      unit: 1_50,
      below: 2_50,
    });
    steps.given(ann, on('field', 2_50));
    givenHome('snake-eyes-nsw', ['ann']).given(ann, on('field', 3_33));
  });
});

describe('what the settlement says of a stake outside the limits', () => {
  const flagging = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;
  /** The notes on Ann's bet on Any 7 when a seven is called, under limits of $10 to $100. */
  function notesOn(
    pack: string,
    stake: number,
  ): readonly { readonly clause: string; readonly says: string }[] {
    const at = givenHome(pack, ['ann'], { policies: flagging });
    if (pack === 'snake-eyes-nsw') {
      at.given(operator, raise(10_00, at.now() + 20 * MINUTE));
      at.wait(20 * MINUTE);
    }
    at.given(operator, tableSign(10_00, 100_00));
    at.takes('ann');
    at.bets('ann', { 'any-7': stake });
    const settled = at.rolls(4, 3).events.find(({ type }) => type === 'RollSettled');
    if (settled?.type !== 'RollSettled') throw new Error('nothing was settled');
    return settled.settlements.flatMap(({ notes }) => notes);
  }

  test('nsw/7.2 nsw/7.3 it says so of a bet below or above, and nothing of one inside', () => {
    expect(notesOn('snake-eyes-nsw', 9_99)).toEqual([
      { clause: 'nsw/7.2', says: '$9.99 is below the minimum of $10 and stands.' },
    ]);
    expect(notesOn('snake-eyes-nsw', 100_01)).toEqual([
      { clause: 'nsw/7.3', says: '$100.01 is over the maximum of $100: $0.01 is not in play.' },
    ]);
    for (const stake of [10_00, 100_00]) expect(notesOn('snake-eyes-nsw', stake)).toEqual([]);
  });

  test('nsw/7.2 nsw/7.3 these are rules of New South Wales: elsewhere nothing is said and all of it plays', () => {
    for (const stake of [9_99, 100_01]) expect(notesOn('snake-eyes-nz', stake)).toEqual([]);
  });
});

test('nsw/8.1 play does not start before the pay table in force is on show', () => {
  const at = givenOpening('snake-eyes-nsw', {}, { without: ['odds'] });
  at.when(dealer, { type: 'StartPlay' }).thenRefused('ODDS_NOT_POSTED', 'nsw/8.1');
  at.given(operator, { type: 'PostOdds' });
  at.given(dealer, { type: 'StartPlay' });
});

test('nsw/8.2 a sign about other odds stays up for a month by this rule, and elsewhere there is none', () => {
  const [changed] = givenHome('snake-eyes-nsw', []).given(operator, {
    type: 'ChangePayTable',
    options: { table: '2' },
  }).events;
  expect(changed).toHaveProperty('until', Date.UTC(2026, 5, 10, 12));
  const [elsewhere] = givenHome('snake-eyes-nz', []).given(operator, {
    type: 'ChangePayTable',
    options: { field: '2' },
  }).events;
  expect(elsewhere).toMatchObject({ type: 'PayTableChanged' });
  expect(elsewhere).not.toHaveProperty('until');
});
