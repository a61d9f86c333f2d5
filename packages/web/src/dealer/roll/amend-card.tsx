import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { callOf } from '../../said/call.ts';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { inSentence } from '../../words/words.ts';
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
  const stands = roll.calls.at(-1)?.outcome;
  const withdraw =
    stands?.kind === 'total' && amendment.by.person === desk.asker.person
      ? ({ type: 'AmendEntry', faces: stands.roll } as const)
      : undefined;
  return (
    <section class="latecard" role="alert">
      <Icon name="warn" />
      <div>
        <b>
          {said.amendAsked({
            call: inSentence(callOf(desk.game, amendment.roll, thrower)),
            name: callerName(desk, amendment),
          })}
        </b>
        <span class="small quiet">
          {said.amendWaits} <Basis desk={desk} basis={desk.rules.procedure.calling.amending.clause} />
        </span>
      </div>
      <span class="lb">
        {withdraw !== undefined && (
          <Action onPress={() => void desk.give(withdraw)} onRefused={toastWhyNot}>
            {said.withdraw}
          </Action>
        )}
        <Action why={whyNot(desk, reject)} onPress={() => void desk.give(reject)} onRefused={toastWhyNot}>
          {said.reject}
        </Action>
        <Action why={whyNot(desk, approve)} onPress={() => void desk.give(approve)} onRefused={toastWhyNot}>
          {said.approve}
        </Action>
      </span>
    </section>
  );
}
