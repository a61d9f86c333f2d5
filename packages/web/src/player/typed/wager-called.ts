import type { Game, Wager } from '@dicepit/engine';
import { wagerInWords } from '../../words/refusal-words.ts';

/**
 * The wagers that somebody may mean: one where the words are its name, printed or in the language that is spoken, or
 * its id, however they are spaced and dashed; else all whose names have these words in them.
 */
export function wagerCalled(game: Game, words: string): readonly string[] {
  const asked = bare(words);
  if (asked === '') return [];
  const wagers = Object.values(game.wagers);
  // `Harte 8, aus zwei Vieren` is typed `harte 8`: what stands behind the comma only explains.
  const inWords = (wager: Wager): string => wagerInWords(game.pack, wager)?.replace(/,.*/, '') ?? '';
  const exact = wagers.filter((wager) =>
    [bare(wager.id), bare(wager.name), numbersIn(wager.name), bare(inWords(wager))].includes(asked),
  );
  if (exact.length > 0) return exact.map(({ id }) => id);
  return wagers
    .filter((wager) => `${bare(wager.name)} ${bare(wager.id)} ${bare(inWords(wager))}`.includes(asked))
    .map(({ id }) => id);
}

/** Names as they are typed: small letters and figures, and nothing between them. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `2 or 5` may be typed `2 5` and `2/5`, since its figures are its name. */
const numbersIn = (name: string): string => (/^[\d\s]*or[\d\s]*$/.test(name) ? name.replace(/\D/g, '') : '-');
