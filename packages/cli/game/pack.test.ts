import assert from 'node:assert/strict';
import { test } from 'node:test';
import { census, computeFigures } from '@dicepit/analysis';
import { everyRoll, type Wager } from '@dicepit/engine';
import { myPack } from './pack.ts';

const opened = myPack.open();
assert(opened.ok, 'the game refuses its own defaults');
const { game } = opened;

const wagerOf = (id: string): Wager => {
  const found = game.wagers[id];
  assert(found !== undefined, `there is no ${id}`);
  return found;
};

test('the house keeps something of every wager, and not all', () => {
  for (const wager of Object.values(game.wagers)) {
    const { edge, win } = computeFigures(wager);
    assert(edge.sign > 0, `${wager.id} has an edge of ${edge.toString()}`);
    assert(win.sign > 0, `${wager.id} never wins`);
  }
});

test('every sequence of two rolls is counted once', () => {
  const sequences = BigInt(everyRoll[game.dice].length ** 2);
  for (const wager of Object.values(game.wagers)) {
    const { wins, loses, stands } = census(wager, { rolls: 2 });
    assert.equal(wins + loses + stands, sequences);
  }
});

// One line for each wager that you write: what the house keeps of it, as a fraction.
test('the known figures', () => {
  assert.equal(computeFigures(wagerOf('lucky-seven')).edge.toString(), '1/6');
  assert.equal(computeFigures(wagerOf('hard-eight')).edge.toString(), '1/11');
  assert.equal(computeFigures(wagerOf('over-seven')).edge.toString(), '1/6');
});
