import { sayCall, withSymbol } from '@dicepit/engine';
import type { HouseMoney, Screen } from '@dicepit/wire';
import { BASE, isLanguage, type Language, languages, PSEUDO } from '@dicepit/words/languages';
import type { PageWords } from '@dicepit/words/pages';
import { nameBy } from '../words/names.ts';
import { asked } from './tv-address.ts';

type TvWords = PageWords['tv'];

type CallWords = PageWords['calls'];

/** Every language has the same catalogues; the base comes with the script, another by a script of its own. */
type Catalogues = { readonly tv: TvWords; readonly calls: CallWords };

const base: Readonly<Record<string, unknown>> = import.meta.glob(
  ['../../../words/src/en/pages/tv.json', '../../../words/src/en/pages/calls.json'],
  { eager: true, import: 'default' },
);

const tag = asked('lang') || navigator.language || '';

/** English in disguise, which shows what is in no catalogue. */
const isPseudo = tag.toLowerCase() === PSEUDO.toLowerCase();

/** The language of this screen: by its address, or as the set itself speaks. */
export const language: Language = spoken(tag.slice(0, 2).toLowerCase());

function spoken(primary: string): Language {
  return isLanguage(primary) ? primary : BASE;
}

/** The same as a page says it of itself. */
export const languageTag: string = isPseudo ? PSEUDO : language;

export const { locale } = languages[language];

const { lowers } = languages[language];

// Both are there: they are asked for by their names.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const english = { tv: fromBase('tv'), calls: fromBase('calls') } as Catalogues;

function fromBase(catalogue: string): unknown {
  return base[`../../../words/src/en/pages/${catalogue}.json`];
}

/** What this screen says. It is English until the words of another language have come: nothing keeps a piece of it. */
export const said: TvWords = Object.assign({}, english.tv);

/** How calls are worded here. */
const callWords: CallWords = Object.assign({}, english.calls);

declare global {
  interface Window {
    /** What the script of a language brings. */
    dicepitWords?: Catalogues;
  }
}

/** Has the words of this screen's language; a set that cannot load them speaks English. */
export function loadWords(scripts: Readonly<Record<string, string>>): Promise<void> {
  const script = nameBy(scripts, languageTag);
  if (script === undefined) return Promise.resolve();
  return new Promise((done) => {
    const element = document.createElement('script');
    element.src = script;
    // A server of modules has no other scripts.
    if (import.meta.env.DEV) element.type = 'module';
    element.addEventListener('load', () => {
      if (window.dicepitWords !== undefined) takeWords(window.dicepitWords);
      done();
    });
    element.addEventListener('error', () => done());
    document.head.appendChild(element);
  });
}

/** Says everything in other words from now on. */
export function takeWords({ tv, calls }: Catalogues): void {
  Object.assign(said, tv);
  Object.assign(callWords, calls);
}

/** The call of a screen in the words that stand on it; nothing where there is none. */
export function callOn(screen: Screen): string {
  if (screen.is === 'lobby' || screen.call === null) return '';
  const { called, house } = screen.call.call;
  return house[language] || sayCall(callWords, called);
}

/** What dice show, said out: `two threes and a five`. */
export function facesSaid(faces: readonly number[]): string {
  const parts = faces
    .filter((face, at) => faces.indexOf(face) === at)
    .map((face) => {
      const times = said.faces[faces.filter((each) => each === face).length - 1];
      return (times && times[face - 1]) || '';
    });
  const last = parts.pop() || '';
  return parts.length === 0 ? last : said.facesAnd({ first: parts.join(', '), last });
}

/** What is called or named, in the middle of a sentence. */
export const inSentence = (name: string): string =>
  lowers ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What the pit says in each of its languages. */
export const inSpoken = (texts: Readonly<Record<string, string>>): string =>
  texts[language] || texts[BASE] || '';

/** What a wager pays: `1 to 1, 2 to 1 or 3 to 1`, `7 to 6`. */
export function oddsSaid(odds: readonly string[]): string {
  const each = odds.map((price) => {
    const [posted = '', less] = price.split(' less ');
    const [pays = '1', per = '1'] = posted.split(' to ').map((each) => Number(each).toLocaleString(locale));
    const odds = per === '1' ? said.toOne({ odds: pays }) : said.ratio({ pays, per });
    return less === undefined ? odds : said.less({ odds, percent: less });
  });
  const last = each.pop() || '';
  return each.length === 0 ? last : `${each.join(', ')} ${said.or} ${last}`;
}

/** What the pit last said of its money, and by how much its clock is ahead of the set's. */
let money: HouseMoney = { chips: [], symbol: null };
let ahead = 0;

/** Everything that is drawn afterwards is drawn in this money and by this clock. */
export function takeMoneyAndTime(screen: Screen): void {
  ({ money } = screen);
  ahead = screen.now - Date.now();
}

/** The time of the pit. */
export const pitNow = (): number => Date.now() + ahead;

/** A moment of this set by the clock of the pit. */
export const byPitClock = (moment: number): number => moment + ahead;

/** The chip of the house that is worth so much: its colour, and its place in the rack. */
export function chipWorth(worth: number): { readonly colour: string; readonly place: number } {
  const place = money.chips.findIndex((chip) => chip.worth === worth);
  const chip = money.chips[place];
  return chip === undefined ? { colour: 'white', place: 0 } : { colour: chip.colour, place };
}

export const houseChips = (): HouseMoney['chips'] => money.chips;

/** A sum as chips are counted: whole ones without a point. */
export const figure = (cents: number): string =>
  (cents / 100).toLocaleString(locale, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** A sum by itself, with the symbol of the house where it has one. */
export const amount = (cents: number): string =>
  money.symbol === null ? figure(cents) : withSymbol(figure(cents), money.symbol, locale);

/** A count of chips, with a true minus where somebody plays on credit. */
export const counted = (chips: number): string => (chips < 0 ? `−${-chips}` : String(chips));

/** The time of day, on a clock of twenty-four hours in every language. */
export function timeOf(moment: number, withSeconds = false): string {
  const at = new Date(moment);
  const parts = [at.getHours(), at.getMinutes(), ...(withSeconds ? [at.getSeconds()] : [])];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString(locale, { day: 'numeric', month: 'long' });

/** Whether whoever looks wants nothing to move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
