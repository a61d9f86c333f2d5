import type { Promotion } from '@dicepit/desks';
import type { Pit } from '../pit/pit.ts';
import type { Versioned } from '../pit/projection.ts';
import { promotionKind } from './promotion-kind.ts';

/** All promotions there are, the oldest first: their ids begin with the time. */
export async function everyPromotion(pit: Pit): Promise<readonly Versioned<Promotion>[]> {
  const found: Versioned<Promotion>[] = [];
  for (let after: string | undefined; ; ) {
    const heads = await pit.store.heads(promotionKind.name, after);
    for (const { stream } of heads) found.push(await pit.promotions.current(stream));
    after = heads.at(-1)?.stream;
    if (after === undefined) return found;
  }
}
