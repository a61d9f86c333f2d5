import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Tick } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { PanelLine } from '../parts/panel.tsx';
import { Sheet } from '../parts/sheet.tsx';
import * as css from './console.module.css';
import { clock, closeSheet, night, withToast } from './console-state.ts';
import { chosen } from './entered.ts';
import { closeTable, goOn, isOpen } from './host-table.ts';
import { hostWords } from './host-words.ts';

/** The end: the room locked, every table closed, a word of thanks, and the way to settle up. */
export function EndSheet() {
  const said = hostWords.value.night;
  const overview = night.value;
  const [busy, setBusy] = useState(false);
  if (overview === undefined) return null;
  const { tables, pit } = overview;
  const banked = tables.filter(({ card }) => card.kind === 'banked');
  const open = banked.filter(isOpen);
  const isEnding =
    pit.locked && banked.every((table) => !isOpen(table) || table.pace?.closesAt !== undefined);
  const end = async (): Promise<void> => {
    setBusy(true);
    if (!pit.locked) await withToast(client.ask('lockPit'));
    for (const table of open) await withToast(closeTable(table, clock.value));
    setBusy(false);
  };
  return (
    <Sheet
      title={isEnding ? said.thanks : said.endTitle}
      note={isEnding ? thanksText() : said.endText}
      onClose={closeSheet}
      closable
    >
      <Form>
        {!isEnding && (
          <button type="button" class="btn btn-main" aria-busy={busy} onClick={() => void end()}>
            {said.end}
          </button>
        )}
        {isEnding && (
          <div role="status">
            {open.length === 0 ? (
              <p>{said.allClosed}</p>
            ) : (
              <ul class={css.dots} aria-label={said.ending}>
                {open.map(({ card }) => (
                  <li key={card.table}>{said.notClosed({ table: card.title })}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <PanelLine isTall>
          <span class="quiet small">{said.settleText}</span>
          <button
            type="button"
            class={isEnding && open.length === 0 ? 'btn btn-sm btn-main' : 'btn btn-sm'}
            onClick={() => {
              closeSheet();
              chosen.value = 'settling up';
            }}
          >
            {said.settle}
          </button>
        </PanelLine>
        {isEnding && (
          <PanelLine isTall>
            <span class="quiet small">{said.goOnText}</span>
            <button type="button" class="btn btn-sm" onClick={() => void goOn()}>
              {said.goOn}
            </button>
          </PanelLine>
        )}
      </Form>
    </Sheet>
  );
}

function thanksText(): string {
  const { guests = [], tables = [] } = night.value ?? {};
  const people = guests.filter(({ kind }) => kind === 'guest').length;
  const rolls = tables
    .filter(({ card }) => card.kind === 'banked')
    .reduce((all, { rolled }) => all + rolled, 0);
  return hostWords.value.night.thanksText({ guests: people, rolls });
}

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
    if ((await withToast(client.ask('pausePit', { body }), said.paused)) !== undefined) closeSheet();
  };
  return (
    <Sheet title={said.pauseTitle} note={said.pauseText} onClose={closeSheet} closable>
      <Form onSend={pause}>
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
      </Form>
      <Tick
        on={away}
        onChange={(pauseWhenAway) =>
          void withToast(
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

/** The next moment at which a clock shows this time, after a moment; undefined where the text is no time. */
export function nextAt(text: string, after: Date): number | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const at = new Date(after);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at <= after) at.setDate(at.getDate() + 1);
  return at.getTime();
}
