import { BASE, everyLanguage, type Language } from '@dicepit/words/languages';
import { loadPageWords } from '@dicepit/words/page-words';
import { escaped } from './html.ts';
import type { Screens } from './screens.ts';

/** A published text of rules that the operator has attached, served beside our own words as it is. */
export type Published = {
  readonly pack: string;
  readonly title: string;
  readonly edition: string;
  readonly kind: 'pdf' | 'text';
  readonly bytes: Uint8Array;
};

/** The largest text that is taken: it is kept in memory. */
export const LARGEST_PUBLISHED_BYTES = 10 * 1024 * 1024;

/** Where a rulebook's page has room for the way to the published text. */
const ROOM = '<!-- published -->';

/** A rulebook's page with the way to the published text, where one is attached; any other page as it is. */
export function withLink(published: readonly Published[], url: string, html: string): string {
  const [, of = '', tag = BASE] = /^\/rules\/([\w-]+)(?:\.posted)?(?:\.(\w+))?$/.exec(url) ?? [];
  const found = published.find(({ pack }) => pack === of);
  const words = said.get(tag);
  if (found === undefined || words === undefined) return html;
  const { pack, title, edition, kind } = found;
  const link = `<a href="../published/${escaped(pack)}">${escaped(title)}</a>`;
  // What is filled in is not said by us, and is escaped before the link is put in its place.
  const text = escaped(
    words.published({ link: LINK, edition, kind: kind === 'pdf' ? words.pdf : words.text }),
  ).replace(LINK, () => link);
  return html.replace(ROOM, () => `<p class="lead">${text}</p>`);
}

/** Holds the place of the link in the sentence around it. */
const LINK = '\u{E000}';

/** What stands around the books, in each language that they are written in. */
const said = new Map<string, Awaited<ReturnType<typeof wordsOf>>>(
  await Promise.all(everyLanguage.map(async (language) => [language, await wordsOf(language)] as const)),
);

function wordsOf(language: Language) {
  return loadPageWords(language, 'rules');
}

/**
 * The published texts at their addresses, for anybody who asks. What they are is fixed when they are read, and nothing in
 * them can run: a text is shown as plain text, and a PDF is handed over as a file.
 */
export const publishedPages = (published: readonly Published[]): Screens => ({
  known: published.map(({ pack }) => ({ path: `/published/${pack}`, methods: ['GET', 'HEAD'] })),
  addTo: (app) => {
    for (const { pack, kind, bytes } of published)
      app.route({
        method: 'GET',
        exposeHeadRoute: true,
        url: `/published/${pack}`,
        config: { name: 'page' },
        handler: (_request, reply) =>
          reply
            .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
            .header('cache-control', 'no-cache')
            .header(
              'content-disposition',
              kind === 'pdf' ? `attachment; filename="${pack}.pdf"` : `inline; filename="${pack}.txt"`,
            )
            .type(kind === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8')
            .send(Buffer.from(bytes)),
      });
  },
});
