import dealer from '@dicepit/words/pages/dealer.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import {
  actOf,
  actOfNumberPad,
  areAtFirst,
  deskActs,
  digitOf,
  faceOf,
  isFace,
  keyActs,
  keyNamed,
  keysAtFirst,
  keysFrom,
  type Pressed,
  padActs,
  whyNotKey,
} from './keys.ts';

const pressed = (key: string, code = '', changes = {}): Pressed => ({
  key,
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changes,
});

describe('the keys as everybody finds them', () => {
  test.each([
    ['4', 'face-4'],
    ['Enter', 'next'],
    ['0', 'no-roll'],
    ['Delete', 'clear'],
    ['Backspace', 'back'],
    ['+', 'confirm-late'],
    ['7', undefined],
    ['a', undefined],
    [' ', undefined],
    ['ArrowLeft', undefined],
  ])('%s', (key, act) => {
    expect(actOf(keysAtFirst, pressed(key))).toBe(act);
  });

  test('the pad has a key for everything, the desk around it for nothing', () => {
    expect(padActs.filter((act) => keysAtFirst[act] === null)).toEqual([]);
    expect(deskActs.filter((act) => keysAtFirst[act] !== null)).toEqual([]);
  });

  test('with Ctrl, Alt or Meta a key belongs to the browser', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(actOf(keysAtFirst, pressed('1', 'Digit1', { [held]: true }))).toBeUndefined();
  });
});

describe('a number pad', () => {
  test.each([
    ['4', 'Numpad4', 'face-4'],
    ['ArrowLeft', 'Numpad4', 'face-4'],
    ['Clear', 'Numpad5', 'face-5'],
    ['Home', 'Numpad7', undefined],
    ['Enter', 'NumpadEnter', 'next'],
    ['Insert', 'Numpad0', 'no-roll'],
    [',', 'NumpadDecimal', 'clear'],
    ['+', 'NumpadAdd', 'confirm-late'],
  ])('%s (%s) does what lies there, with its lock and without', (key, code, act) => {
    expect(actOfNumberPad(pressed(key, code))).toBe(act);
  });

  test('keys totals digit by digit', () => {
    expect(digitOf(pressed('9', 'Numpad9'))).toBe('9');
    expect(digitOf(pressed('Insert', 'Numpad0'))).toBe('0');
    expect(digitOf(pressed('x'))).toBeUndefined();
  });
});

describe('a key of one’s own', () => {
  test('is heard as a capital as well', () => {
    const chosen = { ...keysAtFirst, more: keyNamed({ key: 'M' }) };
    expect([actOf(chosen, pressed('m')), actOf(chosen, pressed('M'))]).toEqual(['more', 'more']);
  });

  test('that is switched off is silent', () => {
    expect(actOf({ ...keysAtFirst, 'no-roll': null }, pressed('0'))).toBeUndefined();
  });

  test('is refused where it has something else to do, and free when that is switched off', () => {
    expect(whyNotKey(keysAtFirst, 'more', '+')).toEqual({ is: 'taken', by: 'confirm-late' });
    expect(whyNotKey({ ...keysAtFirst, 'confirm-late': null }, 'more', '+')).toBeUndefined();
    expect(whyNotKey(keysAtFirst, 'confirm-late', '+')).toBeUndefined();
  });

  test.each(['Tab', 'Escape', ' ', 'ArrowUp', 'F5', 'PageDown', 'l'])(
    'is never %j, which works the page',
    (key) => {
      expect(whyNotKey(keysAtFirst, 'more', key)).toEqual({ is: 'not ours' });
    },
  );

  test('is no digit but for faces, so that a total is never mistaken', () => {
    const chosen = { ...keysAtFirst, 'face-1': null };
    expect(whyNotKey(chosen, 'more', '1')).toEqual({ is: 'digit' });
    expect(whyNotKey(chosen, 'face-2', '1')).toBeUndefined();
    expect(whyNotKey(chosen, 'face-2', '9')).toBeUndefined();
  });
});

describe('what was kept', () => {
  test('is read again as it was', () => {
    const chosen = { ...keysAtFirst, 'face-1': 'q', 'no-roll': null, more: 'm' };
    expect(keysFrom(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(areAtFirst(chosen)).toBe(false);
  });

  test.each([[null], ['x'], [{}], [{ 'face-9': 'q' }]])('and is %j is as at first', (kept) => {
    expect(areAtFirst(keysFrom(kept))).toBe(true);
  });

  test('never gives one key two things to do', () => {
    const chosen = keysFrom({ 'face-1': 'q', more: 'q', staff: 'Tab', seats: 7 });
    expect([chosen['face-1'], chosen.more, chosen.staff, chosen.seats]).toEqual(['q', null, null, null]);
  });
});

test('every key has a name, and every face its number', () => {
  expect(Object.keys(dealer.keyActs)).toEqual([...keyActs]);
  expect(keyActs.filter(isFace).map(faceOf)).toEqual([1, 2, 3, 4, 5, 6]);
});
