import { describe, expect, test } from 'vitest';
import { exampleRules } from '../testing/example-table.ts';
import { givenShooter, theDealer } from '../testing/given-table.ts';
import { rollLines } from './roll-in-view.ts';

describe('the lines of a roll', () => {
  test('are those that settling makes, in the same order', () => {
    const at = givenShooter(exampleRules, [
      [2, 'next-seven', 10_00],
      [1, 'hard-eight', 5_00],
      [1, 'streak', 5_00],
    ]);
    at.rests();
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    const { left, settled } = rollLines(exampleRules, at.table());
    expect(settled).toEqual([]);
    const events = at.given(theDealer, { type: 'SettleRoll' }).events;
    expect(events.find(({ type }) => type === 'RollSettled')).toMatchObject({ settlements: left });
    expect(left.map(({ wager, verdict }) => [wager, verdict])).toEqual([
      ['hard-eight', 'wins'],
      ['streak', 'stands'],
      ['next-seven', 'loses'],
    ]);
  });

  test('can be asked for faces that were not called, and are known before the dice are gathered', () => {
    const at = givenShooter(exampleRules, [[1, 'hard-eight', 5_00]], { strict: true });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    // 9.5 to 1 in the chips of the float.
    expect(rollLines(exampleRules, at.table()).left).toMatchObject([{ verdict: 'wins', winnings: 50_00 }]);
    expect(rollLines(exampleRules, at.table(), [4, 3]).left).toMatchObject([{ verdict: 'loses' }]);
  });
});
