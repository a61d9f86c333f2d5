import { describe, expect, test } from 'vitest';
import { openKiosk } from './kiosk.ts';

describe('a page full screen on this computer', () => {
  test('is shown by the first browser that is there', async () => {
    const tried: string[] = [];
    const start = (program: string, args: readonly string[]): Promise<void> => {
      tried.push([program, ...args].join(' '));
      return program === 'google-chrome' ? Promise.resolve() : Promise.reject(new Error('not there'));
    };
    expect(await openKiosk('http://localhost:7711/tv', { start, platform: 'linux' })).toBe(true);
    expect(tried).toHaveLength(3);
    expect(tried.at(-1)).toMatch(/^google-chrome --kiosk .* http:\/\/localhost:7711\/tv$/);
  });

  test('is told apart from none where there is no browser', async () => {
    const start = (): Promise<void> => Promise.reject(new Error('not there'));
    for (const platform of ['linux', 'darwin', 'win32'])
      expect(await openKiosk('http://localhost:7711/tv', { start, platform })).toBe(false);
  });
});
