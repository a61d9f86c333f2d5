import { effect } from '@preact/signals';
import { knownDisputes } from '../../disputes/player/known-disputes.ts';
import { deskNews, pitConnection } from '../../live/pit.ts';
import { announce } from '../../shell/announcer.tsx';
import type { Desk } from './desk.ts';

/**
 * Says on the felt that somebody's dispute was decided: when the pit tells of it, and when it is there again after the
 * phone was away. Gives the way to stop it.
 */
export function hearOfDisputes(desk: Desk): () => void {
  const stops = [
    effect(() => {
      const isTold = deskNews.value.disputes > 0;
      const isLive = pitConnection.value.is === 'live';
      if (isLive && (isTold || knownDisputes() !== undefined)) void tell(desk, isTold);
    }),
    // Whoever opens their disputes reads it there.
    effect(() => {
      if (desk.sheet.value?.is === 'disputes') desk.disputed.value = undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function tell(desk: Desk, isTold: boolean): Promise<void> {
  const { newsOfMine } = await import('../../disputes/player/heard.ts');
  const news = await newsOfMine(isTold);
  if (news === undefined || desk.sheet.peek()?.is === 'disputes') return;
  desk.disputed.value = news;
  announce(news.title);
}
