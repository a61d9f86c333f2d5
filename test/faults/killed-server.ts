import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chanceFrom } from '@dicepit/games';
import { childPit, endChildren, spawnPit } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { busyPit, freePort } from './busy-pit.ts';

export type Killing = {
  readonly times: number;
  readonly seed: number;
  /** Told after each restart. */
  readonly tell?: (line: string) => void;
};

export type Killed = {
  readonly kills: number;
  /** Kills before the pit had opened. */
  readonly early: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly faults: readonly string[];
};

/**
 * A pit under load, killed at random moments and started again. After each start: every acknowledged command is there
 * exactly once, none half, chips add up, the chain verifies, every decision is the rules' own, and play goes on.
 */
export async function killServer({ times, seed, tell = () => undefined }: Killing): Promise<Killed> {
  const root = await mkdtemp(join(tmpdir(), 'dicepit-kill-'));
  const data = join(root, 'data');
  const flags = ['--empty', '--port', `${await freePort()}`, '--log', 'error'];
  const chance = chanceFrom(seed);
  const faults: string[] = [];
  let early = 0;
  let kills = 0;
  try {
    let pit = await childPit(data, flags);
    const busy = await busyPit({ nodes: [pit], data, chance });
    while (kills < times && faults.length === 0) {
      await setTimeout(chance(800));
      await pit.end('SIGKILL');
      kills += 1;
      if (chance(4) === 0) {
        early += 1;
        await killedEarly(data, flags, 200 + chance(2_000));
      }
      pit = await childPit(data, flags);
      const found = await busy.check(false);
      faults.push(...found.faults);
      if (!(await busy.goesOn())) faults.push('nothing goes on');
      tell(`kill ${kills} of ${times}: ${busy.acknowledged()} acknowledged, ${found.entries} entries`);
    }
    await busy.stop();
    const found = await busy.check(true);
    await pit.end('SIGINT');
    const { entries } = found;
    return { kills, early, acknowledged: busy.acknowledged(), entries, faults: [...faults, ...found.faults] };
  } finally {
    endChildren();
    await rm(root, { recursive: true, force: true });
  }
}

/** A start that is killed before anybody could be told that it has begun. */
async function killedEarly(data: string, flags: readonly string[], after: number): Promise<void> {
  const child = spawnPit(data, flags);
  const closed = once(child, 'close');
  await Promise.race([closed, setTimeout(after)]);
  child.kill('SIGKILL');
  await closed;
}
