import { usualChips } from '@dicepit/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeMoney } from '../parts/house-money.ts';
import { readyToTell, tellRefusal } from './refusal-words.ts';
import { speaksGerman } from './testing/speaks-german.ts';
import { change, figure, inDollars, sum } from './words.ts';

const below = { code: 'STAKE_BELOW_MINIMUM', clause: 'nsw/7.1', stake: 2_00, minimum: 1_250_50 } as const;
const writes = (text: string, place: 'before' | 'after' | 'locale') =>
  takeMoney({ chips: usualChips, symbol: { text, place } });

beforeEach(() => readyToTell('bets'));
afterEach(() => takeMoney({ chips: usualChips, symbol: null }));

test('without a symbol sums are figures, and the rules speak of dollars', () => {
  expect([sum(1_250_50), change(-5_00), inDollars(5_00)]).toEqual(['1,250.50', '−5', '$5']);
  expect(tellRefusal(below)).toBe('$2 is below the minimum of $1,250.50. Stake $1,250.50 or more.');
});

test('with one it stands beside every sum, behind its sign, and on no chip', () => {
  writes('€', 'before');
  expect([sum(1_250_50), sum(-5_00), inDollars(5_00)]).toEqual(['€1,250.50', '-€5', '€5']);
  expect([change(5_00), change(-5_00), change(0)]).toEqual(['+€5', '−€5', '€0']);
  expect([figure(5_00), change(5_00, figure)]).toEqual(['5', '+5']);
});

test('the rules speak of it too', () => {
  writes('€', 'after');
  expect(tellRefusal(below)).toBe(
    '2\u00a0€ is below the minimum of 1,250.50\u00a0€. Stake 1,250.50\u00a0€ or more.',
  );
  writes('', 'before');
  expect(tellRefusal(below)).toBe('2 is below the minimum of 1,250.50. Stake 1,250.50 or more.');
});

describe('on a device that speaks German', () => {
  speaksGerman();
  beforeEach(() => readyToTell('bets'));

  test('dollars stand behind the sum', () => {
    expect([inDollars(1_250_50), inDollars(5_00)]).toEqual(['1.250,50\u00a0$', '5\u00a0$']);
  });

  test('a symbol by the language stands behind the sum, in sentences as well', () => {
    writes('€', 'locale');
    expect(sum(1_250_50)).toBe('1.250,50\u00a0€');
    expect(tellRefusal(below)).toContain('1.250,50\u00a0€');
    expect(tellRefusal(below)).not.toContain('$');
  });
});
