import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { welcomeText } from './startup-text.ts';

test('a pit says where its guests, its TV and its host find it', () => {
  const text = welcomeText(
    {
      version: '1.0.0',
      data: './dicepit-data',
      pit: 'Casino\u001b[31m night',
      chips: 'bucks',
      tables: 1,
      resumed: 'Resumed: 1 table, nz-1 at roll 118',
      guests: 'http://192.168.1.20:7711',
      code: 'KRTMXB',
      tv: 'http://192.168.1.20:7711/tv#code=KRTMXB',
      host: 'http://localhost:7711/host#claim=abc',
      unclaimed: true,
      others: [{ address: '10.8.0.2', adapter: 'tun0', reach: 'VPN' }],
      qr: ['██', '▀▄'],
      wifi: [],
      keys: false,
    },
    { colours: createColors(false) },
  );
  expect(text).toBe(`dicepit 1.0.0   data ./dicepit-data   1 table
Casino night: bucks, without cash value
Resumed: 1 table, nz-1 at roll 118

  Guests   http://192.168.1.20:7711   code  KRTMXB
  TV       http://192.168.1.20:7711/tv#code=KRTMXB
  Host     http://localhost:7711/host#claim=abc  once: it makes you the host

  ██
  ▀▄
  Scan with one phone to test.

  Other addresses: 10.8.0.2 (VPN)

`);
});
