import { assert, type Game, type Pack, roll } from '@dicepit/engine';
import { doubleDice, snakeEyesNz, wonderDice } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { callOf, voidCallOf } from './call.ts';

describe('a roll is called', () => {
  test.each([
    [snakeEyesNz, '4-4', 'Eight, hard'],
    [snakeEyesNz, '6-2', 'Eight, easy'],
    [snakeEyesNz, '6-3', 'Nine'],
    [snakeEyesNz, '1-1', 'Snake eyes'],
    [snakeEyesNz, '6-6', 'Twelve'],
    [doubleDice, '4-4', 'Eight, double four'],
    [doubleDice, '6-2', 'Eight'],
    [wonderDice, '3-3-3', 'Nine, triple three'],
    [wonderDice, '3-3-5', 'Eleven'],
  ] as const)('%o %s', (pack, dice, call) => {
    expect(callOf(opened(pack), roll(dice))).toBe(call);
  });

  test('a seven of the shooter is seven out, one of the dealer is not', () => {
    expect(callOf(opened(snakeEyesNz), roll('6-1'), 3)).toBe('Seven out');
    expect(callOf(opened(snakeEyesNz), roll('6-1'), 'dealer')).toBe('Seven');
  });

  test('a void roll by the word of its game and the reason of its rules', () => {
    const game = opened(snakeEyesNz);
    const [first] = game.procedure.noRolls;
    assert(first !== undefined, () => 'the pack has reasons');
    expect(voidCallOf(game, first.reason)).toEqual({ call: 'No roll', says: first.says });
    expect(voidCallOf(game, 'made-up').says).toBe('made up');
  });
});

function opened(pack: Pack): Game {
  const answer = pack.open();
  assert(answer.ok, () => `${pack.id} opens`);
  return answer.game;
}
