import type { MoneySymbol, TableRefusal } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import type * as Words from '@dicepit/words';
import type { LanguageTag, Section, Tellable, Teller } from '@dicepit/words';
import { signal } from '@preact/signals';
import { moneySymbol } from '../parts/house-money.ts';
import { comesWithLanguage, language } from './words.ts';

/** What has come of the message catalogues so far, by language and section. */
const tellers = signal<ReadonlyMap<string, Teller>>(new Map());

/** The catalogues and how they are read come when the first refusal is shown. */
const words = signal<Pick<typeof Words, 'loadTeller' | 'sectionOf'> | undefined>(undefined);

/** Whether the last of them did not come: then a refusal is known by its code, so that no button is silently dead. */
const isAway = signal(false);

/** The arithmetic of a settled bet and its notes: sums as they stand on chips, where the house has no symbol. */
export const tellSettlement = (line: Tellable): string =>
  tellWith(line, moneySymbol.value ?? { text: '', place: 'before' });

/** What a refusal says, as soon as its section of the catalogue is here; empty until then. */
export const tellRefusal = (refusal: Tellable | TableRefusal): string =>
  tellWith(refusal, moneySymbol.value ?? undefined);

function tellWith(refusal: Tellable | TableRefusal, symbol: MoneySymbol | undefined): string {
  if (words.value === undefined) {
    void loadWords();
    return isAway.value ? refusal.code : '';
  }
  const section = words.value.sectionOf(refusal);
  if (section === undefined) return refusal.code;
  const tag = language.value;
  const teller = tellers.value.get(`${tag} ${section}`);
  if (teller === undefined) void loadSection(tag, section);
  return teller?.tell(refusal, symbol) ?? (isAway.value ? refusal.code : '');
}

comesWithLanguage(async (tag) => {
  if (tag === 'en') return;
  await loadWords();
  await loadSection(tag, 'book');
});

/**
 * A name, or what a pack or a policy says, by its key in the catalogues, in the language that is spoken; the English
 * that it stands for where that is spoken, and until the other is here.
 */
export function inLanguage(key: string, english: string): string {
  const tag = language.value;
  if (tag === 'en') return english;
  if (words.value === undefined) void loadWords();
  const teller = tellers.value.get(`${tag} book`);
  if (words.value !== undefined && teller === undefined) void loadSection(tag, 'book');
  return teller?.name(key) ?? english;
}

/** What something that packs bring is called, by the group of its name and its id. */
export const nameOfPacks = (group: string, id: string): string =>
  inLanguage(`${group}.${id}`, id.replaceAll('-', ' '));

/** What a wager is called in the language that is spoken; nothing where that is the name on the felt. */
export function wagerInWords(
  pack: string,
  { id, name }: { readonly id: string; readonly name: string },
): string | undefined {
  const meaning = inLanguage(`wager.${pack}.${id}`, name);
  return meaning === name ? undefined : meaning;
}

/** What the pit has answered, with the sums of the house; as the pit has told it until the page can. */
export function toldProblem({ code, clause, figures, detail }: Answered): string {
  const said = figures === undefined ? '' : tellRefusal({ ...figures, code, clause });
  return said === '' || said === code ? detail : said;
}

type Answered = Pick<ProblemDetails, 'code' | 'clause' | 'figures' | 'detail'>;

/** Why something cannot be done, where it cannot. */
export const whyTold = (refusal: Tellable | TableRefusal | undefined): string | undefined =>
  refusal === undefined ? undefined : tellRefusal(refusal);

/** Has sections come before the first refusal is shown: for a page whose buttons say why they cannot be pressed. */
export async function readyToTell(...sections: readonly Section[]): Promise<void> {
  await loadWords();
  const tag = language.value;
  await Promise.all(sections.map((section) => loadSection(tag, section)));
}

/** What happened, as soon as it can be told: for what is said once, and cannot be drawn again. */
export async function toldLater(lines: readonly Tellable[]): Promise<string> {
  await loadWords();
  await readyToTell(...lines.flatMap((line) => words.peek()?.sectionOf(line) ?? []));
  return lines.map(tellRefusal).join('\n');
}

async function loadWords(): Promise<void> {
  try {
    words.value = await import('@dicepit/words');
    isAway.value = false;
  } catch {
    isAway.value = true;
  }
}

function loadSection(tag: LanguageTag, section: Section): Promise<void> {
  const place = `${tag} ${section}`;
  const begun = loading.get(place) ?? loadTellerOf(tag, section, place);
  loading.set(place, begun);
  return begun;
}

async function loadTellerOf(tag: LanguageTag, section: Section, place: string): Promise<void> {
  try {
    const { loadTeller } = words.peek() ?? (await import('@dicepit/words'));
    const teller = await loadTeller(tag, [section]);
    // Read what is there after the waiting: sections come side by side, and none may put another out.
    tellers.value = new Map(tellers.peek()).set(place, teller);
    isAway.value = false;
  } catch {
    // It is tried again when something of it is shown again.
    loading.delete(place);
    isAway.value = true;
  }
}

const loading = new Map<string, Promise<void>>();
