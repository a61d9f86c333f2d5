import { evolveTable, type Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { casinoSupervisor, givenHome, house, type TableUnderTest } from '../../testing/given-table.ts';

const MINUTE = 60_000;

describe('bets found outside the limits', () => {
  /** A cloth on which anything can lie: the limits are $10 to $100, and bets outside them are only flagged. */
  function onCloth(): TableUnderTest {
    const policies = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const at = givenHome('snake-eyes-nsw', ['ann'], { policies });
    at.given(casinoSupervisor, { type: 'PostRaise', minimum: 10_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.given(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 100_00 } });
    return at;
  }

  test('nsw/7.2 a bet below the minimum is good once the dice are thrown, and flagged', () => {
    const at = onCloth();
    at.bets('ann', { six: 5_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'six', flags: ['below-minimum'] }]);
    at.takes('ann');
    expect(at.rolls(5, 1).events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'six', winnings: 5_00, notes: [{ clause: 'nsw/7.2' }] }],
    });
    expect(at.balance('rack:1')).toBe(205_00);
  });

  test('nsw/7.3 a bet above the maximum is paid up to the maximum', () => {
    const at = onCloth();
    at.bets('ann', { 'any-7': 150_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'any-7', flags: ['above-maximum'] }]);
    at.takes('ann');
    expect(at.rolls(4, 3).events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ inPlay: 100_00, winnings: 400_00, returned: 150_00, notes: [{ clause: 'nsw/7.3' }] }],
    });
    expect(at.balance('rack:1')).toBe(600_00);
  });

  test('nsw/7.3 a bet above the maximum is collected up to the maximum', () => {
    const at = onCloth();
    at.bets('ann', { 'any-7': 150_00 });
    at.takes('ann');
    at.rolls(5, 3);
    expect(at.balance('rack:1')).toBe(100_00);
  });

  test('nsw/7.3 the maximum when the bet was placed is the one that counts', () => {
    const at = onCloth();
    at.bets('ann', { 'any-7': 100_00 });
    at.given(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 50_00 } });
    at.takes('ann');
    at.rolls(4, 3);
    expect(at.balance('rack:1')).toBe(600_00);
  });
});

describe('additions to a bet', () => {
  const limits = (maximum: number, minimum = 1_00) =>
    ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
  const flagging = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;

  /** Ann with $1,000 at a table of this maximum, and the dice. */
  function at(maximum: number, policies?: Setup['policies']): TableUnderTest {
    const table = givenHome('snake-eyes-nsw', ['ann', 'bob'], policies === undefined ? {} : { policies });
    table.given(casinoSupervisor, limits(maximum));
    table.given(house, { type: 'BuyIn', seat: 1, cents: 800_00, from: 'cash' });
    table.takes('ann');
    return table;
  }
  const leave = (sum: number, bet = 'b1') => ({ type: 'TakeDownBet', seat: 1, bet, leave: sum }) as const;
  const layout = (table: TableUnderTest) => table.table().betting.bets;

  test('nsw/7.3 nsw/7.5 $40 at a maximum of $50 and $40 more at $100 wins $80', () => {
    const table = at(50_00);
    table.bets('ann', { six: 40_00 });
    table.given(casinoSupervisor, limits(100_00));
    table
      .bets('ann', { six: 40_00 })
      .thenEvents({ type: 'BetAddedTo', chips: 40_00, flags: [], limits: { maximum: 100_00 } });
    expect(layout(table)).toMatchObject([
      { chips: 80_00, limits: { maximum: 50_00 }, parts: [{ stake: 40_00 }, { stake: 40_00 }] },
    ]);
    table.when('ann', placing(20_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
    table.rolls(4, 2);
    expect(table.balance('rack:1')).toBe(1_000_00 + 80_00);
  });

  test('nsw/7.6 $400, and $400 more under a sign of $1,000 by the seat, loses $800', () => {
    const table = at(500_00);
    table.bets('ann', { 'any-7': 400_00 });
    table.given(casinoSupervisor, seatSign(1_000_00));
    table.bets('ann', { 'any-7': 400_00 });
    table.rolls(4, 2);
    expect(table.balance('rack:1')).toBe(200_00);
  });

  test('nsw/7.3 $10 at a maximum of $500 and $100 more at $50 wins $50, and the rest goes back', () => {
    const table = at(500_00, flagging);
    table.bets('ann', { six: 10_00 });
    table.given(casinoSupervisor, limits(50_00));
    table.bets('ann', { six: 100_00 }).thenEvents({ flags: ['above-maximum'] });
    expect(table.rolls(4, 2).events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [
        {
          inPlay: 50_00,
          winnings: 50_00,
          returned: 110_00,
          notes: [{ clause: 'nsw/7.3', says: '$110 is over the maximum of $50: $60 is not in play.' }],
        },
      ],
    });
    expect(table.balance('rack:1')).toBe(1_000_00 + 50_00);
  });

  test.each([
    // What was laid at first, the maximum then, what was added, the maximum then, and what plays of it all.
    [100_00, 500_00, 20_00, 50_00, 100_00],
    [40_00, 500_00, 20_00, 50_00, 50_00],
    [30_00, 500_00, 20_00, 50_00, 50_00],
    [29_99, 500_00, 20_00, 50_00, 49_99],
    [100_00, 50_00, 20_00, 100_00, 70_00],
    [100_00, 50_00, 60_00, 100_00, 100_00],
    [100_00, 50_00, 50_00, 100_00, 100_00],
    [100_00, 50_00, 49_99, 100_00, 99_99],
  ])('nsw/7.3 %i at %i and %i at %i: %i plays', (first, then, more, now, plays) => {
    const table = at(then, flagging);
    table.bets('ann', { six: first });
    table.given(casinoSupervisor, limits(now));
    table.bets('ann', { six: more });
    expect(layout(table)[0]?.flags).toEqual(plays < first + more ? ['above-maximum'] : []);
    table.rolls(3, 4);
    expect(table.balance('rack:1')).toBe(1_000_00 - plays);
  });

  test('nsw/7.5 what is added under the same limits is one part, and so is what is left of it', () => {
    const table = at(50_00);
    table.bets('ann', { six: 10_00 });
    table.bets('ann', { six: 10_00 });
    expect(layout(table)[0]).not.toHaveProperty('parts');
    table.given(casinoSupervisor, limits(100_00));
    table.bets('ann', { six: 30_00 });
    table.bets('ann', { six: 30_00 });
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 20_00 }, { stake: 60_00 }]);
  });

  test('nsw/6.4 nsw/7.5 what was laid last comes off first, and what is left keeps its own limits', () => {
    const table = at(500_00);
    table.bets('ann', { six: 2_00 });
    table.given(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: table.now() + 20 * MINUTE });
    table.wait(20 * MINUTE);
    table.bets('ann', { six: 38_00 });
    table.given('ann', leave(25_00));
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 2_00 }, { stake: 23_00 }]);
    // Of the second part something is left, and with it the minimum that it was laid under.
    table.when('ann', leave(24_99)).thenRefused('STAKE_BELOW_MINIMUM');
    table.given('ann', leave(2_00));
    expect(layout(table)).toMatchObject([{ chips: 2_00, limits: { minimum: 1_00 } }]);
    expect(layout(table)[0]).not.toHaveProperty('parts');
  });

  test('nsw/6.4 a flagged bet that is cut to what plays is flagged no longer', () => {
    const table = at(500_00, flagging);
    table.bets('ann', { six: 10_00 });
    table.given(casinoSupervisor, limits(50_00));
    table.bets('ann', { six: 100_00 });
    table.when('ann', leave(50_01)).thenEvents({ flags: ['above-maximum'] });
    table.when('ann', leave(50_00)).thenEvents({ flags: [] });
  });

  test('nsw/7.3 an excess of earlier chips stays one when the maximum rises', () => {
    const table = at(50_00, flagging);
    table.bets('ann', { six: 80_00 });
    table.given(casinoSupervisor, limits(500_00));
    table.bets('ann', { six: 10_00 }).thenEvents({ flags: ['above-maximum'] });
    table.rolls(4, 2);
    expect(table.balance('rack:1')).toBe(1_000_00 + 60_00);
  });

  test('nsw/6.3#2 nsw/7.5 a late bet is under the limits in force when it is asked for', () => {
    const table = at(50_00);
    table.bets('ann', { six: 40_00, field: 1_00 });
    table.given(casinoSupervisor, limits(100_00));
    table.throws();
    const [asked] = table.given('ann', {
      type: 'AskLateBets',
      seat: 1,
      bets: [{ wager: 'six', chips: 40_00 }],
    }).events;
    const bet = asked?.type === 'LateBetAsked' ? asked.bet.bet : '';
    table
      .when(house, { type: 'ConfirmLateBet', bet })
      .thenEvents({ lies: { chips: 80_00, flags: [], parts: [{ stake: 40_00 }, { stake: 40_00 }] } });
    table.rests();
    table.calls(4, 2);
    table.settles();
    expect(table.balance('rack:1')).toBe(1_000_00 - 1_00 + 80_00);
  });

  test("nsw/7.5 chips added after a wager's own line is taken down are under the sign of the table", () => {
    const table = at(100_00);
    const line = { wager: 'six', limits: { minimum: 1_00, maximum: 50_00 } };
    table.given(casinoSupervisor, { type: 'PostWagerLimits', ...line });
    table.bets('ann', { six: 40_00 });
    table.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'six' } });
    table.bets('ann', { six: 40_00 });
    table.rolls(4, 2);
    expect(table.balance('rack:1')).toBe(1_000_00 + 80_00);
  });

  test('nsw/7.6 chips added after a sign by the seat is taken down are under the sign of the table', () => {
    const table = at(500_00, flagging);
    table.given(casinoSupervisor, seatSign(1_000_00));
    table.bets('ann', { six: 600_00 });
    table.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'seat', seat: 1 } });
    table.bets('ann', { six: 100_00 });
    table.rolls(3, 4);
    // The $600 were laid under the seat's sign; for the rest there was no room under the table's.
    expect(table.balance('rack:1')).toBe(400_00);
  });

  test('nsw/7.5 chips that count on another wager are those laid last, under the limits there', () => {
    const table = at(50_00, flagging);
    table.given(house, {
      type: 'PlaceForPlayer',
      seat: 1,
      bet: { wager: 'six', chips: 40_00 },
      words: 'six',
    });
    table.given(casinoSupervisor, limits(100_00));
    table.given(house, {
      type: 'PlaceForPlayer',
      seat: 1,
      bet: { wager: 'six', chips: 70_00 },
      words: '$70 on field',
    });
    table.given('ann', { type: 'ContestPlacement', seat: 1, bet: 'b1' });
    expect(layout(table)).toMatchObject([
      { wager: 'six', chips: 40_00, limits: { maximum: 50_00 } },
      { wager: 'field', chips: 70_00, limits: { maximum: 100_00 } },
    ]);
    expect(layout(table).filter((bet) => bet.parts !== undefined)).toEqual([]);
  });

  test('nsw/6.8 nsw/7.5 a stake that is put right is under the limits it was laid under', () => {
    const table = at(50_00);
    table.bets('ann', { six: 40_00 });
    table.given(casinoSupervisor, limits(100_00));
    const correct = (chips: number) =>
      ({ type: 'CorrectStake', bet: 'b1', chips, words: 'Miscounted.' }) as const;
    table.when(casinoSupervisor, correct(50_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
    table.given(casinoSupervisor, correct(50_00));
    table.bets('ann', { six: 40_00 });
    table.given(casinoSupervisor, correct(95_00));
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 50_00 }, { stake: 45_00 }]);
    table.given(casinoSupervisor, correct(45_00));
    expect(layout(table)[0]).toMatchObject({ chips: 45_00, limits: { maximum: 50_00 } });
    expect(layout(table)[0]).not.toHaveProperty('parts');
  });

  test('nsw/7.3 a won bet that stays up keeps what played, each part under its own limits', () => {
    const table = at(50_00, { ...flagging, staysUp: true });
    table.bets('ann', { six: 80_00 });
    table.given(casinoSupervisor, limits(100_00));
    table.bets('ann', { six: 60_00 });
    table.rolls(4, 2);
    // $50 of the first and $50 of the second played and won; $40 went back.
    expect(table.balance('rack:1')).toBe(1_000_00 - 140_00 + 40_00 + 100_00);
    expect(layout(table)).toMatchObject([{ chips: 100_00, parts: [{ stake: 50_00 }, { stake: 50_00 }] }]);
  });

  test('nsw/7.5 an addition that names no limits is an earlier one, and under those of its bet', () => {
    const table = at(50_00, flagging);
    table.bets('ann', { six: 40_00 });
    table.given(casinoSupervisor, limits(100_00));
    const [event] = table.bets('ann', { six: 40_00 }).events;
    if (event?.type !== 'BetAddedTo') throw new Error('nothing was added');
    const { limits: _, ...earlier } = event;
    const after = evolveTable(table.table(), earlier);
    expect(after.betting.bets[0]?.parts).toMatchObject([{ stake: 40_00 }, { stake: 80_00 }]);
    const first = { ...table.table(), betting: { ...table.table().betting, bets: [] } };
    const placed = layout(table)[0];
    if (placed === undefined) throw new Error('no bet');
    const { parts: _parts, ...lay } = { ...placed, chips: 40_00 };
    const old = evolveTable({ ...first, betting: { ...first.betting, bets: [lay] } }, earlier);
    expect(old.betting.bets[0]).toMatchObject({ chips: 80_00, limits: { maximum: 50_00 } });
    expect(old.betting.bets[0]).not.toHaveProperty('parts');
  });

  const placing = (chips: number) =>
    ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips }] }) as const;
  const seatSign = (maximum: number) =>
    ({ type: 'PostSeatLimits', seat: 1, limits: { minimum: 1_00, maximum } }) as const;
});
