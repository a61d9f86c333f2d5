import { html, type Markup } from './markup.ts';

export type Heading = { readonly id: string; readonly title: string; readonly number?: string | undefined };

/** One part of the book under its heading. */
export const part = ({ id, number, title }: Heading, ...content: readonly (Markup | false)[]): Markup =>
  html`<section class="part" aria-labelledby="${id}">
<h2 id="${id}">${number !== undefined && html`<span class="number">${number}</span> `}${title}</h2>
${content}</section>
`;
