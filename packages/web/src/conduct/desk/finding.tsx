import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Segments } from '../../parts/field.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { told } from '../../words/refusal-words.ts';
import { conductWords } from '../said.ts';
import { nameIn, shown, whyNotHere } from './live.ts';
import type { OnIncident } from './on-incident.ts';

/** Whether the rule was broken, and why somebody is satisfied of it. */
export function Finding({ facts, incident }: OnIncident) {
  const said = conductWords.value.finding;
  const { finding } = incident;
  return (
    <section class={finding === undefined ? 'panel to-do' : 'panel'} aria-labelledby="incident-finding">
      <h2 class="h2" id="incident-finding">
        {said.title}
      </h2>
      {finding === undefined ? (
        <Finds facts={facts} incident={incident} />
      ) : (
        <>
          <p>
            <b>{conductWords.value.states[finding.satisfied ? 'broken' : 'kept']}</b>
          </p>
          <blockquote>{finding.words}</blockquote>
          <p class="quiet small">
            {said.by({ name: nameIn(facts, finding.by.person), time: dayAndTime(finding.at) })}
          </p>
        </>
      )}
    </section>
  );
}

function Finds({ facts, incident: { incident, kind } }: OnIncident) {
  const said = conductWords.value.finding;
  const [is, setIs] = useState<'broken' | 'kept' | undefined>(undefined);
  const [words, setWords] = useState('');
  const satisfied = is === 'broken';
  const barred = whyNotHere(facts, { type: 'RecordFinding', incident, satisfied, words: said.reason });
  if (barred !== undefined)
    return (
      <p class="not-yours">
        {told(barred)}{' '}
        {barred.clause?.startsWith('policy/') === false && <ClauseLink clause={barred.clause} />}
      </p>
    );
  return (
    <div class="form">
      {kind === 'device' && <p class="quiet small">{said.text}</p>}
      <Segments
        name={said.was}
        options={[
          ['broken', said.broken],
          ['kept', said.kept],
        ]}
        chosen={is}
        onPick={setIs}
      />
      <Writing name={said.reason} value={words} onType={setWords} />
      <Deed
        name={said.record}
        main
        why={
          is === undefined
            ? said.needed
            : whyNotHere(facts, { type: 'RecordFinding', incident, satisfied, words })
        }
        onPress={() =>
          shown(
            client.ask('recordFinding', { params: { incident }, body: { satisfied, words } }),
            said.recorded,
          )
        }
      />
    </div>
  );
}
