import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { conductWords } from '../said.ts';
import { stateOf } from '../state-of.ts';
import { Detention } from './detention.tsx';
import { Finding } from './finding.tsx';
import { titleOf } from './incident-list.tsx';
import { nameIn, shown, whyNotHere } from './live.ts';
import { Measures } from './measures.tsx';
import type { OnIncident } from './on-incident.ts';

/** One incident: what was seen, what was found, what was done, and how it ended. */
export function IncidentPage({ facts, incident }: OnIncident) {
  const said = conductWords.value;
  const { kind, person, table, words, clause, by, at, detention, closed, pack } = incident;
  return (
    <article class="case-page" data-pack={pack}>
      <header class="panel case-head">
        <h2>{said.kinds[kind]}</h2>
        <p>
          {said.who({ name: nameIn(facts, person), table: titleOf(table) })} <ClauseLink clause={clause} />
        </p>
        <p class="case-pills">
          <span class="pill">{said.states[stateOf(incident)]}</span>
        </p>
        <blockquote>{words}</blockquote>
        <p class="quiet small">{said.reportedBy({ time: dayAndTime(at), name: nameIn(facts, by.person) })}</p>
      </header>
      <Finding facts={facts} incident={incident} />
      {detention !== undefined && <Detention facts={facts} incident={incident} detention={detention} />}
      {kind === 'device' && <Measures facts={facts} incident={incident} />}
      {closed === undefined ? (
        <Closing facts={facts} incident={incident} />
      ) : (
        <section class="panel" aria-labelledby="incident-closed">
          <h2 class="h2" id="incident-closed">
            {said.states.closed}
          </h2>
          <blockquote>{closed.words}</blockquote>
          <p class="quiet small">
            {said.close.by({ name: nameIn(facts, closed.by.person), time: dayAndTime(closed.at) })}
          </p>
        </section>
      )}
    </article>
  );
}

function Closing({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.close;
  const [words, setWords] = useState('');
  return (
    <section class="panel" aria-labelledby="incident-close">
      <h2 class="h2" id="incident-close">
        {said.title}
      </h2>
      <div class="form">
        <Writing name={said.words} value={words} onType={setWords} />
        <Deed
          name={said.close}
          why={whyNotHere(facts, { type: 'CloseConduct', incident, words })}
          onPress={() =>
            shown(client.ask('closeConduct', { params: { incident }, body: { words } }), said.closed)
          }
        />
      </div>
    </section>
  );
}
