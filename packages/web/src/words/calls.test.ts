import { assert, type Game, type Pack, roll } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { afterEach, describe, expect, test } from 'vitest';
import { houseWording } from '../live/pit.ts';
import { bookCallOf, bookVoidCallOf, callOf, type Thrown, voidCallOf } from './calls.ts';

const bySeat3: Thrown = { thrower: 3, standing: { thrown: 0 } };

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
    expect(callOf(opened(snakeEyesNz), roll('6-1'), bySeat3)).toBe('Seven out');
    expect(callOf(opened(snakeEyesNz), roll('6-1'), { ...bySeat3, thrower: 'dealer' })).toBe('Seven');
  });

  test('a void roll by the word of its game and the reason of its rules', () => {
    const game = opened(snakeEyesNz);
    const [first] = game.procedure.noRolls;
    assert(first !== undefined, () => 'the pack has reasons');
    expect(voidCallOf(game, first.reason)).toEqual({ call: 'No roll', says: first.says });
    expect(voidCallOf(game, 'made-up').says).toBe('made up');
  });
});

describe('a house with words of its own', () => {
  afterEach(() => {
    houseWording.value = {};
  });

  test('is heard in them at its tables, and the book where somebody looks back', () => {
    houseWording.value = {
      'snake-eyes-nz': {
        en: { 'out-7': 'Seven out, line away', void: 'As you were' },
        de: { 'total-3': 'Drei!' },
      },
    };
    const game = opened(snakeEyesNz);
    expect(callOf(game, roll('6-1'), bySeat3)).toBe('Seven out, line away');
    expect(bookCallOf(game, roll('6-1'), 3)).toBe('Seven out');
    expect(callOf(game, roll('2-1'), bySeat3)).toBe('Three');
    expect(voidCallOf(game, 'die-on-die').call).toBe('As you were');
    expect(bookVoidCallOf(game, 'die-on-die').call).toBe('No roll');
    expect(callOf(opened(doubleDice), roll('6-1'), bySeat3)).toBe('Seven out');
  });
});

function opened(pack: Pack): Game {
  const answer = pack.open();
  assert(answer.ok, () => `${pack.id} opens`);
  return answer.game;
}
