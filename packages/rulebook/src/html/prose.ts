import { placeInBook } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import { toAddress } from '../anchor.ts';
import type { Prose, Span } from '../model.ts';
import { curl, html, type Markup } from './markup.ts';

/** Text as it is printed: its quotation marks curled, its references linked. */
export function prose(spans: Prose, print: Print): readonly Markup[] {
  const curled = curl(spans.map(({ text }) => text).join(''));
  let from = 0;
  return spans.map((span) => {
    const text = curled.slice(from, from + span.text.length);
    from += span.text.length;
    return toSpan({ ...span, text }, print);
  });
}

export const linkTo = (anchor: string, text: string): Markup =>
  html`<a href="${toAddress(anchor)}">${text}</a>`;

/** How a clause is headed: by its number, and in words where the text has none. */
export const headed = (label: string): string => (/^[a-z]/.test(label) ? placeInBook(label) : label);

/** A clause's own number, which may break where a person would break it. */
export function breakable(label: string): readonly Markup[] {
  return label
    .split(/(?=[(#])|(?<=-)/)
    .flatMap((part, index) => (index === 0 ? [html`${part}`] : [html`<wbr>${part}`]));
}

function toSpan(span: Span, { words }: Print): Markup {
  switch (span.kind) {
    case 'text':
      return html`${span.text}`;
    case 'link':
      return linkTo(span.to, span.text);
    case 'term':
      return html`<a class="term" href="${toAddress(span.to)}">${span.text}</a>`;
    case 'external':
      return html`<span class="elsewhere" title="${words.book.elsewhere}">${span.text}</span>`;
  }
}
