import { useEffect, useState } from 'preact/hooks';
import type { TablePageProps } from '../join/table-page.ts';
import { hearOfChips } from '../me/hear-of-chips.ts';
import { Tumble } from '../parts/tumble.tsx';
import { PausedPit } from '../shell/banners.tsx';
import { Connection, useIsAway } from '../shell/connection.tsx';
import { useAsking } from './asking.ts';
import { Cards } from './cards.tsx';
import { Dock } from './dock.tsx';
import { forecasts } from './forecast.ts';
import { Kitty } from './kitty.tsx';
import { Others } from './others.tsx';
import { PartySheets, type SheetName } from './party-sheets.tsx';
import { partySight } from './party-sight.ts';
import { partyWords } from './said.ts';
import { sayParty } from './saying.ts';
import { type ShownParty, showParty } from './shown-party.ts';
import { Status } from './status.tsx';
import { Winner } from './winner.tsx';

/** The party game on a phone: the kitty, one's own ten cards, everybody's rows, and the throw. */
export function PartyPage({ open, onSit }: TablePageProps) {
  const [shown, setShown] = useState<ShownParty | undefined>(undefined);
  const [sheet, setSheet] = useState<SheetName | undefined>(undefined);
  const asking = useAsking(open);
  useEffect(() => hearOfChips(), []);
  useEffect(() => {
    const party = showParty(open);
    const quiet = sayParty(party);
    setShown(party);
    return () => {
      quiet();
      party.stop();
    };
  }, [open]);
  const connection = open.connection.value;
  const isAway = useIsAway(connection);
  const live = shown?.live.value;
  if (shown === undefined || live === undefined) return null;

  const said = partyWords.value;
  const sight = partySight(live);
  const story = shown.story.value;
  const rolling = shown.rolling.value;
  const isRolling = rolling !== undefined;
  const seven = forecasts(sight.table).find(({ total }) => total === 7);
  return (
    <div class={isAway ? 'phone party is-stale' : 'phone party'} data-pack={live.pack}>
      <Status sight={sight} story={story} isRolling={isRolling} onMenu={() => setSheet('menu')} />
      <main class="cloth pcl">
        <Connection state={connection} onRetry={() => open.followed.retryNow()} />
        <PausedPit />
        {sight.table.game.phase.is === 'won' ? (
          <Winner sight={sight} story={story} />
        ) : (
          <Kitty sight={sight} />
        )}
        {isRolling && (
          <div class="partydice">
            <Tumble dice={2} faces={rolling.faces} onRest={shown.rest} />
          </div>
        )}
        {sight.mine !== undefined && (
          <>
            <h2 class="ph">
              {said.yourCards}
              <span>
                {said.leftToTurn({ count: sight.mine.faceUp.length })}
                {seven !== undefined && (
                  <button type="button" class="linklike" onClick={() => setSheet('numbers')}>
                    {said.whatOpen}
                  </button>
                )}
              </span>
            </h2>
            <Cards row={sight.mine} name={said.yourCards} />
          </>
        )}
        <Told lines={isRolling ? [said.inTheAir] : (story.at(-1)?.lines ?? [])} />
        <Others rows={sight.others} sight={sight} story={story} seven={seven} />
      </main>
      <Dock
        table={open.id}
        sight={sight}
        asking={asking}
        ahead={open.followed.ahead()}
        connection={connection}
        isRolling={isRolling}
        onBring={() => setSheet('bring')}
        onSit={onSit}
      />
      <PartySheets
        open={open}
        sheet={sheet}
        sight={sight}
        live={live}
        story={story}
        asking={asking}
        onSheet={setSheet}
      />
    </div>
  );
}

/** What the last throw has brought, in the words of the game. The announcer says the same. */
function Told({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : <p class="told">{lines.join(' ')}</p>;
}
