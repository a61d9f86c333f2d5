import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  givenShooter,
  house,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);

describe('an invalid outcome', () => {
  test('nsw/9.4 a casino supervisor invalidates a settled roll, a dealer does not', () => {
    const at = home([1, 'field', 20_00]);
    at.rolls(5, 4);
    const invalid = { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' } as const;
    at.when(house, invalid).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, invalid).thenFirst({
      type: 'RollInvalidated',
      clause: 'nsw/9.4.1',
    });
    expect(at.table().recent[0]).toMatchObject({ invalidated: true });
    at.when(casinoSupervisor, invalid).thenRefused('ROLL_IS_INVALID');
    at.when(casinoSupervisor, { ...invalid, roll: 118 }).thenRefused('NO_SUCH_ROLL');
  });

  test('nsw/9.4.1 the grounds are those of the list and no others', () => {
    for (const ground of ['fire', 'robbery', 'brawl', 'riot', 'civil-commotion', 'act-of-god']) {
      const at = home([1, 'field', 20_00]);
      at.rolls(5, 4);
      at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground, bets: 'refund' });
    }
    const at = home([1, 'field', 20_00]);
    at.rolls(5, 4);
    for (const ground of ['noise', '', '__proto__'])
      at.when(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground, bets: 'refund' }).thenRefused(
        'NOT_A_GROUND',
        'nsw/9.4.1',
      );
  });

  test('nsw/9.4.2 fraud needs the persons concerned and an opinion in words', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    at.rolls(5, 4);
    const fraud = { type: 'InvalidateRoll', roll: 1, ground: 'fraud', bets: 'refund' } as const;
    for (const said of [{}, { persons: [5] }, { opinion: 'a switched die' }, { persons: [5], opinion: ' ' }])
      at.when(casinoSupervisor, { ...fraud, ...said }).thenRefused('PERSONS_AND_OPINION_NEEDED', 'nsw/9.4.2');
    at.when(casinoSupervisor, { ...fraud, persons: [5], opinion: 'a switched die' }).thenFirst({
      clause: 'nsw/9.4.2',
      persons: [5],
      opinion: 'a switched die',
    });
  });

  test('nsw/9.5 $20 is refunded and the $80 of the one named is forfeited; payouts are taken back', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    const inside = at.books().inside;
    const float = at.balance('float');
    at.rolls(5, 4);
    expect([at.rack(1), at.rack(5)]).toEqual([220_00, 280_00]);
    const fraud = {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      persons: [5],
      opinion: 'a switched die',
    } as const;
    at.when(casinoSupervisor, { ...fraud, forfeits: [1] }).thenRefused('NOT_NAMED', 'nsw/9.5');
    at.given(casinoSupervisor, { ...fraud, forfeits: [5] });
    expect([at.rack(1), at.rack(5)]).toEqual([200_00, 120_00]);
    expect(at.balance('float')).toBe(float + 80_00);
    expect(at.books()).toMatchObject({ inside, bets: 0 });
    expect(at.balance('layout')).toBe(0);
  });

  test('nsw/9.5 the bets may also be left standing, and a disturbance forfeits nothing', () => {
    const at = home([1, 'field', 20_00], [2, 'hard-4', 10_00]);
    at.rolls(4, 3);
    expect(at.stakes()).toEqual({});
    const riot = { type: 'InvalidateRoll', roll: 1, ground: 'riot', bets: 'stand' } as const;
    at.when(casinoSupervisor, { ...riot, forfeits: [1] }).thenRefused('NOT_NAMED');
    at.given(casinoSupervisor, riot);
    expect(at.stakes()).toEqual({ '1 field': 20_00, '2 hard-4': 10_00 });
    expect([at.rack(1), at.rack(2)]).toEqual([180_00, 190_00]);
    // There was no seven: the shooter goes on.
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    expect(at.books().bets).toBe(at.balance('layout'));
  });

  test('nsw/9.5 a refund gives back the bets that the roll left standing too', () => {
    const at = home([1, 'field', 20_00], [2, 'hard-4', 10_00]);
    at.rolls(5, 4);
    at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'brawl', bets: 'refund' });
    expect([at.rack(1), at.rack(2)]).toEqual([200_00, 200_00]);
    expect(at.stakes()).toEqual({});
  });

  test('nsw/9.4.2 fraud by any person: a seat of that roll, or somebody without one; nobody sits at an empty seat', () => {
    const fraud = {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      opinion: 'a switched die',
    } as const;
    const settled = home([1, 'field', 20_00], [5, 'field', 80_00]);
    settled.rolls(5, 4);
    const called = home([1, 'field', 20_00], [5, 'field', 80_00]);
    called.calls(5, 4);
    for (const at of [settled, called]) {
      for (const persons of [[6], [0], [99], [1, 6]])
        at.when(casinoSupervisor, { ...fraud, persons }).thenRefused('NO_SUCH_SEAT', 'nsw/9.4.2');
      for (const others of [[], [' '], ['a spectator', '']])
        at.when(casinoSupervisor, { ...fraud, others }).thenRefused('PERSONS_AND_OPINION_NEEDED');
      at.when(casinoSupervisor, { ...fraud, others: ['zoe'], forfeits: [5] }).thenRefused(
        'NOT_NAMED',
        'nsw/9.5',
      );
      const events = at.given(casinoSupervisor, { ...fraud, others: ['a spectator in red', 'dora'] }).events;
      expect(events.find(({ type }) => type === 'RollInvalidated')).toMatchObject({
        persons: [],
        others: ['a spectator in red', 'dora'],
        clause: 'nsw/9.4.2',
      });
      expect([at.rack(1), at.rack(5)]).toEqual([200_00, 200_00]);
    }
  });

  test('nsw/9.4.2 who has left since is named by the seat of that roll', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    at.rolls(5, 4);
    at.given(5, { type: 'CashOut', seat: 5 });
    at.given(5, { type: 'StandUp', seat: 5 });
    const fraud = {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      persons: [5],
      forfeits: [5],
      opinion: 'a switched die',
    } as const;
    const events = at.given(casinoSupervisor, fraud).events;
    expect(events.find(({ type }) => type === 'BalanceCarried')).toMatchObject({
      person: 'eve',
      cents: -160_00,
    });
  });

  test('nsw/9.4 an outcome is invalidated between call and settlement, and not before there is one', () => {
    for (const strict of [false, true]) {
      const at = givenShooter(
        pack,
        [
          [1, 'field', 20_00],
          [5, 'any-7', 80_00],
        ],
        { strict },
      );
      const supervisor = { ...casinoSupervisor, pit: '2' };
      const fire = { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'stand' } as const;
      at.throws();
      at.when(supervisor, fire).thenRefused('ROLL_NOT_CALLED', 'nsw/9.4');
      at.given(theDealer, { type: 'BringToRest' });
      at.when(supervisor, fire).thenRefused('ROLL_NOT_CALLED');
      at.given(theDealer, { type: 'CallRoll', faces: [4, 3] });
      at.when(supervisor, { ...fire, roll: 2 }).thenRefused('ROLL_UNDER_WAY');
      at.when(house, fire).thenRefused('NOT_YOUR_ROLE');
      at.when(supervisor, fire).thenFirst({ type: 'RollInvalidated', clause: 'nsw/9.4.1' });
      expect(at.table().roll).toBeUndefined();
      expect(at.table().recent[0]).toMatchObject({ number: 1, invalidated: true, settlements: [] });
      expect(at.stakes()).toEqual({ '1 field': 20_00, '5 any-7': 80_00 });
      // There was no seven: the same shooter goes on, with the same bets.
      expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
      at.when(supervisor, fire).thenRefused('ROLL_IS_INVALID');
      at.rolls(5, 4);
      expect([at.rack(1), at.rack(5)]).toEqual([220_00, 120_00]);
    }
  });

  test('nsw/9.5 before settlement too the bets are refunded, and those of the one named forfeited', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    const float = at.balance('float');
    const { inside } = at.books();
    at.calls(5, 4);
    at.given(casinoSupervisor, {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      persons: [5],
      forfeits: [5],
      opinion: 'a switched die',
    });
    expect([at.rack(1), at.rack(5)]).toEqual([200_00, 120_00]);
    expect(at.balance('float')).toBe(float + 80_00);
    expect(at.books()).toMatchObject({ inside, bets: 0 });
  });

  test('nsw/9.4 nsw/9.5 what is settled of it already is undone, also where it was cashed out since', () => {
    const at = home([1, 'hard-4', 5_00], [5, 'field', 80_00], [2, 'field', 20_00]);
    const { inside, outside } = at.books();
    at.calls(5, 4);
    const five = at.table().betting.bets.find(({ seat }) => seat === 5)?.bet ?? '';
    at.given(theDealer, { type: 'SettleBet', bet: five });
    expect(at.rack(5)).toBe(280_00);
    at.given(5, { type: 'CashOut', seat: 5 });
    at.when(5, { type: 'StandUp', seat: 5 }).thenRefused('ROLL_UNDER_WAY');
    const brawl = { type: 'InvalidateRoll', roll: 1, ground: 'brawl', bets: 'refund' } as const;
    const events = at.given(casinoSupervisor, brawl).events;
    expect(events.map(({ type }) => type)).toEqual([
      'RollReversed',
      'BalanceCarried',
      'IncidentOpened',
      'RollInvalidated',
      'BetTakenDown',
      'BetTakenDown',
      'BetTakenDown',
      'DicePassed',
    ]);
    expect(at.stakes()).toEqual({});
    expect([at.rack(1), at.rack(2)]).toEqual([200_00, 200_00]);
    expect(at.books()).toMatchObject({ bets: 0, inside: at.books().outside });
    expect(inside).toBe(outside);
  });
});
