import type { MyPromotion, PromotionCard, PromotionDraw, PromotionFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { client, me, refreshMe } from '../../live/pit.ts';

/** All promotions that are open to the public or were; undefined until the pit has told. */
export const cards = signal<readonly PromotionCard[] | undefined>(undefined);

/** The promotion that is read, null where there is none. */
export const facts = signal<PromotionFacts | null | undefined>(undefined);

export const draw = signal<PromotionDraw | undefined>(undefined);

/** What whoever reads has to do with it; undefined for those who have not come in. */
export const mine = signal<MyPromotion | undefined>(undefined);

/** Whether the pit could not be asked the last time. */
export const isAway = signal(false);

export async function readCards(): Promise<void> {
  const listed = await client.ask('listPromotions');
  isAway.value = !listed.ok;
  if (listed.ok) cards.value = listed.value.promotions;
}

export async function readFacts(promotion: string): Promise<void> {
  const params = { promotion };
  const read = await client.ask('readPromotion', { params });
  isAway.value = !read.ok && read.problem.status !== 404;
  if (!read.ok && read.problem.status === 404) facts.value = null;
  if (!read.ok) return;
  facts.value = read.value;
  const [drawn, own] = await Promise.all([
    client.ask('readPromotionDraw', { params }),
    isPatron() ? client.ask('readMyPromotion', { params }) : undefined,
  ]);
  if (drawn.ok) draw.value = drawn.value;
  if (own?.ok === true) mine.value = own.value;
  else if (own?.problem.status === 401) await refreshMe();
}

/** Whether whoever reads plays here: only then there is something to enter. */
export const isPatron = (): boolean => me.value?.kind === 'guest';
