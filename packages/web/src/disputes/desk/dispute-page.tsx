import { type DisputeFinding, disputeFindings, findLadder } from '@dicepit/desks';
import { auditing, type Role, rolesThat } from '@dicepit/engine';
import type { AnswerOf, DisputeFacts, SeenEntry } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me, pit } from '../../live/pit.ts';
import * as css from '../../office/cases.module.css';
import { Deed, NotYours } from '../../office/desk-controls.tsx';
import { usePolling } from '../../office/polling.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Form, Wrong } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink, PackHere } from '../../shell/clauses.tsx';
import { inLanguage } from '../../words/refusal-words.ts';
import { dayAndTime, number, timeToTheSecond } from '../../words/words.ts';
import { whoseStep } from '../dispute-dry-run.ts';
import { aboutInFull, disputeWords, nameIn, rolesText, spokenType, whoIn } from '../dispute-words.ts';
import { Evidence } from './dispute-evidence.tsx';
import { refusalHere, sendAndRefresh } from './dispute-store.ts';

/** One dispute: what is said, what was decided, what is to be done, and what it rests on. */
export function DisputePage({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value;
  const table = pit.value?.tables.find((each) => each.table === facts.table)?.title ?? facts.table;
  const step = whoseStep(facts, me.value ?? { person: null, roles: [] });
  return (
    <PackHere.Provider value={facts.pack}>
      <article class={css.page} data-pack={facts.pack}>
        <header class={`panel ${css.head}`} data-part="case-head">
          <h2>{aboutInFull(facts)}</h2>
          <p>
            {said.grounds[facts.ground]}. {said.desk.who({ name: facts.name, table })}
          </p>
          <p class={css.pills}>
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
            {said.desk.raised({
              time: dayAndTime(facts.raisedAt),
              name: nameIn(facts, facts.raisedBy.person),
            })}
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
    </PackHere.Provider>
  );
}

/** What somebody at the desk can do in a dispute now; what is not theirs to do says why. */
function ToDo({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const { phase } = facts;
  if (phase === 'closed') return null;
  return (
    <section class={`panel ${css.toDo}`} aria-labelledby="dispute-now">
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
      why={refusalHere(facts, { type: 'AskReview' })}
      onPress={() => sendAndRefresh(client.ask('askReview', { params, body: {} }), said.reviewWritten)}
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
        <div class={css.rights}>
          <h3 class="label">{said.rights}</h3>
          <p>
            {inLanguage(`advice.${rights.clause}`, rights.says)} <ClauseLink clause={rights.clause} />
          </p>
          <Deed
            name={said.tell}
            main
            why={refusalHere(facts, { type: 'AdviseOfComplaint', how: 'told' })}
            onPress={() =>
              sendAndRefresh(client.ask('adviseOfComplaint', { params, body: { how: 'told' } }), said.told)
            }
          />
        </div>
      )}
      <Deed
        name={said.close}
        main={rights === null || advice !== undefined}
        why={refusalHere(facts, { type: 'CloseDispute' })}
        onPress={() => sendAndRefresh(client.ask('closeDispute', { params }), said.closed)}
      />
    </>
  );
}

/** A decision and its reasons, for whoever is next on the ladder; everybody else reads whose it is. */
function Deciding({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value;
  const [finding, setFinding] = useState<DisputeFinding | undefined>(undefined);
  const [words, setWords] = useState('');
  const barred = refusalHere(facts, { type: 'DecideDispute', finding: 'player', words: said.desk.reasons });
  if (barred !== undefined) return <NotYours why={barred} />;
  return (
    <Form>
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
            : refusalHere(facts, { type: 'DecideDispute', finding, words })
        }
        onPress={async () =>
          finding !== undefined &&
          sendAndRefresh(
            client.ask('decideDispute', { params: { dispute: facts.dispute }, body: { finding, words } }),
            said.desk.recorded,
          )
        }
      />
    </Form>
  );
}

/** So many entries of the table are looked through; a decision is carried out soon after it is given. */
const MAX_SEARCHED_ENTRIES = 1_000;

/** Which entry of the table put right what was decided, chosen among those that put anything right. */
function Remedies({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const [entries, setEntries] = useState<readonly SeenEntry[]>([]);
  const [picked, setPicked] = useState('');
  const { table, evidence, dispute } = facts;
  usePolling(async () => {
    const query = { after: String(evidence.version), limit: String(MAX_SEARCHED_ENTRIES) };
    const read = await client.ask('readEntries', { params: { table }, query });
    if (read.ok) setEntries(read.value.entries);
  }, dispute);
  const noted = new Set(facts.remedies.map(({ version }) => version));
  const options = entries.flatMap(({ version, event }): readonly (readonly [string, string])[] => {
    if (!('at' in event)) return [];
    const remedy = { version, type: event.type, clause: '' };
    if (noted.has(version) || refusalHere(facts, { type: 'NoteRemedy', remedy }) !== undefined) return [];
    return [[String(version), `${number(version)}: ${spokenType(event.type)}, ${timeToTheSecond(event.at)}`]];
  });
  const chosen = options.find(([version]) => version === picked) ?? options.at(-1);
  if (chosen === undefined) return noted.size > 0 ? null : <p class="quiet small">{said.noRemedies}</p>;
  const [version] = chosen;
  return (
    <Form>
      <h3 class="label">{said.remedy}</h3>
      <p class="quiet small">{said.remedyText}</p>
      <Select name={said.remedyPick} options={options} chosen={version} onPick={setPicked} />
      <Deed
        name={said.noteRemedy}
        onPress={() =>
          sendAndRefresh(
            client.ask('noteRemedy', { params: { dispute }, body: { version: Number(version) } }),
            said.remedyNoted,
          )
        }
      />
    </Form>
  );
}

/** The ladder of the pack with what was decided on it, and what came of that. */
function Steps({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const { review, rested, advice, complained, closedAt, remedies } = facts;
  return (
    <section class="panel" aria-labelledby="dispute-steps">
      <h2 class="h2" id="dispute-steps">
        {said.steps}
      </h2>
      <Rungs facts={facts} />
      <ul class={css.notes} data-part="notes">
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
          <li
            key={`${index}-${who}`}
            class={css.rung}
            data-part="rung"
            data-state={decided === undefined ? 'open' : 'done'}
          >
            <span class={css.rungMark} aria-hidden="true">
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

type ComplaintProps = { readonly facts: DisputeFacts; readonly isErased: boolean };

/** What the player complains of: shown to whoever may ask for it, since looking is written down. */
function Complaint({ facts: { dispute }, isErased }: ComplaintProps) {
  const said = disputeWords.value.desk;
  const [found, setFound] = useState<AnswerOf<'readComplaint'> | undefined>(undefined);
  const params = { dispute };
  const isOne = (of: readonly Role[]): boolean => me.value?.roles.some((role) => of.includes(role)) === true;
  if (isErased || found?.is === 'erased') return <p class="quiet">{said.erased}</p>;
  return (
    <>
      {found?.is === 'whole' && <blockquote>{found.words}</blockquote>}
      {found?.is === 'changed' && <Wrong>{said.changed}</Wrong>}
      {found === undefined && isOne(auditing) && (
        <>
          <Deed
            name={said.readComplaint}
            onPress={async () => setFound(await withToast(client.ask('readComplaint', { params })))}
          />
          <p class="quiet small">{said.readNote}</p>
        </>
      )}
      {isOne(rolesThat('runs')) && (
        <Deed
          name={said.eraseComplaint}
          sure={disputeWords.value.eraseSure}
          onPress={() => sendAndRefresh(client.ask('eraseComplaint', { params }), said.erased)}
        />
      )}
    </>
  );
}

/** Who did what, as the table's own stream says it, and by which hash the stream can be found again. */
function Entries({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk.evidence;
  const { entries, hash } = facts.evidence;
  return (
    <section class="panel" aria-labelledby="dispute-entries">
      <h2 class="h2" id="dispute-entries">
        {said.who}
      </h2>
      {entries.length === 0 && <p class="quiet">{said.none}</p>}
      <ol class={css.entries} data-part="entries">
        {entries.map(({ version, type, by, at, clause }) => (
          <li key={version}>
            <span class="quiet num">{number(version)}</span>
            <span>
              <b>{spokenType(type)}</b>
              <span class="quiet">{whoIn(facts, by)}</span>
            </span>
            <span class={css.when}>
              {timeToTheSecond(at)}
              {!clause.startsWith('policy/') && clause !== '' && <ClauseLink clause={clause} />}
            </span>
          </li>
        ))}
      </ol>
      <h3 class="label">{said.hash}</h3>
      <p class={css.hash}>{hash}</p>
    </section>
  );
}
