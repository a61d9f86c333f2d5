import { type Cents, type EventBody, type Game, linesOfEvent, type Table, withSymbol } from '@dicepit/engine';
import type { Finding } from '@dicepit/proof';
import {
  everyLanguage,
  type LanguageTag,
  languageAccepted,
  languages,
  loadTeller,
  PSEUDO,
  type Tellable,
  type Teller,
  tellFinding,
} from '@dicepit/words';
import { loadPrint } from '@dicepit/words/page-words';
import type { Print } from '@dicepit/words/print';
import { loadTerminalWords, type TerminalWords } from '@dicepit/words/terminal';
import { InvalidArgumentError, Option } from 'commander';

/** A command line speaks one language from its beginning to its end: English until another is chosen. */
let [teller, words, print] = await loadAll('en');

/** Speaks the language of `--language`, else the one of the terminal. */
export async function speak(
  { locale }: { readonly locale?: string | undefined },
  wanted = parseLanguage(locale),
): Promise<void> {
  if (wanted === teller.language) return;
  [teller, words, print] = await loadAll(wanted);
}

function loadAll(wanted: LanguageTag): Promise<[Teller, TerminalWords, Print]> {
  return Promise.all([loadTeller(wanted), loadTerminalWords(wanted), loadPrint(wanted)]);
}

/** Which language is spoken. */
export const languageSpoken = (): LanguageTag => teller.language;

/** The words of the terminal itself, in the language that is spoken. */
export const said = (): TerminalWords => words;

/** The language that is spoken, for what is printed: books and papers. */
export const printed = (): Print => print;

/** A word of a list of them by a key that a pack or a table brings; what it says itself where the list has none. */
export const wordBy = (list: Readonly<Record<string, string>>, key: string, otherwise = key): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? otherwise;

/** Where a pack is played, and how it is offered; nothing where the catalogue does not know it. */
export function packTold(id: string): { readonly place: string; readonly says: string } | undefined {
  const packs: Readonly<Record<string, TerminalWords['packs'][keyof TerminalWords['packs']]>> = words.packs;
  const places: Readonly<Record<string, string>> = print.words.places;
  const [place, says] = [places[id], packs[id]?.says];
  return place === undefined || says === undefined ? undefined : { place, says };
}

/** A name, or a text of the book, in the language that is spoken; what a pack says itself where there is none. */
export const nameTold = (key: string, otherwise: string): string => teller.name(key) ?? otherwise;

/** A sum as the language writes it: `$1,234.50`, `1.234,50 $`. */
export const sum = (cents: Cents): string => teller.figure('money', cents);

/** A sum that may hold parts of a cent, with as many digits as are asked for. */
export function exactSum(cents: number, digits: { readonly least?: number; readonly most: number }): string {
  const locale = localeSpoken();
  const figure = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits.least ?? 0,
    maximumFractionDigits: digits.most,
    useGrouping: false,
  }).format(cents / 100);
  return withSymbol(figure, { text: '$', place: 'locale' }, locale);
}

/** A number with so many digits behind the point, as the language writes it. */
export const decimal = (value: number, places = 1): string =>
  new Intl.NumberFormat(localeSpoken(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(value);

/** A whole number as the language writes it. */
export const count = (value: number): string => new Intl.NumberFormat(localeSpoken()).format(value);

/** The signs between the figures of a number, for those who write numbers themselves. */
export function numberMarks(): { readonly point: string; readonly thousands: string } {
  const parts = new Intl.NumberFormat(localeSpoken()).formatToParts(12_345.6);
  const sign = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { point: sign('decimal'), thousands: sign('group') };
}

/** Odds as the language writes them: `9 to 1`, `9 zu 1`. */
export const oddsTold = (odds: string): string => teller.figure('odds', odds);

/** `a, b and c`. */
export const listed = (items: readonly string[]): string => teller.figure('list', items);

/** `a, b or c`. */
export const choices = (items: readonly string[]): string => teller.figure('choices', items);

/** The locale by whose rules numbers and sums are written. */
export const localeSpoken = (): string =>
  languages[teller.language === PSEUDO ? 'en' : teller.language].locale;

type Failures = TerminalWords['failures'];

/** What a person can mend, as a code with its figures. */
export type TerminalFailure = {
  readonly [Code in keyof Failures]: { readonly code: Code } & (Failures[Code] extends (
    figures: infer Figures,
  ) => string
    ? Figures
    : unknown);
}[keyof Failures];

/** A failure in the language that is spoken. */
export function failureTold(failure: TerminalFailure): string {
  const told: string | ((figures: never) => string) = words.failures[failure.code];
  // The type of a failure binds its figures to its code, which an index into the words cannot follow.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return typeof told === 'string' ? told : told(failure as never);
}

/** A refusal in the language that is spoken. */
export const refusalTold = (telling: Tellable): string => teller.tell(telling) ?? telling.code;

/** What a check of a trail has found, in the language that is spoken. */
export const findingTold = (finding: Finding): string => tellFinding(teller, finding);

/** An event in the language that is spoken; the table is the one it happened at, before it did. */
export const eventTold = (event: EventBody, table: Table, game: Game | undefined): string =>
  teller.tellLines(linesOfEvent(event, table, game)) ?? event.type;

/** The flag for the language that is spoken. */
export const languageFlag = (): Option =>
  new Option(
    '--language <tag>',
    `what is told: ${known.join(', ')} (default: as the terminal is set)`,
  ).argParser((tag: string): LanguageTag => {
    const found = known.find((each) => each.toLowerCase() === tag.toLowerCase());
    if (found === undefined) throw new InvalidArgumentError(`Choose from ${known.join(', ')}.`);
    return found;
  });

const known: readonly LanguageTag[] = [...everyLanguage, PSEUDO];

/** The language of a locale as an environment writes it, such as `de_CH.UTF-8`. */
export const parseLanguage = (locale: string | undefined): LanguageTag =>
  languageAccepted(locale?.replace(/[.@].*$/, '').replace('_', '-'));
