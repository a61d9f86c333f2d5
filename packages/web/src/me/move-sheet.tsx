import type { OneTime, ProblemDetails } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { toMove } from '../join/arrival.ts';
import { guestWords } from '../join/said.ts';
import { client } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Refused } from '../shell/refused.tsx';
import { time } from '../words/numbers.ts';
import { Qr } from './qr.tsx';

/** A code for another phone to go on from. It is shown once; a new one is made by a tap. */
export function MoveSheet({ onClose }: { readonly onClose: () => void }) {
  const said = guestWords.value.me;
  const [made, setMade] = useState<OneTime | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  const make = async (): Promise<void> => {
    const answer = await client.ask('makeHandover');
    if (answer.ok) setMade(answer.value);
    else setProblem(answer.problem);
  };
  useEffect(() => void make(), []);
  if (problem !== undefined) return <Refused problem={problem} onClose={onClose} />;
  const address = made === undefined ? '' : toMove(new URL('.', document.baseURI).href, made.token);
  return (
    <Sheet title={said.moveTitle} onClose={onClose} closable>
      <p class="lead">{said.moveText}</p>
      {made !== undefined && (
        <>
          <Qr text={address} label={said.qr} />
          <p class="small quiet">{said.moveTyped}</p>
          <p class="moveaddress">{address}</p>
          <p class="small quiet">{said.moveUntil({ time: time(made.until) })}</p>
        </>
      )}
      <div class="btns">
        <Action onPress={() => void make()}>{said.moveAgain}</Action>
      </div>
    </Sheet>
  );
}
