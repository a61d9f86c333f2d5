import type { StreamState } from '@dicepit/client';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { timeToTheSecond } from '../words/numbers.ts';
import { words } from '../words/words.ts';

/** A connection that is back within this time was never worth a word. */
const SILENCE = 1_000;

export type ConnectionProps = { readonly state: StreamState; readonly onRetry: () => void };

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
export const whyNotAsked = (state: StreamState): string | undefined =>
  state.is === 'live' ? undefined : words.value.shell.staleBets;

/** Whether the connection has been away for long enough to be spoken of. */
export function useIsAway(state: StreamState): boolean {
  const [isLate, setLate] = useState(false);
  const isAway = state.is === 'reconnecting' || state.is === 'connecting';
  useEffect(() => {
    setLate(false);
    if (!isAway) return undefined;
    const timer = setTimeout(() => setLate(true), SILENCE);
    return () => clearTimeout(timer);
  }, [isAway]);
  return isAway && isLate;
}
