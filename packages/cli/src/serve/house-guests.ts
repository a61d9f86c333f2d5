import { type Client, createClient } from '@dicepit/client';
import { type Chance, chanceFrom } from '@dicepit/games';
import { admitHousePlayer, FLOOR, type Pit, tablesOn } from '@dicepit/server';
import { type HousePlayers, seatHousePlayers } from '../house-players/seat-house-players.ts';

/** House players at all tables that are to have some. */
export type HouseGuests = { readonly stop: () => Promise<void> };

/** Has the house's own guests play, at the tables there are and at those that are added later, until stopped. */
export async function houseGuests(
  pit: Pit,
  url: string,
  chance: Chance = chanceFrom(Date.now()),
): Promise<HouseGuests> {
  const playing = new Map<string, HousePlayers>();
  const watcher = createClient({ url });

  const enter = async (name: string): Promise<Client | undefined> => {
    const admitted = await admitHousePlayer(pit, name);
    // A guest may have taken the name: then there is one house player less.
    return admitted.ok ? createClient({ url, session: `dicepit=${admitted.answer.cookie}` }) : undefined;
  };

  const seat = ({ table, housePlayers }: { table: string; housePlayers: readonly Wanted[] }): void => {
    if (housePlayers.length === 0 || playing.has(table)) return;
    const players = housePlayers.map((wanted) => ({ ...wanted, enter: () => enter(wanted.name) }));
    playing.set(table, seatHousePlayers({ watcher, players, table, chance }));
  };

  const { state } = await pit.floor.current(FLOOR);
  for (const table of tablesOn(state)) seat(table);
  const deaf = pit.floor.listen(FLOOR, ({ entry: { event } }) => {
    if (event.type === 'TableAdded') seat(event);
    if (event.type === 'TableRetired') void playing.get(event.table)?.stop();
  });
  return {
    stop: async () => {
      deaf();
      await Promise.all([...playing.values()].map((each) => each.stop()));
    },
  };
}

type Wanted = { readonly name: string; readonly manner?: string };
