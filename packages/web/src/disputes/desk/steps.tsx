import { findLadder } from '@dicepit/desks';
import type { DisputeFacts } from '@dicepit/wire';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime, number } from '../../words/numbers.ts';
import { nameIn, whoIn } from '../about.ts';
import { disputeWords, rolesText, spokenType } from '../said.ts';
import { Complaint } from './complaint.tsx';

/** The ladder of the pack with what was decided on it, and what came of that. */
export function Steps({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const { review, rested, advice, complained, closedAt, remedies } = facts;
  return (
    <section class="panel" aria-labelledby="dispute-steps">
      <h2 class="h2" id="dispute-steps">
        {said.steps}
      </h2>
      <Rungs facts={facts} />
      <ul class="case-notes">
        {review !== undefined && (
          <li>
            {said.review({ name: nameIn(facts, review.by.person), time: dayAndTime(review.at) })}
            {review.words !== undefined && review.words !== '' && <blockquote>{review.words}</blockquote>}
          </li>
        )}
        {rested !== undefined && <li>{said.rested[rested]}</li>}
        {remedies.map(({ version, type, clause }) => (
          <li key={version}>
            {said.remedyAt({ version: number(version), what: spokenType(type) })}{' '}
            {clause !== '' && <ClauseLink clause={clause} />}
          </li>
        ))}
        {advice !== undefined && (
          <li>{said.adviceBy[advice.how]({ name: whoIn(facts, advice.by), time: dayAndTime(advice.at) })}</li>
        )}
        {complained !== undefined && (
          <li>
            {said.complained({ time: dayAndTime(complained.at) })}
            <Complaint facts={facts} isErased={complained.isErased} />
          </li>
        )}
        {closedAt !== undefined && <li>{said.closedAt({ time: dayAndTime(closedAt) })}</li>}
      </ul>
    </section>
  );
}

function Rungs({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const steps = findLadder(facts.pack, facts.ground)?.steps ?? [];
  const last = facts.decided.at(-1)?.step ?? -1;
  const isOver = facts.phase === 'ended' || facts.phase === 'closed';
  return (
    <ol class="rungs">
      {steps.map(({ roles, clause, final, another }, index) => {
        const decided = facts.decided.find(({ step }) => step === index);
        const who = rolesText(roles);
        const isOpen = !isOver && index > last;
        return (
          // The ladder of a pack never changes while it is looked at.
          <li key={`${index}-${who}`} class={decided === undefined ? 'rung' : 'rung is-done'}>
            <span class="rung-mark" aria-hidden="true">
              {decided === undefined ? number(index + 1) : <Icon name="check" small />}
            </span>
            <div>
              {decided === undefined ? (
                <p class="quiet">
                  {isOpen && index === last + 1
                    ? said.stepOpen({ roles: who })
                    : isOpen
                      ? said.stepLater({ roles: who })
                      : said.stepPassed({ roles: who })}
                  {another && isOpen && `, ${said.another}`}{' '}
                  {!clause.startsWith('policy/') && <ClauseLink clause={clause} />}
                </p>
              ) : (
                <Decided facts={facts} decided={decided} />
              )}
            </div>
            {final && <span class="pill">{said.final}</span>}
          </li>
        );
      })}
    </ol>
  );
}

type DecidedProps = { readonly facts: DisputeFacts; readonly decided: DisputeFacts['decided'][number] };

function Decided({ facts, decided: { finding, words, by, at, clause } }: DecidedProps) {
  const said = disputeWords.value;
  return (
    <>
      <p>
        <b>{said.findings[finding]}</b> {!clause.startsWith('policy/') && <ClauseLink clause={clause} />}
      </p>
      <blockquote>{words}</blockquote>
      <p class="quiet small">
        {whoIn(facts, by)}, {dayAndTime(at)}
      </p>
    </>
  );
}
