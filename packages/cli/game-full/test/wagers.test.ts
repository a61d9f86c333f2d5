import assert from 'node:assert/strict';
import { test } from 'node:test';
import { census, computeFigures } from '@dicepit/analysis';
import { roll, ruleFor } from '@dicepit/engine';
import { hardEight, luckySeven, overSeven } from '../src/wagers.ts';

test('seven: 6 of 36 win at 4 to 1, and the house keeps a sixth', () => {
  assert.deepEqual(census(luckySeven('4 to 1'), { rolls: 1 }), { wins: 6n, loses: 30n, stands: 0n });
  assert.equal(computeFigures(luckySeven('4 to 1')).edge.toString(), '1/6');
  assert.equal(computeFigures(luckySeven('4.5 to 1')).edge.toString(), '1/12');
});

test('eight: 4-4 wins, an easy eight and a seven lose, the rest stands', () => {
  const verdict = (text: string): string => ruleFor(hardEight, 'up', roll(text)).verdict.kind;
  assert.deepEqual(['4-4', '5-3', '6-1', '2-1'].map(verdict), ['wins', 'loses', 'loses', 'stands']);
  assert.equal(computeFigures(hardEight).edge.toString(), '1/11');
});

test('over: 15 of 36 win', () => {
  assert.deepEqual(census(overSeven, { rolls: 1 }), { wins: 15n, loses: 21n, stands: 0n });
});
