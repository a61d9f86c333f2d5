import type { ConductFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client, me } from '../../live/pit.ts';
import { DeskLink } from '../../office/at-desk.tsx';
import { Deed } from '../../office/deed.tsx';
import { Line } from '../../office/inputs.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { conductWords } from '../said.ts';
import { nameIn, shown } from './live.ts';

/** Who is kept out of the house, until the operator lets them in again. */
export function KeptOut({ facts }: { readonly facts: ConductFacts }) {
  const said = conductWords.value.out;
  return (
    <section class="panel" aria-labelledby="conduct-out">
      <div class="panel-h">
        <h2 class="h2" id="conduct-out">
          {said.title}
        </h2>
        <span class="quiet num">{facts.out.length}</span>
      </div>
      {facts.out.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
      <ul class="case-notes">
        {facts.out.map((out) => (
          <Out key={out.person} facts={facts} out={out} />
        ))}
      </ul>
    </section>
  );
}

type OutProps = { readonly facts: ConductFacts; readonly out: ConductFacts['out'][number] };

function Out({ facts, out: { person, clause, until, order, incident } }: OutProps) {
  const said = conductWords.value.out;
  const [words, setWords] = useState('');
  const name = nameIn(facts, person);
  const isOperator = me.value?.roles.includes('operator') === true;
  return (
    <li>
      <b>{name}</b> {clause !== undefined && <ClauseLink clause={clause} />}
      <p class="quiet small">
        {order === undefined ? said.byOperator : said.order({ order })}.{' '}
        {until !== undefined && said.until({ time: dayAndTime(until) })}{' '}
        {incident !== undefined && (
          <DeskLink to={{ tab: 'conduct', item: incident }}>
            {conductWords.value.exclusions.incident}
          </DeskLink>
        )}
      </p>
      {isOperator ? (
        <div class="form">
          <Line name={said.why({ name })} value={words} most={200} onType={setWords} />
          <Deed
            name={said.readmit}
            why={words.trim() === '' ? said.needed : undefined}
            onPress={() =>
              shown(client.ask('readmit', { params: { person }, body: { words } }), said.readmitted({ name }))
            }
          />
        </div>
      ) : (
        <p class="quiet small">{said.forOperator}</p>
      )}
    </li>
  );
}
