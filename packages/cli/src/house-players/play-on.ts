import { setTimeout } from 'node:timers/promises';
import type { Client, LiveTable } from '@dicepit/client';
import type { Chance } from '@dicepit/games';
import type { WakeSignal } from './wake-signal.ts';
import { decideWish, mannerFor } from './wish-of.ts';

/** Somebody of the house who is to play at a table. */
export type HouseSeat = {
  readonly name: string;
  /** Has the server let them in, and gives the client with their session; asked again when that is over. */
  readonly enter: () => Promise<Client | undefined>;
  /** How they bet, by its name; one of those that the pack knows where nothing is said. */
  readonly manner?: string;
};

/** How long somebody thinks before doing something, in milliseconds: between these two. */
export type Thought = { readonly least: number; readonly most: number };

export type Playing = {
  readonly player: HouseSeat;
  /** Counted from 0 among those who play at this table, and how many they are. */
  readonly place: number;
  readonly among: number;
  readonly table: string;
  readonly chance: Chance;
  readonly thought: Thought;
  /** Rings when something has happened at the table. */
  readonly wake: WakeSignal;
  /** The table and the clock over it, while both can be seen. */
  readonly seen: () => { readonly live: LiveTable; readonly now: number } | undefined;
  readonly signal: AbortSignal;
};

/** What was refused is not tried again at once, and less and less often: a table that says no is not pestered. */
const REFUSAL_DELAY_MS = 3_000;
const MAX_REST_MS = 60_000;

/** Plays at a table until told to stop, coming in again whenever a session is over. */
export async function playOn(playing: Playing): Promise<void> {
  const { player, signal } = playing;
  while (!signal.aborted) {
    // While the store is away nobody is let in, and nothing of ours may end the pit for it.
    const client = await player.enter().catch(() => undefined);
    const person = client && (await readPerson(client, signal));
    if (client === undefined || person === undefined) await paused(REFUSAL_DELAY_MS, signal);
    else await playAs(client, person, playing);
  }
}

/** Plays for as long as the session lasts: one thing at a time, each after a moment of thought. */
async function playAs(client: Client, person: string, playing: Playing): Promise<void> {
  const { player, place, among, table, chance, thought, wake, seen, signal } = playing;
  let upTo = 0;
  let refusals = 0;
  while (!signal.aborted) {
    await wake.wait();
    await paused(thought.least + chance(thought.most - thought.least + 1), signal);
    const sight = seen();
    // What one's own last command brought about has to be seen first, or the same would be wished again.
    if (sight === undefined || sight.live.version < upTo || signal.aborted) continue;
    const { live, now } = sight;
    const guest = { person, name: player.name, manner: mannerFor(live.pack, player.manner, place), among };
    const wish = decideWish(live, guest, { now, chance });
    if (wish === undefined) continue;
    const answer = await client.table(table).command(wish, { signal });
    wake.notify();
    if (answer.ok) {
      upTo = answer.value.version;
      refusals = 0;
      continue;
    }
    if (answer.problem.status === 401) return;
    refusals += 1;
    await paused(restAfter(answer, refusals), signal);
  }
}

function restAfter({ after = 0 }: { readonly after?: number }, refusals: number): number {
  return Math.max(after * 1_000, Math.min(REFUSAL_DELAY_MS * 2 ** (refusals - 1), MAX_REST_MS));
}

/** Who the session makes one; undefined where it makes one nobody, or where the pit is away. */
async function readPerson(client: Client, signal: AbortSignal): Promise<string | undefined> {
  const answer = await client.ask('readMe', { signal });
  return answer.ok ? (answer.value.person ?? undefined) : undefined;
}

async function paused(milliseconds: number, signal: AbortSignal): Promise<void> {
  // It rejects when the signal is given, which every caller looks at by itself.
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
