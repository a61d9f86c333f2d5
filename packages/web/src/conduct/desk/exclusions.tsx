import type { ConductFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { DeskLink } from '../../office/at-desk.tsx';
import { Deed } from '../../office/deed.tsx';
import { Line } from '../../office/inputs.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { packName } from '../../words/pack-name.ts';
import { conductWords } from '../said.ts';
import { nameIn, shown, whyNotHere } from './live.ts';

/** Who takes no part in which game, until somebody lifts it. */
export function Exclusions({ facts }: { readonly facts: ConductFacts }) {
  const said = conductWords.value.exclusions;
  return (
    <section class="panel" aria-labelledby="conduct-excluded">
      <div class="panel-h">
        <h2 class="h2" id="conduct-excluded">
          {said.title}
        </h2>
        <span class="quiet num">{facts.excluded.length}</span>
      </div>
      {facts.excluded.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
      <ul class="case-notes">
        {facts.excluded.map((exclusion) => (
          <Excluded key={`${exclusion.person}-${exclusion.game}`} facts={facts} exclusion={exclusion} />
        ))}
      </ul>
    </section>
  );
}

type ExcludedProps = {
  readonly facts: ConductFacts;
  readonly exclusion: ConductFacts['excluded'][number];
};

function Excluded({ facts, exclusion: { person, game, incident, clause, by, at } }: ExcludedProps) {
  const said = conductWords.value.exclusions;
  const [why, setWhy] = useState('');
  const name = nameIn(facts, person);
  return (
    <li>
      <b>{name}</b>, {packName(game)} <ClauseLink clause={clause} />
      <p class="quiet small">
        {said.since({ time: dayAndTime(at), name: nameIn(facts, by.person) })}.{' '}
        <DeskLink to={{ tab: 'conduct', item: incident }}>{said.incident}</DeskLink>
      </p>
      <div class="form">
        <Line name={said.why({ name })} value={why} most={200} onType={setWhy} />
        <Deed
          name={said.lift}
          why={whyNotHere(facts, { type: 'LiftExclusion', person, game, words: why })}
          onPress={() =>
            shown(
              client.ask('liftExclusion', { params: { person }, body: { game, words: why } }),
              said.lifted({ name }),
            )
          }
        />
      </div>
    </li>
  );
}
