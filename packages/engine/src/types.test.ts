import { describe, expect, test } from 'vitest';
import { type Odds, ratio } from './money.ts';
import type { Pips } from './roll.ts';
import { rest, twoDice } from './roll-set.ts';
import { loses, movesTo, wins } from './rule.ts';
import { type ExampleClause, rule } from './testing/example-game.ts';
import { wager } from './wager.ts';

const { total } = twoDice;

// Each expected error below is checked by the compiler: were the mistake to compile, the directive itself would not.
describe('what must not compile', () => {
  test('a misspelt stage to move to', () => {
    expect(() =>
      wager({
        id: 'streak',
        name: 'Streak',
        clause: '4',
        stages: {
          // @ts-expect-error There is no stage throw22.
          throw1: [rule('4', total(7), loses), rule('4', rest, movesTo('throw22'))],
          throw2: [rule('4', total(7), loses), rule('4', rest, wins('1 to 1'))],
        },
      }),
    ).toThrow('Broken invariant: streak/throw2 is never reached from throw1');
  });

  test('a misspelt stage to open at', () => {
    expect(() =>
      wager({
        id: 'streak',
        name: 'Streak',
        clause: '4',
        // @ts-expect-error There is no stage throw0.
        opensAt: 'throw0',
        stages: { throw1: [rule('4', total(7), loses), rule('4', rest, wins('1 to 1'))] },
      }),
    ).toThrow('never reached from throw0');
  });

  test('a misspelt stage decided at the end of a turn', () => {
    const streak = wager({
      id: 'streak',
      name: 'Streak',
      clause: '4',
      stages: { throw1: [rule('4', total(7), loses), rule('4', rest, wins('1 to 1'))] },
      // @ts-expect-error There is no stage throw0.
      atEndOfTurn: { throw0: { clause: '8', verdict: loses } },
    });
    expect(Object.keys(streak.atEndOfTurn)).toEqual(['throw0']);
  });

  test('a misspelt clause', () => {
    // @ts-expect-error The register has no clause 4.1(z).
    expect(rule('4.1(z)', total(7), loses).clause).toBe('4.1(z)');
    // @ts-expect-error Nor may the odds rest on one.
    expect(rule('4', total(7), wins('1 to 1'), '4.1(z)').pays).toBe('4.1(z)');
    // @ts-expect-error Nor may anything else cite one.
    const cited: ExampleClause = '4.1(z)';
    expect(cited).toBe('4.1(z)');
  });

  test('odds that are not written as the rules write them', () => {
    // @ts-expect-error A bare figure is not odds.
    expect(() => ratio('7.5')).toThrow("Broken invariant: '7.5' are not odds");
    // @ts-expect-error Nor are words.
    const words: Odds = 'seven to one';
    expect(() => ratio(words)).toThrow("Broken invariant: 'seven to one' are not odds");
  });

  test('a die of seven, and a hard total that two equal dice cannot make', () => {
    // @ts-expect-error A die has six faces.
    const seven: Pips = 7;
    expect(twoDice.double(seven).isEmpty).toBe(true);
    // @ts-expect-error Seven is never hard.
    expect(twoDice.hard(7).isEmpty).toBe(true);
  });
});
