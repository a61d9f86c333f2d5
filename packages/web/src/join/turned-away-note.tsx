import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { guestWords } from './said.ts';
import type { TurnedAway } from './turned-away.ts';

export type TurnedAwayProps = {
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
    <div class="joinnote" role="alert">
      <Icon name="warn" />
      <div>
        <b>{title}</b>
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
