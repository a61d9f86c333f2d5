import { type Cents, type MoneySymbol, type Odds, oddsFigures, withSymbol } from '@dicepit/engine';
import { loadCatalogue, type Texts } from '@dicepit/words/catalogue';
import {
  BASE,
  isLanguage,
  type Language,
  type LanguageTag,
  languages,
  PSEUDO,
} from '@dicepit/words/languages';
import type { PageName, PageWords } from '@dicepit/words/pages';
import everywhere from '@dicepit/words/pages/everywhere.json' with { type: 'json' };
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { moneySymbol } from '../parts/house-money.ts';
import { settings } from '../settings/settings.ts';

/** What every page says. */
export type Words = PageWords['everywhere'];

/** The pages whose words are used here: those of the page itself, and of its parts that have come so far. */
const used = new Set<PageName>();

/** The words that were loaded, by language and page: `de fair`. */
const loaded = signal<Readonly<Record<string, object>>>({});

/** Done when the words of all parts that have come are here, or will not come. */
let late: Promise<unknown> = Promise.resolve();

export const wordsHere = (): Promise<unknown> => late;

/** What else comes with a language, for parts that show more than the words of pages. */
const besides: ((asked: LanguageTag) => Promise<unknown>)[] = [];

/** Has something come with every language, so that nothing of it is shown in English first. It does not fail. */
export function comesWithLanguage(come: (asked: LanguageTag) => Promise<unknown>): void {
  besides.push(come);
  if (wanted.peek() !== BASE) late = Promise.all([late, come(wanted.peek())]);
}

/** The languages that can be spoken: the base comes with the page, another when its words are here. */
const ready = signal<ReadonlySet<LanguageTag>>(new Set([BASE]));

/** Puts words in disguise; the page that shows them so loads it. */
let disguise = <Catalogue extends object>(catalogue: Catalogue): Catalogue => catalogue;

/** By itself, so that no other change of the settings asks for a language anew. */
const chosenLanguage = computed(() => settings.value.language);

/** The language asked for on this device. */
const wanted = computed<LanguageTag>(() => {
  const { value: chosen } = chosenLanguage;
  return isLanguage(chosen) || chosen === PSEUDO ? chosen : ofBrowser();
});

/** The language that is spoken: the one asked for, as soon as its words are here. */
export const language = computed<LanguageTag>(() => (ready.value.has(wanted.value) ? wanted.value : BASE));

/** Its tag, as it is sent with whatever is asked of the pit. */
export const languageTag = (): LanguageTag => language.value;

/** The same for whoever has no use for a disguise. */
export const languageSpoken = (): Language => (language.value === PSEUDO ? BASE : language.value);

/** How that language writes numbers and dates. */
export const localeOf = (): string => languages[languageSpoken()].locale;

/** What is called or named, in the middle of a sentence: `Hard six`, but `Call hard six`. */
export const inSentence = (name: string): string =>
  languages[languageSpoken()].lowers ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Words that come with the pages that need them, and not with every other, in the language that is spoken. */
export function pageWords<Page extends PageName>(
  page: Page,
  base: Texts<PageWords[Page]>,
): ReadonlySignal<PageWords[Page]> {
  used.add(page);
  // The words of a part that came after the page; those of the page come with its language.
  if (wanted.peek() !== BASE)
    late = Promise.all([late, loadPage(wanted.peek(), page).catch(() => undefined)]);
  return computed(() => {
    const words = loaded.value[`${language.value} ${page}`] ?? base;
    // The build has made functions of the texts that figures are filled into, as the types have it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const said = words as PageWords[Page];
    return language.value === PSEUDO ? disguise(said) : said;
  });
}

/** The words of every page in the language that is spoken on this device. */
export const words = pageWords('everywhere', everywhere);

/** Speaks the language asked for, now and whenever it changes; done when its words are here or will not come. */
export function speak(): Promise<void> {
  effect(() => {
    document.documentElement.lang = languageSpoken();
  });
  return new Promise((settled) => {
    effect(() => void load(wanted.value).finally(settled));
  });
}

async function load(asked: LanguageTag): Promise<void> {
  try {
    await Promise.all([
      ...[...used].map((page) => loadPage(asked, page)),
      ...besides.map((come) => come(asked)),
    ]);
    ready.value = new Set([...ready.peek(), asked]);
  } catch {
    // The network is away: the page goes on in English.
  }
}

async function loadPage(asked: LanguageTag, page: PageName): Promise<void> {
  if (asked === PSEUDO) ({ pseudo: disguise } = await import('@dicepit/words/pseudo'));
  const place = `${asked} ${page}`;
  if (asked === BASE || asked === PSEUDO || place in loaded.peek()) return;
  const { pages } = await loadCatalogue(asked);
  const words = await pages?.[page]();
  if (words !== undefined) loaded.value = { ...loaded.peek(), [place]: words.default };
}

function ofBrowser(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? BASE;
}

/** Makes a format once in each language: to make one takes longer than everything that is ever written with it. */
function inEach<Format>(made: (locale: string) => Format): () => Format {
  const known = new Map<string, Format>();
  return () => {
    const locale = localeOf();
    const format = known.get(locale) ?? made(locale);
    known.set(locale, format);
    return format;
  };
}

const wholeSum = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const sumWithCents = inEach(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const plain = inEach((locale) => new Intl.NumberFormat(locale));
const share = inEach(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const minutes = inEach((locale) => new Intl.DateTimeFormat(locale, clock));
const seconds = inEach((locale) => new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' }));
const days = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { ...clock, day: 'numeric', month: 'short' }),
);
const chosen = inEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const joined = inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Makes the formats of sums and figures before they are needed: the first of them takes longer than a felt. */
export function readyFigures(): void {
  for (const format of [wholeSum, sumWithCents, plain]) format();
}

/** A sum as it stands on a chip: whole where it is whole, with cents where it has them. */
export const figure = (cents: Cents): string =>
  (cents % 100 === 0 ? wholeSum() : sumWithCents()).format(cents / 100);

/** What a stake is multiplied by at some odds: `7.5`, and `7/6` where they are not to 1. */
export function timesText(odds: Odds): string {
  const { pays, per } = oddsFigures(odds);
  const figures = [pays, per].map((each) => number(Number(each)));
  return per === '1' ? (figures[0] ?? '') : figures.join('/');
}

/** A sum by itself, with the symbol of the house where it has one. */
export function sum(cents: Cents): string {
  const symbol = moneySymbol.value;
  return symbol === null ? figure(cents) : sumWith(symbol, cents);
}

const sumWith = (symbol: MoneySymbol, cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${withSymbol(figure(Math.abs(cents)), symbol, localeOf())}`;

/** A sum that was won or lost, with its sign. */
export const change = (cents: Cents, write = sum): string =>
  cents > 0 ? `+${write(cents)}` : cents < 0 ? `−${write(-cents)}` : write(0);

/** A sum that is money whatever chips are called: in dollars, unless the house has a symbol. */
export const inDollars = (cents: Cents): string => sumWith(moneySymbol.value ?? DOLLARS, cents);

/** The side on which it stands is the language's: `$5`, `5 $`. */
const DOLLARS: MoneySymbol = { text: '$', place: 'locale' };

export const number = (value: number): string => plain().format(value);

/** A share of one, such as an edge. */
export const percent = (part: number): string => share().format(part);

export const time = (at: number): string => minutes().format(at);

/** A day of this year with the time, such as the end of an access. */
export const dayAndTime = (at: number): string => days().format(at);

/** With the seconds, where something is said to be as old as that. */
export const timeToTheSecond = (at: number): string => seconds().format(at);

/** Things in a row as the language joins them: `a, b and c`. */
export const list = (items: readonly string[]): string => joined().format(items);

/** Things to choose from as the language joins them: `a, b or c`. */
export const either = (items: readonly string[]): string => chosen().format(items);

/** What dice show: `3 and 4`. */
export const dice = (pips: readonly number[]): string => list(pips.map(String));

/** A number of chips won or lost, with its sign. */
export const signed = (chips: number): string =>
  chips > 0 ? `+${number(chips)}` : chips < 0 ? `−${number(-chips)}` : number(0);
