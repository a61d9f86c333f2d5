import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import type { Desk } from '../desk/desk.ts';
import { isPlainText } from '../dice/own-words.ts';
import { playerWords } from '../said.ts';

/** A text of one's own that is mixed into fair dice. */
export function WordsSheet({ desk }: { readonly desk: Desk }) {
  const said = playerWords.value.dice;
  const live = desk.open.live.value;
  const before = live?.dice?.contributions.find(({ person }) => person === live.you.person)?.text ?? '';
  const [text, setText] = useState(before);
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  const isPlain = isPlainText(text);
  const mixIn = async (): Promise<void> => {
    const answer = await desk.open.give.contribute(text);
    if (!answer.ok) {
      desk.refuse({ problem: answer.problem });
      return;
    }
    toastWith(said.mixedIn);
    close();
  };
  return (
    <Sheet title={said.ownWords} closable onClose={close}>
      <p class="quiet">{said.ownWordsText}</p>
      <label class="field bound">
        <span class="label">{said.ownWordsField}</span>
        <input
          class="input"
          value={text}
          maxLength={64}
          aria-invalid={!isPlain && text !== ''}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {!isPlain && text !== '' && (
        <p class="small" role="alert">
          {said.notPlain}
        </p>
      )}
      <p class="small">
        <a href="./fair">{said.check}</a>
      </p>
      <div class="btns">
        <Action class="btn btn-main" why={isPlain ? undefined : said.notPlain} onPress={() => void mixIn()}>
          {said.mixIn}
        </Action>
      </div>
    </Sheet>
  );
}
