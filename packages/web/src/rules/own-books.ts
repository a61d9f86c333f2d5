import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from '@dicepit/engine';
import { bankedPacks, packs } from '@dicepit/games';
import { withoutChances } from '@dicepit/rulebook';
import type { Language } from '@dicepit/words/languages';
import { loadPageWords, loadPrint } from '@dicepit/words/page-words';
import { bookPage, type Frame, type PageFiles } from './book-html.ts';
import { bookOf } from './books.ts';

/** A rulebook that is asked for: whole, or only with what a table posts. */
type BookAsked = {
  readonly pack: string;
  readonly language: Language;
  readonly of: 'whole' | 'posted';
};

/**
 * Writes the rulebooks of packs that are not the house's, which no build has written: the same page as theirs, with the
 * style and the script that the screens in a folder were built with.
 */
export function ownBooks(screens: string): (asked: BookAsked) => Promise<string | undefined> {
  let files: PageFiles | undefined;
  return async ({ pack: id, language, of }) => {
    const opened = bankedPacks.find((pack) => pack.id === id)?.open();
    if (opened?.ok !== true) return undefined;
    files ??= filesIn(screens);
    const [print, frame] = await Promise.all([loadPrint(language), frameOf(language)]);
    const book = bookOf(opened.game, print);
    return bookPage(of === 'posted' ? withoutChances(book) : book, files, frame, of);
  };
}

export async function frameOf(language: Language): Promise<Frame> {
  const [said, { common }] = await Promise.all([
    loadPageWords(language, 'rules'),
    loadPageWords(language, 'everywhere'),
  ]);
  return { language, said, packs: common.packs };
}

/** The files that a page of the house asks for, by the names that they were built with. */
function filesIn(screens: string): PageFiles {
  const page = readFileSync(join(screens, 'rules', `${packs[0].id}.html`), 'utf8');
  const [, style] = /<link rel="stylesheet" href="\.\.\/([^"]+)">/.exec(page) ?? [];
  const [, script] = /<script type="module" src="\.\.\/([^"]+)">/.exec(page) ?? [];
  assert(style !== undefined && script !== undefined, () => `the rulebooks in ${screens} name no files`);
  return { style, script };
}
