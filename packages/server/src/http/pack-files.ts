import { createHash } from 'node:crypto';
import { addedWords, cloths, isBanked, knownPacks, type PackFacts } from '@dicepit/games';
import { findBundle, writePack } from '@dicepit/games/data';
import { commentaries, registers } from '@dicepit/games/texts';
import { isLanguage } from '@dicepit/words/languages';
import type { FastifyRequest } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { bookFor } from './lab-access.ts';
import { compressed, type Screens, type Served, serve } from './screens.ts';

/**
 * The packs of this pit as data, for its screens: `/packs` is a list of them with what is shown of each, `/packs/<id>.json` what a table of it is played and
 * drawn by, and `/packs/<id>.text.json` its clauses and readings, which are most of it and rarely asked for.
 */
export const packFiles = (): Screens => {
  const files = new Map<string, Served>();
  const fileOf = (name: string): Served | undefined => {
    const [, id = '', text = ''] = /^([a-z0-9@-]+?)(\.text)?\.json$/.exec(name) ?? [];
    const known = files.get(name);
    if (known !== undefined) return known;
    const json = text === '' ? rulesOf(id) : textOf(id);
    if (json === undefined) return undefined;
    // A pack of one's own has the hash in its id.
    const file = fileWith(json, id.includes('@'));
    files.set(name, file);
    return file;
  };
  return {
    known: [
      { path: '/packs', methods: ['GET', 'HEAD'] },
      { path: '/packs/:file', methods: ['GET', 'HEAD'] },
    ],
    addTo: (app) => {
      const common = { method: 'GET', exposeHeadRoute: true, config: { name: 'page' } } as const;
      app.route({
        ...common,
        url: '/packs',
        handler: (request, reply) =>
          serve(fileWith({ packs: knownPacks.map(listed) }, false), request, reply),
      });
      app.route<{ Params: { file: string } }>({
        ...common,
        url: '/packs/:file',
        handler: (request, reply) => {
          const file = fileOf(request.params.file);
          return file === undefined ? reply.callNotFound() : serve(file, request, reply);
        },
      });
    },
  };
};

/** What a table of a pack is played and drawn by; a race has no such thing. */
function rulesOf(id: string): object | undefined {
  const bundle = isBanked(id) ? findBundle(id) : undefined;
  if (bundle === undefined) return undefined;
  // A pack that is known here was held against its definition when it was read, or in the tests of the house.
  const { register: _register, commentary: _commentary, ...rules } = writePack(bundle, { held: 0 });
  return rules;
}

function textOf(id: string): object | undefined {
  const [register, commentary] = [registers[id], commentaries[id]];
  return register === undefined || commentary === undefined ? undefined : { register, commentary };
}

/** The rulebooks of packs that are not the house's, written once each when they are first asked for. */
export const ownBookPages = (parts: Pick<AppParts, 'books' | 'chancesKept' | 'callerOf'>): Screens => {
  const { books } = parts;
  if (books === undefined) return { known: [], addTo: () => undefined };
  const pages = new Map<string, Promise<Served | undefined>>();
  const pageOf = (pack: string, { language, of }: Awaited<ReturnType<typeof bookFor>>) => {
    const key = `${pack} ${language} ${of}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const page = books({ pack, language, of }).then((html) =>
      html === undefined ? undefined : served(html, 'text/html; charset=utf-8', false),
    );
    pages.set(key, page);
    // What could not be written is tried again.
    page.catch(() => pages.delete(key));
    return page;
  };
  return {
    // What is no book is nothing at all, and not a page that takes other methods.
    known: [],
    addTo: (app) => {
      app.route<{ Params: { book: string } }>({
        method: 'GET',
        exposeHeadRoute: true,
        url: '/rules/:book',
        config: { name: 'page' },
        handler: async (request, reply) => {
          const [, pack = '', tag] =
            /^([a-z0-9-]+@[0-9a-f]+)(?:\.posted)?(?:\.(\w+))?$/.exec(request.params.book) ?? [];
          // Of what is not known nothing is kept: anybody may ask for anything.
          if (!isBanked(pack) || (tag !== undefined && !isLanguage(tag))) return reply.callNotFound();
          const page = await pageOf(pack, await bookFor(parts, request, tag));
          if (page === undefined) return reply.callNotFound();
          reply.header('vary', 'cookie, accept-language');
          return serve(page, request, reply);
        },
      });
    },
  };
};

/** The pack of the table whose page is asked for: it comes beside the scripts of the page, and not after them. */
export async function packLink(
  { packAt }: Pick<AppParts, 'packAt'>,
  url: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (url !== '/t/:table') return undefined;
  const table = Reflect.get(Object(request.params), 'table');
  const pack = await packAt?.(String(table));
  return pack === undefined || !isBanked(pack)
    ? undefined
    : `<../packs/${encodeURIComponent(pack)}.json>; rel=preload; as=fetch; crossorigin`;
}

/** What is shown of a pack where games are chosen: what is known without its rules, its cloth, and names that are its own. */
const listed = (facts: PackFacts) => ({
  ...facts,
  cloth: cloths[facts.id],
  ...(addedWords(facts.id) === undefined ? {} : { words: addedWords(facts.id) }),
});

const fileWith = (json: object, lasting: boolean): Served =>
  served(JSON.stringify(json), 'application/json; charset=utf-8', lasting);

function served(text: string, type: string, lasting: boolean): Served {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, ...compressed(plain), type, etag, lasting };
}
