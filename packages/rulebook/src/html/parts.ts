import type { Rulebook } from '../model.ts';
import { clauseIndex, odds, readingIndex, totals } from './back.ts';
import { section } from './clause.ts';
import { sprite } from './dice-html.ts';
import { drawing } from './drawing.ts';
import { about, choices, contents } from './front.ts';
import { html, type Markup } from './markup.ts';

/** A book without the page around it, for a screen that has a frame of its own. Each is HTML. */
export type BookParts = {
  /** The dice that the pictures share: once to a page, before them. */
  readonly sprite: string;
  readonly contents: string;
  readonly text: string;
};

export const toParts = (book: Rulebook): BookParts => ({
  sprite: sprite.markup,
  contents: contents(book).markup,
  text: renderText(book).markup,
});

/** Everything from the first notice to the index. */
export const renderText = (book: Rulebook): Markup => html`${about(book)}
${book.cover !== undefined && drawing(book.cover, book.print)}
${book.choices.length > 0 && choices(book)}
${book.sections.map((each) => section(each, book.print))}
${book.wagers.length > 0 && odds(book)}
${book.totals.length > 0 && totals(book)}
${readingIndex(book)}
${clauseIndex(book)}
`;
