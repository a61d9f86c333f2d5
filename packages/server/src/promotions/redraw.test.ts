import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AtDesk, atDesk, findingsIn, listed } from './testing/at-desk.ts';

let desk: AtDesk;
beforeEach(async () => {
  desk = await atDesk();
});
afterEach(() => desk.at.end());

const MINUTE = 60_000;
const again = { type: 'RedrawPrize', prize: 'first' } as const;

test('nsw/10.7.8 a prize whose winner has not come is drawn again, published, and found sound by a stranger', async () => {
  const promotion = await listed(desk, ['Ann', 'Ben'], { presence: true, redraw: { minutes: 10 } });
  const params = { promotion };
  await desk.does(promotion, { type: 'RunDraw' });
  const before = await desk.get('nobody', 'readPromotionDraw', { params });
  expect(before.picks).toEqual(before.winners);
  const body = { command: again };
  expect(await desk.refusal('Olga', 'changePromotion', { params, body })).toMatchObject({
    code: 'TOO_EARLY',
  });
  desk.wait(10 * MINUTE);
  await desk.does(promotion, again);

  const { picks, winners } = await desk.get('nobody', 'readPromotionDraw', { params });
  expect(picks).toHaveLength(2);
  expect(picks[0]).toEqual(before.winners[0]);
  expect(winners).toEqual([picks[1]]);
  const { results } = await desk.get('nobody', 'readPromotion', { params });
  expect(results.map(({ entry }) => entry)).toEqual([picks[1]?.entry]);
  expect(await findingsIn(await desk.lines())).toEqual([]);
});
