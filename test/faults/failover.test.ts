import { HOW_TO_GET_POSTGRES, postgresPrograms } from '@dicepit/store/testing';
import { expect, test } from 'vitest';
import { failOver } from './failed-over.ts';

const reason = postgresPrograms() === undefined ? ` (${HOW_TO_GET_POSTGRES})` : '';

test.skipIf(reason !== '')(
  `a database fails over under two nodes, which lose nothing, go on and are not started again${reason}`,
  { timeout: 240_000 },
  async () => {
    const { acknowledged, streamed, faults } = await failOver({ times: 1, seed: 3 });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10);
    expect(streamed).toBeGreaterThan(10);
  },
);
