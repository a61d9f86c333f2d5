import type { Client } from '@dicepit/client';
import type { Chance } from '@dicepit/games';
import { type HouseSeat, playOn, type Thought } from './play-on.ts';
import { createWakeSignal } from './wake-signal.ts';

export type HousePlayersSettings = {
  /** Looks at the table for all of them, as anybody in the room can: what house players go by is no secret. */
  readonly watcher: Client;
  readonly players: readonly HouseSeat[];
  readonly table: string;
  readonly chance: Chance;
  readonly thought?: Thought;
};

/** House players at one table. */
export type HousePlayers = {
  /** They stay in their seats, and go on from there when they are seated again. */
  readonly stop: () => Promise<void>;
};

const unhurriedThought: Thought = { least: 900, most: 4_000 };

/**
 * Has house players play at a table as guests do: through the client, by what everybody there can see. They come back
 * by themselves after the server was away, and leave one seat for a guest.
 */
export function seatHousePlayers(settings: HousePlayersSettings): HousePlayers {
  const { watcher, players, table, chance, thought = unhurriedThought } = settings;
  const stopping = new AbortController();
  const seats = players.map((player) => ({ player, wake: createWakeSignal() }));
  let isLive = false;
  const ringAll = (): void => {
    for (const { wake } of seats) wake.notify();
  };
  const followed = watcher.table(table).follow({
    onSnapshot: ringAll,
    onEntry: ringAll,
    onState: ({ is }) => {
      isLive = is === 'live';
      ringAll();
    },
  });
  const seen = () => {
    const live = isLive ? followed.state() : undefined;
    if (live === undefined) return undefined;
    const clock = live.kind === 'banked' ? live.table.clock : 0;
    return { live, now: Math.max(Date.now() + followed.ahead(), clock) };
  };
  const playing = seats.map((seat, place) =>
    playOn({ ...seat, place, among: seats.length, table, chance, thought, seen, signal: stopping.signal }),
  );
  return {
    stop: async () => {
      stopping.abort();
      followed.stop();
      ringAll();
      await Promise.all([followed.ended, ...playing]);
    },
  };
}
