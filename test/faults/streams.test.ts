import { describe, expect, test } from 'vitest';
import { cutStreams } from './cut-streams.ts';

// A sample: `streams.ts` cuts ten thousand.
describe('event streams of a real server that are cut at random bytes', () => {
  test('show no gap and no repeat, also when the server is opened again, and end at the same table', async () => {
    const { streams, entries, restarts, faults } = await cutStreams({ streams: 300, restarts: 1, seed: 3 });
    expect(faults).toEqual([]);
    expect(streams).toBeGreaterThanOrEqual(300);
    expect(restarts).toBe(1);
    expect(entries).toBeGreaterThan(100);
  });
});
