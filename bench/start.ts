import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageCommand } from '../scripts/package/pack.ts';
import { milliseconds, sideBySide, type Timing, table, timingOf } from './stopwatch.ts';

/**
 * How long a start takes: of Node alone, of the command as it is packed, and of the sources. `DICEPIT_STAGED` names a folder that
 * `stageCommand` has filled before, so that a machine that must be quiet need not build as well.
 */
export async function measureStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-bench-'));
  try {
    const staged = process.env['DICEPIT_STAGED'] ?? join(folder, 'staged');
    if (process.env['DICEPIT_STAGED'] === undefined) await stageCommand(staged);
    const packed = join(staged, 'dicepit/bin/dicepit.js');
    const env = { PATH: process.env['PATH'], XDG_CACHE_HOME: folder };
    const start = (args: readonly string[], others: Readonly<Record<string, string>> = {}): void =>
      void spawnSync(process.execPath, args, { env: { ...env, ...others } });
    const bare = ['--eval', '0'];
    const version = sideBySide<
      'node alone' | 'dicepit --version' | 'dicepit odds double-dice' | 'from sources'
    >(
      {
        'node alone': () => start(bare),
        'dicepit --version': () => start([packed, '--version']),
        'dicepit odds double-dice': () => start([packed, 'odds', 'double-dice']),
        'from sources': () => start(['packages/cli/bin/dicepit.js', 'odds', 'double-dice']),
      },
      10,
    );
    const cached = sideBySide<'kept' | 'anew'>(
      {
        kept: () => start([packed, 'odds', 'double-dice']),
        anew: () => start([packed, 'odds', 'double-dice'], { NODE_DISABLE_COMPILE_CACHE: '1' }),
      },
      10,
    );
    const ofPackage = await timePits(packed, folder);
    const ofSources = await timePits('packages/cli/bin/dicepit.js', folder);
    const pits: Readonly<Record<string, Timing>> = {
      'a pit of the package': ofPackage.ready,
      'a pit of the package, to the QR code on a television': ofPackage.shown,
      'a pit of the sources': ofSources.ready,
      'a pit of the sources, to the QR code on a television': ofSources.shown,
    };
    return [
      'One start; a pit is ready when it has printed where it is',
      table([
        ['', 'best', 'median', 'of Node alone'],
        ...rows(version, version['node alone']),
        ...rows(pits, version['node alone']),
      ]),
      'One start: dicepit odds double-dice, compiled code',
      table([['', 'best', 'median', 'ratio'], ...rows(cached, cached.anew)]),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rows = (timings: Readonly<Record<string, Timing>>, beside: Timing): readonly (readonly string[])[] =>
  Object.entries(timings).map(([name, { best, median }]) => [
    name,
    milliseconds(best),
    milliseconds(median),
    `${(best / beside.best).toFixed(2)} x`,
  ]);

/** Opens new pits one after the other, until each says that it waits for the first phone, and until a screen has its QR code. */
async function timePits(
  bin: string,
  folder: string,
): Promise<{ readonly ready: Timing; readonly shown: Timing }> {
  const times: number[] = [];
  const shownAfter: number[] = [];
  for (let round = 0; round < 6; round++) {
    const data = mkdtempSync(join(folder, 'data-'));
    const from = performance.now();
    const args = [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--no-qr', '--data', data];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], XDG_CACHE_HOME: folder },
    });
    let said = '';
    await new Promise<void>((ready) => {
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('waiting for the first phone')) ready();
      });
    });
    // The first start of all also fills the cache of compiled code.
    if (round > 0) times.push(performance.now() - from);
    await firstPicture(said);
    if (round > 0) shownAfter.push(performance.now() - from);
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  return { ready: timingOf(times), shown: timingOf(shownAfter) };
}

/** Waits for the first picture of the lobby, which has the QR code. */
async function firstPicture(said: string): Promise<void> {
  const port = /:(\d{4,5})\b/.exec(said)?.[1] ?? '';
  const reading = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/screen`, { signal: reading.signal });
  let text = '';
  for await (const part of answer.body ?? []) {
    text += new TextDecoder().decode(part);
    if (text.includes('"qr":')) break;
  }
  reading.abort();
}

// By itself: node bench/start.ts
if (import.meta.main) process.stdout.write(`${await measureStart()}\n`);
