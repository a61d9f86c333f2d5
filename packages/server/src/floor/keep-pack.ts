import { packText } from '@dicepit/proof';
import type { ParsedPack } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import { changeFloor } from './change.ts';
import { FLOOR } from './floor.ts';

/** Keeps a pack that is not the house's in the pit's own stream, once: from then on the pit deals it without its file. */
export async function keepPack(pit: Pit, { id, hash, data }: ParsedPack): Promise<void> {
  if ((await pit.floor.current(FLOOR)).state.packs?.has(id) === true) return;
  await changeFloor(
    pit,
    { by: { person: 'house', role: 'operator' } },
    { type: 'AddPack', pack: id, hash, text: packText(data) },
  );
}
