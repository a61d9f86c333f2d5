import type { DisputeFacts } from '@dicepit/wire';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number, timeToTheSecond } from '../../words/numbers.ts';
import { whoIn } from '../about.ts';
import { disputeWords, spokenType } from '../said.ts';

/** Who did what, as the table's own stream says it, and by which hash the stream can be found again. */
export function Entries({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk.evidence;
  const { entries, hash } = facts.evidence;
  return (
    <section class="panel" aria-labelledby="dispute-entries">
      <h2 class="h2" id="dispute-entries">
        {said.who}
      </h2>
      {entries.length === 0 && <p class="quiet">{said.none}</p>}
      <ol class="case-entries">
        {entries.map(({ version, type, by, at, clause }) => (
          <li key={version}>
            <span class="quiet num">{number(version)}</span>
            <span>
              <b>{spokenType(type)}</b>
              <span class="quiet">{whoIn(facts, by)}</span>
            </span>
            <span class="case-when">
              {timeToTheSecond(at)}
              {!clause.startsWith('policy/') && clause !== '' && <ClauseLink clause={clause} />}
            </span>
          </li>
        ))}
      </ol>
      <h3 class="label">{said.hash}</h3>
      <p class="case-hash">{hash}</p>
    </section>
  );
}
