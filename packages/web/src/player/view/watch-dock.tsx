import { Action } from '../../parts/action.tsx';
import { playerWords } from '../said.ts';
import type { Sight } from '../sight.ts';

/** The dock of whoever watches: the way to a seat. */
export function WatchDock({ sight, onSit }: { readonly sight: Sight; readonly onSit: () => void }) {
  const said = playerWords.value.watch;
  const { seats, setup } = sight.table;
  const isFull = seats.size >= (setup?.seats ?? 0);
  return (
    <div class="watch">
      <div class="txt">
        <b>{said.title}</b>
        <span class="small quiet">{isFull ? said.full : said.text}</span>
      </div>
      {!isFull && (
        <Action class="btn btn-main" onPress={onSit}>
          {said.sit}
        </Action>
      )}
    </div>
  );
}
