import { resolve } from 'node:path';
import { authority, type CommandType } from '@dicepit/engine';
import { fieldsOfCommand } from '@dicepit/wire/fields';
import type { Plugin } from 'vite';
import { wireAsData } from './src/wire/wire-as-data.ts';

const NAME = '@dicepit/wire';
/** What forms of commands are made of: apart, since only those who run a table need it. */
const FIELDS = '@dicepit/wire/fields';
const here = (path: string): string => JSON.stringify(resolve(import.meta.dirname, path));

/** Stand in the code for the routes and their schemas until every module that names a route has been read. */
const ROUTES = '__DICEPIT_ROUTES__';
const SCHEMAS = '__DICEPIT_SCHEMAS__';

/**
 * Gives a browser the wire as data and a small check in the place of the wire itself, whose schemas and their library
 * weigh more than all the rest of a page. Whatever else is asked of the wire is not there, and stops the build. A page
 * carries the routes that it names anywhere, and no others: a phone knows nothing of what inspectors ask.
 */
export function wireForBrowsers(): Plugin {
  const named = new Set<string>();
  let isServed = false;
  return {
    name: 'dicepit-wire-for-browsers',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === NAME || id === FIELDS ? `\0${id}` : undefined),
    load: (id) => {
      // A server of modules has no last step in which the routes could be chosen: its pages get all of them.
      if (id === `\0${NAME}`) return isServed ? withRoutes(code(), () => true) : code();
      return id === `\0${FIELDS}` ? fieldsCode() : undefined;
    },
    moduleParsed: ({ code }) => {
      for (const [, word = ''] of code?.matchAll(/['"`.](\w+)/g) ?? []) named.add(word);
    },
    renderChunk: (code) => (code.includes(ROUTES) ? withRoutes(code, (route) => named.has(route)) : null),
  };
}

function withRoutes(code: string, isNamed: (route: string) => boolean): string {
  const { routes, schemas } = wireAsData(isNamed);
  return code.replace(ROUTES, () => JSON.stringify(routes)).replace(SCHEMAS, () => JSON.stringify(schemas));
}

function fieldsCode(): string {
  const isCommand = (type: string): type is CommandType => Object.hasOwn(authority, type);
  const fields = Object.keys(authority)
    .filter(isCommand)
    .map((type) => [type, fieldsOfCommand(type)]);
  return `const fields = ${JSON.stringify(Object.fromEntries(fields))};
export const fieldsOfCommand = (type) => fields[type];
`;
}

function code(): string {
  const { problem, types } = wireAsData();
  return `import { checkBy } from ${here('src/wire/check-by.ts')};
import { isTypeBy } from ${here('src/wire/is-type-by.ts')};
export { readState, stateFrom, writeState } from ${here('../wire/src/state/state.ts')};
export const isTypeAt = /* @__PURE__ */ isTypeBy(${JSON.stringify(types)});
export { parsePack } from ${here('src/wire/parse-pack.ts')};
export { lawNamed, laws } from ${here('../wire/src/laws.ts')};
export { programScopes } from ${here('../wire/src/program-scopes.ts')};
export { screenViews } from ${here('../wire/src/screen-views.ts')};
export const routes = ${ROUTES};
export const problemDetails = ${JSON.stringify(problem)};
export const check = checkBy(${SCHEMAS});
`;
}
