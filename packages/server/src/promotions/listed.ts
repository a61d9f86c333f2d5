import type { Promotion } from '@dicepit/desks';
import { promotionKind } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import type { Versioned } from '../pit/projection.ts';
import { headsOf } from '../pit/stream-reader.ts';

/** All promotions there are, the oldest first: their ids begin with the time. */
export async function everyPromotion(pit: Pit): Promise<readonly Versioned<Promotion>[]> {
  const found: Versioned<Promotion>[] = [];
  for await (const { stream } of headsOf(pit.store, promotionKind.name))
    found.push(await pit.promotions.current(stream));
  return found;
}
