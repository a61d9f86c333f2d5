import { useEffect, useState } from 'preact/hooks';
import { client, me, pit, pitConnection, refreshMe, retryPit } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { Card, Ended } from '../shell/cards.tsx';
import { Lobby } from '../shell/lobby.tsx';
import { toDealer, toLobby } from '../shell/place.ts';
import { Refused } from '../shell/refused.tsx';
import { Claim, SignIn, StaffClaim } from '../staff/entering.tsx';
import { StaffPages } from '../staff/staff-pages.tsx';
import { staffWords } from '../staff/staff-words.ts';
import { type Token, takeToken } from '../staff/token.ts';
import { closeNight, nightConnection, openNight, refusal } from './console-state.ts';
import { Night } from './night-page.tsx';

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
