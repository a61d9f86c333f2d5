import { html, type Markup } from '@dicepit/rulebook';
import { type IconName, iconPaths } from '../parts/icon-paths.ts';

/** A small drawing beside a word, for a page that is written and not rendered. */
export const shape = (name: IconName): Markup =>
  html`<svg class="ico ico-s" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;
