import { expect, test } from 'vitest';
import { changeFloor } from '../floor/change.ts';
import { FLOOR, type FloorEvent, newFloor } from '../floor/floor.ts';
import { readWifi, wifiPut } from '../floor/wifi.ts';
import { parseEntry } from '../pit/projection.ts';
import { aPit, operator } from '../testing/tables.ts';
import { joiningBy, wifiFor } from './screens.ts';

const wifi = { name: 'Harbour', text: 'WIFI:T:WPA;S:Harbour;P:gulls over the quay;;' };

test('a Wi-Fi that the host shows stands beside the way in, for screens that have the code', async () => {
  const pit = aPit();
  await pit.floorSays({
    type: 'PitOpened',
    settings: newFloor.settings,
    publicKey: '00',
    software: '0.1.0',
  });
  await changeFloor(pit, { by: operator, puts: [wifiPut(wifi)] }, { type: 'ChangeWifi', shown: true });
  expect(await wifiFor(pit, undefined)).toBeUndefined();
  expect(await wifiFor(pit, 'KRTMPW')).toEqual(wifi);
  const written = (await pit.store.read(FLOOR, 0)).map(({ text }) => parseEntry<FloorEvent>(text).event);
  expect(written.at(-1)).toMatchObject({ type: 'WifiChanged', shown: true });
  expect(JSON.stringify(written)).not.toContain('gulls');

  await changeFloor(pit, { by: operator, puts: [wifiPut(null)] }, { type: 'ChangeWifi', shown: false });
  expect(await readWifi(pit)).toBeUndefined();
  pit.end();
});

test('the Wi-Fi is drawn as a code of its own, and only where there is one', () => {
  const shown = joiningBy({ address: 'http://192.0.2.10:7711', code: 'KRTMPW', wifi });
  const bare = joiningBy({ address: 'http://192.0.2.10:7711', code: 'KRTMPW' });
  expect(shown.wifi).toMatchObject({ name: 'Harbour' });
  expect(shown.wifi?.qr.path).not.toBe(shown.qr.path);
  expect(shown.qr).toEqual(bare.qr);
  expect(bare).not.toHaveProperty('wifi');
});
