import type { LiveTable } from '@dicepit/client';
import { useEffect, useState } from 'preact/hooks';
import { me } from '../live/pit.ts';
import { type OpenTable, openedTable } from '../live/table.ts';
import { ownAt } from '../me/own-record.ts';
import { Replaced } from '../shell/cards.tsx';
import { Connection } from '../shell/connection.tsx';
import { Ended } from '../shell/ended.tsx';
import { Later, Opening } from '../shell/later.tsx';
import { welcomeBack } from '../shell/welcome-back.ts';
import { number, sum } from '../words/numbers.ts';
import { ClaimPage } from './claim-page.tsx';
import { ClosedTable } from './closed-table.tsx';
import { keptGuest } from './kept-guest.ts';
import { SitRefused } from './sit-refused.tsx';
import type { TablePageLater, TablePageProps } from './table-page.ts';

export type TableVisitProps = {
  readonly table: string;
  readonly code: string;
  /** Whether somebody has come to watch. */
  readonly watches: boolean;
  readonly banked: TablePageLater;
};

const seats = async () => (await import('./seat-page.tsx')).SeatPage;
const party: TablePageLater = async () => (await import('../party/party-page.tsx')).PartyPage;

/** One table as somebody visits it: a seat is chosen first, unless they have one or only want to watch. */
export function TableVisit({ table, code, watches, banked }: TableVisitProps) {
  const [open, setOpen] = useState<OpenTable | undefined>(undefined);
  const [isWatching, setWatching] = useState(watches);
  const [isTakingBack, setTakingBack] = useState(false);
  useEffect(() => {
    const opened = openedTable(table);
    const stopSaying = welcomeBack(opened);
    setOpen(opened);
    return () => {
      stopSaying();
      opened.close();
    };
  }, [table]);
  const live = open?.live.value;
  useEffect(() => {
    if (live !== undefined) document.title = `${live.title} · Dicepit`;
  }, [live?.title]);

  if (open === undefined) return <Opening />;
  const state = open.connection.value;
  if (isTakingBack) return <ClaimPage guest={guestNow()} onOther={() => setTakingBack(false)} />;
  if (state.is === 'ended' && state.why === 'replaced')
    return <Replaced onTakeBack={() => setTakingBack(true)} />;
  if (state.is === 'ended') return <Ended state={state} {...chipsIn(live)} />;
  if (live === undefined)
    return (
      <>
        <Connection state={state} onRetry={() => open.followed.retryNow()} />
        <Opening />
      </>
    );
  if (live.you.seat === undefined && live.kind === 'banked' && live.table.state === 'closed')
    return <ClosedTable table={table} />;
  if (live.you.seat === undefined && !isWatching)
    return <Later load={seats} props={{ live, code, onWatch: () => setWatching(true) }} />;
  const props: TablePageProps = { open, onSit: () => setWatching(false) };
  return (
    <>
      <Later load={live.kind === 'party' ? party : banked} props={props} />
      <SitRefused />
    </>
  );
}

/** What somebody had at the table when it was last seen: what lay on it is counted in. */
function chipsIn(live: LiveTable | undefined): { readonly chips?: string } {
  const own = live === undefined ? undefined : ownAt(live);
  if (live === undefined || own === undefined) return {};
  return { chips: (live.kind === 'party' ? number : sum)(own.rack + own.onTable) };
}

/** Who this phone belonged to, as far as it knows; the name is the one that the pit has last told. */
const guestNow = () => ({ ...keptGuest(), ...(me.value?.name == null ? {} : { name: me.value.name }) });
