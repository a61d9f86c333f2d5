import type { GuestFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Tick } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { sum } from '../words/numbers.ts';
import { clock, closeSheet, night, printOnly, told } from './console-state.ts';
import { worthOf } from './guest-state.ts';
import { closeTable, isOpen, reopenTable } from './host-table.ts';
import { hostWords } from './host-words.ts';

/** The end: the room locked, every table closed, the count of every guest, and a word of thanks. */
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
    if (!pit.locked) await told(client.ask('lockPit'));
    for (const table of open) await told(closeTable(table, clock.value));
    setBusy(false);
  };
  const goOn = async (): Promise<void> => {
    await told(client.ask('unlockPit'), said.wentOn);
    for (const table of banked) if (table.pace !== null) await told(reopenTable(table));
  };
  return (
    <Sheet
      title={isEnding ? said.thanks : said.endTitle}
      note={isEnding ? thanksText() : said.endText}
      onClose={closeSheet}
      closable
    >
      <div class="form">
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
              <ul class="dots" aria-label={said.ending}>
                {open.map(({ card }) => (
                  <li key={card.table}>{said.notClosed({ table: card.title })}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <FinalCount />
        {isEnding && (
          <div class="kv kv-tall">
            <span class="quiet small">{said.goOnText}</span>
            <button type="button" class="btn btn-sm" onClick={() => void goOn()}>
              {said.goOn}
            </button>
          </div>
        )}
      </div>
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

/** What everybody has, to be read, printed or saved. */
function FinalCount() {
  const said = hostWords.value;
  const counted = finalCount(night.value?.guests ?? []);
  const save = (): void => {
    const { name, chips } = said.guests;
    const text = countCsv(counted, [name, chips, said.bank.topUps]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    link.download = `${said.night.csvName}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section class="final-count">
      <h3 class="h2">{said.night.finalCount}</h3>
      {counted.length === 0 ? (
        <p class="quiet">{said.guests.nobody}</p>
      ) : (
        <ul class="account">
          {counted.map(({ person, name, cents }) => (
            <li key={person}>
              <span>{name}</span>
              <span class="num">{sum(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      <div class="btns two">
        <button type="button" class="btn" onClick={save}>
          {said.night.csv}
        </button>
        <button type="button" class="btn" onClick={() => printOnly('.final-count')}>
          <Icon name="print" small />
          {said.night.print}
        </button>
      </div>
    </section>
  );
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

/** What a guest ends the night with, everything together. */
type Counted = {
  readonly person: string;
  readonly name: string;
  readonly cents: number;
  readonly topUps: number;
};

/** The guests with what they have, by name. Who has the most is nobody's business on a list like this. */
export const finalCount = (guests: readonly GuestFacts[]): readonly Counted[] =>
  guests
    .filter(({ kind }) => kind === 'guest')
    .map((guest) => {
      const { chips, bets } = worthOf(guest);
      return { person: guest.person, name: guest.name, cents: chips + bets, topUps: guest.topUps };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The same for a spreadsheet. A name that would be a formula there is made a text. */
export function countCsv(
  counted: readonly Counted[],
  headings: readonly [name: string, chips: string, topUps: string],
): string {
  const rows = counted.map(({ name, cents, topUps }) => [name, (cents / 100).toFixed(2), String(topUps)]);
  return `${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
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
