import { describe, expect, test } from 'vitest';
import { newVisits } from './visits.ts';

describe('devices that have reached the pit', () => {
  const visits = () =>
    newVisits(
      () => 1_000,
      () => ['192.168.1.4'],
    );

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.4', '::ffff:192.168.1.4', ''])(
    '%j is this computer itself, and proves nothing',
    (address) => {
      const noted = visits();
      noted.note(address);
      expect([noted.devices(), noted.last()]).toEqual([0, undefined]);
    },
  );

  test('are counted once each, and whoever listens hears of each once', () => {
    const noted = visits();
    let heard = 0;
    const stop = noted.listen(() => {
      heard += 1;
    });
    for (const address of ['192.168.1.9', '::ffff:192.168.1.9', '192.168.1.10']) noted.note(address);
    expect([noted.devices(), noted.last(), heard]).toEqual([2, 1_000, 2]);
    stop();
    noted.note('192.168.1.11');
    expect([noted.devices(), heard]).toEqual([3, 2]);
  });
});
