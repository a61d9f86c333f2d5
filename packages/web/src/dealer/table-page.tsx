import { useEffect, useMemo } from 'preact/hooks';
import { openTable } from '../live/table.ts';
import { Connection } from '../shell/banners.tsx';
import { Card, Ended, GameUnread, StaffOver } from '../shell/cards.tsx';
import { Opening } from '../shell/later.tsx';
import { toTable } from '../shell/place.ts';
import { presentTable } from '../throw/present-table.ts';
import { readyToTell } from '../words/refusal-words.ts';
import { BankedDesk } from './banked-desk.tsx';
import { dealerWords } from './dealer-words.ts';

/** One table as its staff run it, for as long as the page is open. */
export function TablePage({ id }: { readonly id: string }) {
  const open = useMemo(() => openTable(id), [id]);
  useEffect(() => open.close, [open]);
  const isVirtual = open.live.value?.kind === 'banked' && open.live.value.table.setup?.dice === 'virtual';
  // Whoever has called real dice knows them; virtual ones are told when they rest in the room.
  const presented = useMemo(() => (isVirtual ? presentTable(open) : undefined), [open, isVirtual]);
  useEffect(() => presented?.stop, [presented]);
  // Most buttons of a desk say why they cannot be pressed now.
  useEffect(() => void readyToTell('opening', 'seats', 'dice', 'bets', 'calls', 'table', 'settlement'), []);
  const live = open.live.value;
  const state = open.connection.value;
  if (state.is === 'ended' && state.why === 'session over') return <StaffOver />;
  if (state.is === 'ended') return <Ended state={state} />;
  if (live === undefined && open.isUnread.value) return <GameUnread onRetry={open.bringGame} />;
  if (live === undefined)
    return (
      <>
        <Connection state={state} onRetry={() => open.followed.retryNow()} />
        <Opening />
      </>
    );
  if (live.kind === 'banked') return <BankedDesk open={open} live={live} presented={presented} />;
  const { partyTitle, partyText, partyOpen } = dealerWords.value;
  return (
    <Card title={partyTitle} text={partyText}>
      <a class="btn btn-main" href={toTable(id)}>
        {partyOpen}
      </a>
    </Card>
  );
}
