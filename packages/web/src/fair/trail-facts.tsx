import type { Finding } from '@dicepit/proof';
import { Select } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { findingTold } from '../words/finding-words.ts';
import { tellRefusal } from '../words/refusal-words.ts';
import { number } from '../words/words.ts';
import { aboutOf, type CheckedTrail } from './check-trail.ts';
import * as css from './fair.module.css';
import type { FairTurn } from './fair-checks.ts';
import { fairWords, show, shown, trail } from './fair-store.ts';

/** What is known of a whole trail that somebody has brought, or how far its check is. */
export function WholeTrail() {
  const known = trail.value;
  if (known === undefined) return null;
  return known.is === 'reading' ? <Reading {...known} /> : <TrailFacts checked={known.checked} />;
}

/** How far the check of a file has come. */
function Reading({ lines, part }: { readonly lines: number; readonly part?: number | undefined }) {
  const said = fairWords.value.wholeFile;
  return (
    <section class={css.verdict} data-state="open" aria-labelledby="trail-reading">
      <h2 id="trail-reading">{said.reading}</h2>
      <progress
        class={css.progress}
        aria-labelledby="trail-reading"
        {...(part === undefined ? {} : { value: part })}
      />
      <p class="quiet">{said.readingNote({ lines: number(lines) })}</p>
    </section>
  );
}

const MAX_FINDINGS_SHOWN = 5;

/** Whether a whole exported trail holds, what the first bad record is, and which of its turns is looked at. */
function TrailFacts({ checked }: { readonly checked: CheckedTrail }) {
  const said = fairWords.value.wholeFile;
  const { report, figures, head, turns } = checked;
  const { ok, entries, signatures, found, findings, remarked, remarks, notes, header } = report;
  const { rolls, voided, corrected } = figures;
  const [first, ...others] = findings;
  return (
    <section class={css.verdict} data-state={ok ? 'holds' : 'fails'} aria-labelledby="trail">
      <p class="quiet">{header?.pit}</p>
      <h2 id="trail">
        <Icon name={ok ? 'check' : 'warn'} />
        {said.title}: {ok ? fairWords.value.holds : fairWords.value.fails}
      </h2>
      {ok && (
        <ul class={css.checks} data-part="checks">
          <Held name={said.chained}>
            {said.chainedNote({ entries: number(entries), streams: number(checked.streams) })}
          </Held>
          <Held name={said.signed}>{said.signedNote({ signatures: number(signatures) })}</Held>
          <Held name={said.replayed}>
            {said.replayedNote({
              rolls: number(rolls),
              voided: number(voided),
              corrected: number(corrected),
            })}
          </Held>
        </ul>
      )}
      {first !== undefined && <First finding={first} found={found} />}
      <Listed findings={others} count={found - 1} />
      {remarked > 0 && <p>{said.remarked({ count: number(remarked) })}</p>}
      <Listed findings={remarks} count={remarked} />
      <dl class={css.digits}>
        <div>
          <dt>
            {said.head} <small>{said.headNote}</small>
          </dt>
          <dd>
            <b>{head.words}</b> {head.hash}
          </dd>
        </div>
        {header !== undefined && (
          <div>
            <dt>{said.key}</dt>
            <dd>{header.publicKey}</dd>
          </div>
        )}
      </dl>
      {notes.map((note) => (
        <p key={JSON.stringify(note)} class="quiet small">
          {tellRefusal(note)}
        </p>
      ))}
      {turns.length > 0 && <Turns turns={turns} />}
    </section>
  );
}

/** The first of what was found, and how many more there are. */
function Listed({ findings, count }: { readonly findings: readonly Finding[]; readonly count: number }) {
  return (
    <>
      {findings.slice(0, MAX_FINDINGS_SHOWN).map((finding) => (
        <p key={`${placeOf(finding)} ${finding.kind}`} class={css.finding}>
          <code>{placeOf(finding)}</code> {findingTold(finding)}
        </p>
      ))}
      {count > MAX_FINDINGS_SHOWN && (
        <p class="quiet small">
          {fairWords.value.wholeFile.more({ count: number(count - MAX_FINDINGS_SHOWN) })}
        </p>
      )}
    </>
  );
}

/** The first bad record: where it stands, what it is about, and what differs. */
function First({ finding, found }: { readonly finding: Finding; readonly found: number }) {
  const said = fairWords.value.wholeFile;
  const { differs } = finding;
  return (
    <>
      <p>{said.fails({ found: number(found) })}</p>
      <div class={css.firstBad} data-part="first-bad">
        <h3>
          <code>{placeOf(finding)}</code>
        </h3>
        <p>
          <b>{said.about[aboutOf(finding)]}</b>
        </p>
        <p>{findingTold(finding)}</p>
        {differs !== undefined && (
          <dl class={css.digits}>
            <div>
              <dt>{said.fact}</dt>
              <dd>{`${differs.event} ${differs.place}`}</dd>
            </div>
            <div>
              <dt>{said.recorded}</dt>
              <dd>{differs.recorded}</dd>
            </div>
            <div>
              <dt>{said.due}</dt>
              <dd>{differs.due}</dd>
            </div>
          </dl>
        )}
        <p class="quiet small">{said.failsNote}</p>
      </div>
    </>
  );
}

function Turns({ turns }: { readonly turns: readonly FairTurn[] }) {
  const said = fairWords.value.wholeFile;
  const chosen = shown.value?.turn;
  return (
    <Select
      name={said.turns}
      options={turns.map((turn) => [
        nameOf(turn),
        said.turn({ turn: turn.turn, table: turn.table, draws: turn.drawn.length }),
      ])}
      chosen={chosen === undefined ? '' : nameOf(chosen)}
      onPick={(name) => {
        const turn = turns.find((each) => nameOf(each) === name);
        if (turn !== undefined) show({ turn, from: 'text' });
      }}
    />
  );
}

const Held = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <li data-state="holds">
    <Icon name="check" />
    <b>{name}</b>
    <span class={css.word} data-part="word">
      {fairWords.value.holds}
    </span>
    <p>{children}</p>
  </li>
);

/** Where something stands: its entry, its line, or both. */
function placeOf({ stream, version, line }: Finding): string {
  const said = fairWords.value.wholeFile;
  const entry = stream === '' || version === 0 ? stream : said.entry({ stream, version: number(version) });
  const place = line === undefined ? '' : said.line({ line: number(line) });
  return [entry, place].filter((part) => part !== '').join(', ');
}

const nameOf = ({ table, turn }: FairTurn): string => `${table}/${turn}`;
