import { auditing } from '@dicepit/engine';
import type { AnswerOf } from '@dicepit/wire';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { client, me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { PanelEmpty, PanelHead } from '../parts/panel.tsx';
import { Connection } from '../shell/banners.tsx';
import { toSteps } from '../shell/place.ts';
import { SignIn, StaffClaim } from '../staff/entering.tsx';
import * as staff from '../staff/staff-page.module.css';
import { NothingHere, StaffPage } from '../staff/staff-page.tsx';
import { type Token, takeToken } from '../staff/token.ts';
import { number } from '../words/words.ts';
import * as css from './inspect.module.css';
import { type Part, parts } from './inspect-address.ts';
import { Answered, inspectPlace, PlaceLink, useAnswer } from './inspect-frame.tsx';
import { inspectWords, whenOf } from './inspect-words.ts';
import { IntegrityPart } from './integrity-part.tsx';
import { ReportsPart } from './reports-part.tsx';
import { RollsPart } from './rolls-part.tsx';
import { Cited } from './timeline-lines.tsx';
import { TimelinePart } from './timeline-part.tsx';
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
  return watches ? <InspectTabs /> : <Nothing name={who.name ?? ''} />;
}

function InspectTabs() {
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
        <nav class={staff.tabs} aria-label={said.tabsName}>
          {parts.map((each) => (
            <PlaceLink key={each} to={{ part: each }} class={staff.tab} current={each === part}>
              {said.tabs[each]}
            </PlaceLink>
          ))}
        </nav>
      }
    >
      <AccessNote />
      <Page key={part} />
    </StaffPage>
  );
}

/** How long somebody may look, that they are seen looking, and where else there is something to look at. */
function AccessNote() {
  const said = inspectWords.value;
  const until = me.value?.until;
  return (
    <div class={css.access}>
      <p class="small">
        {until !== undefined && <b>{said.ends({ when: whenOf(until) })} </b>}
        <span class="quiet">{said.logged}</span>
      </p>
      <nav class={`${css.elsewhere} small`} aria-label={said.elsewhere}>
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

type Notice = AnswerOf<'readNotices'>['notices'][number];

/** What the inspectorate was sent: complaints and whatever else the house has to tell it. */
function InboxPart() {
  const said = inspectWords.value.inbox;
  const { answer, again } = useAnswer('notices', () => client.ask('readNotices'));
  return (
    <section class="panel" aria-labelledby="inbox-h">
      <h1 class="h2" id="inbox-h">
        {said.title}
      </h1>
      <p class="quiet small">{said.note}</p>
      <Answered answer={answer} again={again}>
        {({ notices }) =>
          notices.length === 0 ? (
            <PanelEmpty isAnswer>{said.none}</PanelEmpty>
          ) : (
            <ul class={css.notices}>
              {notices.map((notice) => (
                <Received key={notice.number} notice={notice} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function Received({ notice }: { readonly notice: Notice }) {
  const said = inspectWords.value.inbox;
  const { number: place, kind, about, words, clause, at } = notice;
  return (
    <li class={css.notice}>
      <PanelHead>
        <h2 class={css.h3}>{said.kinds[kind]}</h2>
        <span class="quiet small">
          {said.number({ number: number(place) })}, {whenOf(at)}
        </span>
      </PanelHead>
      <p>{words}</p>
      <p class={`${css.btns} small`}>
        <About stream={about} />
        <Cited clause={clause} />
      </p>
    </li>
  );
}

/** Where the cause of a notice can be looked into: at the desk where there is one for it, or on the timeline. */
function About({ stream }: { readonly stream: string }) {
  const text = inspectWords.value.inbox.about({ stream });
  const [family = '', id = ''] = stream.split('/');
  const tab = { dispute: 'disputes', promotion: 'promotions' }[family];
  return tab === undefined ? (
    <PlaceLink to={{ part: 'timeline', filters: { stream } }}>{text}</PlaceLink>
  ) : (
    <a href={toSteps('desk', tab, id)}>{text}</a>
  );
}
