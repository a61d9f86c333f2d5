import { useEffect, useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Card, Excluded } from '../shell/cards.tsx';
import { askToBe, type ClaimState, claimNow } from './coming-in.ts';
import { NameFields } from './fields.tsx';
import type { KeptGuest } from './kept-guest.ts';
import { guestWords } from './said.ts';
import type { TurnedAway } from './turned-away.ts';
import { TurnedAwayNote } from './turned-away-note.tsx';

/** How often it is asked whether the host has said something. */
const EVERY = 2_000;

export type ClaimProps = {
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
    const timer = setInterval(() => void claimNow(claim, known).then(setState), EVERY);
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
