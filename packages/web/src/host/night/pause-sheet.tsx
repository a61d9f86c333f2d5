import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { words } from '../../words/words.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';

/** Holds every table, with words that every screen shows. */
export function PauseSheet() {
  const said = words.value.host.night;
  const [text, setText] = useState('');
  const pause = async (): Promise<void> => {
    const body = text.trim() === '' ? {} : { words: text.trim() };
    if ((await told(client.ask('pausePit', { body }), said.paused)) !== undefined) closeSheet();
  };
  return (
    <Sheet title={said.pauseTitle} note={said.pauseText} onClose={closeSheet} closable>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void pause();
        }}
      >
        <Field
          name={said.pauseWords}
          maxLength={120}
          placeholder={said.pauseExample}
          value={text}
          onType={setText}
          autofocus
        />
        <button type="submit" class="btn btn-main">
          {said.pause}
        </button>
      </form>
    </Sheet>
  );
}
