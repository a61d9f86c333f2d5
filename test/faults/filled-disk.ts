import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, newKey } from '@dicepit/client';
import { type Chance, chanceFrom } from '@dicepit/games';
import { type ChildPit, childPit, endChildren } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { busyPit } from './busy-pit.ts';

export type Filling = {
  readonly times: number;
  readonly seed: number;
  /** Told after each time. */
  readonly tell?: (line: string) => void;
};

export type Filled = {
  readonly times: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** Commands that were answered with 503 and its reason. */
  readonly refused: number;
  /** Milliseconds from the room that was made until something was acknowledged, at worst. */
  readonly longest: number;
  readonly faults: readonly string[];
};

export const HOW_TO_MOUNT =
  'No small disk can be mounted here, so none is filled: run this as root, where mount is allowed.';

/** Whether a disk of a few megabytes can be mounted in memory. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-mount-'));
  const isMounted = spawnSync('mount', small(folder)).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}

/** So large that a pit opens there, and that what is written between two fillings fits many times. */
const DISK_MB = 24;
const small = (folder: string): readonly string[] => [
  '-t',
  'tmpfs',
  '-o',
  `size=${DISK_MB}m`,
  'tmpfs',
  folder,
];

/**
 * A pit under load on a disk of a few megabytes, which somebody else fills to the last byte or almost, again and again.
 * While it is full every command is answered with 503 and nothing is half done; once there is room the pit goes on by
 * itself, in the same process.
 */
export async function fillDisk({ times, seed, tell = () => undefined }: Filling): Promise<Filled> {
  const disk = await mkdtemp(join(tmpdir(), 'dicepit-full-'));
  if (spawnSync('mount', small(disk)).status !== 0) throw new Error(HOW_TO_MOUNT);
  const chance = chanceFrom(seed);
  const faults: string[] = [];
  let refused = 0;
  let longest = 0;
  try {
    const data = join(disk, 'data');
    const pit = await childPit(data, ['--empty', '--port', '0', '--log', 'silent']);
    const busy = await busyPit({ nodes: [pit], data, chance });
    const visitor = await visit(pit);
    for (let time = 0; time < times && faults.length === 0; time++) {
      await setTimeout(chance(800));
      const filler = await fill(disk, chance);
      if (!(await becomes(pit.url, 503))) faults.push('the pit says that it can write to a full disk');
      await setTimeout(chance(1_500));
      const before = busy.acknowledged();
      for (let asked = 0; asked < 5; asked++) {
        const { status, code } = await visitor.sitDown();
        if (status === 503 && code === 'UNAVAILABLE') refused += 1;
        else faults.push(`a command is answered with ${status} ${code} while the disk is full`);
      }
      if (busy.acknowledged() > before) faults.push('something is acknowledged while the disk is full');
      const from = performance.now();
      await rm(filler);
      if (!(await busy.goesOn())) faults.push('nothing goes on once there is room');
      longest = Math.max(longest, performance.now() - from);
      if (!(await becomes(pit.url, 200))) faults.push('the pit does not say that it can write again');
      if (pit.process.exitCode !== null || pit.process.signalCode !== null) faults.push('the pit has ended');
      const found = await busy.check(false);
      faults.push(...found.faults);
      tell(`full ${time + 1} times: ${busy.acknowledged()} acknowledged, ${found.entries} entries`);
    }
    await busy.stop();
    const { entries, faults: left } = await busy.check(true);
    faults.push(...left);
    if ((await pit.end('SIGINT')) !== 130) faults.push('the pit did not end in order');
    return { times, acknowledged: busy.acknowledged(), entries, refused, longest, faults };
  } finally {
    endChildren();
    await setTimeout(200);
    spawnSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/** Takes all the room there is; at first a little less, so that the pit finds the end in the middle of what it writes. */
async function fill(disk: string, chance: Chance): Promise<string> {
  const name = join(disk, 'filler');
  const file = await open(name, 'w');
  try {
    const { bavail, bsize } = await statfs(disk);
    await takeRoom(bavail * bsize - 4_096 * chance(16));
    await setTimeout(300);
    for (;;) {
      const { bavail: left } = await statfs(disk);
      if (left === 0) break;
      await takeRoom(left * bsize);
    }
  } finally {
    await file.close();
  }
  return name;

  async function takeRoom(bytes: number): Promise<void> {
    for (let rest = bytes; rest > 0; rest -= MEGABYTE)
      await file.write(Buffer.alloc(Math.min(rest, MEGABYTE))).catch(() => undefined);
  }
}

const MEGABYTE = 1_024 * 1_024;
const READINESS_TIMEOUT_MS = 30_000;

async function becomes(url: string, status: number): Promise<boolean> {
  const deadline = Date.now() + READINESS_TIMEOUT_MS;
  while ((await fetch(`${url}/readyz`)).status !== status) {
    if (Date.now() > deadline) return false;
    await setTimeout(50);
  }
  return true;
}

/** Somebody who asks for a seat once and does not ask again: the clients of the pit go on until they are answered. */
async function visit({ url, code }: ChildPit) {
  const client = createClient({ url });
  const joined = await client.join({ code, name: 'Vera' });
  if (!joined.ok) throw new Error(`Vera could not join: ${joined.problem.detail}`);
  return {
    sitDown: async (): Promise<{ status: number; code: string }> => {
      const command = { type: 'SitDown', seat: 5, name: 'Vera', born: '1990-01-01' };
      const response = await fetch(`${url}/api/v1/tables/nz-1/commands`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': newKey(),
          cookie: client.session(),
        },
        body: JSON.stringify({ command }),
      });
      const code = /"code":"(\w+)"/.exec(await response.text())?.[1] ?? '';
      return { status: response.status, code };
    },
  };
}
