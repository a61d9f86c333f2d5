import type { HouseWording } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Pit } from '../pit/pit.ts';
import { tableStream } from '../table/pit-table.ts';
import { FLOOR, type Floor, tablesOn } from './floor.ts';
import { heard } from './word-calls.ts';

/** What the house calls its rolls now: nothing of it that a clause forbids where that clause is kept to the letter. */
export async function wordingNow(pit: Pit): Promise<HouseWording> {
  const { state: floor } = await pit.floor.current(FLOOR);
  return floor.wording === undefined ? {} : heard(floor.wording, await strictPacks(pit, floor));
}

/** The packs whose rules are kept to the letter: all of them where the pit is strict, else those of strict tables. */
export async function strictPacks(pit: Pit, floor: Floor): Promise<ReadonlySet<string>> {
  if (floor.settings.mode === 'strict') return new Set(bankedPacks.map(({ id }) => id));
  const strict = new Set<string>();
  for (const { table, pack } of tablesOn(floor)) {
    const { state } = await pit.tables.current(tableStream(table));
    if (state.is === 'banked' && state.table.setup?.mode === 'strict') strict.add(pack);
  }
  return strict;
}
