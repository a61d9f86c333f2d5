import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { callOf } from '../../said/call.ts';
import { toastWith } from '../../shell/toasts.tsx';
import { Basis } from '../desk/basis.tsx';
import { type Desk, whyNot } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import { callerName } from './callout.tsx';

/** A correction that somebody asks for, until a supervisor has answered it. */
export function AmendCard({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { roll } = desk.table;
  if (roll?.amendment === undefined) return null;
  const { amendment, thrower } = roll;
  const approve = { type: 'AnswerAmendment', approve: true } as const;
  const reject = { type: 'AnswerAmendment', approve: false } as const;
  return (
    <section class="latecard" role="alert">
      <Icon name="warn" />
      <div>
        <b>{said.amendAsked(callOf(desk.game, amendment.roll, thrower), callerName(desk, amendment))}</b>
        <span class="small quiet">
          {said.amendWaits} <Basis desk={desk} basis={desk.rules.procedure.calling.amending.clause} />
        </span>
      </div>
      <span class="lb">
        <Action why={whyNot(desk, reject)} onPress={() => void desk.give(reject)} onRefused={toastWith}>
          {said.reject}
        </Action>
        <Action why={whyNot(desk, approve)} onPress={() => void desk.give(approve)} onRefused={toastWith}>
          {said.approve}
        </Action>
      </span>
    </section>
  );
}
