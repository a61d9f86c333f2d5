import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Gives a browser the message catalogues parsed: the parser of ICU text weighs three times what reads its trees.
 * Whatever would still need the parser stops when it is formatted, which the tests of the screens do.
 */
export const messagesCompiled = (): Plugin => ({
  name: 'dicepit-messages-compiled',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  }),
  load: (id) =>
    /\/words\/src\/\w+\/\w+\.json$/.test(id)
      ? { code: `export default ${JSON.stringify(compiled(readFileSync(id, 'utf8')))}`, moduleType: 'js' }
      : undefined,
});

function compiled(catalogue: string): Readonly<Record<string, unknown>> {
  // The compiler has checked that a catalogue is an object of texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const messages = JSON.parse(catalogue) as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(messages).map(([line, text]) => [line, parse(text, { ignoreTag: true })]),
  );
}
