import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from '../../testing/at-call.ts';
import { casinoSupervisor, house } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
type Bets = Parameters<typeof shooting>[1];
const home = (...bets: Bets): AtCall => shooting(pack, bets);

describe('an invalid outcome', () => {
  test('nsw/9.4 a casino supervisor invalidates a settled roll, a dealer does not', () => {
    const at = home([1, 'field', 20_00]);
    at.rolls(5, 4);
    const invalid = { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' } as const;
    expect(at.refused(house, invalid).code).toBe('NOT_YOUR_ROLE');
    expect(at.give(casinoSupervisor, invalid)[0]).toMatchObject({
      type: 'RollInvalidated',
      clause: 'nsw/9.4.1',
    });
    expect(at.table().recent[0]).toMatchObject({ invalidated: true });
    expect(at.refused(casinoSupervisor, invalid).code).toBe('ROLL_IS_INVALID');
    expect(at.refused(casinoSupervisor, { ...invalid, roll: 118 }).code).toBe('NO_SUCH_ROLL');
  });

  test('nsw/9.4.1 the grounds are those of the list and no others', () => {
    for (const ground of ['fire', 'robbery', 'brawl', 'riot', 'civil-commotion', 'act-of-god']) {
      const at = home([1, 'field', 20_00]);
      at.rolls(5, 4);
      at.give(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground, bets: 'refund' });
    }
    const at = home([1, 'field', 20_00]);
    at.rolls(5, 4);
    for (const ground of ['noise', '', '__proto__'])
      expect(
        at.refused(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground, bets: 'refund' }),
      ).toMatchObject({
        code: 'NOT_A_GROUND',
        clause: 'nsw/9.4.1',
      });
  });

  test('nsw/9.4.2 fraud needs the persons concerned and an opinion in words', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    at.rolls(5, 4);
    const fraud = { type: 'InvalidateRoll', roll: 1, ground: 'fraud', bets: 'refund' } as const;
    for (const said of [{}, { persons: [5] }, { opinion: 'a switched die' }, { persons: [5], opinion: ' ' }])
      expect(at.refused(casinoSupervisor, { ...fraud, ...said })).toMatchObject({
        code: 'PERSONS_AND_OPINION_NEEDED',
        clause: 'nsw/9.4.2',
      });
    expect(at.give(casinoSupervisor, { ...fraud, persons: [5], opinion: 'a switched die' })[0]).toMatchObject(
      {
        clause: 'nsw/9.4.2',
        persons: [5],
        opinion: 'a switched die',
      },
    );
  });

  test('nsw/9.5 $20 is refunded and the $80 of the one named is forfeited; payouts are taken back', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    const inside = at.books().inside;
    const float = at.float();
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
    expect(at.refused(casinoSupervisor, { ...fraud, forfeits: [1] })).toMatchObject({
      code: 'NOT_NAMED',
      clause: 'nsw/9.5',
    });
    at.give(casinoSupervisor, { ...fraud, forfeits: [5] });
    expect([at.rack(1), at.rack(5)]).toEqual([200_00, 120_00]);
    expect(at.float()).toBe(float + 80_00);
    expect(at.books()).toMatchObject({ inside, bets: 0 });
    expect(at.layout()).toBe(0);
  });

  test('nsw/9.5 the bets may also be left standing, and a disturbance forfeits nothing', () => {
    const at = home([1, 'field', 20_00], [2, 'hard-4', 10_00]);
    at.rolls(4, 3);
    expect(at.stakes()).toEqual({});
    const riot = { type: 'InvalidateRoll', roll: 1, ground: 'riot', bets: 'stand' } as const;
    expect(at.refused(casinoSupervisor, { ...riot, forfeits: [1] }).code).toBe('NOT_NAMED');
    at.give(casinoSupervisor, riot);
    expect(at.stakes()).toEqual({ '1 field': 20_00, '2 hard-4': 10_00 });
    expect([at.rack(1), at.rack(2)]).toEqual([180_00, 190_00]);
    // There was no seven: the shooter goes on.
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    expect(at.books().bets).toBe(at.layout());
  });

  test('nsw/9.5 a refund gives back the bets that the roll left standing too', () => {
    const at = home([1, 'field', 20_00], [2, 'hard-4', 10_00]);
    at.rolls(5, 4);
    at.give(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'brawl', bets: 'refund' });
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
        expect(at.refused(casinoSupervisor, { ...fraud, persons })).toMatchObject({
          code: 'NO_SUCH_SEAT',
          clause: 'nsw/9.4.2',
        });
      for (const others of [[], [' '], ['a spectator', '']])
        expect(at.refused(casinoSupervisor, { ...fraud, others }).code).toBe('PERSONS_AND_OPINION_NEEDED');
      expect(at.refused(casinoSupervisor, { ...fraud, others: ['zoe'], forfeits: [5] })).toMatchObject({
        code: 'NOT_NAMED',
        clause: 'nsw/9.5',
      });
      const events = at.give(casinoSupervisor, { ...fraud, others: ['a spectator in red', 'dora'] });
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
    at.does(5, { type: 'CashOut', seat: 5 });
    at.does(5, { type: 'StandUp', seat: 5 });
    const fraud = {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      persons: [5],
      forfeits: [5],
      opinion: 'a switched die',
    } as const;
    const events = at.give(casinoSupervisor, fraud);
    expect(events.find(({ type }) => type === 'BalanceCarried')).toMatchObject({
      person: 'eve',
      cents: -160_00,
    });
  });

  test('nsw/9.4 an outcome is invalidated between call and settlement, and not before there is one', () => {
    for (const strict of [false, true]) {
      const at = shooting(
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
      expect(at.refused(supervisor, fire)).toMatchObject({ code: 'ROLL_NOT_CALLED', clause: 'nsw/9.4' });
      at.deals({ type: 'BringToRest' });
      expect(at.refused(supervisor, fire).code).toBe('ROLL_NOT_CALLED');
      at.deals({ type: 'CallRoll', faces: [4, 3] });
      expect(at.refused(supervisor, { ...fire, roll: 2 }).code).toBe('ROLL_UNDER_WAY');
      expect(at.refused(house, fire).code).toBe('NOT_YOUR_ROLE');
      expect(at.give(supervisor, fire)[0]).toMatchObject({ type: 'RollInvalidated', clause: 'nsw/9.4.1' });
      expect(at.table().roll).toBeUndefined();
      expect(at.table().recent[0]).toMatchObject({ number: 1, invalidated: true, settlements: [] });
      expect(at.stakes()).toEqual({ '1 field': 20_00, '5 any-7': 80_00 });
      // There was no seven: the same shooter goes on, with the same bets.
      expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
      expect(at.refused(supervisor, fire).code).toBe('ROLL_IS_INVALID');
      at.rolls(5, 4);
      expect([at.rack(1), at.rack(5)]).toEqual([220_00, 120_00]);
    }
  });

  test('nsw/9.5 before settlement too the bets are refunded, and those of the one named forfeited', () => {
    const at = home([1, 'field', 20_00], [5, 'field', 80_00]);
    const float = at.float();
    const { inside } = at.books();
    at.calls(5, 4);
    at.give(casinoSupervisor, {
      type: 'InvalidateRoll',
      roll: 1,
      ground: 'fraud',
      bets: 'refund',
      persons: [5],
      forfeits: [5],
      opinion: 'a switched die',
    });
    expect([at.rack(1), at.rack(5)]).toEqual([200_00, 120_00]);
    expect(at.float()).toBe(float + 80_00);
    expect(at.books()).toMatchObject({ inside, bets: 0 });
  });

  test('nsw/9.4 nsw/9.5 what is settled of it already is undone, also where it was cashed out since', () => {
    const at = home([1, 'hard-4', 5_00], [5, 'field', 80_00], [2, 'field', 20_00]);
    const { inside, outside } = at.books();
    at.calls(5, 4);
    const five = at.table().betting.bets.find(({ seat }) => seat === 5)?.bet ?? '';
    at.deals({ type: 'SettleBet', bet: five });
    expect(at.rack(5)).toBe(280_00);
    at.does(5, { type: 'CashOut', seat: 5 });
    expect(at.doesNot(5, { type: 'StandUp', seat: 5 }).code).toBe('ROLL_UNDER_WAY');
    const brawl = { type: 'InvalidateRoll', roll: 1, ground: 'brawl', bets: 'refund' } as const;
    const events = at.give(casinoSupervisor, brawl);
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
