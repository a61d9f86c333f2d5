import { evolveTable, type Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  balance,
  bets,
  called,
  diceRest,
  rolls,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, player } from '../../testing/at-table.ts';

const MINUTE = 60_000;

describe('bets found outside the limits', () => {
  /** A cloth on which anything can lie: the limits are $10 to $100, and bets outside them are only flagged. */
  function onCloth(): AtTable {
    const policies = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const at = inPlay('snake-eyes-nsw', ['ann'], { policies });
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 10_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 100_00 } });
    return at;
  }

  test('nsw/7.2 a bet below the minimum is good once the dice are thrown, and flagged', () => {
    const at = onCloth();
    bets(at, 'ann', { six: 5_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'six', flags: ['below-minimum'] }]);
    takesDice(at, 'ann');
    expect(rolls(at, 5, 1).find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'six', winnings: 5_00, notes: [{ clause: 'nsw/7.2' }] }],
    });
    expect(balance(at, 'rack:1')).toBe(205_00);
  });

  test('nsw/7.3 a bet above the maximum is paid up to the maximum', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 150_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'any-7', flags: ['above-maximum'] }]);
    takesDice(at, 'ann');
    expect(rolls(at, 4, 3).find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ inPlay: 100_00, winnings: 400_00, returned: 150_00, notes: [{ clause: 'nsw/7.3' }] }],
    });
    expect(balance(at, 'rack:1')).toBe(600_00);
  });

  test('nsw/7.3 a bet above the maximum is collected up to the maximum', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 150_00 });
    takesDice(at, 'ann');
    rolls(at, 5, 3);
    expect(balance(at, 'rack:1')).toBe(100_00);
  });

  test('nsw/7.3 the maximum when the bet was placed is the one that counts', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 100_00 });
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 50_00 } });
    takesDice(at, 'ann');
    rolls(at, 4, 3);
    expect(balance(at, 'rack:1')).toBe(600_00);
  });
});

describe('additions to a bet', () => {
  const limits = (maximum: number, minimum = 1_00) =>
    ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
  const flagging = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;

  /** Ann with $1,000 at a table of this maximum, and the dice. */
  function at(maximum: number, policies?: Setup['policies']): AtTable {
    const table = inPlay('snake-eyes-nsw', ['ann', 'bob'], policies === undefined ? {} : { policies });
    table.give(casinoSupervisor, limits(maximum));
    table.give(house, { type: 'BuyIn', seat: 1, cents: 800_00, from: 'cash' });
    takesDice(table, 'ann');
    return table;
  }
  const leave = (sum: number, bet = 'b1') => ({ type: 'TakeDownBet', seat: 1, bet, leave: sum }) as const;
  const layout = (table: AtTable) => table.table().betting.bets;

  test('nsw/7.3 nsw/7.5 $40 at a maximum of $50 and $40 more at $100 wins $80', () => {
    const table = at(50_00);
    bets(table, 'ann', { six: 40_00 });
    table.give(casinoSupervisor, limits(100_00));
    expect(bets(table, 'ann', { six: 40_00 })).toMatchObject([
      { type: 'BetAddedTo', chips: 40_00, flags: [], limits: { maximum: 100_00 } },
    ]);
    expect(layout(table)).toMatchObject([
      { chips: 80_00, limits: { maximum: 50_00 }, parts: [{ stake: 40_00 }, { stake: 40_00 }] },
    ]);
    expect(table.refused(player('ann'), placing(20_01)).code).toBe('STAKE_ABOVE_MAXIMUM');
    rolls(table, 4, 2);
    expect(balance(table, 'rack:1')).toBe(1_000_00 + 80_00);
  });

  test('nsw/7.6 $400, and $400 more under a sign of $1,000 by the seat, loses $800', () => {
    const table = at(500_00);
    bets(table, 'ann', { 'any-7': 400_00 });
    table.give(casinoSupervisor, seatSign(1_000_00));
    bets(table, 'ann', { 'any-7': 400_00 });
    rolls(table, 4, 2);
    expect(balance(table, 'rack:1')).toBe(200_00);
  });

  test('nsw/7.3 $10 at a maximum of $500 and $100 more at $50 wins $50, and the rest goes back', () => {
    const table = at(500_00, flagging);
    bets(table, 'ann', { six: 10_00 });
    table.give(casinoSupervisor, limits(50_00));
    expect(bets(table, 'ann', { six: 100_00 })).toMatchObject([{ flags: ['above-maximum'] }]);
    expect(rolls(table, 4, 2).find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [
        {
          inPlay: 50_00,
          winnings: 50_00,
          returned: 110_00,
          notes: [{ clause: 'nsw/7.3', says: '$110 is over the maximum of $50: $60 is not in play.' }],
        },
      ],
    });
    expect(balance(table, 'rack:1')).toBe(1_000_00 + 50_00);
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
    bets(table, 'ann', { six: first });
    table.give(casinoSupervisor, limits(now));
    bets(table, 'ann', { six: more });
    expect(layout(table)[0]?.flags).toEqual(plays < first + more ? ['above-maximum'] : []);
    rolls(table, 3, 4);
    expect(balance(table, 'rack:1')).toBe(1_000_00 - plays);
  });

  test('nsw/7.5 what is added under the same limits is one part, and so is what is left of it', () => {
    const table = at(50_00);
    bets(table, 'ann', { six: 10_00 });
    bets(table, 'ann', { six: 10_00 });
    expect(layout(table)[0]).not.toHaveProperty('parts');
    table.give(casinoSupervisor, limits(100_00));
    bets(table, 'ann', { six: 30_00 });
    bets(table, 'ann', { six: 30_00 });
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 20_00 }, { stake: 60_00 }]);
  });

  test('nsw/6.4 nsw/7.5 what was laid last comes off first, and what is left keeps its own limits', () => {
    const table = at(500_00);
    bets(table, 'ann', { six: 2_00 });
    table.give(casinoSupervisor, { type: 'PostRaise', minimum: 25_00, from: table.now() + 20 * MINUTE });
    table.wait(20 * MINUTE);
    bets(table, 'ann', { six: 38_00 });
    table.give(player('ann'), leave(25_00));
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 2_00 }, { stake: 23_00 }]);
    // Of the second part something is left, and with it the minimum that it was laid under.
    expect(table.refused(player('ann'), leave(24_99)).code).toBe('STAKE_BELOW_MINIMUM');
    table.give(player('ann'), leave(2_00));
    expect(layout(table)).toMatchObject([{ chips: 2_00, limits: { minimum: 1_00 } }]);
    expect(layout(table)[0]).not.toHaveProperty('parts');
  });

  test('nsw/6.4 a flagged bet that is cut to what plays is flagged no longer', () => {
    const table = at(500_00, flagging);
    bets(table, 'ann', { six: 10_00 });
    table.give(casinoSupervisor, limits(50_00));
    bets(table, 'ann', { six: 100_00 });
    expect(table.give(player('ann'), leave(50_01))).toMatchObject([{ flags: ['above-maximum'] }]);
    expect(table.give(player('ann'), leave(50_00))).toMatchObject([{ flags: [] }]);
  });

  test('nsw/7.3 an excess of earlier chips stays one when the maximum rises', () => {
    const table = at(50_00, flagging);
    bets(table, 'ann', { six: 80_00 });
    table.give(casinoSupervisor, limits(500_00));
    expect(bets(table, 'ann', { six: 10_00 })).toMatchObject([{ flags: ['above-maximum'] }]);
    rolls(table, 4, 2);
    expect(balance(table, 'rack:1')).toBe(1_000_00 + 60_00);
  });

  test('nsw/6.3#2 nsw/7.5 a late bet is under the limits in force when it is asked for', () => {
    const table = at(50_00);
    bets(table, 'ann', { six: 40_00, field: 1_00 });
    table.give(casinoSupervisor, limits(100_00));
    throwsDice(table);
    const [asked] = table.give(player('ann'), {
      type: 'AskLateBets',
      seat: 1,
      bets: [{ wager: 'six', chips: 40_00 }],
    });
    const bet = asked?.type === 'LateBetAsked' ? asked.bet.bet : '';
    expect(table.give(house, { type: 'ConfirmLateBet', bet })).toMatchObject([
      { lies: { chips: 80_00, flags: [], parts: [{ stake: 40_00 }, { stake: 40_00 }] } },
    ]);
    diceRest(table);
    called(table, 4, 2);
    settled(table);
    expect(balance(table, 'rack:1')).toBe(1_000_00 - 1_00 + 80_00);
  });

  test("nsw/7.5 chips added after a wager's own line is taken down are under the sign of the table", () => {
    const table = at(100_00);
    const line = { wager: 'six', limits: { minimum: 1_00, maximum: 50_00 } };
    table.give(casinoSupervisor, { type: 'PostWagerLimits', ...line });
    bets(table, 'ann', { six: 40_00 });
    table.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'wager', wager: 'six' } });
    bets(table, 'ann', { six: 40_00 });
    rolls(table, 4, 2);
    expect(balance(table, 'rack:1')).toBe(1_000_00 + 80_00);
  });

  test('nsw/7.6 chips added after a sign by the seat is taken down are under the sign of the table', () => {
    const table = at(500_00, flagging);
    table.give(casinoSupervisor, seatSign(1_000_00));
    bets(table, 'ann', { six: 600_00 });
    table.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'seat', seat: 1 } });
    bets(table, 'ann', { six: 100_00 });
    rolls(table, 3, 4);
    // The $600 were laid under the seat's sign; for the rest there was no room under the table's.
    expect(balance(table, 'rack:1')).toBe(400_00);
  });

  test('nsw/7.5 chips that count on another wager are those laid last, under the limits there', () => {
    const table = at(50_00, flagging);
    table.give(house, { type: 'PlaceForPlayer', seat: 1, bet: { wager: 'six', chips: 40_00 }, words: 'six' });
    table.give(casinoSupervisor, limits(100_00));
    table.give(house, {
      type: 'PlaceForPlayer',
      seat: 1,
      bet: { wager: 'six', chips: 70_00 },
      words: '$70 on field',
    });
    table.give(player('ann'), { type: 'ContestPlacement', seat: 1, bet: 'b1' });
    expect(layout(table)).toMatchObject([
      { wager: 'six', chips: 40_00, limits: { maximum: 50_00 } },
      { wager: 'field', chips: 70_00, limits: { maximum: 100_00 } },
    ]);
    expect(layout(table).filter((bet) => bet.parts !== undefined)).toEqual([]);
  });

  test('nsw/6.8 nsw/7.5 a stake that is put right is under the limits it was laid under', () => {
    const table = at(50_00);
    bets(table, 'ann', { six: 40_00 });
    table.give(casinoSupervisor, limits(100_00));
    const correct = (chips: number) =>
      ({ type: 'CorrectStake', bet: 'b1', chips, words: 'Miscounted.' }) as const;
    expect(table.refused(casinoSupervisor, correct(50_01))).toMatchObject({ code: 'STAKE_ABOVE_MAXIMUM' });
    table.give(casinoSupervisor, correct(50_00));
    bets(table, 'ann', { six: 40_00 });
    table.give(casinoSupervisor, correct(95_00));
    expect(layout(table)[0]?.parts).toMatchObject([{ stake: 50_00 }, { stake: 45_00 }]);
    table.give(casinoSupervisor, correct(45_00));
    expect(layout(table)[0]).toMatchObject({ chips: 45_00, limits: { maximum: 50_00 } });
    expect(layout(table)[0]).not.toHaveProperty('parts');
  });

  test('nsw/7.3 a won bet that stays up keeps what played, each part under its own limits', () => {
    const table = at(50_00, { ...flagging, staysUp: true });
    bets(table, 'ann', { six: 80_00 });
    table.give(casinoSupervisor, limits(100_00));
    bets(table, 'ann', { six: 60_00 });
    rolls(table, 4, 2);
    // $50 of the first and $50 of the second played and won; $40 went back.
    expect(balance(table, 'rack:1')).toBe(1_000_00 - 140_00 + 40_00 + 100_00);
    expect(layout(table)).toMatchObject([{ chips: 100_00, parts: [{ stake: 50_00 }, { stake: 50_00 }] }]);
  });

  test('nsw/7.5 an addition that names no limits is an earlier one, and under those of its bet', () => {
    const table = at(50_00, flagging);
    bets(table, 'ann', { six: 40_00 });
    table.give(casinoSupervisor, limits(100_00));
    const [event] = bets(table, 'ann', { six: 40_00 });
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
