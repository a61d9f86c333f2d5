import {
  askForTable,
  type CommandClient,
  createCommandClient,
  fetchAhead,
  type StreamState,
  type Subscription,
} from '@dicepit/client';
import type { HouseWording } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import type { DeskName, Me, PitFacts } from '@dicepit/wire';
import { effect, signal } from '@preact/signals';
import { takeMoney } from '../parts/house-money.ts';
import { UNTOLD_CHIPS } from '../words/names.ts';
import { languageTag, words } from '../words/words.ts';
import { loadList } from './packs.ts';

const { fetch, ahead } = fetchAhead();

/** The pit that has sent this page; its address is the page's own, under whatever path it stands. */
export const pitAddress = { url: pitUrl(), language: languageTag, fetch };

/** Asks that pit. What follows a table is in table.ts: the rules come with the pages that show one. */
export const client: CommandClient = createCommandClient(pitAddress);

/** Who sits before this page; undefined until the pit has said so. */
export const me = signal<Me | undefined>(undefined);

/** Whether the pit was asked who this is, and nothing came back. */
export const meUnanswered = signal(false);

export const pit = signal<PitFacts | undefined>(undefined);

export const pitConnection = signal<StreamState>({ is: 'connecting' });

/** How often each desk has had news: whoever shows one asks again when it goes up. */
export const deskNews = signal<Readonly<Record<DeskName, number>>>({
  disputes: 0,
  conduct: 0,
  promotions: 0,
  calls: 0,
  chips: 0,
});

let reading: Subscription | undefined;

/** Asks who this is, and follows the lobby for as long as the page is open. */
export function openPit(): void {
  void refreshMe();
  reading = client.followPit({
    onPit: (facts) => {
      takeMoney(facts.money);
      houseWording.value = facts.wording ?? {};
      pit.value = facts;
      // What tables are called whose game is not the house's, and how they look.
      if (facts.tables.some(({ pack }) => findPack(pack) === undefined)) void loadList();
    },
    onDesk: (desk) => {
      deskNews.value = { ...deskNews.peek(), [desk]: deskNews.peek()[desk] + 1 };
      // Whoever plays is told of conduct where they are kept from a game, or may take part in it again.
      if (desk === 'conduct') void refreshMe();
    },
    onState: (state) => {
      // The stream was let go on purpose, and is there again in a moment: nobody has lost the pit.
      if (state.is === 'reconnecting' && isChangingHands) return;
      isChangingHands = false;
      // What is told once may have been told while the pit was away.
      if (state.is === 'live' && pitConnection.peek().is === 'reconnecting') void refreshMe();
      pitConnection.value = state;
    },
  });
  reconnectOnWake(() => reading);
  followAsMe();
}

let isChangingHands = false;

/** The stream is somebody's from its beginning: whoever comes in or signs in on this page asks for one of their own. */
function followAsMe(): void {
  let follower: string | null | undefined;
  effect(() => {
    if (me.value === undefined) return;
    const { person } = me.value;
    if (follower !== undefined && follower !== person && pitConnection.peek().is === 'live') {
      isChangingHands = true;
      reading?.reconnect();
    }
    follower = person;
  });
}

/** Asks at once, where the next try is being waited for. */
export const retryPit = (): void => reading?.retryNow();

export async function refreshMe(): Promise<void> {
  const answer = await client.me();
  if (answer.ok) me.value = answer.value;
  meUnanswered.value = !answer.ok;
}

/** Pages lie at the root of the pit or one or two steps below it; the page says which by its base. */
function pitUrl(): string {
  // Outside a browser there is no page, and nothing is asked of a pit.
  if (typeof document === 'undefined') return '';
  return new URL(document.baseURI).href.replace(/[^/]*$/, '').replace(/\/$/, '');
}

/** Asks for a table at once: the script that follows tables is large, and takes over what has come by then. */
export function askForTableAhead(table: string): void {
  // Whoever takes it over hears of a failure.
  askForTable({ ...pitAddress, fetch: ahead }, table).catch(() => undefined);
}

/** After so long out of sight a stream is taken for dead, in milliseconds: phones let them die without a word. */
const STALE_AFTER_HIDDEN_MS = 5_000;

/**
 * A page that is looked at again asks at once instead of waiting for its turn. One that slept, and one whose network
 * came or went, asks over a new connection: nobody knows which of the old ones still live.
 */
export function reconnectOnWake(
  reading: () => Pick<Subscription, 'retryNow' | 'reconnect'> | undefined,
): void {
  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt < STALE_AFTER_HIDDEN_MS) reading()?.retryNow();
    else reading()?.reconnect();
  });
  for (const change of ['online', 'offline'])
    globalThis.addEventListener(change, () => reading()?.reconnect());
}

/** What the house calls its rolls, as the pit has last said; nothing until then. */
export const houseWording = signal<HouseWording>({});

/** What the chips of this pit are called, in the words of the host or, where there are none, of the language. */
export function chipsName(): string {
  const name = pit.value?.chips ?? '';
  return name === UNTOLD_CHIPS ? words.value.common.playChips : name;
}
