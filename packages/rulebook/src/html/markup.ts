/** Text that is already HTML. Everything else is escaped when it is put into a page. */
export type Markup = { readonly markup: string };

/** What may stand in a page; nothing is written for `undefined`, nor for a condition that does not hold. */
type Part = Markup | string | number | false | undefined | readonly Part[];

/** Writes HTML; whatever is put into it is curled and escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, index) => text + toText(parts[index])).join('') };
}

/** The attribute of a part that is in another language than the page; nothing where it is in the same. */
export const inLanguage = (language: string | undefined): Markup | false =>
  language !== undefined && html` lang="${language}"`;

/** HTML from our own hand, such as a drawing: put into the page as it is. */
export const asWritten = (markup: string): Markup => ({ markup });

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Straight quotation marks as a printer sets them; every character keeps its place. */
export const curl = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s(])"/g, '\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll(/(?<=^|[\s(\u201c])'/g, '\u2018')
    .replaceAll("'", '\u2019');

function toText(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(curl(String(part)));
  return 'markup' in part ? part.markup : part.map(toText).join('');
}
