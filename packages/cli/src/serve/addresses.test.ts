import { describe, expect, test } from 'vitest';
import { type Adapters, heardAt, hostIn, rankedAddresses } from './addresses.ts';

const at = (address: string, mac = '3c:22:fb:00:00:01') => [{ address, internal: false, mac }];
const loopback = [{ address: '127.0.0.1', internal: true, mac: '00:00:00:00:00:00' }];

/** The addresses in order, each with why it stands there. */
const ranked = (adapters: Adapters) =>
  rankedAddresses(adapters).map(({ address, reach }) => `${address} ${reach}`);

describe('the address that guests are shown', () => {
  test.each<[string, Adapters, readonly string[]]>([
    [
      'a laptop with Docker: Wi-Fi before the bridge',
      { lo: loopback, docker0: at('172.17.0.1'), 'br-1f2e': at('172.18.0.1'), wlp3s0: at('192.168.1.20') },
      ['192.168.1.20 Wi-Fi', '172.17.0.1 container', '172.18.0.1 container'],
    ],
    [
      'a VPN that is up: the room before the tunnel',
      { tun0: at('10.8.0.2'), wg0: at('10.9.0.2'), enp4s0: at('10.0.0.7') },
      ['10.0.0.7 Ethernet', '10.8.0.2 VPN', '10.9.0.2 VPN'],
    ],
    [
      'Windows with WSL and Hyper-V',
      {
        'vEthernet (WSL (Hyper-V firewall))': at('172.28.0.1'),
        'vEthernet (Default Switch)': at('172.20.0.1'),
        'Wi-Fi': at('192.168.0.14'),
      },
      ['192.168.0.14 Wi-Fi', '172.28.0.1 virtual machine', '172.20.0.1 virtual machine'],
    ],
    [
      'Windows with VirtualBox under the name of an Ethernet adapter',
      { 'Ethernet 2': at('192.168.56.1', '0a:00:27:00:00:05'), Ethernet: at('10.1.2.3') },
      ['10.1.2.3 Ethernet', '192.168.56.1 virtual machine'],
    ],
    [
      'macOS with its own tunnels',
      { utun4: at('10.64.0.2'), bridge100: at('192.168.64.1'), en0: at('192.168.1.5') },
      ['192.168.1.5 network', '192.168.64.1 virtual machine', '10.64.0.2 VPN'],
    ],
    [
      'two Wi-Fi adapters: the net of a home router first',
      { wlan0: at('10.42.0.1'), wlan1: at('192.168.178.30') },
      ['192.168.178.30 Wi-Fi', '10.42.0.1 Wi-Fi'],
    ],
    [
      'Wi-Fi and cable: phones are on the Wi-Fi',
      { eth0: at('192.168.1.4'), wlan0: at('192.168.1.5') },
      ['192.168.1.5 Wi-Fi', '192.168.1.4 Ethernet'],
    ],
    [
      'a dead adapter that gave itself an address',
      { eth0: at('169.254.10.1'), wlan0: at('172.16.4.9') },
      ['172.16.4.9 Wi-Fi', '169.254.10.1 no network'],
    ],
    [
      'Tailscale under any name, by its block',
      { ts: at('100.101.102.103'), eth0: at('192.168.1.4') },
      ['192.168.1.4 Ethernet', '100.101.102.103 VPN'],
    ],
    [
      'a server with a public address and IPv6',
      { ens3: [...at('203.0.113.9'), ...at('2001:db8::9'), ...at('fe80::1')] },
      ['203.0.113.9 public', '2001:db8::9 IPv6'],
    ],
    ['no network at all', { lo: loopback }, []],
    ['an adapter without addresses', { eth0: undefined }, []],
  ])('%s', (_, adapters, order) => {
    expect(ranked(adapters)).toEqual(order);
  });

  test('is none of version 6 where only version 4 is listened to', () => {
    const adapters: Adapters = { eth0: [...at('10.0.0.7'), ...at('2001:db8::9')], eth1: undefined };
    expect(ranked(heardAt('0.0.0.0', adapters))).toEqual(['10.0.0.7 Ethernet']);
    expect(ranked(heardAt('::', adapters))).toHaveLength(2);
  });

  test('stands in brackets in a link where it is of version 6', () => {
    expect([hostIn('192.168.1.4'), hostIn('2001:db8::9')]).toEqual(['192.168.1.4', '[2001:db8::9]']);
  });
});
