import type { DisputeFacts } from '@dicepit/wire';
import { type AtDesk, ann, cas, gus, olga } from './at-desk.ts';

/** Ann's word about a roll. */
export const raising = {
  table: 'nsw-1',
  roll: 2,
  ground: 'settlement',
  words: 'my Field was not paid',
} as const;
/** What a supervisor finds. */
export const decision = { finding: 'house', words: 'the film shows a seven' } as const;

/** A dispute that Ann has just raised at a table after four rolls. */
export async function raised(at: AtDesk): Promise<DisputeFacts> {
  await at.play('nsw-1', 'snake-eyes-nsw', 4);
  return at.get(ann, 'raiseDispute', { body: raising });
}

/** A dispute with the operator's last word, of which the player knows the right to complain. */
export async function advised(at: AtDesk): Promise<{ readonly dispute: string }> {
  const { dispute } = await raised(at);
  const params = { dispute };
  await at.get(gus, 'decideDispute', { params, body: decision });
  await at.get(ann, 'askReview', { params });
  await at.get(cas, 'decideDispute', { params, body: decision });
  await at.get(ann, 'askReview', { params });
  await at.get(olga, 'decideDispute', { params, body: decision });
  await at.get(ann, 'adviseOfComplaint', { params, body: { how: 'acknowledged' } });
  return params;
}
