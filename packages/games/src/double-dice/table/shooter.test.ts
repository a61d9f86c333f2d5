import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { dealer, house, inPlay, operator } from '../../testing/at-table.ts';

const pack = 'double-dice';
const five = ['ann', 'bob', 'cy', 'dee', 'eve'] as const;

/** Seat 2 of five has the dice. */
function seatTwoShoots(dice: 'physical' | 'virtual' = 'physical'): AtDice {
  const at = withDice(inPlay(pack, five, { dice }));
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  return at;
}

/** Seat 2 has a bet on the set that begins. */
function seatTwoBets(): AtDice {
  const at = seatTwoShoots();
  at.bets(2, 'shooters-bet', 10_00);
  return at;
}

const rackOf = (at: AtDice, seat: number): number => at.table().ledger.get(`rack:${seat}`) ?? 0;

/** Four good throws. */
function winsASet(at: AtDice): void {
  at.rolls(2, 2);
  at.rolls(6, 5);
  at.rolls(4, 2);
  at.rolls(5, 4);
}

describe('who shoots', () => {
  test('double/7 the dice are offered one seat at a time, from the left of the dealer', () => {
    const at = withDice(inPlay(pack, five));
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 1, clause: 'double/7' });
    expect(at.doesNot(3, { type: 'AcceptDice', seat: 3 })).toMatchObject({ clause: 'double/7' });
    at.declines(1);
    expect(at.offers()).toBe(2);
    at.takes(2);
    at.bets(2, 'shooters-bet', 5_00);
    expect(at.throws()[0]).toMatchObject({ thrower: 2 });
  });

  test("double/7.1 the first throw of every set waits for the shooter's own Shooter's Bet", () => {
    const at = seatTwoShoots();
    at.bets(2, 'number-6', 10_00);
    at.bets(3, 'shooters-bet', 5_00);
    const lacking = { code: 'SHOOTER_HAS_NO_BET', clause: 'double/7.1' };
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 })).toMatchObject(lacking);
    at.bets(2, 'shooters-bet', 5_00);
    winsASet(at);
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 })).toMatchObject(lacking);
    at.bets(2, 'shooters-bet', 5_00);
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('double/7.8 a seven ends the turn; double/7.8#2 the next players clockwise are asked, bet or no bet', () => {
    const at = seatTwoBets();
    expect(at.rolls(4, 3).at(-1)).toMatchObject({
      type: 'DiceGivenUp',
      seat: 2,
      cause: 'seven',
      clause: 'double/7.8',
    });
    expect(at.table().thrown).toBe(0);
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 }).code).toBe('NO_SHOOTER');
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 3, clause: 'double/7.8#2' });
    at.declines(3);
    expect(at.offers()).toBe(4);
    expect(at.doesNot(5, { type: 'AcceptDice', seat: 5 })).toMatchObject({
      code: 'NOT_OFFERED_TO_YOU',
      clause: 'double/7.8#2',
    });
  });

  test('double/7.7 both dice leave in one event, and both faces come in one', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, 'shooters-bet', 5_00);
    expect(at.throws()).toMatchObject([{ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'double/7.7' }]);
    expect(at.refused(dealer, { type: 'BringToRest', faces: [3, 3] }).clause).toBe('double/7.7');
    expect(at.give(house, { type: 'BringToRest', faces: [3, 4] })).toMatchObject([{ faces: [3, 4] }]);
  });
});

describe('a turn of sets', () => {
  test('double/7.5#2 after a set the shooter bets again or passes, and not in between', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    expect(at.doesNot(2, { type: 'GiveUpDice', seat: 2 })).toMatchObject({
      code: 'SET_NOT_FINISHED',
      clause: 'double/7.5#2',
    });
    at.rolls(6, 5);
    at.rolls(4, 2);
    expect(at.rolls(5, 4)).toContainEqual(
      expect.objectContaining({ type: 'ShooterPrompted', seat: 2, clause: 'double/7.5#2' }),
    );
    at.bets(2, 'shooters-bet', 10_00);
    winsASet(at);
    expect(at.table().thrown).toBe(8);
    at.does(2, { type: 'GiveUpDice', seat: 2 });
    expect(at.offers()).toBe(3);
  });

  test('double/7.2 a shooter whose stake is down throws the set, and does not leave it to the next', () => {
    const at = seatTwoBets();
    expect(at.doesNot(2, { type: 'GiveUpDice', seat: 2 })).toMatchObject({
      code: 'BET_IS_LOCKED',
      clause: 'double/7.2',
    });
    const before = seatTwoShoots();
    before.does(2, { type: 'GiveUpDice', seat: 2 });
    expect(before.offers()).toBe(3);
  });

  test('double/5.1 a void throw is made again by the same shooter, who cannot pass', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    at.rolls(6, 5);
    at.voids('off-the-mat');
    expect(at.doesNot(2, { type: 'GiveUpDice', seat: 2 })).toMatchObject({
      code: 'THROW_AGAIN_FIRST',
      clause: 'double/5.1',
    });
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('DICE_ARE_TAKEN');
    expect(at.throws()[0]).toMatchObject({ thrower: 2 });
    expect(at.table().thrown).toBe(2);
  });

  test('double/5.1 a void first throw holds the shooter too, though no throw counts yet', () => {
    const at = seatTwoBets();
    at.voids('off-the-mat');
    expect(at.doesNot(2, { type: 'GiveUpDice', seat: 2 }).code).toBe('THROW_AGAIN_FIRST');
  });

  test.each([
    [1, 'loses', 0],
    [3, 'loses', 0],
    [4, 'wins', 25_00],
    [5, 'wins', 50_00],
  ] as const)(
    'double/odds(bonus-final-count) passing after %i sets: the bonus %s',
    (sets, verdict, winnings) => {
      const at = seatTwoShoots();
      at.bets(3, 'bonus', 5_00);
      for (let set = 1; set <= sets; set++) {
        at.bets(2, 'shooters-bet', 10_00);
        winsASet(at);
      }
      const before = rackOf(at, 3);
      expect(at.does(2, { type: 'GiveUpDice', seat: 2 })).toMatchObject([
        { type: 'TurnEnded', seat: 2, settlements: [{ seat: 3, wager: 'bonus', verdict, winnings }] },
        { type: 'DiceGivenUp', cause: 'chosen' },
      ]);
      expect(rackOf(at, 3)).toBe(before + winnings + (verdict === 'wins' ? 5_00 : 0));
      expect(at.table().betting.bets).toEqual([]);
    },
  );
});

describe('a shooter who cannot go on', () => {
  test('double/7.9 the operator names a substitute, who finishes the set for the account of the shooter', () => {
    const at = seatTwoBets();
    const before = rackOf(at, 2);
    at.rolls(2, 2);
    at.rolls(6, 5);
    expect(at.deals({ type: 'ReportUnable' })[0]).toMatchObject({ type: 'ShooterUnable', seat: 2 });
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({
      code: 'SET_NOT_FINISHED',
      clause: 'double/7.9',
    });
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 }).code).toBe('NOT_THE_SHOOTER');
    const naming = { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' } as const;
    expect(at.dealRefused(naming).code).toBe('NOT_YOUR_ROLE');
    expect(at.give(operator, naming)[0]).toMatchObject({
      type: 'SubstituteNamed',
      seat: 2,
      person: 'dee',
      clause: 'double/7.9',
    });
    expect(at.dealRefused({ type: 'OfferDice' }).clause).toBe('double/7.9');
    const thrown = (first: 1 | 5, second: 4): readonly string[] => {
      expect(at.does(4, { type: 'ThrowDice' })[0]).toMatchObject({ thrower: 2, substitute: 'dee' });
      at.deals({ type: 'BringToRest' });
      at.deals({ type: 'CallRoll', faces: [first, second] });
      return at.deals({ type: 'SettleRoll' }).map(({ type }) => type);
    };
    expect(thrown(1, 4)).toEqual(['RollSettled', 'DicePassed']);
    expect(thrown(5, 4)).toEqual(['RollSettled', 'DiceGivenUp']);
    expect(rackOf(at, 2)).toBe(before + 20_00);
    expect(at.offers()).toBe(3);
  });

  test('double/7.9 the locked bet stays, and the end of the set ends the turn and decides the bonus', () => {
    const at = seatTwoBets();
    at.bets(3, 'bonus', 5_00);
    winsASet(at);
    at.bets(2, 'shooters-bet', 10_00);
    at.rolls(2, 2);
    at.deals({ type: 'ReportUnable' });
    at.give(operator, { type: 'NameSubstitute', person: 'olga', born: '1980-01-01' });
    expect(at.table().betting.bets.map(({ wager }) => wager)).toContain('shooters-bet');
    const throwsFour = (): readonly string[] => {
      at.give(operator, { type: 'ThrowDice' });
      at.deals({ type: 'BringToRest' });
      at.deals({ type: 'CallRoll', faces: [2, 2] });
      return at.deals({ type: 'SettleRoll' }).map(({ type }) => type);
    };
    throwsFour();
    throwsFour();
    expect(throwsFour()).toEqual(['RollSettled', 'TurnEnded', 'DiceGivenUp']);
    expect(at.table().betting.bets).toEqual([]);
  });

  test('double/7.9 the operator may direct the whole turn', () => {
    const at = seatTwoBets();
    at.bets(3, 'bonus', 5_00);
    at.rolls(2, 2);
    at.deals({ type: 'ReportUnable' });
    at.give(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01', until: 'turn' });
    for (let thrown = 2; thrown <= 5; thrown++) {
      at.does(4, { type: 'ThrowDice' });
      at.deals({ type: 'BringToRest' });
      at.deals({ type: 'CallRoll', faces: [2, 2] });
      at.deals({ type: 'SettleRoll' });
    }
    expect(at.table()).toMatchObject({
      thrown: 5,
      shooter: { is: { kind: 'seat', seat: 2, substitute: 'dee' } },
    });
  });

  test('double/10 a substitute is 18 on the day: a day short is refused', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    at.deals({ type: 'ReportUnable' });
    const naming = { type: 'NameSubstitute', person: 'dee' } as const;
    expect(at.refused(operator, { ...naming, born: '2008-05-11' })).toMatchObject({
      code: 'UNDER_AGE',
      clause: 'double/10',
    });
    expect(at.give(operator, { ...naming, born: '2008-05-10' })[0]?.type).toBe('SubstituteNamed');
  });

  test('double/7.9 between sets nobody stands in: the turn is over and the dice go on', () => {
    const at = seatTwoBets();
    winsASet(at);
    expect(at.refused(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' })).toMatchObject(
      {
        code: 'NO_SET_UNDER_WAY',
        clause: 'double/7.9',
      },
    );
    expect(at.deals({ type: 'ReportUnable' })[0]).toMatchObject({ type: 'DiceGivenUp', cause: 'left' });
    expect(at.offers()).toBe(3);
  });
});
