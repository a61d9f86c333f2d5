import { everyRoll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { inPlay, inStrictPlay } from '../../testing/at-table.ts';

/** Seat 2 gave up the dice with bets undecided, seat 3 declined, and nobody else has a bet. */
function nobodyTakesTheDice(betsInRunOut = false): AtDice {
  const at = withDice(
    inPlay('snake-eyes-nz', ['ann', 'bob', 'cy'], {
      policies: { limitsAtEntry: 'refuse', betsInRunOut, betsAfterVoidRound: false },
    }),
  );
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  at.bets(2, 'eight', 10_00);
  at.bets(3, 'hard-6', 10_00);
  at.does(2, { type: 'GiveUpDice', seat: 2 });
  expect(at.offers()).toBe(3);
  at.declines(3);
  return at;
}

describe('the dealer throws out what is undecided', () => {
  test('nz/5.9(d) the dealer throws until the last undecided bet is decided', () => {
    const at = nobodyTakesTheDice();
    expect(at.deals({ type: 'OfferDice' })).toMatchObject([
      { type: 'OffersEnded' },
      { type: 'RunOutBegun', dice: ['D1', 'D2'], clause: 'nz/5.9(d)' },
      { type: 'DicePassed' },
    ]);
    const eight = at.rolls(5, 3);
    expect(eight.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [
        { wager: 'eight', winnings: 10_00 },
        { wager: 'hard-6', verdict: 'stands' },
      ],
    });
    expect(at.table().shooter.is).toMatchObject({ kind: 'dealer' });
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({
      code: 'BETS_ARE_UNDECIDED',
      clause: 'nz/5.9(d)',
    });
    const hardSix = at.rolls(3, 3);
    expect(hardSix.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'hard-6', winnings: 90_00 }],
    });
    expect(hardSix.at(-1)).toMatchObject({ type: 'RunOutEnded', cause: 'decided', clause: 'nz/5.9(d)' });
    expect(at.offers()).toBe(1);
  });

  test('nz/1.1(shooter)#2 nz/1.1(roll) nz/5.4 the dealer counts as the shooter: no bet is asked of them, and a seven ends it', () => {
    const at = nobodyTakesTheDice();
    at.deals({ type: 'OfferDice' });
    expect(at.doesNot(3, { type: 'ThrowDice', seat: 3 }).code).toBe('NOT_THE_SHOOTER');
    expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', thrower: 'dealer' });
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [4, 3] });
    expect(at.deals({ type: 'SettleRoll' }).at(-1)).toMatchObject({ type: 'RunOutEnded', cause: 'seven' });
    expect(at.table().recent[0]).toMatchObject({ thrower: 'dealer' });
    expect(at.table().shooter.is).toMatchObject({ kind: 'nobody' });
  });

  test('nz/1.1(shooter)#2 of all 36 rolls the six sevens end what the dealer throws, and no other', () => {
    const ending = everyRoll[2].filter((roll) => {
      const at = nobodyTakesTheDice();
      at.deals({ type: 'OfferDice' });
      return at.rolls(...roll).some((event) => event.type === 'RunOutEnded' && event.cause === 'seven');
    });
    expect(ending.map((roll) => roll.join('-'))).toEqual(['1-6', '2-5', '3-4', '4-3', '5-2', '6-1']);
  });

  test('nz/5.9(d) taking the last bet down ends it too', () => {
    const at = nobodyTakesTheDice();
    at.deals({ type: 'OfferDice' });
    at.does(2, { type: 'TakeDownBet', seat: 2, bet: 'b1' });
    at.does(3, { type: 'TakeDownBet', seat: 3, bet: 'b2' });
    expect(at.deals({ type: 'OfferDice' })).toMatchObject([
      { type: 'RunOutEnded', cause: 'decided' },
      { type: 'DiceOffered', to: 1, circuit: 'start' },
    ]);
  });

  test('nz/5.9(d) no new bets meanwhile, except of a player who takes the dice', () => {
    const at = nobodyTakesTheDice();
    at.deals({ type: 'OfferDice' });
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    expect(at.doesNot(1, bet)).toMatchObject({ clause: 'nz/5.9(d)' });
    expect(at.doesNot(2, { type: 'AcceptDice', seat: 2 }).code).toBe('NOT_OFFERED_TO_YOU');
    at.throws();
    expect(at.doesNot(1, { type: 'AcceptDice', seat: 1 }).code).toBe('NOT_OFFERED_TO_YOU');
    at.deals({ type: 'CallNoRoll', reason: 'die-on-die' });
    at.takes(1);
    at.does(1, bet);
    expect(at.throws()[0]).toMatchObject({ thrower: 1 });
  });

  test('nz/6.1(d)#2 nz/5.9(d) nz/5.6(e) a dealer who loses a die goes on as the shooter would, and then the set is replaced', () => {
    const at = withDice(inStrictPlay('snake-eyes-nz', ['ann', 'bob']));
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, 'six', 10_00);
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    at.deals({ type: 'OfferDice' });
    at.throws();
    at.deals({ type: 'RecordDieOff', die: 'D2' });
    expect(at.dealRefused({ type: 'PassDice' }).clause).toBe('nz/6.1(a)');
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.deals({ type: 'DeclareLost', die: 'D2' });
    expect(at.table().dice.replacing).toEqual({ grace: 'dealer' });
    expect(at.doesNot(2, { type: 'AcceptDice', seat: 2 })).toMatchObject({ clause: 'nz/6.1(d)' });
    expect(at.deals({ type: 'PassDice' })[0]).toMatchObject({ dice: ['D1', 'D3'] });
    at.rolls(5, 4);
    at.does(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(at.deals({ type: 'OfferDice' }).map(({ type }) => type)).toEqual(['RunOutEnded', 'SetRetired']);
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({
      code: 'NEW_SET_NEEDED',
      clause: 'nz/6.1(d)',
    });
  });

  test('nz/5.9(d) the table may open betting during it', () => {
    const at = nobodyTakesTheDice(true);
    at.deals({ type: 'OfferDice' });
    at.bets(1, 'field', 5_00);
    expect(at.table().betting.bets).toHaveLength(3);
  });

  test('nz/5.9(d) bets that were placed after a seven are nothing left undecided: play starts afresh', () => {
    const at = withDice(inPlay('snake-eyes-nz', ['ann', 'bob']));
    at.offers();
    at.takes(1);
    at.bets(1, 'six', 5_00);
    at.rolls(4, 3);
    at.bets(2, 'six', 5_00);
    at.offers();
    at.declines(2);
    expect(at.offers()).toBe(1);
  });

  test('nz/5.9(d) asked afresh nobody takes them, and bets lie there: the dealer throws those too', () => {
    const at = withDice(inPlay('snake-eyes-nz', ['ann', 'bob']));
    at.offers();
    at.takes(1);
    at.bets(1, 'six', 5_00);
    at.rolls(4, 3);
    at.bets(2, 'six', 5_00);
    at.offers();
    at.declines(2);
    for (const seat of [1, 2]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    expect(at.deals({ type: 'OfferDice' })).toMatchObject([
      { type: 'OffersEnded' },
      { type: 'RunOutBegun', clause: 'nz/5.9(d)' },
      { type: 'DicePassed' },
    ]);
    expect(at.rolls(4, 2).at(-1)).toMatchObject({ type: 'RunOutEnded', cause: 'decided' });
    expect(at.table().ledger.get('rack:2')).toBe(205_00);
    // And so again after that, for play has not ended in between.
    at.bets(2, 'eight', 5_00);
    for (const seat of [1, 2]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    expect(at.deals({ type: 'OfferDice' }).map(({ type }) => type)).toContain('RunOutBegun');
  });

  test('nz/5.9(d) asked afresh nobody takes them and nothing lies there: the table waits', () => {
    const at = withDice(inPlay('snake-eyes-nz', ['ann', 'bob']));
    at.offers();
    at.takes(1);
    at.bets(1, 'six', 5_00);
    at.rolls(4, 3);
    at.bets(2, 'six', 5_00);
    at.offers();
    at.declines(2);
    at.offers();
    at.declines(1);
    at.offers();
    at.declines(2);
    at.does(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    expect(at.deals({ type: 'OfferDice' }).map(({ type }) => type)).toEqual(['OffersEnded']);
  });
});
