import { expect, test } from 'vitest';
import { cameFrom, networkOf } from './auth-guard.ts';
import { fakeApp } from './testing/fake-app.ts';

test.each([
  ['no proxy, and nothing is believed', 0, '1.1.1.1, 2.2.2.2', '9.9.9.9'],
  ['one proxy', 1, '2.2.2.2', '2.2.2.2'],
  ['one proxy and an address that the guest forged', 1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['two proxies and a forged address', 2, '1.1.1.1, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
  ['a proxy that says nothing', 1, undefined, '9.9.9.9'],
  ['fewer proxies than there should be', 3, '2.2.2.2', '2.2.2.2'],
])('%s', (_, proxies, told, address) => {
  const headers = told === undefined ? {} : { 'x-forwarded-for': told };
  expect(cameFrom({ headers, socket: { remoteAddress: '9.9.9.9' } }, proxies)).toBe(address);
});

test.each([1, 2])(
  'behind %i proxies a forged address at the left brings nobody a rate of their own',
  async (proxies) => {
    const rate = { perSecond: 1, burst: 3 };
    const both = { commands: rate, reads: rate };
    const app = await fakeApp({ trustProxy: proxies, rates: { session: both, address: both }, now: () => 0 });
    const statuses: number[] = [];
    for (let time = 1; time <= 4; time++) {
      const told = [`198.51.100.${time}`, '192.0.2.1', ...(proxies === 2 ? ['192.0.2.2'] : [])];
      const headers = { host: 'localhost', 'x-forwarded-for': told.join(', ') };
      statuses.push((await app.inject({ url: '/api/v1/pit', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const others = {
      host: 'localhost',
      'x-forwarded-for': `192.0.2.77${proxies === 2 ? ', 192.0.2.2' : ''}`,
    };
    expect((await app.inject({ url: '/api/v1/pit', headers: others })).statusCode).toBe(200);
  },
);

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:c:d:e', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
