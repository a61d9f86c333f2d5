import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEntry } from '../pit/projection.ts';
import { pauseAfter, SECURITY, type SecurityEvent } from './security.ts';
import { type InPit, inPit } from './testing/in-pit.ts';

let at: InPit;
beforeEach(async () => {
  at = await inPit();
});
afterEach(() => at.end());

const written = async (): Promise<readonly SecurityEvent[]> =>
  (await at.store.read(SECURITY, 0)).map(({ text }) => parseEntry<SecurityEvent>(text).event);

describe('refusals', () => {
  test('are counted by kind and address, in one entry', async () => {
    for (let times = 0; times < 1_000; times++) at.services.security.note('join code', '10.0.0.1');
    at.services.security.note('sign-in', '10.0.0.1');
    at.services.security.note('sign-in', '2001:db8::1');
    at.services.security.note('sign-in', '2001:db8::2');
    await at.services.security.flush();
    expect(await written()).toMatchObject([
      {
        type: 'RefusalsCounted',
        counts: [
          { kind: 'join code', address: '10.0.0.1', count: 1_000 },
          { kind: 'sign-in', address: '10.0.0.1', count: 1 },
          { kind: 'sign-in', address: '2001:db8:0:0::/64', count: 2 },
        ],
        others: 0,
      },
    ]);
  });

  test('of ten thousand addresses name fifty and count the rest', async () => {
    for (let stranger = 0; stranger < 10_000; stranger++)
      at.services.security.note('join code', `10.0.${stranger >> 8}.${stranger & 255}`);
    await at.services.security.flush();
    const [event] = await written();
    expect(event?.counts).toHaveLength(50);
    expect(event?.others).toBe(9_950);
  });

  test('write nothing where nothing was refused', async () => {
    await at.services.security.flush();
    expect(await written()).toEqual([]);
  });

  test('that go on all night make about a hundred entries, and a second is a second again after ten quiet minutes', () => {
    let pause = 1_000;
    let entries = 0;
    for (let at = 0; at < 8 * 3_600_000; at += pause) {
      entries += 1;
      pause = pauseAfter(pause, pause);
    }
    expect(entries).toBe(103);
    expect(pauseAfter(pause, 599_999)).toBe(300_000);
    expect(pauseAfter(pause, 600_000)).toBe(1_000);
  });

  test('for more than a second make no more than an entry a second', async () => {
    const began = performance.now();
    while (performance.now() - began < 1_300) {
      at.services.security.note('join code', '10.0.0.1');
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
    const seconds = (performance.now() - began) / 1_000;
    const entries = await written();
    expect(entries.length).toBeGreaterThanOrEqual(1);
    expect(entries.length).toBeLessThanOrEqual(Math.floor(seconds) + 1);
  });
});
