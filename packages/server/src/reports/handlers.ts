import { hashOfEnds, wordsOf } from '@dicepit/proof';
import { type Report, type ReportKind, reportKinds } from '@dicepit/wire';
import type { Signing } from '../audit/signing.ts';
import { FLOOR } from '../floor/floor.ts';
import type { RawHandler } from '../http/raw-answer.ts';
import { looked } from '../inspect/handlers.ts';
import { lookerIn, noteLook } from '../inspect/looking.ts';
import type { Handlers } from '../pit/handler.ts';
import { done, refused } from '../pit/outcome.ts';
import type { Pit } from '../pit/pit.ts';
import { ownZone } from './calendar.ts';
import { csvOf } from './print/csv.ts';
import { printPdf } from './print/pdf.ts';
import { reportPaper } from './print/report-paper.ts';
import { reportOf } from './report-of.ts';
import { entriesInStore } from './store-entries.ts';

export type Reporting = { readonly signing: Signing; readonly software: string };

type Asked = { readonly from?: string; readonly to?: string; readonly table?: string };

/** Answers with reports over what the store holds, as far as the last signed heads go. */
export function reportHandlers(pit: Pit, reporting: Reporting): Handlers<'readReport'> {
  return {
    readReport: async (request) => {
      const kind = kindIn(request.params.kind);
      if (kind === undefined) return noReport;
      return looked(pit, request, { view: 'report', part: kind }, async () =>
        done(await reportNow(pit, reporting, kind, request.query)),
      );
    },
  };
}

/** Sends a report as a file. */
export const reportFileHandler =
  (pit: Pit, reporting: Reporting): RawHandler<'printReport'> =>
  async ({ caller, params, query, response }) => {
    const kind = kindIn(params.kind);
    const form = formIn(params.form);
    if (kind === undefined || form === undefined) return noReport.refusal;
    const noted = await noteLook(pit, lookerIn({ caller }), { view: 'report', part: kind });
    if (!noted.ok) return noted.refusal;
    const { type, body } = await fileOf(form, await reportNow(pit, reporting, kind, query));
    response
      .writeHead(200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${kind}.${form}"`,
      })
      .end(body);
    return undefined;
  };

const noReport = refused(
  404,
  'NOT_FOUND',
  `There is no such report. There are ${reportKinds.join(', ')}, as csv, pdf or json.`,
);

const kindIn = (text: string): ReportKind | undefined => reportKinds.find((kind) => kind === text);

const forms = ['csv', 'pdf', 'json'] as const;

const formIn = (text: string): (typeof forms)[number] | undefined => forms.find((form) => form === text);

async function fileOf(
  form: (typeof forms)[number],
  report: Report,
): Promise<{ readonly type: string; readonly body: string | Uint8Array }> {
  switch (form) {
    case 'csv':
      return { type: 'text/csv; charset=utf-8', body: csvOf(report) };
    case 'json':
      return { type: 'application/json; charset=utf-8', body: JSON.stringify(report) };
    case 'pdf':
      return { type: 'application/pdf', body: await printPdf(reportPaper(report), report) };
  }
}

async function reportNow(
  pit: Pit,
  { signing, software }: Reporting,
  kind: ReportKind,
  { from, to, table }: Asked,
): Promise<Report> {
  await signing.sign();
  const { heads } = await signing.latest();
  const hash = hashOfEnds(heads);
  const entries = heads.reduce((sum, { version }) => sum + version, 0);
  const { settings } = (await pit.floor.current(FLOOR)).state;
  return reportOf(
    {
      kind,
      from: from === undefined ? null : Number(from),
      to: to === undefined ? null : Number(to),
      zone: ownZone(),
      madeAt: pit.ports.now(),
      ...(table === undefined ? {} : { table }),
    },
    entriesInStore(pit.store, heads),
    () => ({ pit: settings.name, software, head: { hash, words: wordsOf(hash), entries } }),
  );
}
