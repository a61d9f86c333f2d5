import { assert, type Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Rulebook } from '@dicepit/rulebook';
import { bookOf, partyBook } from '@dicepit/web/books';
import { loadPrint } from '@dicepit/words/page-words';

const english = await loadPrint('en');

/** The book of a pack with options, for a test. */
export function bookWith(
  pack: Pack,
  options: Readonly<Record<string, string>> = {},
  print = english,
): Rulebook {
  const opened = pack.open(options);
  assert(opened.ok, () => `${pack.id} refuses ${JSON.stringify(options)}`);
  return bookOf(opened.game, print);
}

/** All five books as the house prints them, by pack id. */
export const everyBook: readonly Rulebook[] = [
  ...bankedPacks.map((pack) => bookWith(pack)),
  partyBook(english),
];
