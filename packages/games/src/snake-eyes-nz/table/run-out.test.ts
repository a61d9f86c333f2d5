import { everyRoll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenCasino, givenHome, type TableUnderTest, theDealer } from '../../testing/given-table.ts';

/** Seat 2 gave up the dice with bets undecided, seat 3 declined, and nobody else has a bet. */
function nobodyTakesTheDice(betsInRunOut = false): TableUnderTest {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob', 'cy'], {
    policies: { limitsAtEntry: 'refuse', betsInRunOut, betsAfterVoidRound: false },
  });
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  at.bets(2, { eight: 10_00 });
  at.bets(3, { 'hard-6': 10_00 });
  at.given(2, { type: 'GiveUpDice', seat: 2 });
  expect(at.offers()).toBe(3);
  at.declines(3);
  return at;
}

describe('the dealer throws out what is undecided', () => {
  test('nz/5.9(d) the dealer throws until the last undecided bet is decided', () => {
    const at = nobodyTakesTheDice();
    at.when(theDealer, { type: 'OfferDice' }).thenEvents(
      { type: 'OffersEnded' },
      { type: 'RunOutBegun', dice: ['D1', 'D2'], clause: 'nz/5.9(d)' },
      { type: 'DicePassed' },
    );
    const eight = at.rolls(5, 3);
    expect(eight.events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [
        { wager: 'eight', winnings: 10_00 },
        { wager: 'hard-6', verdict: 'stands' },
      ],
    });
    expect(at.table().shooter.is).toMatchObject({ kind: 'dealer' });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('BETS_ARE_UNDECIDED', 'nz/5.9(d)');
    const hardSix = at.rolls(3, 3);
    expect(hardSix.events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'hard-6', winnings: 90_00 }],
    });
    expect(hardSix.events.at(-1)).toMatchObject({
      type: 'RunOutEnded',
      cause: 'decided',
      clause: 'nz/5.9(d)',
    });
    expect(at.offers()).toBe(1);
  });

  test('nz/1.1(shooter)#2 nz/1.1(roll) nz/5.4 the dealer counts as the shooter: no bet is asked of them, and a seven ends it', () => {
    const at = nobodyTakesTheDice();
    at.given(theDealer, { type: 'OfferDice' });
    at.when(3, { type: 'ThrowDice', seat: 3 }).thenRefused('NOT_THE_SHOOTER');
    at.throws().thenFirst({ type: 'DiceThrown', thrower: 'dealer' });
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 3] });
    at.when(theDealer, { type: 'SettleRoll' }).thenLast({ type: 'RunOutEnded', cause: 'seven' });
    expect(at.table().recent[0]).toMatchObject({ thrower: 'dealer' });
    expect(at.table().shooter.is).toMatchObject({ kind: 'nobody' });
  });

  test('nz/1.1(shooter)#2 of all 36 rolls the six sevens end what the dealer throws, and no other', () => {
    const ending = everyRoll[2].filter((roll) => {
      const at = nobodyTakesTheDice();
      at.given(theDealer, { type: 'OfferDice' });
      return at
        .rolls(...roll)
        .events.some((event) => event.type === 'RunOutEnded' && event.cause === 'seven');
    });
    expect(ending.map((roll) => roll.join('-'))).toEqual(['1-6', '2-5', '3-4', '4-3', '5-2', '6-1']);
  });

  test('nz/5.9(d) taking the last bet down ends it too', () => {
    const at = nobodyTakesTheDice();
    at.given(theDealer, { type: 'OfferDice' });
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b1' });
    at.given(3, { type: 'TakeDownBet', seat: 3, bet: 'b2' });
    at.when(theDealer, { type: 'OfferDice' }).thenEvents(
      { type: 'RunOutEnded', cause: 'decided' },
      { type: 'DiceOffered', to: 1, circuit: 'start' },
    );
  });

  test('nz/5.9(d) no new bets meanwhile, except of a player who takes the dice', () => {
    const at = nobodyTakesTheDice();
    at.given(theDealer, { type: 'OfferDice' });
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.when(1, bet).thenRefused({ clause: 'nz/5.9(d)' });
    at.when(2, { type: 'AcceptDice', seat: 2 }).thenRefused('NOT_OFFERED_TO_YOU');
    at.throws();
    at.when(1, { type: 'AcceptDice', seat: 1 }).thenRefused('NOT_OFFERED_TO_YOU');
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    at.takes(1);
    at.given(1, bet);
    at.throws().thenFirst({ thrower: 1 });
  });

  test('nz/6.1(d)#2 nz/5.9(d) nz/5.6(e) a dealer who loses a die goes on as the shooter would, and then the set is replaced', () => {
    const at = givenCasino('snake-eyes-nz', ['ann', 'bob']);
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, { six: 10_00 });
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    at.given(theDealer, { type: 'OfferDice' });
    at.throws();
    at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nz/6.1(a)' });
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(theDealer, { type: 'DeclareLost', die: 'D2' });
    expect(at.table().dice.replacing).toEqual({ grace: 'dealer' });
    at.when(2, { type: 'AcceptDice', seat: 2 }).thenRefused({ clause: 'nz/6.1(d)' });
    at.when(theDealer, { type: 'PassDice' }).thenFirst({ dice: ['D1', 'D3'] });
    at.rolls(5, 4);
    at.given(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.when(theDealer, { type: 'OfferDice' }).thenEvents('RunOutEnded', 'SetRetired');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED', 'nz/6.1(d)');
  });

  test('nz/5.9(d) the table may open betting during it', () => {
    const at = nobodyTakesTheDice(true);
    at.given(theDealer, { type: 'OfferDice' });
    at.bets(1, { field: 5_00 });
    expect(at.table().betting.bets).toHaveLength(3);
  });

  test('nz/5.9(d) bets that were placed after a seven are nothing left undecided: play starts afresh', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.offers();
    at.takes(1);
    at.bets(1, { six: 5_00 });
    at.rolls(4, 3);
    at.bets(2, { six: 5_00 });
    at.offers();
    at.declines(2);
    expect(at.offers()).toBe(1);
  });

  test('nz/5.9(d) asked afresh nobody takes them, and bets lie there: the dealer throws those too', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.offers();
    at.takes(1);
    at.bets(1, { six: 5_00 });
    at.rolls(4, 3);
    at.bets(2, { six: 5_00 });
    at.offers();
    at.declines(2);
    for (const seat of [1, 2]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    at.when(theDealer, { type: 'OfferDice' }).thenEvents(
      { type: 'OffersEnded' },
      { type: 'RunOutBegun', clause: 'nz/5.9(d)' },
      { type: 'DicePassed' },
    );
    at.rolls(4, 2).thenLast({ type: 'RunOutEnded', cause: 'decided' });
    expect(at.table().ledger.get('rack:2')).toBe(205_00);
    // And so again after that, for play has not ended in between.
    at.bets(2, { eight: 5_00 });
    for (const seat of [1, 2]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    at.when(theDealer, { type: 'OfferDice' }).thenAmong('RunOutBegun');
  });

  test('nz/5.9(d) asked afresh nobody takes them and nothing lies there: the table waits', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.offers();
    at.takes(1);
    at.bets(1, { six: 5_00 });
    at.rolls(4, 3);
    at.bets(2, { six: 5_00 });
    at.offers();
    at.declines(2);
    at.offers();
    at.declines(1);
    at.offers();
    at.declines(2);
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    at.when(theDealer, { type: 'OfferDice' }).thenEvents('OffersEnded');
  });
});
