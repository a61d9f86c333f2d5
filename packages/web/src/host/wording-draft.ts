import {
  callKey,
  everyCalled,
  type HouseWording,
  type HouseWords,
  LONGEST_CALL,
  VOID_CALL,
} from '@dicepit/engine';
import { bankedPacks, knownPacks } from '@dicepit/games';
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
const everyPart = (): readonly Part[] =>
  knownPacks
    .filter(({ kind }) => kind === 'banked')
    .flatMap(({ id }) => everyLanguage.map((language) => ({ pack: id, language })));

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

/** The words of a house as a file that another pit takes in. */
export const wordingFile = (wording: HouseWording): string =>
  `${JSON.stringify({ dicepit: 'wording', words: wording }, undefined, 2)}\n`;

/** What was in a file: the words that are calls of our games, and how many were none. */
type Brought = { readonly wording: HouseWording; readonly taken: number; readonly left: number };

/** Reads such a file, whoever has written it; nothing where it is none. */
export function readWordingFile(text: string): Brought | undefined {
  const words = fieldsOf(fieldsOf(parsed(text))?.['words']);
  if (words === undefined) return undefined;
  const all = Object.values(words).flatMap((languages) =>
    Object.values(fieldsOf(languages) ?? {}).flatMap((calls) => Object.keys(fieldsOf(calls) ?? {})),
  );
  const wording = everyPart().reduce((draft, part) => {
    const calls = callsIn(fieldsOf(fieldsOf(words[part.pack])?.[part.language]), part.pack);
    return Object.keys(calls).length === 0 ? draft : withWords(draft, part, calls);
  }, {});
  const taken = everyPart().reduce((count, part) => count + Object.keys(wordsOf(wording, part)).length, 0);
  return { wording, taken, left: all.length - taken };
}

function callsIn(fields: Fields | undefined, pack: string): Readonly<Record<string, string>> {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  if (fields === undefined || opened?.ok !== true) return {};
  return Object.fromEntries(
    [...everyCalled(opened.game).map(callKey), VOID_CALL].flatMap((key) => {
      const text = fields[key];
      return typeof text === 'string' && text.trim() !== '' && text.trim().length <= LONGEST_CALL
        ? [[key, text.trim()]]
        : [];
    }),
  );
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
