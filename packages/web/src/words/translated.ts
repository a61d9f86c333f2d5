import { withSymbol } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { effect, signal } from '@preact/signals';
import { moneySymbol } from '../parts/house-money.ts';
import type { Translate } from './sentences.ts';
import { language, localeOf } from './words.ts';

/** The sentences of the rules and the server in German come by themselves, after the words of the page. */
const german = signal<{ readonly translate: Translate } | undefined>(undefined);

effect(() => {
  if (language.value === 'de' && german.peek() === undefined) void load();
});

async function load(): Promise<void> {
  try {
    german.value = await import('./de/sentences.ts');
  } catch {
    // The network is away: what the rules say stays English, and is marked so.
  }
}

/** What the rules or the server say, in the language that is spoken where there are words for it. */
export function translated(english: string): string {
  const found = inOther(english);
  if (found === undefined) return inHouseMoney(english);
  const other = inHouseMoney(found);
  if (given.size === MOST_GIVEN) given.clear();
  given.add(other);
  return other;
}

/** The rules write every sum in dollars; a house that has chosen a symbol reads its own. */
function inHouseMoney(text: string): string {
  const symbol = moneySymbol.value;
  if (symbol === null) return text;
  return text.replace(/\$([\d,.]*\d)|([\d,.]*\d)\s\$/g, (_, before?: string, after?: string) =>
    withSymbol(before ?? after ?? '', symbol, localeOf()),
  );
}

/** The language of a text that may have been translated, for those who hear it: `en` where it stayed English. */
export const foreign = (text: string): 'en' | undefined =>
  language.value === 'de' && inOther(text) === undefined && !given.has(text) ? 'en' : undefined;

/** What the pit has answered: what it says as data, it says in the language of the page. */
export const translatedProblem = ({ figures, detail }: Answered): string =>
  figures === undefined ? translated(detail) : inHouseMoney(detail);

export const foreignProblem = ({ figures, detail }: Answered): 'en' | undefined =>
  figures === undefined ? foreign(detail) : undefined;

type Answered = Pick<ProblemDetails, 'figures' | 'detail'>;

const inOther = (english: string): string | undefined =>
  language.value === 'de' ? german.value?.translate(english) : undefined;

/** What was said of late, so that it is known again for German by whoever is handed it. */
const given = new Set<string>();

const MOST_GIVEN = 300;
