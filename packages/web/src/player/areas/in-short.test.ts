import { describe, expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { exampleOf, inShort } from './in-short.ts';

const told = (pack: string, wager: string, changes: Parameters<typeof atSeat>[1] = {}) => {
  const sight = atSeat(pack, changes).sight();
  const found = sight.game.wagers[wager];
  return found === undefined ? undefined : inShort(sight, found, 10_00);
};

describe('a wager in two sentences', () => {
  test.each([
    [
      'snake-eyes-nz',
      'hard-8',
      'You bet that 4-4 falls before 2-6, 3-5 or any 7; any other roll leaves the bet where it is. 10 on Hard 8 at 9 to 1: when 4-4 falls it wins 90, and the stake comes back.',
    ],
    [
      'snake-eyes-nz',
      'any-7',
      'Only the next roll counts: any 7 wins, anything else loses. 10 on Any 7 at 4 to 1: when 1-6 falls it wins 40, and the stake comes back.',
    ],
    [
      'double-dice',
      'number-6',
      'You bet that any 6 falls before any 7; any other roll leaves the bet where it is. 10 on Six at 1 to 1: when 1-5 falls it wins 10, and the stake stays up.',
    ],
    [
      'double-dice',
      'shooters-bet',
      "It is decided step by step, and at this one any 7 loses, anything else goes on. 10 on Shooter's Bet at 1 to 1: if it is won it wins 10, and the stake comes back.",
    ],
  ])('of %s: %s', (pack, wager, text) => {
    expect(told(pack, wager)).toBe(text);
  });

  test('pays what this table pays', () => {
    const sight = atSeat('snake-eyes-nsw', {
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false, chip: 1_00 },
    }).sight();
    const hard4 = sight.game.wagers['hard-4'];
    // 7.5 to 1 at this table, which pays in whole chips of $1.
    expect(hard4 && exampleOf(sight, hard4, 1_00)?.settled).toMatchObject({
      odds: '7.5 to 1',
      winnings: 8_00,
    });
  });

  // nsw/9.1 keeps chances off a device at the table; what the sign posts may be reckoned with.
  test.each(['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'wonder-dice'])(
    'is there for all of %s',
    (pack) => {
      const sight = atSeat(pack).sight();
      for (const wager of Object.values(sight.game.wagers)) {
        const text = inShort(sight, wager, 10_00);
        expect(text).toMatch(/^[A-Z].+\. .+ at .+ to 1: .+ wins .+\.$/);
        expect(text).not.toMatch(/chance|probab|house|edge/i);
      }
    },
  );
});
