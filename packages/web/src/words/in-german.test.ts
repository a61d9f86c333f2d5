import { assert, type Game } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { wagerCalled } from '../player/sheets/typed-sheet.tsx';
import { voidCallOf } from './calls.ts';
import { wagerInWords } from './refusal-words.ts';
import { speaksGerman } from './testing/speaks-german.ts';

test('in English a wager has no words beside its printed name', () => {
  expect(wagerInWords('snake-eyes-nz', { id: 'hard-8', name: 'Hard 8' })).toBeUndefined();
});

describe('on a device that speaks German', () => {
  speaksGerman();

  test('a void roll is called in German', () => {
    expect(voidCallOf(game(), 'die-on-die')).toEqual({
      call: 'Ungültig',
      says: 'ein Würfel liegt auf dem anderen',
    });
  });

  test('a bet is typed by the printed name or the German one', () => {
    expect(wagerCalled(game(), 'hard 8')).toEqual(['hard-8']);
    expect(wagerCalled(game(), 'harte 8')).toEqual(['hard-8']);
    expect(wagerCalled(game(), 'Jede Sieben')).toEqual(['any-7']);
    expect(wagerCalled(game(), 'die zwölf')).toEqual(['craps-12']);
  });
});

function game(): Game {
  const opened = snakeEyesNz.open();
  assert(opened.ok, () => 'the pack opens');
  return opened.game;
}
