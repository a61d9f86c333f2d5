import { writeClause } from '@dicepit/games';
import type { Pausing } from '@dicepit/wire';
import { pit } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { time } from '../words/numbers.ts';
import { words } from '../words/words.ts';

type Told = { readonly title: string; readonly text: string; readonly note?: string };

/** The pit is paused: the same words on every screen, since when, and until when where the host has said so. */
export function Paused({ pausing }: { readonly pausing: Pausing }) {
  const said = words.value.shell;
  const { since, until, hostAway, by } = pausing;
  const title = until === undefined ? said.pausedTitle : said.pausedUntil({ time: time(until) });
  return (
    <Banner
      title={title}
      text={pausing.words ?? (hostAway === true ? said.pausedAway : said.pausedText)}
      note={
        hostAway === true
          ? said.pausedSince({ time: time(since) })
          : said.pausedBy({ name: by ?? said.theHost, time: time(since) })
      }
    />
  );
}

/** The same, where the pit has said that it is paused. */
export function PausedPit() {
  const pausing = pit.value?.pausing ?? null;
  return pausing === null ? null : <Paused pausing={pausing} />;
}

/** The table is halted; `words` are what whoever halted it has said. */
export function Fault({ said, clause }: { readonly said?: string; readonly clause?: string }) {
  const { faultTitle, faultText } = words.value.shell;
  return (
    <Banner
      title={faultTitle}
      text={said ?? faultText}
      note={clause === undefined ? '' : words.value.common.clause({ clause: writeClause(clause) })}
    />
  );
}

function Banner({ title, text, note = '' }: Told) {
  return (
    <div class="banner" role="status">
      <Icon name="warn" />
      <div>
        <b>{title}</b>
        <span>{text}</span>
        {note !== '' && <span class="quiet small">{note}</span>}
      </div>
    </div>
  );
}
