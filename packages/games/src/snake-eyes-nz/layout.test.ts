import { describe, expect, test } from 'vitest';
import { layout } from './layout.ts';
import { snakeEyesNz } from './pack.ts';

describe('the felt of Snake Eyes, New Zealand', () => {
  test.each(['wide', 'portrait'] as const)('nz/3.2 has one area for each wager, %s', (shape) => {
    const [felt, ...others] = layout.felts[shape];
    expect(felt?.areas.map(({ wager }) => wager).toSorted()).toEqual([...snakeEyesNz.wagerIds].toSorted());
    expect(others).toEqual([]);
  });

  test('nz/1.2(g) the sign has words for each of the three options of the appendices', () => {
    expect(Object.keys(layout.sign.option?.says ?? {})).toEqual(snakeEyesNz.options['field']?.values);
  });

  test('the field letters exactly the totals it wins on', () => {
    const opened = snakeEyesNz.open();
    const rules = opened.ok ? (opened.game.wagers['field']?.stages['next'] ?? []) : [];
    const winning = new Set(
      rules.flatMap(({ rolls, verdict }) =>
        verdict.kind === 'wins' ? rolls.rolls().map(([first = 1, second = 1]) => first + second) : [],
      ),
    );
    for (const shape of ['wide', 'portrait'] as const) {
      const field = layout.felts[shape][0]?.areas.find(({ wager }) => wager === 'field');
      const totals = field?.lettering.flatMap((each) => (each.kind === 'totals' ? each.totals : [])) ?? [];
      expect(new Set(totals.map(([total]) => total))).toEqual(winning);
    }
  });
});
