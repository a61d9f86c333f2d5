import { writeClause } from '@dicepit/games';
import type { TimelineLine } from '@dicepit/wire';
import { pit } from '../live/pit.ts';
import { ClauseLink } from '../shell/clauses.tsx';
import { inLanguage } from '../words/refusal-words.ts';
import { roleTitle } from '../words/roles.ts';
import { number, timeToTheSecond } from '../words/words.ts';
import * as css from './inspect.module.css';
import { PlaceLink } from './inspect-frame.tsx';
import { dayOf, inspectWords } from './inspect-words.ts';

type LinesProps = {
  readonly lines: readonly TimelineLine[];
  /** Without ways to other entries of the same kind: whoever reads these stays with them. */
  readonly plain?: boolean;
};

/** Entries in words under the day on which they were written. */
export function Lines({ lines, plain = false }: LinesProps) {
  const days = [...Map.groupBy(lines, ({ at }) => dayOf(at))];
  return (
    <>
      {days.map(([day, own]) => (
        <section key={day} aria-label={day}>
          <h2 class={css.day}>{day}</h2>
          <ol>
            {own.map((line) => (
              <Line key={`${line.stream} ${line.version}`} line={line} plain={plain} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** One entry: when, what it is about, what it says, who did it, by which clause, and where it stands. */
function Line({ line, plain }: { readonly line: TimelineLine; readonly plain: boolean }) {
  const { stream, version, hash, at, by, type, kind, says, clause, roll } = line;
  const said = inspectWords.value.timeline;
  const name = by.name ?? by.person;
  const isVoid = type === 'RollVoided';
  const table = stream.startsWith('table/') ? stream.slice('table/'.length) : undefined;
  return (
    <li class={css.line} data-kind={kind}>
      <time class={css.at} dateTime={new Date(at).toISOString()}>
        {timeToTheSecond(at)}
      </time>
      <span class={css.kind}>
        {table !== undefined && roll !== undefined && !plain ? (
          <PlaceLink to={{ part: 'rolls', item: table, step: String(roll) }}>
            {isVoid ? said.toNoRoll({ roll: number(roll) }) : said.toRoll({ roll: number(roll) })}
          </PlaceLink>
        ) : (
          said.kinds[kind]
        )}
      </span>
      <p class={css.says} data-part="says">
        {says}
      </p>
      <span class={css.cl}>{clause !== undefined && <Cited clause={clause} pack={packAt(table)} />}</span>
      <span class={css.by}>
        {plain ? (
          name
        ) : (
          <PlaceLink
            to={{ part: 'timeline', filters: { person: by.person, name } }}
            label={said.onlyBy({ name })}
          >
            {name}
          </PlaceLink>
        )}
        <small>{roleTitle(by.role)}</small>
      </span>
      <span class={css.ref} title={hash}>
        <PlaceLink to={{ part: 'timeline', filters: { stream } }}>
          {stream} {number(version)}
        </PlaceLink>
      </span>
    </li>
  );
}

/** A clause of a rulebook; a policy of the house stands in none, and goes by its name. */
export function Cited({ clause, pack }: { readonly clause: string; readonly pack?: string | undefined }) {
  return clause.startsWith('policy/') || !clause.includes('/') ? (
    <span class="quiet small">{inLanguage(clause, writeClause(clause))}</span>
  ) : (
    <ClauseLink clause={clause} pack={pack} />
  );
}

/** The pack of a table that is still open; the books of others are found by their clauses. */
const packAt = (table: string | undefined): string | undefined =>
  pit.value?.tables.find((each) => each.table === table)?.pack;
