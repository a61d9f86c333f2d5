import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import '../look/phone-page.css';
import { me, meUnanswered, pit, pitConnection, refreshMe, retryPit } from '../live/pit.ts';
import type { TablePageLater } from '../live/table.ts';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { Connection } from '../shell/banners.tsx';
import { Card, Ended, Excluded } from '../shell/cards.tsx';
import { Later, Opening } from '../shell/later.tsx';
import { placeOf, toLobby, toTable } from '../shell/place.ts';
import { type Arrival, arrivalOf, landsOn, moveHere, type TurnedAway } from './guest.ts';
import { guestWords } from './guest-words.ts';
import { JoinPage } from './join-page.tsx';

type VisitProps = {
  /** The page of a table with a bank; its script comes when such a table is visited. */
  readonly banked: TablePageLater;
};

/** All that follows a table and decides at it comes with whoever visits one: whoever joins does not wait for it. */
export const tableVisit = async () => (await import('./table-visit.tsx')).TableVisit;

// Read before anything is drawn: a page that asks for the code forgets none that came along.
const arrival = signal<Arrival>(arrivalOf(location.hash));

/** Everything that a guest does in the pit: comes in, looks at the tables, sits down, plays. */
export function Visit({ banked }: VisitProps) {
  useEffect(() => {
    const look = (): void => {
      arrival.value = arrivalOf(location.hash);
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useKnownAgain();
  const came = arrival.value;
  const place = placeOf(location.href, document.baseURI);
  if (came.is === 'move') return <MoveHere code={came.code} />;
  if (me.value === undefined) return <Unknown />;
  const code = came.is === 'code' ? came.code : '';
  if (place.is === 'table')
    return (
      <Later
        // Whoever has come in since sees the table with their own eyes.
        key={me.value.person ?? ''}
        load={tableVisit}
        props={{ table: place.table, code, watches: came.is === 'watch', banked }}
      />
    );
  return <FrontDoor came={came} code={code} />;
}

function FrontDoor({ came, code }: { readonly came: Arrival; readonly code: string }) {
  const { person = null } = me.value ?? {};
  const table = landsOn(came, me.value, pit.value?.tables ?? []);
  useEffect(() => {
    if (table !== undefined) location.replace(new URL(toTable(table), document.baseURI));
  }, [table]);
  const connection = pitConnection.value;
  if (connection.is === 'ended') return <Ended state={connection} />;
  if (table !== undefined) return <Opening />;
  if (person === null && came.is !== 'tables') return <JoinPage code={code} />;
  return <LobbyPage />;
}

/** Nobody knows yet who this is: the pit is asked again as soon as it answers at all. */
function useKnownAgain(): void {
  const isLive = pitConnection.value.is === 'live';
  const isUnknown = me.value === undefined && meUnanswered.value;
  useEffect(() => {
    if (isLive && isUnknown) void refreshMe();
  }, [isLive, isUnknown]);
}

function Unknown() {
  return (
    <>
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <Opening />
    </>
  );
}

/** Somebody goes on here who has made a code on another phone: straight to their seat, where they have one. */
function MoveHere({ code }: { readonly code: string }) {
  const [away, setAway] = useState<TurnedAway | undefined>(undefined);
  useEffect(() => {
    void moveHere(code).then((answer) => {
      setAway(answer);
      if (answer !== undefined) return;
      const seat = me.value?.seats[0];
      // The code is used up: it must not stand in the address, nor in the history.
      location.replace(new URL(seat === undefined ? './#/tables' : toTable(seat.table), document.baseURI));
      if (seat === undefined) location.reload();
    });
  }, [code]);
  if (away === undefined) return <Opening />;
  if (away.is === 'excluded') return <Excluded />;
  const { movingWrong, movingWrongText, away: gone, awayText, wait, waitText } = guestWords.value.join;
  const [title, text] =
    away.is === 'away'
      ? [gone, awayText]
      : away.is === 'wait'
        ? [wait, waitText({ count: away.seconds })]
        : [movingWrong, movingWrongText];
  return (
    <Card title={title} text={text}>
      <a class="btn btn-main" href={toLobby}>
        {guestWords.value.join.go}
      </a>
    </Card>
  );
}
