import { type FigureKind, type MoneySymbol, type Telling, toTellingKey, withSymbol } from '@dicepit/engine';
import { loadCatalogue } from './catalogue.ts';
import { BASE, type Language, type LanguageTag, languages, PSEUDO } from './languages.ts';
import { type Message, type MessageFormat, messageIn } from './message.ts';
import { pseudo } from './pseudo.ts';
import { everySection, figureKinds, type Section } from './sections.ts';

/** A refusal with its figures, of a kind that this build may or may not know. */
export type Tellable = Telling & Readonly<Record<string, unknown>>;

/** Says in one language what the deciders say as data. */
export type Teller = {
  readonly language: LanguageTag;
  /** The sentence for a refusal; undefined where its section is not loaded, or nothing is known of it. */
  readonly tell: (telling: Tellable, symbol?: MoneySymbol) => string | undefined;
  /** A name, or a text of the book, by its key; undefined where its section is not loaded or has none. */
  readonly name: (key: string) => string | undefined;
  /** What happened, a line of text to each line: undefined where one of them is not known. */
  readonly tellLines: (lines: readonly Tellable[], symbol?: MoneySymbol) => string | undefined;
  /** A figure by itself, as sentences have it: a sum, odds, a list. */
  readonly figure: (kind: FigureKind, value: unknown, symbol?: MoneySymbol) => string;
};

type Messages = Readonly<Record<string, Message>>;

/** Loads some sections of a language, or all, with the names that they fill in. */
export async function loadTeller(
  language: LanguageTag,
  wanted: readonly Section[] = everySection,
): Promise<Teller> {
  const { sections } = await loadCatalogue(spokenOf(language));
  const loaded = await Promise.all(
    [...new Set<Section>([...wanted, 'names', 'roles'])].map(async (section) => {
      const { default: messages } = await sections[section]();
      return section === 'roles' ? inGroup('role', messages) : messages;
    }),
  );
  const messages: Messages = Object.assign({}, ...loaded);
  return tellerOf(language, messages);
}

/** Names by themselves as the names of a group: `dealer` as `role.dealer`. */
const inGroup = (group: string, names: Messages): Messages =>
  Object.fromEntries(Object.entries(names).map(([name, message]) => [`${group}.${name}`, message]));

const spokenOf = (language: LanguageTag): Language => (language === PSEUDO ? BASE : language);

function tellerOf(language: LanguageTag, messages: Messages): Teller {
  const { locale } = languages[spokenOf(language)];
  const formats = new Map<string, MessageFormat>();
  const format = (line: string, figures: Readonly<Record<string, string | number>>): string | undefined => {
    const message = Object.hasOwn(messages, line) ? messages[line] : undefined;
    if (message === undefined) return undefined;
    const known = formats.get(line) ?? messageIn(locale, message);
    formats.set(line, known);
    return known(figures);
  };

  const nameOf = (group: string, value: string, unknown = value): string =>
    format(`${group}.${value}`, {}) ?? unknown;

  const seatIn = (seat: unknown): string =>
    typeof seat === 'number' ? (format('seat', { seat }) ?? '') : String(seat);

  const joined = (one: string, other: string): string => format('and', { one, other }) ?? '';

  const told = (telling: Tellable, symbol: MoneySymbol): string | undefined => {
    const line = toTellingKey(telling);
    const kinds = Object.hasOwn(figureKinds, line) ? figureKinds[line] : undefined;
    if (kinds === undefined) return undefined;
    const figures = Object.entries(kinds).map(([name, kind]) => [name, written(kind, telling[name], symbol)]);
    const { clause } = telling;
    return format(line, {
      ...(typeof clause === 'string' ? { clause } : {}),
      ...Object.fromEntries(figures),
    });
  };

  const written = (kind: FigureKind, value: unknown, symbol: MoneySymbol): string | number => {
    if (typeof kind !== 'string') {
      const names = listOf(value).map((each) =>
        nameOf(kind.group, each, kind.of.length === 0 ? inWords(each) : each),
      );
      return kind.is === 'several' ? choiceIn(locale, names) : names.join(', ');
    }
    switch (kind) {
      case 'count':
        return Number(value);
      case 'size':
        return Number(value)
          .toExponential(1)
          .replace(/[\d.]+/, (figure) => decimalIn(locale, figure, 1));
      case 'money':
        return moneyIn(locale, Number(value), symbol);
      case 'sums':
        return listOf(value)
          .map((each) => moneyIn(locale, Number(each), symbol))
          .join(', ');
      case 'counts':
        return new Intl.ListFormat(locale).format(listOf(value));
      case 'faces':
        return listOf(value)
          .map((face) => (face === 'null' ? '?' : face))
          .join('-');
      case 'range':
        return format('range', sumsIn(value, ['least', 'most'])) ?? '';
      case 'player':
      case 'players':
        return listOf(value)
          .map((player) => format('player', { player }) ?? player)
          .reduce(joined);
      case 'moment':
        return momentWritten(Number(value)) ?? format('clock.unknown', {}) ?? '';
      case 'clock':
        return clockWritten(Number(value)) ?? format('clock.unknown', {}) ?? '';
      case 'seat':
        return seatIn(value);
      case 'seats':
        return (Array.isArray(value) ? value : []).map(seatIn).join(', ');
      case 'seatsJoined':
        return (Array.isArray(value) ? value : []).map(seatIn).reduce(joined);
      case 'list':
        return allIn(
          locale,
          (Array.isArray(value) ? value : []).map((each: string | Tellable) =>
            typeof each === 'string' ? each : (told(each, symbol) ?? each.code),
          ),
        );
      case 'sumList':
        return allIn(
          locale,
          listOf(value).map((each) => moneyIn(locale, Number(each), symbol)),
        );
      case 'stake': {
        const { chips, tokens } = sumsIn(value, ['chips', 'tokens']);
        const sums = { chips: moneyIn(locale, chips, symbol), tokens: moneyIn(locale, tokens, symbol) };
        if (tokens === 0) return sums.chips;
        return format(chips === 0 ? 'stake.tokens' : 'stake.both', sums) ?? '';
      }
      case 'part': {
        const { part, whole } = sumsIn(value, ['part', 'whole']);
        const sums = { part: moneyIn(locale, part, symbol), whole: moneyIn(locale, whole, symbol) };
        return part === whole ? sums.part : (format('part', sums) ?? '');
      }
      case 'odds': {
        const [posted = '', less] = String(value).split(' less ');
        const [pays = '', per = ''] = posted.split(' to ').map((each) => decimalIn(locale, each));
        const odds = format('odds', { pays, per }) ?? '';
        return less === undefined
          ? odds
          : (format('odds.less', { odds, percent: percentIn(locale, less) }) ?? '');
      }
      case 'quote':
        return typeof value === 'string' ? ` ${format('quote', { words: value }) ?? ''}` : '';
      case 'because': {
        const words = typeof value === 'string' ? value.trim().replace(/[.\s]+$/, '') : '';
        return words === '' ? '.' : (format('because', { words }) ?? '');
      }
      case 'flag':
        return value === true ? 'yes' : 'no';
      case 'text':
      case 'texts':
        return listOf(value).join(', ');
      case 'choices':
        return choiceIn(locale, listOf(value));
      case 'tellings':
        return (Array.isArray(value) ? value : []).map((each: Tellable) => told(each, symbol)).join(', ');
    }
  };

  const tell: Teller['tell'] = (telling, symbol = DOLLARS) => {
    const sentence = told(telling, symbol);
    return language === PSEUDO ? pseudo(sentence) : sentence;
  };
  const tellLines: Teller['tellLines'] = (lines, symbol) => {
    const sentences = lines.map((line) => tell(line, symbol));
    return sentences.includes(undefined) ? undefined : sentences.join('\n');
  };
  const name: Teller['name'] = (key) => {
    const found = format(key, {});
    return language === PSEUDO ? pseudo(found) : found;
  };
  const figure: Teller['figure'] = (kind, value, symbol = DOLLARS) => {
    const text = String(written(kind, value, symbol));
    return language === PSEUDO && /\p{L}/u.test(text) ? pseudo(text) : text;
  };
  return { language, tell, tellLines, name, figure };
}

/** The rules write sums in dollars, unless the house has a symbol of its own. */
const DOLLARS: MoneySymbol = { text: '$', place: 'locale' };

/** An id as words: `die-on-die` as `die on die`. What has several words is none. */
const inWords = (id: string): string => (id.includes(' ') ? id : id.replaceAll('-', ' '));

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map((each: unknown) => String(each));

/** Numbers by name. What is none is not a number, so that something from elsewhere cannot stop a page. */
function sumsIn<const Name extends string>(
  value: unknown,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const found = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  // Every name asked for gets its number.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, Number(found.get(name))])) as Record<Name, number>;
}

const allIn = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** `5%` as a language writes it. */
const percentIn = (locale: string, percent: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number.parseFloat(percent) / 100,
  );

/** A figure of odds with the decimal point of the language; what is no number stays as it is. */
const decimalIn = (locale: string, figure: string, least = 0): string =>
  Number.isFinite(Number(figure)) ? decimalFormat(locale, least).format(Number(figure)) : figure;

const choiceIn = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

/** A sum in cents: whole where it is whole, with cents where it has them, and with a part of one before rounding. */
function moneyIn(locale: string, cents: number, symbol: MoneySymbol): string {
  const figure = sumFormat(locale, cents % 100 === 0 ? 0 : Number.isInteger(cents) ? 2 : 3).format(
    Math.abs(cents) / 100,
  );
  return `${cents < 0 ? '-' : ''}${withSymbol(figure, symbol, locale)}`;
}

const sumFormat = (locale: string, digits: number): Intl.NumberFormat =>
  keptFormat(`sum ${locale} ${digits}`, locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const decimalFormat = (locale: string, least: number): Intl.NumberFormat =>
  keptFormat(`decimal ${locale} ${least}`, locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: 10,
    useGrouping: false,
  });

/** To make a format takes longer than everything that is written with it, and a phone says why for dozens of buttons at once. */
function keptFormat(key: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A moment as the trail writes it, without the seconds: the same in every language and every time zone. */
const momentWritten = (at: number): string | undefined =>
  Number.isFinite(at) && Math.abs(at) <= 8.64e15
    ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : undefined;

/** The time of day by the clock that commands bring; undefined where it shows none. */
const clockWritten = (at: number): string | undefined =>
  Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at).toISOString().slice(11, 16) : undefined;
