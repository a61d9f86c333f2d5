import type { StreamState } from '@dicepit/client';
import type { ComponentChildren } from 'preact';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { words } from '../words/words.ts';
import { Brand } from './brand.tsx';
import { toLobby, toTables } from './place.ts';

type CardProps = {
  /** The answer, as a title. */
  readonly title: string;
  readonly text: string;
  /** More lines, such as the chips somebody left with. */
  readonly lines?: readonly (string | undefined)[];
  readonly children?: ComponentChildren;
};

/** A card in the place of a page: plain words, and the one thing to do. */
export function Card({ title, text, lines = [], children }: CardProps) {
  return (
    <main class="card-page">
      <div class="notecard" role="alert">
        <Brand />
        <h1>{title}</h1>
        <p>{text}</p>
        {lines.map((line) => line !== undefined && <p key={line}>{line}</p>)}
        {children !== undefined && <Buttons>{children}</Buttons>}
      </div>
    </main>
  );
}

export function Replaced({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const { replacedTitle, replacedText, takeBack } = words.value.shell;
  return (
    <Card title={replacedTitle} text={replacedText}>
      <Main onPress={onTakeBack}>{takeBack}</Main>
    </Card>
  );
}

export function Removed({ chips }: { readonly chips?: string }) {
  const { removedTitle, removedText, removedChips } = words.value.shell;
  return (
    <Card title={removedTitle} text={removedText} lines={[chips && removedChips({ chips })]}>
      <ToTables />
    </Card>
  );
}

export function SessionOver() {
  const { sessionOverTitle, sessionOverText, joinAgain } = words.value.shell;
  return (
    <Card title={sessionOverTitle} text={sessionOverText}>
      <a class="btn btn-main" href={toLobby}>
        {joinAgain}
      </a>
    </Card>
  );
}

/** Staff sign in again where they were: the address stays, and what it names is as it was. */
export function StaffOver() {
  const { sessionOverTitle, staffOverText, signInAgain } = words.value.shell;
  return (
    <Card title={sessionOverTitle} text={staffOverText}>
      <Main onPress={() => location.reload()}>{signInAgain}</Main>
    </Card>
  );
}

export const Excluded = () => (
  <Card title={words.value.shell.excludedTitle} text={words.value.shell.excludedText} />
);

export function NotAllowed() {
  const { notAllowedTitle, notAllowedText } = words.value.shell;
  return (
    <Card title={notAllowedTitle} text={notAllowedText}>
      <ToTables />
    </Card>
  );
}

export function NotThere() {
  const { notThereTitle, notThereText } = words.value.shell;
  return (
    <Card title={notThereTitle} text={notThereText}>
      <ToTables />
    </Card>
  );
}

/** A table before it opens for the first time. */
export function NotOpen() {
  const { notOpenTitle, notOpenText } = words.value.shell;
  return (
    <Card title={notOpenTitle} text={notOpenText}>
      <ToTables />
    </Card>
  );
}

export function Closed({
  chips,
  children,
}: {
  readonly chips?: string;
  readonly children?: ComponentChildren;
}) {
  const { closedTitle, closedText, closedChips } = words.value.shell;
  return (
    <Card title={closedTitle} text={closedText} lines={[chips && closedChips({ chips })]}>
      {children}
      <ToTables />
    </Card>
  );
}

export function TooOld() {
  const { tooOldTitle, tooOldText } = words.value.shell;
  return <Card title={tooOldTitle} text={tooOldText} />;
}

export function Broken() {
  const { brokenTitle, brokenText } = words.value.shell;
  return (
    <Card title={brokenTitle} text={brokenText}>
      <Main onPress={() => location.reload()}>{words.value.common.reload}</Main>
    </Card>
  );
}

/** The game of a table did not come from the pit, or came as something else. */
export function GameUnread({ onRetry }: { readonly onRetry: () => void }) {
  const { gameUnreadTitle, gameUnreadText } = words.value.shell;
  return (
    <Card title={gameUnreadTitle} text={gameUnreadText}>
      <Main onPress={onRetry}>{words.value.common.tryAgain}</Main>
      <ToOtherTables />
    </Card>
  );
}

const ToOtherTables = () => (
  <a class="btn" href={toTables}>
    {words.value.shell.toTables}
  </a>
);

const ToTables = () => (
  <a class="btn btn-main" href={toTables}>
    {words.value.shell.toTables}
  </a>
);

function Main({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <Action class="btn btn-main" onPress={onPress}>
      {children}
    </Action>
  );
}

type EndedState = Extract<StreamState, { readonly is: 'ended' }>;

/** The card for a stream that is over, by the reason why; nothing where the page itself has stopped it. */
export function Ended({ state, chips }: { readonly state: EndedState; readonly chips?: string }) {
  if (state.problem?.code === 'EXCLUDED') return <Excluded />;
  switch (state.why) {
    case 'session over':
      return <SessionOver />;
    // A player's page offers to take the seat back; every other page has lost its session all the same.
    case 'replaced':
      return <SessionOver />;
    case 'removed':
      return <Removed {...(chips === undefined ? {} : { chips })} />;
    case 'not allowed':
      return <NotAllowed />;
    case 'not there':
      return <NotThere />;
    case 'stopped':
      return null;
  }
}
