import { auditing } from '@dicepit/engine';
import { type FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { SignIn, StaffClaim } from '../staff/entering.tsx';
import { NothingHere } from '../staff/nothing-here.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { type Token, takeToken } from '../staff/token.ts';
import { type Part, parts } from './address.ts';
import { inspectPlace, PlaceLink } from './at-inspect.tsx';
import { InboxPart } from './inbox-part.tsx';
import { IntegrityPart } from './integrity/integrity-part.tsx';
import { ReportsPart } from './reports/reports-part.tsx';
import { RollsPart } from './roll/rolls-part.tsx';
import { inspectWords, whenOf } from './said.ts';
import { TimelinePart } from './timeline/timeline-part.tsx';
import { TrailPart } from './trail-part.tsx';

const pages: Readonly<Record<Part, FunctionComponent>> = {
  timeline: TimelinePart,
  rolls: RollsPart,
  integrity: IntegrityPart,
  inbox: InboxPart,
  reports: ReportsPart,
  trail: TrailPart,
};

/** The inspector's desk: everything can be seen and nothing changed, and nobody else comes in. */
export function InspectPage() {
  const [token, setToken] = useState<Token>(takeToken);
  const who = me.value;
  if (token?.is === 'staff') return <StaffClaim token={token.token} onDone={() => setToken(undefined)} />;
  if (who === undefined) return <Connection state={pitConnection.value} onRetry={retryPit} />;
  if (who.kind !== 'staff') return <SignIn />;
  const watches = who.roles.some((role) => auditing.includes(role));
  return watches ? <Desk /> : <Nothing name={who.name ?? ''} />;
}

function Desk() {
  const said = inspectWords.value;
  const { part } = inspectPlace.value;
  const Page = pages[part];
  useEffect(() => {
    document.title = `${said.tabs[part]} · ${said.title} · Dicepit`;
  }, [said, part]);
  return (
    <StaffPage
      said={said}
      heading={
        <>
          <b>{said.title}</b>
          <span>{[pit.value?.name, me.value?.name].filter((each) => each !== undefined).join(', ')}</span>
        </>
      }
      tabs={
        <nav class="office-tabs" aria-label={said.tabsName}>
          {parts.map((each) => (
            <PlaceLink key={each} to={{ part: each }} class="office-tab" current={each === part}>
              {said.tabs[each]}
            </PlaceLink>
          ))}
        </nav>
      }
    >
      <Standing />
      <Page key={part} />
    </StaffPage>
  );
}

/** How long somebody may look, that they are seen looking, and where else there is something to look at. */
function Standing() {
  const said = inspectWords.value;
  const until = me.value?.until;
  return (
    <div class="inspect-standing">
      <p class="small">
        {until !== undefined && <b>{said.ends({ when: whenOf(until) })} </b>}
        <span class="quiet">{said.logged}</span>
      </p>
      <nav class="inspect-elsewhere small" aria-label={said.elsewhere}>
        <a href="./desk/disputes">{said.disputes}</a>
        <a href="./desk/promotions">{said.promotions}</a>
        <a href="./paper">{said.paperwork}</a>
      </nav>
    </div>
  );
}

function Nothing({ name }: { readonly name: string }) {
  const { nothingTitle, nothingText, signOut } = inspectWords.value;
  return <NothingHere title={nothingTitle} text={nothingText({ name })} signOut={signOut} />;
}
