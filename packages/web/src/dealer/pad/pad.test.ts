import { describe, expect, test } from 'vitest';
import { keyedFrom, withFace, withoutLast } from './faces.ts';
import { padKeyOf } from './keys.ts';

describe('the faces on the pad', () => {
  test('are taken in the order they are keyed, as many as there are dice', () => {
    expect(withFace(withFace([], 4, 2), 1, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 3)).toEqual([4, 1, 6]);
  });

  test('are taken back one by one', () => {
    expect(withoutLast([4, 1])).toEqual([4]);
    expect(withoutLast([])).toEqual([]);
  });

  test.each([
    ['4-4', [4, 4]],
    ['6', [6]],
    ['', []],
    [null, []],
    ['7-1', []],
    ['x', []],
  ])('kept as %s are read again', (text, faces) => {
    expect(keyedFrom(text)).toEqual(faces);
  });
});

describe('a key at the pad', () => {
  const pressed = (key: string, code = '', changes = {}) =>
    padKeyOf({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...changes });

  test.each([
    ['4', 'Digit4', { is: 'face', pips: 4 }],
    ['4', 'Numpad4', { is: 'face', pips: 4 }],
    ['ArrowLeft', 'Numpad4', { is: 'face', pips: 4 }],
    ['Clear', 'Numpad5', { is: 'face', pips: 5 }],
    ['ArrowLeft', 'ArrowLeft', undefined],
    ['Home', 'Numpad7', undefined],
    ['Enter', 'NumpadEnter', { is: 'enter' }],
    ['0', 'Numpad0', { is: 'no roll' }],
    ['Insert', 'Numpad0', { is: 'no roll' }],
    [',', 'NumpadDecimal', { is: 'clear' }],
    ['Delete', 'Delete', { is: 'clear' }],
    ['Backspace', 'Backspace', { is: 'back' }],
    ['+', 'NumpadAdd', { is: 'confirm late bet' }],
    ['7', 'Digit7', undefined],
    ['a', 'KeyA', undefined],
    [' ', 'Space', undefined],
  ])('%s (%s)', (key, code, does) => {
    expect(pressed(key, code)).toEqual(does);
  });

  test('with Ctrl belongs to the browser', () => {
    expect(pressed('1', 'Digit1', { ctrlKey: true })).toBeUndefined();
  });
});
