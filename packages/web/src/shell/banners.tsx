import { Icon } from '../parts/icon.tsx';
import { time } from '../words/numbers.ts';
import { words } from '../words/words.ts';

type Told = { readonly title: string; readonly text: string; readonly note?: string };

/** The pit is paused: the same words on every screen. */
export function Paused({ since, by }: { readonly since?: number; readonly by?: string }) {
  const { pausedTitle, pausedText, pausedSince } = words.value.shell;
  const note = [since === undefined ? undefined : pausedSince(time(since)), by].filter(Boolean).join(', ');
  return <Banner title={pausedTitle} text={pausedText} note={note} />;
}

/** The table is halted; `words` are what whoever halted it has said. */
export function Fault({ said, clause }: { readonly said?: string; readonly clause?: string }) {
  const { faultTitle, faultText } = words.value.shell;
  return (
    <Banner
      title={faultTitle}
      text={said ?? faultText}
      note={clause === undefined ? '' : words.value.common.clause(clause)}
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
