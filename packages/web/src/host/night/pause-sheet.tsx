import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field, Tick } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { nextAt } from './back-at.ts';

/** Holds every table, with words that every screen shows. */
export function PauseSheet() {
  const said = hostWords.value.night;
  const [text, setText] = useState('');
  const [back, setBack] = useState('');
  const away = night.value?.pit.pauseWhenAway ?? false;
  const pause = async (): Promise<void> => {
    const until = nextAt(back, new Date());
    const body = {
      ...(text.trim() === '' ? {} : { words: text.trim() }),
      ...(until === undefined ? {} : { until }),
    };
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
        <Field name={said.backAt} type="time" value={back} onType={setBack} note={said.backAtNote} />
        <button type="submit" class="btn btn-main">
          {said.pause}
        </button>
      </form>
      <Tick
        on={away}
        onChange={(pauseWhenAway) =>
          void told(
            client.ask('changeSettings', { body: { pauseWhenAway } }),
            pauseWhenAway ? said.awayOn : said.awayOff,
          )
        }
      >
        {said.whenAway}
      </Tick>
      <p class="quiet small">{said.whenAwayNote}</p>
    </Sheet>
  );
}
