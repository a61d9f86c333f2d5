import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { qrLines, wifiText } from './qr.ts';

const pixels = { ' ': [true, true], '▄': [true, false], '▀': [false, true], '█': [false, false] } as const;
const isBlock = (sign: string): sign is keyof typeof pixels => Object.hasOwn(pixels, sign);

describe('a code in the terminal', () => {
  test('holds every module of the code, two rows to a line', () => {
    const link = 'http://192.168.1.20:7711';
    const { data, size } = encode(link, { ecc: 'M', border: 2 });
    const rows = qrLines(link).flatMap((line) => {
      const pairs = Array.from(line, (sign) => (isBlock(sign) ? pixels[sign] : [true, true]));
      return [pairs.map(([upper]) => upper), pairs.map(([, lower]) => lower)];
    });
    expect(rows.slice(0, size)).toEqual(data);
  });
});

test.each([
  ['Guests', undefined, 'WIFI:T:nopass;S:Guests;;'],
  ['Guests', 'come in', 'WIFI:T:WPA;S:Guests;P:come in;;'],
  ['a;b:c', 'x\\y"z,', 'WIFI:T:WPA;S:a\\;b\\:c;P:x\\\\y\\"z\\,;;'],
])('the Wi-Fi %s with %s', (name, password, text) => {
  expect(wifiText(name, password)).toBe(text);
});
