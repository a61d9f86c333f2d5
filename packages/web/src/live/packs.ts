import { addPack, isRace, knownPacks, type PackFacts, tableRules } from '@dicepit/games';
import { type PackData, toBundle } from '@dicepit/games/data/read';
import { signal } from '@preact/signals';
import { dressTables } from '../look/own-cloth.ts';

/** How many packs have come since the page was opened: whoever shows names or felts of packs reads it, and is drawn again. */
export const packsLoaded = signal(0);

/** Every pack that this page knows by now. */
export const listPacks = (): readonly PackFacts[] => (packsLoaded.value < 0 ? [] : knownPacks);

/** Whether a table of this pack can be shown. */
export const isLoaded = (pack: string): boolean => isRace(pack) || Object.hasOwn(tableRules, pack);

const loading = new Map<string, Promise<void>>();

/** What a screen is sent of a pack: the rest is its clauses and readings. */
export type SentPack = Omit<PackData, 'register' | 'commentary'>;

const sent = new Map<string, SentPack>();

/** A pack as the pit sent it, to be handed on to a worker; nothing of one that this page was built with. */
export const sentPack = (pack: string): SentPack | undefined => sent.get(pack);

/** Brings a pack from the pit that sent this page, once. What does not come is asked for again: nothing can be shown without it. */
export function loadPack(pack: string): Promise<void> {
  if (isLoaded(pack)) return Promise.resolve();
  const already = loading.get(pack);
  if (already !== undefined) return already;
  const coming = bring(pack);
  loading.set(pack, coming);
  return coming;
}

const RETRY_DELAY_MS = 2_000;

async function bring(pack: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`./packs/${encodeURIComponent(pack)}.json`);
      if (!response.ok) throw new Error(String(response.status));
      // The pit has checked what it hands out; the engine looks at each wager once more as it is made.
      const data: SentPack = await response.json();
      addPack(toBundle({ ...data, register: [], commentary: {} }, pack));
      sent.set(pack, data);
      dressTables(pack, data.cloth);
      packsLoaded.value += 1;
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

/** Brings every pack that the pit can deal: for whoever chooses among them. */
export async function loadEveryPack(): Promise<void> {
  const response = await fetch('./packs');
  if (!response.ok) return;
  const { packs }: { readonly packs: readonly { readonly id: string }[] } = await response.json();
  await Promise.all(packs.map(({ id }) => loadPack(id)));
}
