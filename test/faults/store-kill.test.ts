import { describe, expect, test } from 'vitest';
import { sweep } from './store-faults.ts';
import { HOW_TO_GET_STRACE, hasStrace } from './strace.ts';

const canTrace = hasStrace();
if (!canTrace) process.stderr.write(`${HOW_TO_GET_STRACE}\n`);

// A sample: `store-kill.ts` goes through every call.
describe.skipIf(!canTrace)('faults under a SQLite store', () => {
  test.each(['SIGKILL', 'ENOSPC', 'ENOSPC from then on', 'EIO'] as const)(
    '%s: what was acknowledged is there once, nothing by half, and writing goes on',
    async (fault) => {
      const { points, acknowledged, faults } = await sweep({ fault, pace: 'together', every: 41 });
      expect(faults).toEqual([]);
      expect(points).toBeGreaterThan(3);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );

  test('a writer that acknowledges before the commit is found out', async () => {
    const { faults } = await sweep({
      fault: 'SIGKILL',
      pace: 'one by one',
      every: 67,
      planted: 'acknowledge early',
    });
    expect(faults.join('\n')).toContain('was acknowledged and is lost');
  });
});
