import type { StreamState } from '@dicepit/client';
import { writeClause } from '@dicepit/games';
import type { Pausing } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { pit } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { time, timeToTheSecond, words } from '../words/words.ts';

type BannerProps = { readonly title: string; readonly text: string; readonly note?: string };

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

function Banner({ title, text, note = '' }: BannerProps) {
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

/** A connection that is back within this time was never worth a word. */
const SHOWN_AFTER_MS = 1_000;

type ConnectionProps = { readonly state: StreamState; readonly onRetry: () => void };

/** A pill that says what is stale, and since when, while the pit is away. */
export function Connection({ state, onRetry }: ConnectionProps) {
  const isAway = useIsAway(state);
  if (!isAway) return null;
  const { connecting, reconnecting, stale, retryNow } = words.value.shell;
  const isFirst = state.is === 'connecting';
  return (
    <div class="conn" role="status">
      <Icon name="repeat" small />
      <span class="conn-say">
        <b>{isFirst ? connecting : reconnecting}</b>
        {state.is === 'reconnecting' && <span>{stale({ since: timeToTheSecond(state.staleSince) })}</span>}
      </span>
      <button type="button" class="btn btn-sm" onClick={onRetry}>
        {retryNow}
      </button>
    </div>
  );
}

/** Why nothing can be asked of a table just now; undefined while it can be. */
export const staleReason = (state: StreamState): string | undefined =>
  state.is === 'live' ? undefined : words.value.shell.staleBets;

/** Whether the connection has been away for long enough to be spoken of. */
export function useIsAway(state: StreamState): boolean {
  const [isLate, setLate] = useState(false);
  const isAway = state.is === 'reconnecting' || state.is === 'connecting';
  useEffect(() => {
    setLate(false);
    if (!isAway) return undefined;
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return isAway && isLate;
}
