import type { DisputeFacts } from '@dicepit/wire';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { inLanguage } from '../../words/refusal-words.ts';
import { disputeWords } from '../said.ts';
import { Deciding } from './deciding.tsx';
import { shown } from './live.ts';
import { Remedies } from './remedies.tsx';
import { whyNotHere } from './why-not-here.ts';

/** What somebody at the desk can do in a dispute now; what is not theirs to do says why. */
export function ToDo({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const { phase } = facts;
  if (phase === 'closed') return null;
  return (
    <section class="panel to-do" aria-labelledby="dispute-now">
      <h2 class="h2" id="dispute-now">
        {said.now}
      </h2>
      {(phase === 'raised' || phase === 'review asked') && <Deciding facts={facts} />}
      {phase === 'decided' && <ForPlayer facts={facts} />}
      {facts.decided.length > 0 && <Remedies facts={facts} />}
      {phase === 'ended' && <Ending facts={facts} />}
    </section>
  );
}

/** What the player says at the table is written down by whoever hears it. */
function ForPlayer({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const params = { dispute: facts.dispute };
  return (
    <Deed
      name={said.writeReview}
      why={whyNotHere(facts, { type: 'AskReview' })}
      onPress={() => shown(client.ask('askReview', { params, body: {} }), said.reviewWritten)}
    />
  );
}

function Ending({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const { dispute, rights, advice } = facts;
  const params = { dispute };
  return (
    <>
      {rights !== null && advice === undefined && (
        <div class="rights">
          <h3 class="label">{said.rights}</h3>
          <p>
            {inLanguage(`advice.${rights.clause}`, rights.says)} <ClauseLink clause={rights.clause} />
          </p>
          <Deed
            name={said.tell}
            main
            why={whyNotHere(facts, { type: 'AdviseOfComplaint', how: 'told' })}
            onPress={() =>
              shown(client.ask('adviseOfComplaint', { params, body: { how: 'told' } }), said.told)
            }
          />
        </div>
      )}
      <Deed
        name={said.close}
        main={rights === null || advice !== undefined}
        why={whyNotHere(facts, { type: 'CloseDispute' })}
        onPress={() => shown(client.ask('closeDispute', { params }), said.closed)}
      />
    </>
  );
}
