import { effect } from '@preact/signals';
import { announce, announceNow } from '../shell/announcer.tsx';
import { play } from '../sound/sound.ts';
import { isMyThrow, partySight } from './party-sight.ts';
import { partyWords } from './said.ts';
import type { ShownParty } from './shown-party.ts';

/** What follows from one throw comes within this time, and is said at once. */
const BREATH = 150;

/** Says what happens at a party: one message to a throw, and at once when the dice are one's own. */
export function sayParty({ live, story, rolling }: ShownParty): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = 0;
  let wasMine = false;
  const stopTalking = effect(() => {
    const chapters = story.value;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const last = chapters.at(-1);
      const size = chapters.reduce((sum, { lines }) => sum + lines.length, 0);
      // What had happened before the page was opened is not news.
      if (said > 0 && size !== said && last !== undefined) announce(last.lines.join(' '));
      if (said > 0 && size !== said && last?.collected !== undefined) play('win');
      said = size;
    }, BREATH);
  });
  const stopCalling = effect(() => {
    const now = live.value;
    const isMine = now !== undefined && rolling.value === undefined && isMyThrow(partySight(now));
    if (isMine && !wasMine) announceNow(partyWords.peek().yourThrow);
    wasMine = isMine;
  });
  const stopRattling = effect(() => {
    if (rolling.value?.faces !== undefined) play('dice');
  });
  return () => {
    clearTimeout(timer);
    stopTalking();
    stopCalling();
    stopRattling();
  };
}
