import { beforeEach, describe, expect, test } from 'vitest';
import { change, chooseKey, keyFor, keysAsTheyWere, nameOfKey } from './settings.ts';

beforeEach(() => {
  change({ keys: true, ownKeys: {} });
});

describe('the single keys of a table', () => {
  test('can each be another one, and the one before does nothing then', () => {
    expect(nameOfKey('Z')).toBe('undo');
    expect(chooseKey('undo', 'U')).toBeUndefined();
    expect([keyFor('undo'), nameOfKey('u'), nameOfKey('z')]).toEqual(['u', 'undo', undefined]);
  });

  test('can each be none', () => {
    expect(chooseKey('repeat', ' ')).toBeUndefined();
    expect([keyFor('repeat'), nameOfKey('r'), nameOfKey('')]).toEqual([undefined, undefined, undefined]);
  });

  test('never do two things', () => {
    expect(chooseKey('undo', 'r')).toEqual({ why: 'taken', key: 'r', by: 'repeat' });
    expect(chooseKey('undo', 'z')).toBeUndefined();
    expect(keyFor('undo')).toBe('z');
    chooseKey('repeat', '');
    expect(chooseKey('undo', 'r')).toBeUndefined();
    expect(nameOfKey('r')).toBe('undo');
  });

  test.each(['1', '+', '-'])('leave %s to the chips', (key) => {
    expect(chooseKey('undo', key)).toEqual({ why: 'fixed', key });
  });

  test('are one sign each', () => {
    expect(chooseKey('undo', 'zz')).toEqual({ why: 'no key', key: 'zz' });
    expect(chooseKey('undo', 'Ö')).toBeUndefined();
    expect(nameOfKey('ö')).toBe('undo');
  });

  test('are as they were by one step, and none while they are switched off', () => {
    chooseKey('undo', 'q');
    keysAsTheyWere();
    expect(keyFor('undo')).toBe('z');
    change({ keys: false });
    expect([keyFor('undo'), nameOfKey('z')]).toEqual([undefined, undefined]);
  });
});
