import { describe, expect, test } from 'vitest';
import { layout } from './layout.ts';
import { doubleDice } from './pack.ts';

describe('the felt of Double Dice', () => {
  test.each(['wide', 'portrait'] as const)(
    'double/1 has a felt with the bonus and one without, %s',
    (shape) => {
      const wagers = layout.felts[shape].map((felt) => felt.areas.map(({ wager }) => wager).toSorted());
      const every = [...doubleDice.wagerIds].toSorted();
      expect(wagers).toEqual([every, every.filter((id) => id !== 'bonus')]);
      expect(wagers.map((areas) => areas.length)).toEqual([15, 14]);
    },
  );
});
