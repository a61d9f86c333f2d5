import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A pit that runs as a program of its own, as people run it. */
export type ChildPit = {
  readonly url: string;
  readonly code: string;
  /** The one-time token of the host; empty where the pit has one. */
  readonly claim: string;
  readonly printed: () => string;
  readonly said: () => string;
  /** Sends a signal and answers with the exit code, or with the signal that ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
  readonly process: ChildProcess;
};

const running = new Set<ChildProcess>();

/** Ends what a failed test has left behind. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Starts `dicepit serve` and does not wait for it. */
export function spawnPit(
  data: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  const args = [main, 'serve', '--data', data, '--host', '127.0.0.1', '--no-qr', ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Starts `dicepit serve` and answers when it has printed where it is, or throws with what it said instead. */
export async function childPit(...asked: Parameters<typeof spawnPit>): Promise<ChildPit> {
  const child = spawnPit(...asked);
  const texts = { printed: '', said: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (texts.printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (texts.said += text));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => code ?? signal);
  await Promise.race([
    new Promise<void>((ready) => {
      child.stdout.on('data', () => texts.printed.includes('waiting for the first phone') && ready());
    }),
    ended.then((code) => {
      throw new Error(`dicepit serve ended with ${String(code)}: ${texts.said}`);
    }),
  ]);
  const found = (pattern: RegExp): string => pattern.exec(texts.printed)?.[1] ?? '';
  return {
    url: found(/Guests +(\S+)/),
    code: found(/code +(\S+)/),
    claim: found(/#claim=(\S+)/),
    printed: () => texts.printed,
    said: () => texts.said,
    end: async (signal) => {
      child.kill(signal);
      // What `close` brings is a code or a signal, one of them null.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (await ended) as number | NodeJS.Signals;
    },
    process: child,
  };
}
