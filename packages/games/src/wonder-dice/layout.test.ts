import { totalOf } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { layout } from './layout.ts';
import { wonderDice } from './pack.ts';

describe('the felt of Wonder Dice', () => {
  test.each(['wide', 'portrait'] as const)(
    'wonder/positions-1 has one area for each position, %s',
    (shape) => {
      expect(layout.felts[shape]).toHaveLength(1);
      const areas = layout.felts[shape].flatMap((felt) => felt.areas.map(({ wager }) => wager));
      expect(areas.toSorted()).toEqual([...wonderDice.wagerIds].toSorted());
    },
  );

  test('wonder/field-1 the field letters exactly the totals it wins on', () => {
    const opened = wonderDice.open();
    const rules = opened.ok ? (opened.game.wagers['field']?.stages['next'] ?? []) : [];
    const winning = new Set(
      rules.flatMap(({ rolls, verdict }) => (verdict.kind === 'wins' ? rolls.rolls().map(totalOf) : [])),
    );
    for (const felt of [...layout.felts.wide, ...layout.felts.portrait]) {
      const field = felt.areas.find(({ wager }) => wager === 'field');
      const totals = field?.lettering.flatMap((each) => (each.kind === 'totals' ? each.totals : [])) ?? [];
      expect(new Set(totals.map(([total]) => total))).toEqual(winning);
    }
  });
});
