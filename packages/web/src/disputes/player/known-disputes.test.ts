import { expect, test } from 'vitest';
import { isNews } from './known-disputes.ts';

const card = (decisions: number, phase: 'raised' | 'decided' | 'ended' | 'closed') => ({ decisions, phase });

test.each([
  // now, before, told, news
  ['a first decision', card(1, 'decided'), card(0, 'raised'), false, true],
  ['a second decision', card(2, 'decided'), card(1, 'decided'), false, true],
  ['what was read already', card(1, 'decided'), card(1, 'decided'), true, false],
  ['that the player was content', card(1, 'ended'), card(1, 'decided'), true, false],
  ['that it was closed', card(1, 'closed'), card(1, 'ended'), false, true],
  ['a decision just now, of a dispute written down by staff', card(1, 'decided'), undefined, true, true],
  ['an old decision on a new phone', card(1, 'decided'), undefined, false, false],
  ['one’s own new dispute', card(0, 'raised'), undefined, true, false],
] as const)('%s', (_, now, before, isTold, expected) => {
  expect(isNews(now, before, isTold)).toBe(expected);
});
