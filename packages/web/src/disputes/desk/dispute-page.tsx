import type { DisputeFacts } from '@dicepit/wire';
import { me, pit } from '../../live/pit.ts';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { aboutInFull, nameIn } from '../about.ts';
import { disputeWords, rolesText } from '../said.ts';
import { whoseStep } from '../whose-step.ts';
import { Entries } from './entries.tsx';
import { Evidence } from './evidence.tsx';
import { Steps } from './steps.tsx';
import { ToDo } from './to-do.tsx';

/** One dispute: what is said, what was decided, what is to be done, and what it rests on. */
export function DisputePage({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value;
  const table = pit.value?.tables.find((each) => each.table === facts.table)?.title ?? facts.table;
  const step = whoseStep(facts, me.value ?? { person: null, roles: [] });
  return (
    <article class="case-page" data-pack={facts.pack}>
      <header class="panel case-head">
        <h2>{aboutInFull(facts)}</h2>
        <p>
          {said.grounds[facts.ground]}. {said.desk.who({ name: facts.name, table })}
        </p>
        <p class="case-pills">
          <span class={step.is === 'you' ? 'pill good' : 'pill'}>{said.phases[facts.phase]}</span>
          <span class="quiet">
            {step.is === 'others'
              ? said.desk.step.others({ roles: rolesText(step.roles) })
              : said.desk.step[step.is]}
          </span>
        </p>
        <h3 class="label">{said.desk.words}</h3>
        <blockquote>{facts.words}</blockquote>
        <p class="quiet small">
          {said.desk.raised({ time: dayAndTime(facts.raisedAt), name: nameIn(facts, facts.raisedBy.person) })}
        </p>
        {facts.ruledBy !== undefined && (
          <p>
            {said.desk.ruled} <ClauseLink clause={facts.ruledBy} />
          </p>
        )}
      </header>
      <ToDo facts={facts} />
      <Steps facts={facts} />
      <Evidence facts={facts} />
      <Entries facts={facts} />
    </article>
  );
}
