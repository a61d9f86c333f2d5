import { describe, expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { facesNow, isMyThrow, statusOf } from './status.ts';

const titles = (sight: Parameters<typeof statusOf>[0]): readonly string[] => {
  const { title, line } = statusOf(sight);
  return [title, line];
};

describe('the status line', () => {
  test('of a roll at Snake Eyes, from the offer to the call', () => {
    const { at, sight } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    expect(titles(sight())).toEqual(['Bets open', 'Nobody has the dice yet']);
    at.bets(1, 'hard-8', 5_00);
    at.bets(1, 'field', 10_00);
    at.offers();
    expect(titles(sight())).toEqual(['Dice offered to you', 'Bets are open meanwhile']);
    at.takes(1);
    expect(titles(sight())).toEqual(['Your throw', 'You shoot, roll 1']);
    expect(isMyThrow(sight())).toBe(true);
    at.throws();
    expect(titles(sight())).toEqual(['Dice out', 'Bets may come down']);
    expect(facesNow(sight())).toBeUndefined();
    at.deals({ type: 'BringToRest', faces: [4, 4] });
    at.deals({ type: 'CallRoll', faces: [4, 4] });
    expect(titles(sight())).toEqual(['Eight, hard', 'You win 35']);
    expect(facesNow(sight())).toEqual([4, 4]);
  });

  test('says that bets are open while somebody else has the dice before them', () => {
    const { at, sight } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    at.bets(1, 'field', 5_00);
    at.bets(2, 'field', 5_00);
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    expect(titles(sight())).toEqual(['Bets open', 'bob shoots, roll 1']);
  });

  test('counts the throws of a set at Double Dice', () => {
    const { at, sight } = atSeat('double-dice');
    at.bets(1, 'shooters-bet', 10_00);
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    at.rolls(5, 4);
    expect(statusOf(sight()).line).toBe('You shoot, throw 3 next');
  });

  test('says who throws at Wonder Dice', () => {
    expect(statusOf(atSeat('wonder-dice').sight()).line).toBe('Round 1, dealer throws');
  });

  test('names the void roll of Double Dice and that bets are frozen', () => {
    const { at, sight } = atSeat('double-dice');
    at.bets(1, 'shooters-bet', 10_00);
    at.offers();
    at.takes(1);
    at.voids(sight().game.procedure.noRolls[0]?.reason ?? '');
    expect(titles(sight())).toEqual(['No Throw', 'No bet is changed until the next throw']);
  });
});
