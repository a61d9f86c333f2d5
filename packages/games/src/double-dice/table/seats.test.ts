import { describe, expect, test } from 'vitest';
import { aSetup, dealer, givenHome, givenTable, house, operator } from '../../testing/given-table.ts';

/** A table on 10 May 2026. */
function waiting(changes: Parameters<typeof aSetup>[1] = {}) {
  const at = givenTable('double-dice');
  at.given(operator, { type: 'SetUpTable', setup: aSetup('double-dice', changes) });
  return at;
}

describe('sitting down', () => {
  test.each([
    ['2008-05-11', 'a day short of 18'],
    ['2008-06-01', 'a month short of 18'],
    ['2026-05-11', 'not yet born'],
  ])('double/10 nobody under 18 sits down: born %s, %s', (born) => {
    waiting()
      .when('kim', { type: 'SitDown', seat: 1, name: 'Kim', born })
      .thenRefused('UNDER_AGE', 'double/10');
  });

  test.each([
    ['2008-05-10', '18 today'],
    ['2008-05-09', '18 yesterday'],
    ['1990-01-01', 'long past 18'],
  ])('double/10 whoever is 18 on the day sits down: born %s, %s', (born) => {
    waiting()
      .when('kim', { type: 'SitDown', seat: 1, name: 'Kim', born })
      .thenEvents({ type: 'SatDown', seat: 1, person: 'kim', ageShown: 18, clause: 'double/10' });
  });

  test('double/10 the person who is refused is told the age asked and the age shown', () => {
    const born = '2009-01-01';
    waiting().when('kim', { type: 'SitDown', seat: 1, name: 'Kim', born }).thenRefused({
      code: 'UNDER_AGE',
      years: 17,
      least: 18,
    });
  });

  test.each([undefined, '', 'yesterday', '2008-13-01', '2008-02-30', '08-05-10', '2008-05-10T00:00:00Z'])(
    'double/10 without a date of birth nobody sits down: %s',
    (born) => {
      const refusal = waiting().when('kim', {
        type: 'SitDown',
        seat: 1,
        name: 'Kim',
        ...(born === undefined ? {} : { born }),
      }).refusal;
      expect(refusal.clause).toBe('double/10');
    },
  );

  test('the date of birth itself is not kept in the trail', () => {
    const at = waiting();
    at.given('kim', { type: 'SitDown', seat: 1, name: 'Kim', born: '1990-03-04' });
    expect(JSON.stringify(at.events())).not.toContain('1990-03-04');
  });

  test('the house may ask for a higher age than the rules do, never for a lower one', () => {
    const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const sit = { type: 'SitDown', seat: 1, name: 'Kim', born: '2007-01-01' } as const;
    waiting({ policies: { ...policies, age: 21 } })
      .when('kim', sit)
      .thenRefused({ clause: 'policy/age' });
    const young = { ...sit, born: '2009-01-01' };
    waiting({ policies: { ...policies, age: 16 } })
      .when('kim', young)
      .thenRefused({ clause: 'double/10' });
  });

  test.each([0, 9, -1, 1.5, Number.NaN])('there is no seat %s at a table of eight', (seat) => {
    const refusal = waiting().when('kim', {
      type: 'SitDown',
      seat,
      name: 'Kim',
      born: '1990-01-01',
    }).refusal;
    expect(refusal.code).toBe('NO_SUCH_SEAT');
  });

  test('one person has one seat, and one seat one person', () => {
    const at = givenHome('double-dice', ['ann']);
    const born = '1990-01-01';
    at.when('ann', { type: 'SitDown', seat: 2, name: 'Ann', born }).thenRefused('SEATED_ALREADY');
    at.when('bob', { type: 'SitDown', seat: 1, name: 'Bob', born }).thenRefused('SEAT_TAKEN');
  });
});

describe('standing up', () => {
  test('bets come down and chips are cashed before anyone leaves', () => {
    const at = givenHome('double-dice', ['ann', 'bob']);
    at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] });
    at.when('ann', { type: 'StandUp', seat: 1 }).thenRefused('BETS_ARE_UP');
    at.given('ann', { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.when('ann', { type: 'StandUp', seat: 1 }).thenRefused('CHIPS_LEFT');
    at.given(house, { type: 'CashOut', seat: 1, cents: 199_99 });
    at.when('ann', { type: 'StandUp', seat: 1 }).thenRefused('CHIPS_LEFT');
    at.given(house, { type: 'CashOut', seat: 1 });
    at.when('ann', { type: 'StandUp', seat: 1 }).thenEvents({
      type: 'StoodUp',
      seat: 1,
      cause: 'chosen',
      tokens: 0,
    });
    at.given('cas', { type: 'SitDown', seat: 1, name: 'Cas', born: '1990-01-01' });
  });

  test('no player stands up for another; the dealer clears a seat, and its chips leave with the player', () => {
    const at = givenHome('double-dice', ['ann', 'bob']);
    at.when('bob', { type: 'StandUp', seat: 1 }).thenRefused('NOT_YOUR_SEAT');
    at.given(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    at.when(dealer, { type: 'StandUp', seat: 1 }).thenEvents(
      { type: 'CashedOut', seat: 1 },
      { type: 'StoodUp', seat: 1, cause: 'required' },
    );
  });

  test('nobody is told to leave where the rules have no such rule', () => {
    const at = givenHome('double-dice', ['ann'], { seats: 1 });
    at.when(house, { type: 'RequireToVacate', seat: 1 }).thenRefused('NOBODY_MUST_LEAVE');
  });
});
