import { defaultPace, houseDealer, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  dealer,
  givenHome,
  house,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'double-dice';
const five = ['ann', 'bob', 'cy', 'dee', 'eve'] as const;

/** Seat 2 of five has the dice. */
function seatTwoShoots(dice: 'physical' | 'virtual' = 'physical'): TableUnderTest {
  const at = givenHome(pack, five, { dice });
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  return at;
}

/** Seat 2 has a bet on the set that begins. */
function seatTwoBets(): TableUnderTest {
  const at = seatTwoShoots();
  at.bets(2, { 'shooters-bet': 10_00 });
  return at;
}

const rackOf = (at: TableUnderTest, seat: number): number => at.table().ledger.get(`rack:${seat}`) ?? 0;

/** Four good throws. */
function winsASet(at: TableUnderTest): void {
  at.rolls(2, 2);
  at.rolls(6, 5);
  at.rolls(4, 2);
  at.rolls(5, 4);
}

describe('who shoots', () => {
  test('double/7 the dice are offered one seat at a time, from the left of the dealer', () => {
    const at = givenHome(pack, five);
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 1, clause: 'double/7' });
    at.when(3, { type: 'AcceptDice', seat: 3 }).thenRefused({ clause: 'double/7' });
    at.declines(1);
    expect(at.offers()).toBe(2);
    at.takes(2);
    at.bets(2, { 'shooters-bet': 5_00 });
    at.throws().thenFirst({ thrower: 2 });
  });

  test("double/7.1 the first throw of every set waits for the shooter's own Shooter's Bet", () => {
    const at = seatTwoShoots();
    at.bets(2, { 'number-6': 10_00 });
    at.bets(3, { 'shooters-bet': 5_00 });
    const lacking = { code: 'SHOOTER_HAS_NO_BET', clause: 'double/7.1' };
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused(lacking);
    at.bets(2, { 'shooters-bet': 5_00 });
    winsASet(at);
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused(lacking);
    at.bets(2, { 'shooters-bet': 5_00 });
    at.throws().thenFirst('DiceThrown');
  });

  test('double/7.8 a seven ends the turn; double/7.8#2 the next players clockwise are asked, bet or no bet', () => {
    const at = seatTwoBets();
    at.rolls(4, 3).thenLast({
      type: 'DiceGivenUp',
      seat: 2,
      cause: 'seven',
      clause: 'double/7.8',
    });
    expect(at.table().thrown).toBe(0);
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused('NO_SHOOTER');
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 3, clause: 'double/7.8#2' });
    at.declines(3);
    expect(at.offers()).toBe(4);
    at.when(5, { type: 'AcceptDice', seat: 5 }).thenRefused('NOT_OFFERED_TO_YOU', 'double/7.8#2');
  });

  test('double/7.7 both dice leave in one event, and both faces come in one', () => {
    const at = seatTwoShoots('virtual');
    at.bets(2, { 'shooters-bet': 5_00 });
    at.throws().thenEvents({ type: 'DiceThrown', dice: ['D1', 'D2'], clause: 'double/7.7' });
    at.given(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    at.when(dealer, { type: 'BringToRest', faces: [3, 3] }).thenRefused({ clause: 'double/7.7' });
    at.when(house, { type: 'BringToRest', faces: [3, 4] }).thenEvents({ faces: [3, 4] });
  });
});

describe('a turn of sets', () => {
  test('double/7.5#2 after a set the shooter bets again or passes, and not in between', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenRefused('SET_NOT_FINISHED', 'double/7.5#2');
    at.rolls(6, 5);
    at.rolls(4, 2);
    at.rolls(5, 4).thenAmong({ type: 'ShooterPrompted', seat: 2, clause: 'double/7.5#2' });
    at.bets(2, { 'shooters-bet': 10_00 });
    winsASet(at);
    expect(at.table().thrown).toBe(8);
    at.given(2, { type: 'GiveUpDice', seat: 2 });
    expect(at.offers()).toBe(3);
  });

  test('double/7.2 a shooter whose stake is down throws the set, and does not leave it to the next', () => {
    const at = seatTwoBets();
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenRefused('BET_IS_LOCKED', 'double/7.2');
    const before = seatTwoShoots();
    before.given(2, { type: 'GiveUpDice', seat: 2 });
    expect(before.offers()).toBe(3);
  });

  test('double/5.1 a void throw is made again by the same shooter, who cannot pass', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    at.rolls(6, 5);
    at.voids('off-the-mat');
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenRefused('THROW_AGAIN_FIRST', 'double/5.1');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('DICE_ARE_TAKEN');
    at.throws().thenFirst({ thrower: 2 });
    expect(at.table().thrown).toBe(2);
  });

  test('double/5.1 a void first throw holds the shooter too, though no throw counts yet', () => {
    const at = seatTwoBets();
    at.voids('off-the-mat');
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenRefused('THROW_AGAIN_FIRST');
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
      at.bets(3, { bonus: 5_00 });
      for (let set = 1; set <= sets; set++) {
        at.bets(2, { 'shooters-bet': 10_00 });
        winsASet(at);
      }
      const before = rackOf(at, 3);
      at.when(2, { type: 'GiveUpDice', seat: 2 }).thenEvents(
        { type: 'TurnEnded', seat: 2, settlements: [{ seat: 3, wager: 'bonus', verdict, winnings }] },
        { type: 'DiceGivenUp', cause: 'chosen' },
      );
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
    at.when(theDealer, { type: 'ReportUnable' }).thenFirst({ type: 'ShooterUnable', seat: 2 });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('SET_NOT_FINISHED', 'double/7.9');
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused('NOT_THE_SHOOTER');
    const naming = { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' } as const;
    at.when(theDealer, naming).thenRefused('NOT_YOUR_ROLE');
    at.when(operator, naming).thenFirst({
      type: 'SubstituteNamed',
      seat: 2,
      person: 'dee',
      clause: 'double/7.9',
    });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused({ clause: 'double/7.9' });
    const thrown = (first: 1 | 5, second: 4): readonly string[] => {
      at.when(4, { type: 'ThrowDice' }).thenFirst({ thrower: 2, substitute: 'dee' });
      at.given(theDealer, { type: 'BringToRest' });
      at.given(theDealer, { type: 'CallRoll', faces: [first, second] });
      return at.given(theDealer, { type: 'SettleRoll' }).events.map(({ type }) => type);
    };
    expect(thrown(1, 4)).toEqual(['RollSettled', 'DicePassed']);
    expect(thrown(5, 4)).toEqual(['RollSettled', 'DiceGivenUp']);
    expect(rackOf(at, 2)).toBe(before + 20_00);
    expect(at.offers()).toBe(3);
  });

  test('double/7.9 the locked bet stays, and the end of the set ends the turn and decides the bonus', () => {
    const at = seatTwoBets();
    at.bets(3, { bonus: 5_00 });
    winsASet(at);
    at.bets(2, { 'shooters-bet': 10_00 });
    at.rolls(2, 2);
    at.given(theDealer, { type: 'ReportUnable' });
    at.given(operator, { type: 'NameSubstitute', person: 'olga', born: '1980-01-01' });
    expect(at.table().betting.bets.map(({ wager }) => wager)).toContain('shooters-bet');
    const throwsFour = (): readonly string[] => {
      at.given(operator, { type: 'ThrowDice' });
      at.given(theDealer, { type: 'BringToRest' });
      at.given(theDealer, { type: 'CallRoll', faces: [2, 2] });
      return at.given(theDealer, { type: 'SettleRoll' }).events.map(({ type }) => type);
    };
    throwsFour();
    throwsFour();
    expect(throwsFour()).toEqual(['RollSettled', 'TurnEnded', 'DiceGivenUp']);
    expect(at.table().betting.bets).toEqual([]);
  });

  test('double/7.9 the operator may direct the whole turn', () => {
    const at = seatTwoBets();
    at.bets(3, { bonus: 5_00 });
    at.rolls(2, 2);
    at.given(theDealer, { type: 'ReportUnable' });
    at.given(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01', until: 'turn' });
    for (let thrown = 2; thrown <= 5; thrown++) {
      at.given(4, { type: 'ThrowDice' });
      at.given(theDealer, { type: 'BringToRest' });
      at.given(theDealer, { type: 'CallRoll', faces: [2, 2] });
      at.given(theDealer, { type: 'SettleRoll' });
    }
    expect(at.table()).toMatchObject({
      thrown: 5,
      shooter: { is: { kind: 'seat', seat: 2, substitute: 'dee' } },
    });
  });

  test('double/10 a substitute is 18 on the day: a day short is refused', () => {
    const at = seatTwoBets();
    at.rolls(2, 2);
    at.given(theDealer, { type: 'ReportUnable' });
    const naming = { type: 'NameSubstitute', person: 'dee' } as const;
    at.when(operator, { ...naming, born: '2008-05-11' }).thenRefused('UNDER_AGE', 'double/10');
    at.when(operator, { ...naming, born: '2008-05-10' }).thenFirst('SubstituteNamed');
  });

  test('double/7.9 between sets nobody stands in: the turn is over and the dice go on', () => {
    const at = seatTwoBets();
    winsASet(at);
    at.when(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' }).thenRefused(
      'NO_SET_UNDER_WAY',
      'double/7.9',
    );
    at.when(theDealer, { type: 'ReportUnable' }).thenFirst({ type: 'DiceGivenUp', cause: 'left' });
    expect(at.offers()).toBe(3);
  });
});

const substitutes = { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' } as const;

/** Dee, at seat 4, throws for seat 2 and the dealer settles it. */
function deeThrows(at: TableUnderTest, first: Pips, second: Pips): readonly string[] {
  at.given(4, { type: 'ThrowDice' });
  at.given(theDealer, { type: 'BringToRest' });
  at.given(theDealer, { type: 'CallRoll', faces: [first, second] });
  return at.given(theDealer, { type: 'SettleRoll' }).events.map(({ type }) => type);
}

/** Sets that seat 2 wins one after the other, with $5 of seat 3 on the bonus from the start. */
function seatTwoWins(sets: number): TableUnderTest {
  const at = seatTwoShoots();
  at.bets(3, { bonus: 5_00 });
  for (let set = 1; set <= sets; set++) {
    at.bets(2, { 'shooters-bet': 10_00 });
    winsASet(at);
  }
  return at;
}

describe('a stake on a set that its shooter does not throw', () => {
  test('double/7.9 with the stake down and no throw made a substitute throws the set before the dice go on', () => {
    const at = seatTwoBets();
    at.bets(3, { 'shooters-bet': 20_00 });
    at.when(theDealer, { type: 'ReportUnable' }).thenEvents({
      type: 'ShooterUnable',
      seat: 2,
      clause: 'double/7.9',
    });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('SET_NOT_FINISHED', 'double/7.9');
    at.when(operator, substitutes).thenFirst({ type: 'SubstituteNamed', until: 'set' });
    for (let thrown = 1; thrown < 4; thrown++)
      expect(deeThrows(at, 2, 2)).toEqual(['RollSettled', 'DicePassed']);
    expect(deeThrows(at, 5, 4)).toEqual(['RollSettled', 'DiceGivenUp']);
    expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([210_00, 220_00]);
    expect(at.offers()).toBe(3);
  });

  test('double/7.9 a whole turn is left to a substitute only where a bet is on the turn', () => {
    const at = seatTwoBets();
    at.given(theDealer, { type: 'ReportUnable' });
    at.when(operator, { ...substitutes, until: 'turn' }).thenRefused('NO_TURN_TO_FINISH', 'double/7.9');
    at.when(operator, { ...substitutes, until: 'set' }).thenFirst('SubstituteNamed');
  });

  test('double/7.2 what is laid while nobody has the dice is free, and locked once somebody has them', () => {
    const at = givenHome(pack, five);
    at.bets(3, { 'shooters-bet': 10_00 });
    at.bets(3, { 'shooters-bet': 5_00 });
    at.offers();
    const bet = at.table().betting.bets[0]?.bet ?? '';
    at.when(3, { type: 'TakeDownBet', seat: 3, bet, leave: 10_00 }).thenEvents({
      type: 'BetTakenDown',
      chips: 5_00,
    });
    at.takes(1);
    const locked = { code: 'BET_IS_LOCKED', clause: 'double/7.2' };
    at.when(3, { type: 'TakeDownBet', seat: 3, bet }).thenRefused(locked);
    at.when(3, { type: 'PlaceBets', seat: 3, bets: [{ wager: 'shooters-bet', chips: 5_00 }] }).thenRefused(
      locked,
    );
  });

  test.each([
    ['passes', (at: TableUnderTest) => at.given(2, { type: 'GiveUpDice', seat: 2 })],
    ['cannot go on', (at: TableUnderTest) => at.given(theDealer, { type: 'ReportUnable' })],
  ])('double/7.2 a stake on a shooter who %s before the set goes back and rides on nobody', (_, ends) => {
    const at = seatTwoShoots();
    at.bets(3, { 'shooters-bet': 10_00 });
    at.bets(3, { 'number-6': 5_00 });
    ends(at).thenEvents(
      { type: 'BetTakenDown', chips: 10_00, clause: 'double/7.2' },
      { type: 'DiceGivenUp', seat: 2 },
    );
    expect(at.table().betting.bets.map(({ wager }) => wager)).toEqual(['number-6']);
    expect(rackOf(at, 3)).toBe(195_00);
    at.offers();
    at.takes(3);
    at.bets(3, { 'shooters-bet': 10_00 });
    at.rolls(3, 4);
    expect(rackOf(at, 3)).toBe(185_00);
  });

  test('double/7.5#2 the same between sets: a shooter who passes leaves no stake of others behind', () => {
    const at = seatTwoBets();
    winsASet(at);
    at.bets(3, { 'shooters-bet': 10_00 });
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenEvents(
      { type: 'BetTakenDown', chips: 10_00, clause: 'double/7.2' },
      { type: 'DiceGivenUp', cause: 'chosen', clause: 'double/7.5#2' },
    );
    expect(rackOf(at, 3)).toBe(200_00);
  });
});

describe('closing in the course of a turn', () => {
  const closes = { type: 'CloseTable' } as const;

  test.each([
    ['9.3', 1, 'loses', 0],
    ['9.3', 3, 'loses', 0],
    ['9.4', 4, 'wins', 25_00],
    ['9.5', 5, 'wins', 50_00],
  ] as const)(
    'double/%s closing after %i sets decides the bonus as giving up the dice does: it %s',
    (_, sets, verdict, winnings) => {
      const at = seatTwoWins(sets);
      at.bets(3, { 'number-6': 5_00 });
      at.bets(3, { 'shooters-bet': 5_00 });
      const before = rackOf(at, 3);
      at.when(operator, closes).thenEvents(
        { type: 'TurnEnded', seat: 2, settlements: [{ seat: 3, wager: 'bonus', verdict, winnings }] },
        { type: 'BetTakenDown', chips: 5_00, clause: 'double/7.2' },
        { type: 'BetTakenDown', chips: 5_00, clause: 'policy/closing' },
        { type: 'FloatLocked' },
        { type: 'TableClosed' },
      );
      expect(rackOf(at, 3)).toBe(before + 10_00 + winnings + (verdict === 'wins' ? 5_00 : 0));
      expect(at.table().ledger.get('layout') ?? 0).toBe(0);
    },
  );

  test('double/9.1 before the first throw of a turn the bonus goes back', () => {
    const at = seatTwoShoots();
    at.bets(3, { bonus: 5_00 });
    at.when(operator, closes).thenFirst({ type: 'BetTakenDown', clause: 'policy/closing' });
    expect(rackOf(at, 3)).toBe(200_00);
  });

  test('double/5.1#2 right after a No Throw the table is not closed, whatever is said of the set', () => {
    const at = seatTwoBets();
    at.voids('off-the-mat');
    const again = { code: 'THROW_AGAIN_FIRST', clause: 'double/5.1#2' };
    at.when(operator, closes).thenRefused(again);
    at.when(operator, { ...closes, breaksOff: true }).thenRefused(again);
    at.rolls(4, 3);
    at.when(operator, closes).thenLast('TableClosed');
  });

  test('double/7.2 in the middle of a set it is first said what becomes of the locked bets', () => {
    const at = seatTwoWins(4);
    at.bets(2, { 'shooters-bet': 10_00 });
    at.bets(3, { 'shooters-bet': 20_00 });
    at.rolls(2, 2);
    at.when(operator, closes).thenRefused({
      code: 'SET_NOT_FINISHED',
      case: 'turn',
      clause: 'double/7.2',
      thrown: 1,
      throws: 4,
      bets: 2,
      won: 4,
    });
    const before = [rackOf(at, 2), rackOf(at, 3)];
    at.given(operator, { ...closes, breaksOff: true });
    expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([
      (before[0] ?? 0) + 10_00,
      (before[1] ?? 0) + 20_00 + 30_00,
    ]);
    expect(at.table().state).toBe('closed');
  });

  test.each([1, 2, 3])(
    'double/9.1#2 broken off after throw %i of the first set, the bonus goes back',
    (thrown) => {
      const at = seatTwoShoots();
      at.bets(3, { bonus: 5_00 });
      at.bets(2, { 'shooters-bet': 10_00 });
      for (let each = 0; each < thrown; each++) at.rolls(2, 2);
      at.when(operator, closes).thenRefused('SET_NOT_FINISHED');
      at.given(operator, { ...closes, breaksOff: true });
      expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([200_00, 200_00]);
    },
  );

  test('double/7.9 the house that closes by the clock waits for the end of a set', () => {
    const at = givenHome(pack, five, { dice: 'virtual' });
    at.offers();
    at.takes(1);
    at.bets(1, { 'shooters-bet': 10_00 });
    at.rolls(2, 2);
    const wish = () => {
      const rules = tableRules[pack];
      if (rules === undefined) throw new Error('no rules');
      return houseDealer(rules, at.table(), at.now(), { ...defaultPace, closesAt: at.now() })?.command.type;
    };
    expect(wish()).not.toBe('CloseTable');
    for (let thrown = 2; thrown <= 4; thrown++) at.rolls(2, 2);
    expect(wish()).toBe('CloseTable');
  });
});

describe('a throw put right after the turn has moved on', () => {
  const putsRight = (at: TableUnderTest, faces: readonly [Pips, Pips] | 'void') =>
    at.given(operator, { type: 'OverruleCall', faces, words: 'read wrongly' });
  const stakes = (at: TableUnderTest) =>
    at.table().betting.bets.map(({ seat, wager, stage }) => `${seat} ${wager} ${stage}`);

  test('double/5.1 the last throw of a set turns out void: it is thrown again, and new stakes on the next set go back', () => {
    const at = seatTwoBets();
    winsASet(at);
    at.bets(2, { 'shooters-bet': 10_00 });
    at.bets(3, { 'shooters-bet': 5_00 });
    putsRight(at, 'void');
    expect(stakes(at)).toEqual(['2 shooters-bet throw4']);
    expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([190_00, 200_00]);
    at.rolls(5, 4);
    expect(rackOf(at, 2)).toBe(210_00);
  });

  test('double/7.8 the last throw of a set turns out seven: stakes on a set that is not to come go back', () => {
    const at = seatTwoBets();
    winsASet(at);
    at.bets(2, { 'shooters-bet': 200_00 });
    at.bets(3, { 'shooters-bet': 5_00 });
    putsRight(at, [4, 3]);
    expect(stakes(at)).toEqual([]);
    expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([190_00, 200_00]);
    expect(at.events().map(({ type }) => type)).not.toContain('BalanceCarried');
    expect(at.offers()).toBe(3);
  });

  test('double/5.1 the throw turns out void after the shooter has passed: the dice come back for it', () => {
    const at = seatTwoBets();
    winsASet(at);
    at.given(2, { type: 'GiveUpDice', seat: 2 });
    at.bets(4, { 'shooters-bet': 5_00 });
    putsRight(at, 'void');
    expect(at.table()).toMatchObject({ thrown: 3, frozen: true, shooter: { is: { kind: 'seat', seat: 2 } } });
    expect(stakes(at)).toEqual(['2 shooters-bet throw4']);
    expect(rackOf(at, 4)).toBe(200_00);
  });

  test('double/9.1#2 a wrong seven: bonus bets made for the next turn go back when the turn goes on', () => {
    const at = seatTwoBets();
    at.bets(3, { bonus: 5_00 });
    at.rolls(2, 2);
    at.rolls(4, 3);
    at.bets(4, { bonus: 5_00 });
    at.bets(4, { 'shooters-bet': 5_00 });
    putsRight(at, [4, 4]);
    expect(stakes(at).toSorted()).toEqual(['2 shooters-bet throw3', '3 bonus set1throw3']);
    expect(rackOf(at, 4)).toBe(200_00);
    expect(at.table().thrown).toBe(2);
  });

  test('double/9.1#2 the same in the first set of a turn: the bonus goes back', () => {
    const at = seatTwoBets();
    at.bets(3, { bonus: 5_00 });
    at.rolls(2, 2);
    at.rolls(4, 3);
    at.offers();
    at.takes(3);
    putsRight(at, [4, 4]);
    expect(stakes(at)).toEqual([]);
    expect([rackOf(at, 2), rackOf(at, 3)]).toEqual([200_00, 200_00]);
  });

  test('double/7.2 a wrong seven found when another has the dice: what hung on the turn does not ride on the next', () => {
    const at = seatTwoWins(4);
    at.bets(2, { 'shooters-bet': 10_00 });
    at.bets(4, { 'shooters-bet': 10_00 });
    const [two, three, four] = [2, 3, 4].map((seat) => rackOf(at, seat));
    at.rolls(4, 3);
    at.offers();
    at.takes(3);
    at.bets(3, { 'shooters-bet': 10_00 });
    putsRight(at, [4, 4]);
    // The set counts as not thrown; the four before it pay the bonus.
    expect(stakes(at)).toEqual(['3 shooters-bet throw1']);
    expect([2, 3, 4].map((seat) => rackOf(at, seat))).toEqual([
      (two ?? 0) + 10_00,
      (three ?? 0) + 30_00 - 10_00,
      (four ?? 0) + 10_00,
    ]);
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 3 });
  });
});
