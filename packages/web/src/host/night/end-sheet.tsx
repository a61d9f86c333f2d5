import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { sum } from '../../words/numbers.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { printOnly } from '../console/printing.ts';
import { told } from '../live/asked.ts';
import { clock, night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { closeTable, reopenTable } from '../tables/closing.ts';
import { isOpen } from '../tables/table-line.ts';
import { countCsv, finalCount } from './final-count.ts';

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
