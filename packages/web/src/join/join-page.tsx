import { languageName } from '@dicepit/words/languages';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { Connection } from '../shell/banners.tsx';
import { Brand } from '../shell/brand.tsx';
import { Card, Excluded } from '../shell/cards.tsx';
import { Page } from '../shell/lobby.tsx';
import { Refused } from '../shell/refused.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { language } from '../words/words.ts';
import {
  askToBe,
  type ClaimState,
  claimNow,
  type KeptGuest,
  sitProblem,
  type TurnedAway,
  useGuest,
} from './guest.ts';
import { guestWords } from './guest-words.ts';
import * as css from './join-page.module.css';

type JoinProps = {
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
    <Page class={css.page}>
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
          <p class={css.why} role="alert">
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
        <div class={css.go}>
          <button type="submit" class="btn btn-main btn-sign" aria-disabled={guest.isAsking}>
            {guest.isAsking ? said.going : said.go}
          </button>
          <p class="small quiet">
            {said.noApp}{' '}
            <a class="linklike" href="./#/tables">
              {said.justWatch}
            </a>
          </p>
        </div>
      </form>
    </Page>
  );
}

/** How often it is asked whether the host has said something. */
const POLL_INTERVAL_MS = 2_000;

type ClaimProps = {
  readonly guest: KeptGuest;
  /** Called when somebody gives up waiting, to come in by another name. */
  readonly onOther: () => void;
};

/** Waits for the host to say that somebody is who they say; then the page knows who it belongs to. */
export function ClaimPage({ guest, onOther }: ClaimProps) {
  const [claim, setClaim] = useState('');
  const [state, setState] = useState<ClaimState>('asked');
  const [away, setAway] = useState<TurnedAway | undefined>(undefined);
  const [known, setKnown] = useState(guest);
  const ask = async (): Promise<void> => {
    setAway(undefined);
    setState('asked');
    const asked = await askToBe(known);
    if ('away' in asked) setAway(asked.away);
    else setClaim(asked.claim);
  };
  // A code that is not known any more has to be typed first.
  useEffect(() => {
    if (guest.code !== '' && guest.name !== '') void ask();
  }, []);
  useEffect(() => {
    if (claim === '' || state !== 'asked') return undefined;
    const timer = setInterval(() => void claimNow(claim, known).then(setState), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [claim, state]);

  const said = guestWords.value.join;
  if (away?.is === 'excluded') return <Excluded />;
  if (claim === '' || away !== undefined)
    return (
      <Card title={said.takeBackTitle} text={said.takeBackText}>
        <NameFields
          {...known}
          isCodeKnown={false}
          onName={(name) => setKnown({ ...known, name })}
          onCode={(code) => setKnown({ ...known, code })}
          onOtherCode={() => undefined}
        />
        {away !== undefined && (
          <TurnedAwayNote
            away={away}
            name={known.name}
            onClaim={() => void ask()}
            onWaited={() => setAway(undefined)}
          />
        )}
        <Action class="btn btn-main" onPress={() => void ask()}>
          {said.thatIsMe}
        </Action>
        <Action onPress={onOther}>{said.otherName}</Action>
      </Card>
    );
  if (state === 'refused' || state === 'lapsed') {
    const [title, text] =
      state === 'refused'
        ? [said.claimRefused, said.claimRefusedText]
        : [said.claimLapsed, said.claimLapsedText];
    return (
      <Card title={title} text={text}>
        <Action class="btn btn-main" onPress={() => void ask()}>
          {said.claimAgain}
        </Action>
        <Action onPress={onOther}>{said.otherName}</Action>
      </Card>
    );
  }
  return (
    <Card title={said.claimTitle({ name: known.name })} text={said.claimText}>
      <Action onPress={onOther}>{said.otherName}</Action>
    </Card>
  );
}

type NameFieldsProps = {
  readonly name: string;
  readonly code: string;
  /** Whether the code came along in the address: then it needs no field. */
  readonly isCodeKnown: boolean;
  readonly onName: (name: string) => void;
  readonly onCode: (code: string) => void;
  readonly onOtherCode: () => void;
};

/** The name, and the code where it has not come along. */
export function NameFields({ name, code, isCodeKnown, onName, onCode, onOtherCode }: NameFieldsProps) {
  const said = guestWords.value.join;
  const [nameId, codeId] = [useId(), useId()];
  return (
    <>
      <div class="field">
        <label for={nameId}>{said.name}</label>
        <input
          class="input"
          id={nameId}
          name="name"
          value={name}
          maxLength={40}
          autocomplete="nickname"
          enterkeyhint="go"
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      </div>
      {isCodeKnown ? (
        <p class={`${css.byCode} small quiet`}>
          <span>{said.byCode({ code })}</span>
          <Action class="btn btn-quiet btn-sm" onPress={onOtherCode}>
            {said.codeChange}
          </Action>
        </p>
      ) : (
        <div class="field">
          <label for={codeId}>{said.code}</label>
          <input
            class={`input ${css.code}`}
            id={codeId}
            name="code"
            value={code}
            maxLength={32}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => onCode(currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}

type HeadingProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly pack?: string;
};

/** A title past this many letters is lettered smaller, so that it stays on two lines. */
const LONG_TITLE_CHARACTERS = 11;

/** The felt at the top of a page that leads somewhere: what is played, and where. */
export function Heading({ title, lines, pack }: HeadingProps) {
  const spoken = languageName(language.value);
  return (
    <header class={css.card} data-pack={pack}>
      <div class={css.bar}>
        <Brand />
        <button
          type="button"
          class="btn btn-quiet btn-sm"
          aria-label={`${guestWords.value.join.language}: ${spoken}`}
          onClick={() => (settingsOpen.value = true)}
        >
          {spoken}
          <Icon name="chevron" small />
        </button>
      </div>
      <div class={css.title}>
        <div>
          <h1 class={title.length > LONG_TITLE_CHARACTERS ? css.isLong : ''}>{title}</h1>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <span class={css.dice}>
          <IsoDie top={1} sides={[2, 3]} />
          <IsoDie top={1} sides={[4, 2]} />
        </span>
      </div>
    </header>
  );
}

type TurnedAwayProps = {
  readonly away: Exclude<TurnedAway, { readonly is: 'excluded' }>;
  readonly name: string;
  /** Asks the host to be that guest again. */
  readonly onClaim: () => void;
  readonly onWaited: () => void;
};

/** Why somebody was not let in, and what they can do. */
export function TurnedAwayNote({ away, name, onClaim, onWaited }: TurnedAwayProps) {
  const said = guestWords.value.join;
  switch (away.is) {
    case 'wrong code':
      return <Note title={said.codeWrong} text={said.codeWrongText} />;
    case 'locked':
      return (
        <Note title={said.locked} text={away.said}>
          <a class="btn btn-sm" href="./#/tables">
            {said.justWatch}
          </a>
        </Note>
      );
    case 'name taken':
      return (
        <Note title={said.taken({ name })} text={said.takenText}>
          <Action class="btn btn-sm" onPress={onClaim}>
            {said.thatIsMe}
          </Action>
        </Note>
      );
    case 'wait':
      return <Waiting seconds={away.seconds} onWaited={onWaited} />;
    case 'away':
      return <Note title={said.away} text={said.awayText} />;
    case 'refused':
      return <Note title={away.said === '' ? away.title : away.said} text="" />;
  }
}

/** Counts the seconds down, and says when they are over. */
function Waiting({ seconds, onWaited }: { readonly seconds: number; readonly onWaited: () => void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1_000);
      setLeft(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      onWaited();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const { wait, waitText, waitOver } = guestWords.value.join;
  return <Note title={wait} text={left === 0 ? waitOver : waitText({ count: left })} />;
}

type NoteProps = { readonly title: string; readonly text: string; readonly children?: ComponentChildren };

export function Note({ title, text, children }: NoteProps) {
  return (
    <div class={css.note} role="alert">
      <Icon name="warn" />
      <div>
        <b>{title}</b>
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

/** Why the seat or the chips did not come, over whatever page is there by then. */
export function SitRefused() {
  const refused = sitProblem.value;
  if (refused === undefined) return null;
  return <Refused problem={refused.problem} onClose={() => (sitProblem.value = undefined)} />;
}
