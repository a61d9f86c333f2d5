import { useEffect, useState } from 'preact/hooks';
import { client, me, pit, pitConnection, refreshMe, retryPit } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { Card, Ended } from '../shell/cards.tsx';
import { Later } from '../shell/later.tsx';
import { Lobby } from '../shell/lobby.tsx';
import { toDealer, toLobby } from '../shell/place.ts';
import { Refused } from '../shell/refused.tsx';
import { Claim, SignIn, StaffClaim } from '../staff/entering.tsx';
import { StaffPages } from '../staff/staff-pages.tsx';
import { staffWords } from '../staff/staff-words.ts';
import { type Token, takeToken } from '../staff/token.ts';
import { Console, Sheets } from './console.tsx';
import {
  closeNight,
  night,
  nightConnection,
  openNight,
  refusal,
  retryNight,
  show,
  withToast,
} from './console-state.ts';
import { chosen, enter, enteredBefore, isUnfinished, screenFor } from './entered.ts';
import { hostWords } from './host-words.ts';
import { FirstPhone } from './join-panel.tsx';
import { Start } from './start.tsx';

/** The host's page: whoever comes by the link or signs in sees the night, and nobody else does. */
export function HostPage() {
  const [token, setToken] = useState<Token>(takeToken);
  useEffect(() => {
    // A second link opened in the same tab changes nothing but what stands after the #.
    const heard = (): void => setToken(takeToken() ?? token);
    globalThis.addEventListener('hashchange', heard);
    return () => globalThis.removeEventListener('hashchange', heard);
  }, []);
  const refused = refusal.value;
  return (
    <>
      <Inside token={token} onUsed={() => setToken(undefined)} />
      {refused !== undefined && <Refused {...refused} onClose={() => (refusal.value = undefined)} />}
    </>
  );
}

function Inside({ token, onUsed }: { readonly token: Token; readonly onUsed: () => void }) {
  const [who, facts] = [me.value, pit.value];
  if (token?.is === 'staff') return <StaffClaim token={token.token} onDone={onUsed} />;
  if (who === undefined || facts === undefined)
    return <Connection state={pitConnection.value} onRetry={retryPit} />;
  if (who.roles.includes('operator')) return <Oversees />;
  if (who.kind === 'staff') return <StaffDesk name={who.name ?? ''} />;
  if (facts.claimed) return <SignIn />;
  return token?.is === 'claim' ? <Claim token={token.token} /> : <Unclaimed />;
}

function Oversees() {
  useEffect(() => {
    openNight();
    return closeNight;
  }, []);
  const state = nightConnection.value;
  if (state.is === 'ended' && state.why === 'session over') return <SignIn />;
  if (state.is === 'ended') return <Ended state={state} />;
  return <Night />;
}

const settlingUp = async () => (await import('./settling-up.tsx')).SettlingUpPage;

/** The night on one of its screens: to start or go on with, to try the first phone, to run, to settle up. */
function Night() {
  const overview = night.value;
  const screen = chosen.value;
  // Whoever opens one more table comes back to where they were.
  const [isAnother, setAnother] = useState(false);
  const people = overview?.guests.filter(({ kind }) => kind === 'guest').length ?? 0;
  useEffect(() => {
    if (overview !== undefined && screen === undefined)
      chosen.value = screenFor(overview, { entered: enteredBefore() });
  }, [overview === undefined]);
  useEffect(() => {
    // The first guest is in: the room is no longer empty.
    if (people > 0 && chosen.peek() === 'first phone') chosen.value = 'console';
  }, [people]);
  if (overview === undefined || screen === undefined)
    return <Connection state={nightConnection.value} onRetry={retryNight} />;
  const resume = async (): Promise<void> => {
    enter(overview, isAnother || people > 0 || isUnfinished(overview) ? 'console' : 'first phone');
    if (overview.pit.paused !== null && isUnfinished(overview))
      await withToast(client.ask('resumePit'), hostWords.value.night.resumed);
  };
  return (
    <>
      {screen === 'start' && (
        <Start
          canResume={isUnfinished(overview) && enteredBefore() !== String(overview.pit.startedAt)}
          onResume={() => void resume()}
          onClose={() => {
            enter(overview, 'console');
            show({ is: 'end' });
          }}
          onLook={() => enter(overview, 'console')}
          onOpened={() => enter(overview, isAnother || people > 0 ? 'console' : 'first phone')}
        />
      )}
      {screen === 'first phone' && <FirstPhone onConsole={() => enter(overview, 'console')} />}
      {screen === 'console' && (
        <Console
          onNewTable={() => {
            setAnother(true);
            chosen.value = 'start';
          }}
        />
      )}
      {screen === 'settling up' && (
        <Later load={settlingUp} props={{ onDone: () => enter(overview, 'console') }} />
      )}
      <Sheets />
    </>
  );
}

/** Nobody has claimed the pit, and this is not the link to do it by. */
function Unclaimed() {
  const { unclaimedTitle, unclaimedText, lookAgain, toGuests } = staffWords.value.enter;
  return (
    <Card title={unclaimedTitle} text={unclaimedText}>
      <button type="button" class="btn btn-main" onClick={() => location.reload()}>
        {lookAgain}
      </button>
      <a class="btn" href={toLobby}>
        {toGuests}
      </a>
    </Card>
  );
}

/** Staff who are no hosts are shown the way to their tables. */
function StaffDesk({ name }: { readonly name: string }) {
  const { notHostTitle, notHostText, signOut } = staffWords.value.enter;
  return (
    <Lobby
      to={toDealer}
      foot={
        <>
          <p class="lead">{notHostTitle}</p>
          <p class="quiet">{notHostText({ name })}</p>
          <StaffPages />
          <button type="button" class="btn" onClick={() => void client.signOut().then(refreshMe)}>
            {signOut}
          </button>
        </>
      }
    />
  );
}
