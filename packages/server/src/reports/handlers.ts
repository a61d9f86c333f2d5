import { hashOfEnds, toWords } from '@dicepit/proof';
import { type ReportKind, reportKinds } from '@dicepit/wire';
import { BASE, type LanguageTag, languageAccepted } from '@dicepit/words';
import type { Signing } from '../audit/signing.ts';
import { FLOOR } from '../floor/floor.ts';
import type { RawHandler } from '../http/app-parts.ts';
import { looked } from '../inspect/handlers.ts';
import { lookerIn, noteLook } from '../inspect/looking.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers, refused } from '../pit/result.ts';
import { type FileForm, type Making, type Page, reportApart, reportFileApart } from './apart.ts';
import { ownZone } from './calendar.ts';
import { pagesInStore } from './store-entries.ts';

export type Reporting = { readonly signing: Signing; readonly software: string };

type ReportQuery = {
  readonly from?: string;
  readonly to?: string;
  readonly table?: string;
  readonly language: LanguageTag | undefined;
};

/** Answers with reports over what the store holds, as far as the last signed heads go. */
export function reportHandlers(pit: Pit, reporting: Reporting): Handlers<'readReport'> {
  return {
    readReport: async (request) => {
      const kind = kindIn(request.params.kind);
      if (kind === undefined) return noReport;
      return looked(pit, request, { view: 'report', part: kind }, async () => {
        const { making, pages } = await makingNow(pit, reporting, kind, {
          ...request.query,
          language: request.language,
        });
        return done(await reportApart({ ...making, form: 'report' }, pages));
      });
    },
  };
}

/** Sends a report as a file. */
export const reportFileHandler =
  (pit: Pit, reporting: Reporting): RawHandler<'printReport'> =>
  async ({ caller, params, query: { lang, ...query }, language, response }) => {
    const kind = kindIn(params.kind);
    const form = formIn(params.form);
    if (kind === undefined || form === undefined) return noReport.refusal;
    const noted = await noteLook(pit, lookerIn({ caller }), { view: 'report', part: kind });
    if (!noted.ok) return noted.refusal;
    // A link that saves a file asks in the language of the browser; the page knows which one it speaks.
    const spoken = lang === undefined ? language : languageAccepted(lang);
    const { making, pages } = await makingNow(pit, reporting, kind, { ...query, language: spoken });
    const body = await reportFileApart({ ...making, form }, pages);
    response
      .writeHead(200, {
        'content-type': typeOf[form],
        'content-disposition': `attachment; filename="${kind}.${form}"`,
      })
      .end(body);
    return undefined;
  };

const noReport = refused(404, { code: 'NOT_FOUND', case: 'report', kinds: reportKinds });

const kindIn = (text: string): ReportKind | undefined => reportKinds.find((kind) => kind === text);

const forms: readonly FileForm[] = ['csv', 'pdf', 'json'];

const formIn = (text: string): FileForm | undefined => forms.find((form) => form === text);

const typeOf: Readonly<Record<FileForm, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/** What a report is made from now: the question, where the entries come from, and as far as which heads. */
async function makingNow(
  pit: Pit,
  { signing, software }: Reporting,
  kind: ReportKind,
  { from, to, table, language = BASE }: ReportQuery,
): Promise<{ readonly making: Omit<Making, 'form'>; readonly pages: AsyncIterable<Page> }> {
  await signing.sign();
  const { heads } = await signing.latest();
  const hash = hashOfEnds(heads);
  const entries = heads.reduce((sum, { version }) => sum + version, 0);
  const { settings } = (await pit.floor.current(FLOOR)).state;
  const asked = {
    kind,
    from: from === undefined ? null : Number(from),
    to: to === undefined ? null : Number(to),
    zone: ownZone(),
    madeAt: pit.ports.now(),
    language,
    ...(table === undefined ? {} : { table }),
  };
  const origin = { pit: settings.name, software, head: { hash, words: toWords(hash), entries } };
  return { making: { asked, origin }, pages: pagesInStore(pit.store, heads) };
}
