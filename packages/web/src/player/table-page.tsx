import { layouts } from '@dicepit/games';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { FeltGrid } from '../felt/felt-grid.tsx';
import { ClosedTable } from '../join/closed-table.tsx';
import type { TablePageProps } from '../join/table-page.ts';
import '../look/phone-page.css';
import '../look/player.css';
import { hearOfChips } from '../me/hear-of-chips.ts';
import { settings } from '../settings/settings.ts';
import { Fault, PausedPit } from '../shell/banners.tsx';
import { useIsAway } from '../shell/connection.tsx';
import { rollIn } from '../shell/place.ts';
import { readyToTell } from '../words/refusal-words.ts';
import { shownAreas } from './areas/shown-areas.ts';
import { tap } from './desk/acting.ts';
import { type Desk, deskAt, wagersSending } from './desk/desk.ts';
import { beginEvening, countResults } from './desk/evening.ts';
import { hearOfDisputes } from './desk/hear-of-disputes.ts';
import { hearing } from './desk/hearing.ts';
import { listenToKeys } from './desk/keys.ts';
import { teaching } from './hints/teaching.ts';
import { isOfferAside, isOfferedToMe, OfferLine } from './sheets/offer-sheet.tsx';
import { PlayerSheets } from './sheets/player-sheets.tsx';
import type { Sight } from './sight.ts';
import { isMyThrow } from './status/status.ts';
import { AwayDock } from './view/away-dock.tsx';
import { Dock } from './view/dock.tsx';
import { Notices } from './view/notices.tsx';
import { swiping } from './view/swipe.ts';
import { ThrowBack, ThrowDock, throwNow } from './view/throw-dock.tsx';
import { Top } from './view/top.tsx';
import { WaitLine } from './view/wait-line.tsx';
import { WatchDock } from './view/watch-dock.tsx';

/** What buttons say when they cannot be pressed comes when the felt has been drawn, in milliseconds. */
const AFTER_THE_FELT = 1_000;

const takingGifts = () => import('./money/taking-gifts.ts');

/** A table with a bank on the phone of somebody who plays at it, or watches. */
export function TablePage({ open, onSit }: TablePageProps) {
  const desk = useMemo(() => deskAt(open), [open]);
  // As soon as the felt is drawn, and not after the next frame: no key is lost, and nothing that happens meanwhile.
  useLayoutEffect(() => {
    beginEvening(desk.now());
    const sight = desk.actual.peek();
    if (sight !== undefined) countResults(open.id, sight);
    openNamedRoll(desk);
    setTimeout(() => void readyToTell('bets', 'seats', 'dice', 'table'), AFTER_THE_FELT);
    const stops = [
      hearing(desk),
      hearOfDisputes(desk),
      hearOfChips(async (given, account) => (await takingGifts()).takeGift(desk, given, account)),
      listenToKeys(desk),
      teaching(desk),
      desk.sending.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);
  const sight = desk.sight.value;
  if (sight === undefined) return null;
  if (sight.table.state === 'closed' && sight.mine === undefined) return <ClosedTable table={open.id} />;
  return <Phone desk={desk} sight={sight} onSit={onSit} />;
}

type PhoneProps = { readonly desk: Desk; readonly sight: Sight; readonly onSit: () => void };

function Phone({ desk, sight, onSit }: PhoneProps) {
  const { game, table } = sight;
  const layout = layouts[game.pack];
  const isAway = useIsAway(desk.open.connection.value);
  // Dark from the throw until the roll is settled: what is lit stands out, and nothing can be bet on.
  const isOut = table.roll !== undefined;
  const throws = isMyThrow(sight) && !desk.rebetting.value && !isAway;
  const swipe = useMemo(() => swiping(() => void throwNow(desk)), [desk]);
  if (layout === undefined) return null;
  return (
    <div class={isAway ? 'phone is-stale' : 'phone'} data-pack={game.pack}>
      <Top desk={desk} sight={sight} bare={throws} />
      <main class={isOut ? 'cloth is-out' : 'cloth'} data-throws={throws} {...(throws ? swipe : {})}>
        <PausedPit />
        {table.halt !== undefined && <Fault clause={table.halt.clause} />}
        <FeltGrid
          game={game}
          layout={layout}
          shown={shownAreas(sight, {
            reading: desk.reading.value,
            refused: desk.refusedAt.value,
            hideOthers: settings.value.hideOthers,
            sending: wagersSending(desk),
            comesDown: desk.comesDown.value,
          })}
          out={isOut}
          stale={isAway}
          removing={desk.removing.value}
          onAdd={(wager) => (sight.mine === undefined ? openArea(desk, wager) : tap(desk, wager, 1))}
          onRemove={(wager) => (sight.mine === undefined ? openArea(desk, wager) : tap(desk, wager, -1))}
          onInfo={(wager) => openArea(desk, wager)}
        />
      </main>
      <footer class={isAway ? 'dock is-away' : 'dock'}>
        <Notices desk={desk} sight={sight} />
        <Below desk={desk} sight={sight} isAway={isAway} throws={throws} onSit={onSit} />
      </footer>
      <PlayerSheets desk={desk} sight={sight} />
    </div>
  );
}

type BelowProps = PhoneProps & { readonly isAway: boolean; readonly throws: boolean };

/** What the thumb has before it just now. */
function Below({ desk, sight, isAway, throws, onSit }: BelowProps) {
  if (sight.mine === undefined) return <WatchDock sight={sight} onSit={onSit} />;
  if (isAway) return <AwayDock desk={desk} sight={sight} />;
  if (throws) return <ThrowDock desk={desk} sight={sight} />;
  return (
    <>
      {isOfferedToMe(sight) && isOfferAside(desk, sight) && <OfferLine desk={desk} sight={sight} />}
      {isMyThrow(sight) && <ThrowBack desk={desk} sight={sight} />}
      <WaitLine desk={desk} sight={sight} />
      <Dock desk={desk} sight={sight} />
    </>
  );
}

/** Whoever comes back from the rulebook finds the result that they left; the address is then the table's own again. */
function openNamedRoll(desk: Desk): void {
  const roll = rollIn(location.hash);
  if (roll === undefined) return;
  desk.reading.value = roll;
  history.replaceState(history.state, '', location.pathname + location.search);
}

function openArea(desk: Desk, wager: string): void {
  desk.sheet.value = { is: 'area', wager };
}
