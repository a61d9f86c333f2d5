import { expect, test, vi } from 'vitest';
import { firstPhone } from './first-phone.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1';

test('the first visit from outside is told once; those of this computer are not', () => {
  const tell = vi.fn<(line: string) => void>();
  const visit = firstPhone(() => ['192.168.1.20'], tell);
  for (const address of ['', '127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.20', '::ffff:192.168.1.20'])
    visit({ address, device: iphone });
  expect(tell).not.toHaveBeenCalled();
  visit({ address: '::ffff:192.168.1.44', device: iphone });
  visit({ address: '192.168.1.45', device: iphone });
  expect(tell.mock.calls).toEqual([['✔ a phone reached this pit (Safari, 192.168.1.44)']]);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/154.0 Mobile Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox'],
  ['curl/8.1 \u001b[31m', 'curl/8.1 '],
  ['', 'unknown browser'],
])('%s', (device, name) => {
  const tell = vi.fn<(line: string) => void>();
  firstPhone(() => [], tell)({ address: '10.0.0.9', device });
  expect(tell.mock.calls[0]?.[0]).toContain(`(${name}`);
});
