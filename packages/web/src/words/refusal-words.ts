import type { TableRefusal } from '@dicepit/engine';
import type * as Words from '@dicepit/words';
import type { LanguageTag, Section, Tellable, Teller } from '@dicepit/words';
import { signal } from '@preact/signals';
import { moneySymbol } from '../parts/house-money.ts';
import { translated } from './translated.ts';
import { languageTag } from './words.ts';

/** What has come of the message catalogues so far, by language and section. */
const tellers = signal<ReadonlyMap<string, Teller>>(new Map());

/** The catalogues and how they are read come when the first refusal is shown. */
const words = signal<Pick<typeof Words, 'loadTeller' | 'sectionOf'> | undefined>(undefined);

/** Whether the last of them did not come: then a refusal is known by its code, so that no button is silently dead. */
const isAway = signal(false);

/** What a refusal says, as soon as its section of the catalogue is here; empty until then. */
export function told(refusal: Tellable | TableRefusal): string {
  if ('message' in refusal && typeof refusal.message === 'string') return translated(refusal.message);
  if (words.value === undefined) {
    void loadWords();
    return isAway.value ? refusal.code : '';
  }
  const section = words.value.sectionOf(refusal);
  if (section === undefined) return refusal.code;
  const tag = languageTag();
  const teller = tellers.value.get(`${tag} ${section}`);
  if (teller === undefined) void loadSection(tag, section);
  return teller?.tell(refusal, moneySymbol.value ?? undefined) ?? (isAway.value ? refusal.code : '');
}

/** Why something cannot be done, where it cannot. */
export const whyTold = (refusal: Tellable | TableRefusal | undefined): string | undefined =>
  refusal === undefined ? undefined : told(refusal);

/** Has sections come before the first refusal is shown: for a page whose buttons say why they cannot be pressed. */
export async function readyToTell(...sections: readonly Section[]): Promise<void> {
  await loadWords();
  const tag = languageTag();
  await Promise.all(sections.map((section) => loadSection(tag, section)));
}

/** What happened, as soon as it can be told: for what is said once, and cannot be drawn again. */
export async function toldLater(lines: readonly Tellable[]): Promise<string> {
  await loadWords();
  await readyToTell(...lines.flatMap((line) => words.peek()?.sectionOf(line) ?? []));
  return lines.map(told).join('\n');
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
    const teller = await words.peek()?.loadTeller(tag, [section]);
    if (teller !== undefined) tellers.value = new Map(tellers.peek()).set(place, teller);
    isAway.value = false;
  } catch {
    // It is tried again when something of it is shown again.
    loading.delete(place);
    isAway.value = true;
  }
}

const loading = new Map<string, Promise<void>>();
