import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLanguage, languages } from '@dicepit/words';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const words = resolve(import.meta.dirname, '../words/src');

type Catalogues = {
  /** Which catalogues are compiled: those of the pages alone where the rest is read as Node reads it. */
  readonly of: 'everything' | 'pages';
};

/**
 * Gives a browser the message catalogues as code: a text stays a text, and a message with figures becomes a function of
 * them. So a phone needs nothing that reads messages.
 */
export const messagesCompiled = ({ of }: Catalogues = { of: 'everything' }): Plugin => {
  const catalogues =
    of === 'pages'
      ? /\/words\/src\/(\w+)\/pages\/\w+\.json$/
      : /\/words\/src\/(\w+)\/(?:pages\/)?[\w-]+\.json$/;
  return {
    name: 'dicepit-messages-compiled',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (of === 'everything' && /^\.\/message\.ts$/.test(source) && importer?.startsWith(words) === true)
        return `${words}/message-compiled.ts`;
      // A server of modules asks by the address under its root for what it was given before.
      const asked = /\/words\/src(\/\w+\/(?:pages\/)?[\w-]+\.json\.js)$/.exec(source)?.[1];
      if (asked !== undefined) return `${words}${asked}`;
      if (!source.endsWith('.json')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // By another ending nothing else takes it for data.
      return found !== null && catalogues.test(found.id) ? `${found.id}${COMPILED}` : undefined;
    },
    load(id) {
      if (!id.endsWith(`.json${COMPILED}`)) return undefined;
      const file = id.slice(0, -COMPILED.length);
      this.addWatchFile(file);
      return compiled(readFileSync(file, 'utf8'), catalogues.exec(file)?.[1] ?? '');
    },
  };
};

const COMPILED = '.js';

/** A catalogue as a module, which needs no other: so it is the same file for every page that is built. */
export function compiled(catalogue: string, language: string): string {
  const locale = JSON.stringify(isLanguage(language) ? languages[language].locale : language);
  return `let rules, format;
// Made when something is first counted: to make one takes longer than everything that is said with it.
const plural = (count, forms) =>
  forms["=" + count] ?? forms[(rules ??= new Intl.PluralRules(${locale})).select(count)] ?? forms.other;
const number = (value) => (format ??= new Intl.NumberFormat(${locale})).format(value);
const selected = (word, forms) => forms[word] ?? forms.other;
export default ${codeOf(JSON.parse(catalogue))};`;
}

function codeOf(value: unknown): string {
  if (typeof value === 'string') return messageCode(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  const fields = Object.entries(value ?? {}).map(([key, inner]) => `${JSON.stringify(key)}:${codeOf(inner)}`);
  return `{${fields.join(',')}}`;
}

function messageCode(text: string): string {
  const parts = parse(text, { ignoreTag: true });
  const [first] = parts;
  if (parts.length === 1 && first?.type === TYPE.literal) return JSON.stringify(first.value);
  return `(figures)=>${template(parts, '')}`;
}

const template = (parts: readonly MessageFormatElement[], counted: string): string =>
  `\`${parts.map((part) => partCode(part, counted)).join('')}\``;

/** What one part of a message puts into a template; `counted` is the count that `#` stands for. */
function partCode(part: MessageFormatElement, counted: string): string {
  switch (part.type) {
    case TYPE.literal:
      return part.value.replace(/[`\\]|\$(?=\{)/g, (sign) => `\\${sign}`);
    case TYPE.argument:
      return `\${${figure(part.value)}}`;
    case TYPE.pound:
      return `\${number(${counted})}`;
    case TYPE.number:
      if (part.style === null || part.style === undefined) return `\${number(${figure(part.value)})}`;
      break;
    case TYPE.plural:
      if (part.offset === 0 && part.pluralType === 'cardinal')
        return `\${plural(${figure(part.value)},${formsCode(part.options, figure(part.value))})}`;
      break;
    case TYPE.select:
      return `\${selected(${figure(part.value)},${formsCode(part.options, counted)})}`;
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      break;
  }
  throw new Error(`No screen can say this part of a message: ${JSON.stringify(part)}`);
}

const figure = (name: string): string => `figures.${name}`;

function formsCode(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  counted: string,
): string {
  const forms = Object.entries(options).map(
    ([form, { value }]) => `${JSON.stringify(form)}:${template(value, counted)}`,
  );
  return `{${forms.join(',')}}`;
}
