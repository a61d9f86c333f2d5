import hints from '@dicepit/words/pages/hints.json' with { type: 'json' };
import { useEffect } from 'preact/hooks';
import '../look/hints.css';
import { phaseOf } from '@dicepit/engine';
import { effect } from '@preact/signals';
import { Action } from '../parts/action.tsx';
import type { Lesson } from '../settings/settings.ts';
import { announce } from '../shell/announcer.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { pageWords } from '../words/words.ts';
import { isTeaching, type Learnt, learn } from './player-settings.tsx';
import { type PlayerStore, wagersSending } from './player-store.ts';
import { myLateBets, onTable, type PlayerView, refusalToBet } from './player-view.ts';
import { isOfferAside, isOfferedToMe } from './sheets/dice-sheets.tsx';
import { isMyThrow, refusalToThrow } from './status.ts';

/** The lesson that this moment calls for beside the felt; undefined where there is nothing to say. */
export function lessonNow(
  view: PlayerView,
  learnt: Learnt,
  isThrowing = isMyThrow(view),
): Lesson | undefined {
  const phase = phaseOf(view.table);
  if (view.mine === undefined || (phase !== 'betting' && phase !== 'offering the dice')) return undefined;
  const isNew = (lesson: Lesson): boolean => !learnt.includes(lesson);
  const hasBet = onTable(view) > 0;
  // Whoever has the dice before them has no chips there: what is said of those waits.
  if (isThrowing) return hasBet && isNew('wait') && refusalToThrow(view) === undefined ? 'wait' : undefined;
  if (refusalToBet(view) !== undefined) return undefined;
  if (!hasBet) return isNew('chip') ? 'chip' : isNew('area') ? 'area' : undefined;
  return isNew('totals') ? 'totals' : isNew('wait') ? 'wait' : undefined;
}

/** What somebody needs to be told no more, by what they have done and what has happened to it. */
export function shownByDoing(view: PlayerView, hasChosen: boolean): Learnt {
  const hasBet = onTable(view) > 0 || myLateBets(view).length > 0;
  if (view.mine === undefined) return [];
  if (hasBet && view.table.roll !== undefined) return ['chip', 'area', 'totals', 'wait'];
  return hasBet ? ['chip', 'area'] : hasChosen ? ['chip'] : [];
}

/** Watches over somebody's first bets: whatever they do unasked needs no telling. Gives the way to stop it. */
export const teaching = (store: PlayerStore): (() => void) =>
  effect(() => {
    const view = store.view.value;
    const hasChosen = store.chosen.value !== undefined;
    if (isTeaching() && view !== undefined) learn(shownByDoing(view, hasChosen));
  });

const hintWords = pageWords('hints', hints);

/** Somebody who has just sat down may be asked something the next moment: a hint is said when nothing is, after so many milliseconds. */
const HINT_DELAY_MS = 800;

type HintProps = { readonly store: PlayerStore; readonly view: PlayerView; readonly lesson: Lesson };

/** One hint in the band over the felt, where it covers nothing. */
export function Hint({ store, view, lesson }: HintProps) {
  const text = hintText(view, lesson);
  // What is on its way is told when it has come, and before any hint.
  const isLater =
    wagersSending(store).size > 0 ||
    store.sheet.value !== undefined ||
    store.trouble.value !== undefined ||
    settingsOpen.value ||
    (isOfferedToMe(view) && !isOfferAside(store, view));
  useEffect(() => {
    if (isLater) return;
    const timer = setTimeout(() => sayOnce(lesson, text), HINT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [lesson, text, isLater]);
  return <Card text={text} onOk={() => learn([lesson])} />;
}

/** What a pay slip is, on the first one that somebody sees. */
export function SlipHint() {
  const { result } = hintWords.value;
  useEffect(() => {
    sayOnce('result', result);
    // It has been there with the slip, and goes with it.
    return () => learn(['result']);
  }, []);
  return <Card text={result} onOk={() => learn(['result'])} />;
}

function Card({ text, onOk }: { readonly text: string; readonly onOk: () => void }) {
  return (
    <div class="hint" role="note">
      <p>{text}</p>
      <Action class="btn btn-sm" onPress={onOk}>
        {hintWords.value.understood}
      </Action>
    </div>
  );
}

function hintText(view: PlayerView, lesson: Lesson): string {
  return lesson === 'wait' && isMyThrow(view) ? hintWords.value.yourThrow : hintWords.value[lesson];
}

let spoken = '';

/** A hint that a sheet has covered for a while is not read again. */
function sayOnce(lesson: Lesson, text: string): void {
  const message = `${lesson} ${text}`;
  if (spoken === message) return;
  spoken = message;
  announce(text);
}
