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
});
