import { expect, test } from 'vitest';
import { wifiText } from './wifi.ts';

test.each([
  ['Cellar', 'dice dice', 'WIFI:T:WPA;S:Cellar;P:dice dice;;'],
  ['Cellar', '', 'WIFI:T:nopass;S:Cellar;;'],
  ['a;b', 'c:d,"e"\\f', 'WIFI:T:WPA;S:a\\;b;P:c\\:d\\,\\"e\\"\\\\f;;'],
])('the Wi-Fi %j with %j', (name, password, text) => {
  expect(wifiText({ name, password })).toBe(text);
});
