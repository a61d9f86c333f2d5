import { toAddress } from '../anchor.ts';
import type { Prose, Span } from '../model.ts';

/** Text that Markdown and the HTML inside it read as nothing but text. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]|~#$]/g, (character) => `\\${character}`)
    .replaceAll(/\s*\n\s*/g, ' ');

export const markdown = (spans: Prose): string => spans.map(formatSpan).join('');

/** Clauses hold brackets, so the address stands between angles. */
export const linkTo = (anchor: string, text: string): string =>
  `[${escapeMarkdown(text)}](<${toAddress(anchor)}>)`;

export const anchorAt = (anchor: string): string =>
  `<a id="${anchor.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"></a>`;

/** A table of cells that are Markdown already. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function formatSpan(span: Span): string {
  switch (span.kind) {
    case 'text':
      return escapeMarkdown(span.text);
    case 'link':
    case 'term':
      return linkTo(span.to, span.text);
    case 'external':
      return `*${escapeMarkdown(span.text)}*`;
  }
}
