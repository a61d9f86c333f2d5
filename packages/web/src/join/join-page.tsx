import { useState } from 'preact/hooks';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Excluded } from '../shell/cards.tsx';
import { Connection } from '../shell/connection.tsx';
import { ClaimPage } from './claim-page.tsx';
import { NameFields } from './fields.tsx';
import { Heading } from './heading.tsx';
import { guestWords } from './said.ts';
import { TurnedAwayNote } from './turned-away-note.tsx';
import { useGuest } from './use-guest.ts';

export type JoinProps = {
  /** The code that came along in the address; empty where none did. */
  readonly code: string;
};

/** Comes in by name and code. Whoever is in sees the tables. */
export function JoinPage({ code }: JoinProps) {
  const guest = useGuest(code);
  const [isClaiming, setClaiming] = useState(false);
  const said = guestWords.value.join;
  if (guest.away?.is === 'excluded') return <Excluded />;
  if (isClaiming) return <ClaimPage guest={guest} onOther={() => setClaiming(false)} />;
  return (
    <main class="page joinpage">
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <Heading title={pit.value?.name ?? 'Dicepit'} lines={[said.lead]} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void guest.come().then((joined) => {
            if (joined !== undefined) me.value = joined;
          });
        }}
      >
        <NameFields {...guest} onName={guest.setName} onCode={guest.setCode} onOtherCode={guest.forgetCode} />
        {guest.missing !== undefined && (
          <p class="joinwhy" role="alert">
            {guest.missing}
          </p>
        )}
        {guest.away !== undefined && (
          <TurnedAwayNote
            away={guest.away}
            name={guest.name}
            onClaim={() => setClaiming(true)}
            onWaited={guest.forget}
          />
        )}
        <div class="joingo">
          <button type="submit" class="btn btn-main btn-sign" aria-disabled={guest.isAsking}>
            {guest.isAsking ? said.going : said.go}
          </button>
          <p class="small quiet">
            {said.noApp} <a href="./#/tables">{said.justWatch}</a>
          </p>
        </div>
      </form>
    </main>
  );
}
