import hints from '@dicepit/words/pages/hints.json' with { type: 'json' };
import { useEffect } from 'preact/hooks';
import '../../look/hints.css';
import { Action } from '../../parts/action.tsx';
import type { Lesson } from '../../settings/lessons.ts';
import { announce } from '../../shell/announcer.tsx';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { pageWords } from '../../words/words.ts';
import { type Desk, wagersSending } from '../desk/desk.ts';
import { isOfferAside, isOfferedToMe } from '../sheets/offer-sheet.tsx';
import type { Sight } from '../sight.ts';
import { isMyThrow } from '../status/status.ts';
import { learn } from './learning.ts';

const said = pageWords('hints', hints);

/** Somebody who has just sat down may be asked something the next moment: a hint is said when nothing is, after so many milliseconds. */
const CALM = 800;

type HintProps = { readonly desk: Desk; readonly sight: Sight; readonly lesson: Lesson };

/** One hint in the band over the felt, where it covers nothing. */
export function Hint({ desk, sight, lesson }: HintProps) {
  const text = textOf(sight, lesson);
  // What is on its way is told when it has come, and before any hint.
  const isLater =
    wagersSending(desk).size > 0 ||
    desk.sheet.value !== undefined ||
    desk.trouble.value !== undefined ||
    settingsOpen.value ||
    (isOfferedToMe(sight) && !isOfferAside(desk, sight));
  useEffect(() => {
    if (isLater) return;
    const timer = setTimeout(() => sayOnce(lesson, text), CALM);
    return () => clearTimeout(timer);
  }, [lesson, text, isLater]);
  return <Card text={text} onOk={() => learn([lesson])} />;
}

/** What a pay slip is, on the first one that somebody sees. */
export function SlipHint() {
  const { result } = said.value;
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
        {said.value.understood}
      </Action>
    </div>
  );
}

function textOf(sight: Sight, lesson: Lesson): string {
  return lesson === 'wait' && isMyThrow(sight) ? said.value.yourThrow : said.value[lesson];
}

let spoken = '';

/** A hint that a sheet has covered for a while is not read again. */
function sayOnce(lesson: Lesson, text: string): void {
  const message = `${lesson} ${text}`;
  if (spoken === message) return;
  spoken = message;
  announce(text);
}
