import { type Game, type HouseWording, type HouseWords, offendedBy, wordableCalls } from '@dicepit/engine';
import { announcing, bankedPacks } from '@dicepit/games';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import { callsIn } from '@dicepit/words/calls';
import { everyLanguage, isLanguage } from '@dicepit/words/languages';
import { happened, type Ruling, refused, type Stamp } from '../pit/result.ts';

/** All the words of the house for one pack in one language. */
export type WordedCalls = { readonly pack: string; readonly language: string; readonly calls: HouseWords };

/** Whether the pack's rules are kept to the letter somewhere in the pit is said by the streams of its tables. */
export type WordCalls = WordedCalls & { readonly strict: boolean };

/** The house words its calls anew: every key is a call of the pack, and says what a clause prescribes where that binds. */
export function wordCalls(
  floor: { readonly wording?: HouseWording },
  { pack, language, calls, strict, by, at }: WordCalls & Stamp,
): Ruling<WordedCalls & Stamp & { readonly type: 'CallsWorded' }> {
  const game = gameOf(pack);
  if (game === undefined) return refused(404, { code: 'NOT_FOUND', case: 'calls', pack });
  if (!isLanguage(language))
    return refused(409, { code: 'CONFLICT', case: 'language', language, languages: everyLanguage });
  const wording = callsIn(language);
  const wordable = new Map(wordableCalls(game, wording).map((each) => [each.key, each]));
  for (const [key, text] of Object.entries(calls)) {
    const call = wordable.get(key);
    if (call === undefined) return refused(409, { code: 'CONFLICT', case: 'no-call', key, game: game.name });
    const prescribed = strict ? (announcing[pack]?.calls ?? {}) : {};
    const clause = offendedBy(call, text, { wording, prescribed });
    if (clause !== undefined) return refused(409, offence(call.book, text, call.total), { clause });
  }
  const now = floor.wording?.[pack]?.[language] ?? {};
  if (sameWords(now, calls)) return refused(409, { code: 'CONFLICT', case: 'no-change' });

  return happened({ type: 'CallsWorded', pack, language, calls, by, at });
}

/** The words of the house after it has worded the calls of one pack in one language. */
export const worded = (wording: HouseWording = {}, { pack, language, calls }: WordedCalls): HouseWording => ({
  ...wording,
  [pack]: { ...wording[pack], [language]: calls },
});

/** The words that may be heard: without those that a clause does not allow, in packs that are kept to the letter. */
export function heard(wording: HouseWording, strict: ReadonlySet<string>): HouseWording {
  return Object.fromEntries(
    Object.entries(wording).map(([pack, languages]) => {
      const game = strict.has(pack) ? gameOf(pack) : undefined;
      return [pack, game === undefined ? languages : allowedOf(game, languages)];
    }),
  );
}

type ByLanguage = HouseWording[string];

const allowedOf = (game: Game, languages: ByLanguage): ByLanguage =>
  Object.fromEntries(
    Object.entries(languages).map(([language, words]) => [language, allowed(game, language, words)]),
  );

function allowed(game: Game, language: string, words: HouseWords): HouseWords {
  const prescribed = announcing[game.pack]?.calls ?? {};
  const wording = callsIn(language);
  const wordable = wordableCalls(game, wording);
  return Object.fromEntries(
    Object.entries(words).filter(([key, text]) => {
      const call = wordable.find((each) => each.key === key);
      return call !== undefined && offendedBy(call, text, { wording, prescribed }) === undefined;
    }),
  );
}

/** A pack's game as it is by default: its calls are the same whatever is chosen within it. */
function gameOf(pack: string): Game | undefined {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  return opened?.ok === true ? opened.game : undefined;
}

const offence = (book: string, words: string, total: number | undefined): ServerRefusal =>
  total === undefined
    ? { code: 'CONFLICT', case: 'call-book', words, book }
    : { code: 'CONFLICT', case: 'call-total', words, number: total, book };

const sameWords = (a: HouseWords, b: HouseWords): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, text]) => b[key] === text);
