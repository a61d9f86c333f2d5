import type { Cents } from '@dicepit/engine';
import { effect } from '@preact/signals';
import { client, deskNews } from '../live/pit.ts';
import { toastWith } from '../shell/toasts.tsx';
import { sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { givenSince } from './gifts.ts';

/** Takes chips from the account to where they can be played; says whether that was done. */
export type Bring = (cents: Cents, account: Cents) => Promise<boolean>;

/** Says what the host gives as soon as it is there, and where it is. Gives the way to stop it. */
export function hearOfChips(bring: Bring = async () => false): () => void {
  let heard = deskNews.peek().chips;
  let seen = 0;
  return effect(() => {
    const news = deskNews.value.chips;
    if (news === heard) return;
    heard = news;
    void client.account().then(async (answer) => {
      if (!answer.ok) return;
      const { cents, entry } = givenSince(answer.value, seen);
      seen = entry;
      if (cents === 0) return;
      const { toRack, toAccount } = words.peek().me.given;
      const isInRack = await bring(cents, answer.value.cents);
      toastWith((isInRack ? toRack : toAccount)(sum(cents)));
    });
  });
}
