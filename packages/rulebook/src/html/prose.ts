import { addressOf } from '../anchor.ts';
import type { Prose, Span } from '../model.ts';
import { html, type Markup } from './markup.ts';

export const prose = (spans: Prose): readonly Markup[] => spans.map(spanOf);

export const linkTo = (anchor: string, text: string): Markup =>
  html`<a href="${addressOf(anchor)}">${text}</a>`;

/** A clause's own number, which may break where a person would break it. */
export function breakable(label: string): readonly Markup[] {
  return label
    .split(/(?=[(#])|(?<=-)/)
    .flatMap((part, index) => (index === 0 ? [html`${part}`] : [html`<wbr>${part}`]));
}

function spanOf(span: Span): Markup {
  switch (span.kind) {
    case 'text':
      return html`${span.text}`;
    case 'link':
      return linkTo(span.to, span.text);
    case 'term':
      return html`<a class="term" href="${addressOf(span.to)}">${span.text}</a>`;
    case 'external':
      return html`<span class="elsewhere" title="Another law, not in this book">${span.text}</span>`;
  }
}
