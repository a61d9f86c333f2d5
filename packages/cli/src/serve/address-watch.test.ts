import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchAddresses } from './address-watch.ts';
import type { Adapters } from './addresses.ts';

const wifi = (address: string): Adapters => ({ wlan0: [{ address, internal: false }] });

describe('the address that is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('follows the laptop to another Wi-Fi, and is told once', () => {
    let adapters = wifi('192.168.1.20');
    const changed = vi.fn<() => void>();
    const choice = watchAddresses({ adapters: () => adapters, fixed: undefined, changed });
    vi.advanceTimersByTime(20_000);
    expect([choice.shown(), changed.mock.calls.length]).toEqual(['192.168.1.20', 0]);
    adapters = wifi('10.0.0.8');
    vi.advanceTimersByTime(20_000);
    expect([choice.shown(), changed.mock.calls.length]).toEqual(['10.0.0.8', 1]);
    choice.end();
  });

  test('is the next one when the host asks, and stays so while it lasts', () => {
    let adapters: Adapters = { ...wifi('192.168.1.20'), tun0: [{ address: '10.8.0.2', internal: false }] };
    const choice = watchAddresses({
      adapters: () => adapters,
      fixed: undefined,
      changed: vi.fn<() => void>(),
    });
    choice.next();
    expect([choice.shown(), choice.others().map(({ address }) => address)]).toEqual([
      '10.8.0.2',
      ['192.168.1.20'],
    ]);
    adapters = { ...adapters, docker0: [{ address: '172.17.0.1', internal: false }] };
    vi.advanceTimersByTime(5_000);
    expect(choice.shown()).toBe('10.8.0.2');
    adapters = wifi('192.168.1.20');
    vi.advanceTimersByTime(5_000);
    expect(choice.shown()).toBe('192.168.1.20');
    choice.end();
  });

  test('is the one that the host picks from the list, and none that is not there', () => {
    const changed = vi.fn<() => void>();
    const choice = watchAddresses({
      adapters: () => ({ ...wifi('192.168.1.20'), tun0: [{ address: '10.8.0.2', internal: false }] }),
      fixed: undefined,
      changed,
    });
    expect([choice.choose('10.8.0.2'), choice.shown()]).toEqual([true, '10.8.0.2']);
    expect([choice.choose('203.0.113.9'), choice.shown(), changed.mock.calls.length]).toEqual([
      false,
      '10.8.0.2',
      1,
    ]);
    choice.end();
  });

  test('is what the operator says, or this computer where there is no network', () => {
    const named = watchAddresses({
      adapters: () => wifi('10.0.0.8'),
      fixed: 'pit.local',
      changed: vi.fn<() => void>(),
    });
    named.next();
    expect([named.shown(), named.choose('10.0.0.8'), named.fixed]).toEqual(['pit.local', false, true]);
    const alone = watchAddresses({ adapters: () => ({}), fixed: undefined, changed: vi.fn<() => void>() });
    alone.next();
    expect(alone.shown()).toBe('localhost');
    alone.end();
  });
});
