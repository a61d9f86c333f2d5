import assert from 'node:assert/strict';
import { test } from 'node:test';
import { census, computeFigures } from '@dicepit/analysis';
import { everyRoll, listRules } from '@dicepit/engine';
import register from '../src/clauses.json' with { type: 'json' };
import { myPack } from '../src/pack.ts';

const opened = myPack.open();
assert(opened.ok, 'the game refuses its own defaults');
const { game } = opened;
const wagers = Object.values(game.wagers);

test('the house keeps something of every wager, and not all', () => {
  for (const wager of wagers) {
    const { edge, win } = computeFigures(wager);
    assert(edge.sign > 0, `${wager.id} has an edge of ${edge.toString()}`);
    assert(win.sign > 0, `${wager.id} never wins`);
  }
});

test('every sequence of two rolls is counted once', () => {
  const sequences = BigInt(everyRoll[game.dice].length ** 2);
  for (const wager of wagers) {
    const { wins, loses, stands } = census(wager, { rolls: 2 });
    assert.equal(wins + loses + stands, sequences);
  }
});

test('every clause that is cited stands in the register', () => {
  const cited = wagers.flatMap((wager) => [wager.clause, ...listRules(wager).map(({ clause }) => clause)]);
  const missing = cited.filter((clause) => !Object.hasOwn(register, `${game.prefix}/${clause}`));
  assert.deepEqual(missing, []);
});
