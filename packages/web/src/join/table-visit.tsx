import type { LiveTable } from '@dicepit/client';
import { type Cents, wasOpened } from '@dicepit/engine';
import type { AccountLine, CageAccount } from '@dicepit/wire';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { client, me } from '../live/pit.ts';
import { type OpenTable, openTable, type TablePageLater, type TablePageProps } from '../live/table.ts';
import { welcomeBack } from '../live/welcome-back.ts';
import { ownAt } from '../me/own-record.ts';
import { Action } from '../parts/action.tsx';
import { Connection } from '../shell/banners.tsx';
import { Closed, Ended, GameUnread, NotOpen, Replaced } from '../shell/cards.tsx';
import { Later, Opening } from '../shell/later.tsx';
import { number, sum } from '../words/words.ts';
import { keptGuest, takingSeat } from './guest.ts';
import { guestWords } from './guest-words.ts';
import { ClaimPage, SitRefused } from './join-page.tsx';

type TableVisitProps = {
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
  useLayoutEffect(() => {
    const opened = openTable(table);
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
  if (live === undefined && open.isUnread.value) return <GameUnread onRetry={open.bringGame} />;
  if (live === undefined)
    return (
      <>
        <Connection state={state} onRetry={() => open.followed.retryNow()} />
        <Opening />
      </>
    );
  if (live.you.seat === undefined && live.kind === 'banked' && live.table.state === 'closed')
    return wasOpened(live.table) ? <ClosedTable table={table} /> : <NotOpen />;
  if (!isWatching && (live.you.seat === undefined || (state.is === 'live' && awaitsChips(live))))
    return <Later load={seats} props={{ live, code, onWatch: () => setWatching(true) }} />;
  const props: TablePageProps = { open, onSit: () => setWatching(false) };
  return (
    <>
      <Later load={live.kind === 'party' ? party : banked} props={props} />
      <SitRefused />
    </>
  );
}

/** Whether somebody has just sat down here and the chips that they bought with the seat have yet to come. */
function awaitsChips({ id, version }: LiveTable): boolean {
  const { table, since = Number.POSITIVE_INFINITY } = takingSeat.value ?? {};
  return table === id && version < since;
}

/** What somebody had at the table when it was last seen: what lay on it is counted in. */
function chipsIn(live: LiveTable | undefined): { readonly chips?: string } {
  const own = live === undefined ? undefined : ownAt(live);
  if (live === undefined || own === undefined) return {};
  return { chips: (live.kind === 'party' ? number : sum)(own.rack + own.onTable) };
}

/** Who this phone belonged to, as far as it knows; the name is the one that the pit has last told. */
const guestNow = () => ({ ...keptGuest(), ...(me.value?.name == null ? {} : { name: me.value.name }) });

/** A table that is closed, for whoever does not sit there any more; whoever has played reads what they left with. */
export function ClosedTable({ table }: { readonly table: string }) {
  const chips = useLeftWith(table);
  const [isRecap, setRecap] = useState(false);
  return (
    <>
      <Closed {...(chips === undefined ? {} : { chips: sum(chips) })}>
        {me.value?.person != null && (
          <Action class="btn btn-main" onPress={() => setRecap(true)}>
            {guestWords.value.me.evening}
          </Action>
        )}
      </Closed>
      {isRecap && <Later load={recapSheet} props={{ onClose: () => setRecap(false) }} />}
    </>
  );
}

const recapSheet = async () => (await import('../me/recap-sheet.tsx')).RecapSheet;

function useLeftWith(table: string): Cents | undefined {
  const [account, setAccount] = useState<CageAccount | undefined>(undefined);
  const person = me.value?.person ?? undefined;
  useEffect(() => {
    if (person === undefined) return;
    void client.account().then((answer) => {
      if (answer.ok) setAccount(answer.value);
    });
  }, [person, table]);
  return account && leftWith(account, table);
}

type Line = Pick<AccountLine, 'type' | 'cents' | 'table'>;

/** What somebody had when they last left a table; nothing where all of it was lost, undefined where they never played. */
export function leftWith({ lines }: { readonly lines: readonly Line[] }, table: string): Cents | undefined {
  const there = lines.filter((line) => line.table === table);
  const last = there.findLastIndex(({ type }) => type === 'BoughtIn');
  const back = there.slice(last + 1).filter(({ type }) => type === 'CashedOut');
  return there.length === 0 ? undefined : back.reduce((all, { cents }) => all + cents, 0);
}
