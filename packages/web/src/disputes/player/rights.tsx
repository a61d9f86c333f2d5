import type { DisputeFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client, me } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Action } from '../../parts/action.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { inLanguage } from '../../words/refusal-words.ts';
import { disputeWords } from '../said.ts';
import { apart, whyNot } from '../tried.ts';
import type { Tell } from './tell.ts';

/** The right to complain, where the rules know one: read, acknowledged, and used. */
export function Rights({ facts, tell }: { readonly facts: DisputeFacts; readonly tell: Tell }) {
  const said = disputeWords.value.player;
  const [isComplaining, setComplaining] = useState(false);
  const { rights, complained, advice, dispute } = facts;
  const who = me.value ?? { person: null, roles: [] };
  const params = { dispute };
  if (rights === null || (facts.phase !== 'ended' && facts.phase !== 'closed')) return null;
  const mayAcknowledge = whyNot(facts, who, { type: 'AdviseOfComplaint', how: 'acknowledged' }) === undefined;
  const mayComplain = whyNot(facts, who, { type: 'LodgeComplaint', statement: apart }) === undefined;
  return (
    <section class="my-rights">
      <h3 class="label">{said.rights}</h3>
      <p>
        {inLanguage(`advice.${rights.clause}`, rights.says)} <ClauseLink clause={rights.clause} />
      </p>
      {mayAcknowledge && (
        <Action
          class="btn btn-main"
          onPress={() => {
            const body = { how: 'acknowledged' } as const;
            void tell(client.ask('adviseOfComplaint', { params, body }), said.acknowledged);
          }}
        >
          {said.acknowledge}
        </Action>
      )}
      {advice !== undefined && <p class="quiet small">{said.told}</p>}
      {mayComplain && !isComplaining && <Action onPress={() => setComplaining(true)}>{said.complain}</Action>}
      {mayComplain && isComplaining && (
        <Complaint
          onLodge={(words) =>
            void tell(client.ask('lodgeComplaint', { params, body: { words } }), said.lodged)
          }
        />
      )}
      {complained !== undefined && <p role="status">{said.lodgedAt({ time: dayAndTime(complained.at) })}</p>}
      {complained?.isErased === true && <p class="quiet small">{said.mineErased}</p>}
      {complained?.isErased === false && (
        <Deed
          name={said.eraseMine}
          sure={disputeWords.value.eraseSure}
          onPress={() => tell(client.ask('eraseComplaint', { params }), said.erasedMine)}
        />
      )}
    </section>
  );
}

function Complaint({ onLodge }: { readonly onLodge: (words: string) => void }) {
  const said = disputeWords.value.player;
  const [words, setWords] = useState('');
  return (
    <div class="form">
      <Writing name={said.complaint} note={said.complaintNote} value={words} rows={3} onType={setWords} />
      <SendWords name={said.lodge} words={words} needs={said.complaintNeeded} onSend={() => onLodge(words)} />
    </div>
  );
}
