import type { Put } from '@dicepit/store';
import type { Pit } from '../pit/pit.ts';

/** A Wi-Fi that guests are helped into: what it is called, and the text that a camera reads. */
export type SharedWifi = { readonly name: string; readonly text: string };

const SHELF = 'codes';
const KEY = 'wifi';

/** A password is a record, and never in a stream; the entry says only that it has changed. */
export const wifiPut = (wifi: SharedWifi | null): Put => ({
  shelf: SHELF,
  key: KEY,
  text: wifi === null ? '' : JSON.stringify(wifi),
});

export async function readWifi({ store }: Pick<Pit, 'store'>): Promise<SharedWifi | undefined> {
  const text = await store.record(SHELF, KEY);
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined || text === '' ? undefined : (JSON.parse(text) as SharedWifi);
}
