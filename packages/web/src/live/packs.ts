import { addListed, addPack, isRace, knownPacks, type PackFacts, tableRules } from '@dicepit/games';
import { signal } from '@preact/signals';
import { dressTables, isCloth } from '../look/own-cloth.ts';
import { isListed, readSentPack, type SentPack } from './sent-pack.ts';

/** How many packs have come since the page was opened: whoever shows names or felts of packs reads it, and is drawn again. */
export const packsLoaded = signal(0);

/** The packs that did not come, or came as something else, until they are asked for again. */
const unread = signal<ReadonlySet<string>>(new Set());

/** Every pack that this page knows by now. */
export const listPacks = (): readonly PackFacts[] => (packsLoaded.value < 0 ? [] : knownPacks);

/** Whether a table of this pack can be shown. */
export const isLoaded = (pack: string): boolean => isRace(pack) || Object.hasOwn(tableRules, pack);

/** Reads the packs that came along with this page: the pit names that of the table in the head of its answer, and no script hears of it otherwise. */
export function loadPacksSent(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const pack = /\/packs\/([\w%-]+)\.json$/.exec(name)?.[1];
    if (pack !== undefined) void loadPack(decodeURIComponent(pack));
  }
}

const loading = new Map<string, Promise<boolean>>();

const sent = new Map<string, SentPack>();

/** A pack as the pit sent it, to be handed on to a worker; nothing of one that this page was built with. */
export const sentPack = (pack: string): SentPack | undefined => sent.get(pack);

/** Brings a pack from the pit that sent this page, once, and says whether it is here. */
export function loadPack(pack: string): Promise<boolean> {
  if (isLoaded(pack)) return Promise.resolve(true);
  const already = loading.get(pack);
  if (already !== undefined) return already;
  if (unread.peek().has(pack)) unread.value = new Set([...unread.peek()].filter((each) => each !== pack));
  const coming = bring(pack).finally(() => loading.delete(pack));
  loading.set(pack, coming);
  return coming;
}

/** So often a pack is asked for before somebody is told; a network that comes back meanwhile is not worth a word. */
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_500;

async function bring(pack: string): Promise<boolean> {
  try {
    const { data, bundle } = readSentPack(await textOf(pack), pack);
    addPack(bundle);
    sent.set(pack, data);
    dressTables(pack, data.cloth);
    packsLoaded.value += 1;
    return true;
  } catch (cause) {
    // Whoever looks into the browser's own record finds what it was.
    // oxlint-disable-next-line no-console
    console.error(cause);
    unread.value = new Set([...unread.peek(), pack]);
    return false;
  }
}

async function textOf(pack: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`./packs/${encodeURIComponent(pack)}.json`).catch(() => undefined);
    if (response?.ok === true) return response.text();
    // What the pit does not have will not be there in a moment.
    if (attempt === ATTEMPTS || (response !== undefined && response.status < 500))
      throw new Error(`${pack} did not come: ${response?.status ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

/**
 * Whether packs are here. What is not is asked for; whoever asks this while drawing is drawn again when it has come, or when
 * it could not be read, after which nothing is asked for until somebody wants it again.
 */
export function packsHere(packs: readonly string[]): 'here' | 'coming' | 'unread' {
  void packsLoaded.value;
  const missing = packs.filter((pack) => !isLoaded(pack));
  const waited = missing.filter((pack) => !unread.value.has(pack));
  for (const pack of waited) void loadPack(pack);
  if (missing.length === 0) return 'here';
  return waited.length === 0 ? 'unread' : 'coming';
}

let listing: Promise<void> | undefined;

/** What the pit can deal, for whoever chooses among games: what is shown of each, and not its rules. */
export function loadList(): Promise<void> {
  listing ??= bringList()
    // The games of the house are known all the same.
    .catch(() => undefined)
    .finally(() => {
      listing = undefined;
    });
  return listing;
}

/** Brings every game that the pit deals, for whoever may be asked about any of them, and says whether all are here. */
export async function loadEveryPack(): Promise<boolean> {
  await loadList();
  return (await Promise.all(knownPacks.map(({ id }) => loadPack(id)))).every(Boolean);
}

async function bringList(): Promise<void> {
  const response = await fetch('./packs');
  if (!response.ok) throw new Error(`no list of packs: ${response.status}`);
  const { packs }: { readonly packs: readonly unknown[] } = await response.json();
  for (const { cloth, words = {}, ...facts } of packs.filter(isListed)) {
    addListed(facts, words, isCloth(cloth) ? cloth : undefined);
    dressTables(facts.id, cloth);
  }
  packsLoaded.value += 1;
}
