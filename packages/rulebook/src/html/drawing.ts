import type { Picture } from '../source.ts';
import { asWritten, html, type Markup } from './markup.ts';

/** A picture in the page: the wide shape where there is room, the tall one on a phone. */
export const drawing = ({ caption, portrait, wide }: Picture): Markup =>
  html`<figure class="drawing">
<div class="wide">${asWritten(wide)}</div>
<div class="tall">${asWritten(portrait)}</div>
<figcaption>${caption}</figcaption>
</figure>
`;
