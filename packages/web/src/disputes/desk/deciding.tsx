import { type DisputeFinding, disputeFindings } from '@dicepit/desks';
import type { DisputeFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Segments } from '../../parts/field.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { told } from '../../words/refusal-words.ts';
import { disputeWords } from '../said.ts';
import { shown } from './live.ts';
import { whyNotHere } from './why-not-here.ts';

/** A decision and its reasons, for whoever is next on the ladder; everybody else reads whose it is. */
export function Deciding({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value;
  const [finding, setFinding] = useState<DisputeFinding | undefined>(undefined);
  const [words, setWords] = useState('');
  const barred = whyNotHere(facts, { type: 'DecideDispute', finding: 'player', words: said.desk.reasons });
  if (barred !== undefined)
    return (
      <p class="not-yours">
        {told(barred)}{' '}
        {barred.clause?.startsWith('policy/') === false && <ClauseLink clause={barred.clause} />}
      </p>
    );
  return (
    <div class="form">
      <Segments
        name={said.desk.finding}
        options={disputeFindings.map((each) => [each, said.findings[each]])}
        chosen={finding}
        onPick={setFinding}
      />
      <Writing
        name={said.desk.reasons}
        note={said.desk.reasonsNote}
        value={words}
        rows={3}
        onType={setWords}
      />
      <Deed
        name={said.desk.record}
        main
        why={
          finding === undefined
            ? said.desk.findingNeeded
            : whyNotHere(facts, { type: 'DecideDispute', finding, words })
        }
        onPress={async () =>
          finding !== undefined &&
          shown(
            client.ask('decideDispute', { params: { dispute: facts.dispute }, body: { finding, words } }),
            said.desk.recorded,
          )
        }
      />
    </div>
  );
}
