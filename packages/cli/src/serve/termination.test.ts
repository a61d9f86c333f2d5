import { expect, test, vi } from 'vitest';
import { onTerminationSignal } from './termination.ts';

test('the first signal ends in order, the second at once, and afterwards nobody hears them', async () => {
  const before = process.listenerCount('SIGINT');
  const now = vi.fn<(code: number) => void>();
  const ending = onTerminationSignal(now);
  process.emit('SIGINT');
  expect(await ending.asked).toBe(130);
  expect(now).not.toHaveBeenCalled();
  process.emit('SIGTERM');
  expect(now.mock.calls).toEqual([[143]]);
  ending.end();
  expect(process.listenerCount('SIGINT')).toBe(before);
});
