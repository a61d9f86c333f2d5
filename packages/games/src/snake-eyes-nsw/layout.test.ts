import { describe, expect, test } from 'vitest';
import { layout } from './layout.ts';
import { snakeEyesNsw } from './pack.ts';

describe('the felt of Snake Eyes, New South Wales', () => {
  test.each(['wide', 'portrait'] as const)('nsw/2.2 has one area for each wager, %s', (shape) => {
    expect(layout.felts[shape]).toHaveLength(1);
    const areas = layout.felts[shape].flatMap((felt) => felt.areas.map(({ wager }) => wager));
    expect(areas.toSorted()).toEqual([...snakeEyesNsw.wagerIds].toSorted());
  });

  test('nsw/8.1 the sign has words for each of the two pay tables', () => {
    expect(Object.keys(layout.sign.option?.says ?? {})).toEqual(snakeEyesNsw.options['table']?.values);
  });
});
