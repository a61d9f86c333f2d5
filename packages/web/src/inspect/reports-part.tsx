import type { QueryOf, Report, ReportKind } from '@dicepit/wire';
import { client } from '../live/pit.ts';
import { Segments } from '../parts/field.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { language, number } from '../words/words.ts';
import * as css from './inspect.module.css';
import { Answered, goTo, inspectPlace, narrow, PlaceLink, TableSelect, useAnswer } from './inspect-frame.tsx';
import { inspectWords, whenOf } from './inspect-words.ts';
import { boundsOf, cellText, isFigures, periodOf, periods } from './report-figures.ts';

/** A report over a period as a page, and as a file of each kind. */
export function ReportsPart() {
  const said = inspectWords.value.reports;
  const { item, filters: narrowed = {} } = inspectPlace.value;
  const isKind = (name: string | undefined): name is ReportKind =>
    name !== undefined && Object.hasOwn(said.kinds, name);
  const kind = isKind(item) ? item : 'daily';
  const query = queryIn(narrowed);
  const { answer, again } = useAnswer(`${kind} ${JSON.stringify(query)}`, () =>
    client.ask('readReport', { params: { kind }, query }),
  );
  return (
    <>
      <section class={`panel ${css.choosing}`} aria-label={said.heading}>
        <h1 class="sr">{said.heading}</h1>
        <nav class={css.chips} aria-label={said.kind}>
          {Object.keys(said.kinds)
            .filter(isKind)
            .map((each) => (
              <PlaceLink
                key={each}
                to={{ part: 'reports', item: each, filters: narrowed }}
                class={css.chip}
                current={each === kind}
              >
                {said.kinds[each]}
              </PlaceLink>
            ))}
        </nav>
        <Period kind={kind} />
        <div class={css.btns}>
          <span class="label">{said.files}</span>
          {(['pdf', 'csv', 'json'] as const).map((form) => (
            <a
              key={form}
              class="btn btn-sm"
              href={fileAddress(kind, form, query)}
              download={`${kind}.${form}`}
            >
              {form.toUpperCase()}
            </a>
          ))}
          <button type="button" class="btn btn-sm" onClick={() => globalThis.print()}>
            {said.print}
          </button>
        </div>
      </section>
      <section class="panel" data-part="report" aria-busy={answer.is === 'coming'}>
        <Answered answer={answer} again={again}>
          {(report) => <ReportPaper report={report} />}
        </Answered>
      </section>
    </>
  );
}

function Period({ kind }: { readonly kind: ReportKind }) {
  const said = inspectWords.value.reports;
  const { filters = {} } = inspectPlace.value;
  const bounds = { from: filters['from'] ?? '', to: filters['to'] ?? '' };
  const now = Date.now();
  const name = filters['period'] === 'own' ? 'own' : periodOf(bounds, now);
  const change = (changes: Readonly<Record<string, string>>): void => {
    if (inspectPlace.value.item === undefined) goTo({ part: 'reports', item: kind, filters }, { stay: true });
    narrow(changes);
  };
  return (
    <div class={css.period}>
      <TableSelect chosen={filters['table'] ?? ''} every onPick={(table) => change({ table })} />
      <Segments
        name={said.period}
        options={periods.map((each) => [each, said.periods[each]] as const)}
        chosen={name}
        onPick={(picked) =>
          change(picked === 'own' ? { period: 'own' } : { ...boundsOf(picked, now), period: '' })
        }
      />
      {name === 'own' && (
        <>
          <MomentField name={said.from} value={bounds.from} onPick={(from) => change({ from })} />
          <MomentField name={said.to} value={bounds.to} onPick={(to) => change({ to })} />
        </>
      )}
    </div>
  );
}

function queryIn(filters: Readonly<Record<string, string>>): QueryOf<'readReport'> {
  const { from, to, table } = filters;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(table === undefined ? {} : { table }),
  };
}

function fileAddress(kind: ReportKind, form: string, query: QueryOf<'readReport'>): string {
  const search = new URLSearchParams({ ...query, lang: language.value }).toString();
  return `./api/v1/inspect/reports/${kind}/${form}?${search}`;
}

/** A report on the page: its heading, its lines or that there are none, and what the figures mean. */
function ReportPaper({ report }: { readonly report: Report }) {
  const said = inspectWords.value.reports;
  const { title, pit, columns, rows, totals, notes, madeAt, zone, software, head } = report;
  return (
    <article>
      <header class={css.reportH}>
        <h2>{title}</h2>
        <p>
          {pit}, {periodText(report)}
        </p>
        <p class="quiet small">
          {said.made({ when: whenOf(madeAt), zone })}. {said.software({ version: software })}.
        </p>
        <p class="quiet small">
          {said.head({ entries: number(head.entries), words: head.words, hash: head.hash.slice(0, 16) })}
        </p>
      </header>
      {rows.length === 0 ? (
        <p class={css.none}>{said.none({ period: periodText(report) })}</p>
      ) : (
        // A wide report is pushed sideways in its own frame, which the keyboard must reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div class={css.scroll} role="region" aria-label={title} tabIndex={0}>
          <table class="tbl">
            <thead>
              <tr>
                {columns.map(({ key, title: name, form }) => (
                  <th key={key} scope="col" class={isFigures(form) ? 'r' : ''}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                // Lines of a report have no name of their own; they do not move.
                <tr key={String(place)}>
                  {columns.map(({ key, form }) => (
                    <td key={key} class={isFigures(form) ? 'r' : ''}>
                      {cellText(form, row[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {totals !== null && (
              <tfoot>
                <tr>
                  {columns.map(({ key, form }, place) => (
                    <td key={key} class={isFigures(form) ? 'r' : ''}>
                      {place === 0 ? said.totals : cellText(form, totals[key])}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} class={`quiet small ${css.reportNote}`}>
          {note}
        </p>
      ))}
    </article>
  );
}

function periodText({ from, to }: Pick<Report, 'from' | 'to'>): string {
  const said = inspectWords.value.reports;
  if (from === null) return to === null ? said.over : said.until({ to: whenOf(to) });
  return to === null
    ? said.since({ from: whenOf(from) })
    : said.between({ from: whenOf(from), to: whenOf(to) });
}
