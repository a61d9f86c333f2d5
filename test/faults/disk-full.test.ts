import { expect, test } from 'vitest';
import { canMount, fillDisk, HOW_TO_MOUNT } from './filled-disk.ts';

const reason = canMount() ? '' : ` (${HOW_TO_MOUNT})`;

test.skipIf(reason !== '')(
  `a pit whose disk is full says so, does nothing by half, and goes on once there is room${reason}`,
  { timeout: 240_000 },
  async () => {
    const { acknowledged, refused, faults } = await fillDisk({ times: 1, seed: 3 });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(5);
    expect(refused).toBe(5);
  },
);
