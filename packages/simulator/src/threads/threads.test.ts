import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { loadPlan, type Order, simulateInThreads } from './index.ts';

const order: Order = {
  game: { pack: 'snake-eyes-nz', options: { field: '2' } },
  bets: [{ wager: 'field', stake: 5_00 }],
  strategy: { named: 'press:presses=2' },
  bankroll: 200_00,
  rolls: 200,
};
const run = { seed: 'threads', sessions: 30_000 };

describe('threads', () => {
  test('give the same to the byte, be it one, two, three or none', async () => {
    const alone = simulate(await loadPlan(order), run);
    for (const workers of [1, 2, 3]) expect(await simulateInThreads(order, run, { workers })).toEqual(alone);
  });

  test('stop at the same session, however many there are', async () => {
    const until = { ...run, sessions: 4_000_000, until: { halfWidth: 70 } };
    const alone = simulate(await loadPlan(order), until);
    expect(alone.sessions).toBeLessThan(until.sessions);
    for (const workers of [2]) expect(await simulateInThreads(order, until, { workers })).toEqual(alone);
  });

  test('that are stopped give what there is', async () => {
    const stop = new AbortController();
    const sessions: number[] = [];
    const result = await simulateInThreads(
      order,
      { ...run, sessions: 100_000_000 },
      {
        workers: 2,
        signal: stop.signal,
        onProgress: (progress) => {
          sessions.push(progress.sessions);
          stop.abort();
        },
      },
    );
    expect(sessions).toHaveLength(1);
    expect(result.sessions).toBe(sessions[0]);
    expect(result.final.mean.estimate).toBeLessThan(200_00);
  });

  test('play the strategy of a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicepit-strategy-'));
    try {
      const file = join(folder, 'mine.ts');
      writeFileSync(
        file,
        `export const mine = (bets: readonly { stake: number }[]) => ({
          kind: 'decider', name: 'mine', opens: [],
          decide: ({ rolls }: { rolls: number }, memory: readonly number[]) =>
            rolls === 3 ? 'leaves' : { stakes: bets.map(({ stake }) => stake), memory },
        });`,
      );
      const result = await simulateInThreads(
        { ...order, strategy: { file } },
        { ...run, sessions: 100 },
        { workers: 1 },
      );
      expect(result.rolls).toBe(300);
      expect(result.left.sessions).toBe(100);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
