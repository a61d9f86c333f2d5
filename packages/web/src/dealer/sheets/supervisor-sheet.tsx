import { SUPERVISOR_CALLED } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Field } from '../../parts/field.tsx';
import { type Desk, whyNot } from '../desk/desk.ts';
import { SupervisorCalls } from '../desk/supervisor-calls.tsx';
import { dealerWords } from '../said.ts';
import { DeskSheet, Part } from './parts.tsx';
import { tell } from './told.ts';

const reasons = ['dispute', 'payment', 'dice', 'behaviour', 'chips', 'relief', 'other'] as const;

type Reason = (typeof reasons)[number];

/** Asks for a supervisor: what it is about, and one press. */
export function SupervisorSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const about = reason === undefined || reason === 'other' ? '' : said.callReasons[reason];
  const words = [about, note.trim()].filter((part) => part !== '').join(': ');
  const call = { type: 'ReportIncident', kind: SUPERVISOR_CALLED, words } as const;
  const why = reason === undefined || words === '' ? said.callChoose : whyNot(desk, call);
  const gives = async (): Promise<void> => {
    if (await desk.give(call)) desk.show(undefined);
  };
  return (
    <DeskSheet desk={desk} title={said.callSupervisor}>
      <p class="lead">{said.callText}</p>
      <SupervisorCalls desk={desk} />
      <Part title={said.callAbout}>
        <div class="reasons">
          {reasons.map((each) => (
            <Action
              key={each}
              class={each === reason ? 'reason on' : 'reason'}
              pressed={each === reason}
              onPress={() => {
                tell('');
                setReason(each);
              }}
            >
              <span>{said.callReasons[each]}</span>
            </Action>
          ))}
        </div>
      </Part>
      <Field
        name={reason === 'other' ? said.callNoteNeeded : said.callNote}
        value={note}
        maxLength={200}
        onType={setNote}
      />
      <div class="btns">
        <Action class="btn btn-main" why={why} onPress={() => void gives()} onRefused={tell}>
          {said.callSupervisor}
        </Action>
      </div>
    </DeskSheet>
  );
}
