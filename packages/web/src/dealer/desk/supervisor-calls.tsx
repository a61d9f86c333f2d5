import { SUPERVISOR_CALLED } from '@dicepit/engine';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { time } from '../../words/numbers.ts';
import { dealerWords } from '../said.ts';
import { type Desk, whyNot, whyNotYours } from './desk.ts';

/** A supervisor who was called to this table and has not come yet; one who has says so with a press. */
export function SupervisorCalls({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const calls = desk.table.incidents.filter(({ kind }) => kind === SUPERVISOR_CALLED);
  const isMine = whyNotYours(desk, 'CloseIncident') === undefined;
  return (
    // The place is there before anything stands in it: what comes in is read aloud.
    <div class="calls" role="status">
      {calls.map(({ incident, words, at }) => {
        const close = { type: 'CloseIncident', incident, words: said.callAnswered } as const;
        return (
          <div key={incident} class="banner call-line">
            <Icon name="person" />
            <div class="banner-say">
              <b>{said.isCalled}</b>
              <span>{said.calledSince({ words, time: time(at) })}</span>
            </div>
            {isMine && (
              <Action
                class="btn btn-sm btn-main"
                why={whyNot(desk, close)}
                onPress={() => void desk.give(close)}
                onRefused={toastWhyNot}
              >
                {said.callAnswer}
              </Action>
            )}
          </div>
        );
      })}
    </div>
  );
}
