import { describe, expect, test } from 'vitest';
import { aSetup, atTable, dealer, house, inPlay, operator, player } from '../../testing/at-table.ts';

/** A table on 10 May 2026. */
function waiting(changes: Parameters<typeof aSetup>[1] = {}) {
  const at = atTable('double-dice');
  at.give(operator, { type: 'SetUpTable', setup: aSetup('double-dice', changes) });
  return at;
}

describe('sitting down', () => {
  test.each([
    ['2008-05-11', 'a day short of 18'],
    ['2008-06-01', 'a month short of 18'],
    ['2026-05-11', 'not yet born'],
  ])('double/10 nobody under 18 sits down: born %s, %s', (born) => {
    expect(waiting().refused(player('kim'), { type: 'SitDown', seat: 1, name: 'Kim', born })).toMatchObject({
      code: 'UNDER_AGE',
      clause: 'double/10',
    });
  });

  test.each([
    ['2008-05-10', '18 today'],
    ['2008-05-09', '18 yesterday'],
    ['1990-01-01', 'long past 18'],
  ])('double/10 whoever is 18 on the day sits down: born %s, %s', (born) => {
    expect(waiting().give(player('kim'), { type: 'SitDown', seat: 1, name: 'Kim', born })).toMatchObject([
      { type: 'SatDown', seat: 1, person: 'kim', ageShown: 18, clause: 'double/10' },
    ]);
  });

  test('double/10 the person who is refused is told the age asked and the age shown', () => {
    const born = '2009-01-01';
    expect(waiting().refused(player('kim'), { type: 'SitDown', seat: 1, name: 'Kim', born })).toMatchObject({
      message: 'At 17 you are under 18. Come back when you are 18.',
    });
  });

  test.each([undefined, '', 'yesterday', '2008-13-01', '2008-02-30', '08-05-10', '2008-05-10T00:00:00Z'])(
    'double/10 without a date of birth nobody sits down: %s',
    (born) => {
      const refusal = waiting().refused(player('kim'), {
        type: 'SitDown',
        seat: 1,
        name: 'Kim',
        ...(born === undefined ? {} : { born }),
      });
      expect(refusal.clause).toBe('double/10');
    },
  );

  test('the date of birth itself is not kept in the trail', () => {
    const at = waiting();
    at.give(player('kim'), { type: 'SitDown', seat: 1, name: 'Kim', born: '1990-03-04' });
    expect(JSON.stringify(at.events())).not.toContain('1990-03-04');
  });

  test('the house may ask for a higher age than the rules do, never for a lower one', () => {
    const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const sit = { type: 'SitDown', seat: 1, name: 'Kim', born: '2007-01-01' } as const;
    expect(waiting({ policies: { ...policies, age: 21 } }).refused(player('kim'), sit).clause).toBe(
      'policy/age',
    );
    const young = { ...sit, born: '2009-01-01' };
    expect(waiting({ policies: { ...policies, age: 16 } }).refused(player('kim'), young).clause).toBe(
      'double/10',
    );
  });

  test.each([0, 9, -1, 1.5, Number.NaN])('there is no seat %s at a table of eight', (seat) => {
    const refusal = waiting().refused(player('kim'), {
      type: 'SitDown',
      seat,
      name: 'Kim',
      born: '1990-01-01',
    });
    expect(refusal.code).toBe('NO_SUCH_SEAT');
  });

  test('one person has one seat, and one seat one person', () => {
    const at = inPlay('double-dice', ['ann']);
    const born = '1990-01-01';
    expect(at.refused(player('ann'), { type: 'SitDown', seat: 2, name: 'Ann', born }).code).toBe(
      'SEATED_ALREADY',
    );
    expect(at.refused(player('bob'), { type: 'SitDown', seat: 1, name: 'Bob', born }).code).toBe(
      'SEAT_TAKEN',
    );
  });
});

describe('standing up', () => {
  test('bets come down and chips are cashed before anyone leaves', () => {
    const at = inPlay('double-dice', ['ann', 'bob']);
    at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] });
    expect(at.refused(player('ann'), { type: 'StandUp', seat: 1 }).code).toBe('BETS_ARE_UP');
    at.give(player('ann'), { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(at.refused(player('ann'), { type: 'StandUp', seat: 1 }).code).toBe('CHIPS_LEFT');
    at.give(house, { type: 'CashOut', seat: 1, cents: 199_99 });
    expect(at.refused(player('ann'), { type: 'StandUp', seat: 1 }).code).toBe('CHIPS_LEFT');
    at.give(house, { type: 'CashOut', seat: 1 });
    expect(at.give(player('ann'), { type: 'StandUp', seat: 1 })).toMatchObject([
      { type: 'StoodUp', seat: 1, cause: 'chosen', tokens: 0 },
    ]);
    at.give(player('cas'), { type: 'SitDown', seat: 1, name: 'Cas', born: '1990-01-01' });
  });

  test('no player stands up for another; the dealer clears a seat, and its chips leave with the player', () => {
    const at = inPlay('double-dice', ['ann', 'bob']);
    expect(at.refused(player('bob'), { type: 'StandUp', seat: 1 }).code).toBe('NOT_YOUR_SEAT');
    at.give(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    expect(at.give(dealer, { type: 'StandUp', seat: 1 })).toMatchObject([
      { type: 'CashedOut', seat: 1 },
      { type: 'StoodUp', seat: 1, cause: 'required' },
    ]);
  });

  test('nobody is told to leave where the rules have no such rule', () => {
    const at = inPlay('double-dice', ['ann'], { seats: 1 });
    expect(at.refused(house, { type: 'RequireToVacate', seat: 1 }).code).toBe('NOBODY_MUST_LEAVE');
  });
});
