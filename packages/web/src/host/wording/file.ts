import { callKey, everyCalled, type HouseWording, LONGEST_CALL, VOID_CALL } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { everyPart, withWords, wordsOf } from './draft.ts';

/** The words of a house as a file that another pit takes in. */
export const wordingFile = (wording: HouseWording): string =>
  `${JSON.stringify({ dicepit: 'wording', words: wording }, undefined, 2)}\n`;

/** What was in a file: the words that are calls of our games, and how many were none. */
export type Brought = { readonly wording: HouseWording; readonly taken: number; readonly left: number };

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
