import type { JoinFacts } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { chanceOf, guestLink, typed, wifiText } from './join-links.ts';

const facts: JoinFacts = {
  url: 'http://192.0.2.10:7711',
  code: 'KRTMBF',
  addresses: [],
  fixed: false,
  reached: { devices: 0, last: null },
};

test('a guest is sent to the address that the pit names, with the code where no server sees it', () => {
  expect(guestLink(facts, 'http://localhost:7711')).toBe('http://192.0.2.10:7711/#code=KRTMBF');
  expect(guestLink({ ...facts, url: null }, 'https://pit.example/dice')).toBe(
    'https://pit.example/dice/#code=KRTMBF',
  );
});

test('an address is typed without what browsers add', () => {
  expect(typed('http://192.0.2.10:7711/')).toBe('192.0.2.10:7711');
});

test.each([
  [0, 'Wi-Fi', 'best'],
  [1, 'Ethernet', 'fair'],
  [0, 'VPN', 'rarely'],
  [3, 'container', 'rarely'],
])('number %i in a network of the kind %s', (place, reach, chance) => {
  expect(chanceOf(place, reach)).toBe(chance);
});

test.each([
  ['Cellar', 'dice dice', 'WIFI:T:WPA;S:Cellar;P:dice dice;;'],
  ['Cellar', '', 'WIFI:T:nopass;S:Cellar;;'],
  ['a;b', 'c:d,"e"\\f', 'WIFI:T:WPA;S:a\\;b;P:c\\:d\\,\\"e\\"\\\\f;;'],
])('the Wi-Fi %j with %j', (name, password, text) => {
  expect(wifiText({ name, password })).toBe(text);
});
