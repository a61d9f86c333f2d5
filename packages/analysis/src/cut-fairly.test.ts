import { bankedPacks } from '@dicepit/games';
import { expect, test } from 'vitest';
import { isCutFairly } from './cut-fairly.ts';

test('every wager but those of Double Dice that go from throw to throw is decided by each roll alike', () => {
  const unlike = bankedPacks.flatMap((pack) => {
    const opened = pack.open({});
    if (!opened.ok) throw new Error(`${pack.id} does not open`);
    return Object.values(opened.game.wagers)
      .filter((wager) => !isCutFairly(wager))
      .map(({ id }) => `${pack.id} ${id}`);
  });
  expect(unlike.toSorted()).toEqual(['double-dice bonus', 'double-dice shooters-bet']);
});
