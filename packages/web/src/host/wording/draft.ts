import type { HouseWording, HouseWords } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { everyLanguage, type Language } from '@dicepit/words/languages';

/** One pack in one language: what is on the sheet at a time. */
export type Part = { readonly pack: string; readonly language: Language };

/** The words of a draft for one pack in one language. */
export const wordsOf = (draft: HouseWording, { pack, language }: Part): HouseWords =>
  draft[pack]?.[language] ?? {};

/** A draft in which one pack has other words in one language. */
export const withWords = (
  draft: HouseWording,
  { pack, language }: Part,
  words: HouseWords,
): HouseWording => ({
  ...draft,
  [pack]: { ...draft[pack], [language]: words },
});

/** The parts in which a draft says something else than the house does, each with all of its words. */
export function changedParts(
  house: HouseWording,
  draft: HouseWording,
): readonly (Part & { readonly calls: HouseWords })[] {
  return everyPart()
    .map((part) => ({ ...part, calls: filled(wordsOf(draft, part)) }))
    .filter(({ calls, ...part }) => !same(calls, wordsOf(house, part)));
}

/** How many calls a house has words of its own for. */
export const countOf = (wording: HouseWording): number =>
  everyPart().reduce((count, part) => count + Object.keys(filled(wordsOf(wording, part))).length, 0);

/** Every game with a bank, in every language. */
export const everyPart = (): readonly Part[] =>
  bankedPacks.flatMap(({ id }) => everyLanguage.map((language) => ({ pack: id, language })));

/** What is left empty is called as the book has it. */
const filled = (words: HouseWords): HouseWords =>
  Object.fromEntries(
    Object.entries(words)
      .map(([key, text]) => [key, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

const same = (a: HouseWords, b: HouseWords): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, text]) => b[key] === text);
