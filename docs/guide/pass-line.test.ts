import { census, computeFigures } from '@dicepit/analysis';
import { roll, ruleFor } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { passLine } from './pass-line.ts';

describe('Pass Line', () => {
  test('a natural wins, craps loses, a point moves', () => {
    expect(ruleFor(passLine, 'comeOut', roll('6-1')).verdict).toEqual({ kind: 'wins', odds: '1 to 1' });
    expect(ruleFor(passLine, 'comeOut', roll('6-6')).verdict).toEqual({ kind: 'loses' });
    expect(ruleFor(passLine, 'comeOut', roll('3-3')).verdict).toEqual({ kind: 'moves', to: 'point6' });
    expect(ruleFor(passLine, 'point6', roll('6-1')).verdict).toEqual({ kind: 'loses' });
  });

  test('the come-out roll wins 8 of 36, loses 4 and leaves 24', () => {
    expect(census(passLine, { rolls: 1 })).toEqual({ wins: 8n, loses: 4n, stands: 24n });
  });

  test('the house keeps 7/495', () => {
    const { edge, win, rollsToDecision } = computeFigures(passLine);
    expect([edge, win, rollsToDecision].map(String)).toEqual(['7/495', '244/495', '557/165']);
  });
});
