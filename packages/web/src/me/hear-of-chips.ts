import { effect } from '@preact/signals';
import { deskNews, me, pitConnection } from '../live/pit.ts';
import type { Bring } from './tell-of-gifts.ts';

/**
 * Says what the host gives as soon as it is there, or as soon as the phone is back, and where it is. Gives the way to
 * stop it. How it is told is loaded after the page.
 */
export function hearOfChips(bring: Bring = async () => false): () => void {
  const before = deskNews.peek().chips;
  return effect(() => {
    const isTold = deskNews.value.chips > before;
    const person = me.value?.person ?? undefined;
    if (pitConnection.value.is === 'live' && person !== undefined) void tell(person, isTold, bring);
  });
}

async function tell(person: string, isTold: boolean, bring: Bring): Promise<void> {
  const { tellOfGifts } = await import('./tell-of-gifts.ts');
  await tellOfGifts(person, isTold, bring);
}
