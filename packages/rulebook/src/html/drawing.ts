import type { Print } from '@dicepit/words/print';
import type { Picture } from '../source.ts';
import { quotedIn } from '../words.ts';
import { asWritten, html, inLanguage, type Markup } from './markup.ts';

/** A picture in the page: the wide shape where there is room, the tall one on a phone. Its lettering is that of the game. */
export const drawing = ({ caption, portrait, wide }: Picture, print: Print): Markup =>
  html`<figure class="drawing">
<div class="wide"${inLanguage(quotedIn(print))}>${asWritten(wide)}</div>
<div class="tall"${inLanguage(quotedIn(print))}>${asWritten(portrait)}</div>
<figcaption>${caption}</figcaption>
</figure>
`;
