import { describe, expect, test } from 'vitest';
import { fetchNeeds } from './needs.ts';

describe('what tests need beyond npm', () => {
  /** Two programs, one of them missing; what is said and done about it, in order. */
  const fetched = (mayInstall: boolean, isInstalled: boolean): readonly string[] => {
    const log: string[] = [];
    let here = false;
    fetchNeeds({
      needs: [
        { name: 'Chromium', from: 'chromium', find: () => (here ? 'there' : undefined), without: 'skipped' },
        { name: 'Python', from: 'python3', find: () => 'there', without: 'skipped' },
      ],
      mayInstall,
      say: (line) => log.push(`say ${line}`),
      aptGet: (args) => {
        log.push(`apt-get ${args.join(' ')}`);
        here = isInstalled && args[0] === 'install';
      },
    });
    return log;
  };

  test('is named before it is installed, with the way to prevent it', () => {
    expect(fetched(true, true)).toEqual([
      expect.stringMatching(/^say About to install .* as root, .*: chromium\. .*DICEPIT_INSTALL=no/),
      'apt-get update -q',
      'apt-get install -qy --no-install-recommends chromium',
    ]);
  });

  test('is named with how to get it where it cannot be installed, or was not', () => {
    expect(fetched(false, false)).toEqual(['say No Chromium: skipped.']);
    expect(fetched(true, false).at(-1)).toBe('say No Chromium: skipped.');
  });
});
