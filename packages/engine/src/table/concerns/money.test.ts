import { describe, test } from 'vitest';
import { exampleRules } from '../../testing/example-table.ts';
import { givenCasino, givenHome } from '../../testing/given-table.ts';

describe('a stake in the chips of the house', () => {
  const stake = (chips: number) =>
    ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-eight', chips }] }) as const;

  test('is what they make, and nothing else is taken', () => {
    const at = givenHome(exampleRules, ['ann'], { chips: [2_00, 5_00] });
    for (const chips of [1_00, 3_00, 7_50]) at.when('ann', stake(chips)).thenRefused('NOT_IN_CHIPS');
    for (const chips of [2_00, 5_00, 7_00]) at.given('ann', stake(chips));
  });

  test('people who count a float take every stake: players have chips that are not in the tray', () => {
    const at = givenCasino(exampleRules, ['ann'], { chips: [5_00] });
    at.when('ann', stake(1_00)).thenEvents({ type: 'BetPlaced', bet: { chips: 1_00 } });
  });
});
