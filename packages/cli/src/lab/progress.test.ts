import { Readable } from 'node:stream';
import { createColors } from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '../terminal.ts';
import { progressLine } from './progress.ts';

function watching(watched: boolean) {
  const said: string[] = [];
  const terminal: Terminal = {
    write: () => {
      throw new Error('progress is no result');
    },
    say: (text) => said.push(text),
    read: () => Promise.resolve(''),
    save: () => Promise.resolve(),
    colours: createColors(false),
    interactive: false,
    watched,
    input: Readable.from([]),
  };
  return { said, terminal };
}

const step = { sessions: 720_000, of: 1_000_000, rolls: 144_000_000 };

describe('the progress of a run', () => {
  test('says how far, how fast and how long, over itself on a terminal', () => {
    const { said, terminal } = watching(true);
    let now = 0;
    const line = progressLine(terminal, { now: () => now });
    now = 18_000;
    line.show(step);
    now = 18_100;
    line.show(step);
    line.end();
    expect(said).toEqual([
      '\rsimulating █████████████████░░░░░░░  72 %  7.2e5/1.0e6 sessions  8.0e6 rolls/s  7.0 s left\u001b[K',
      '\r\u001b[K',
    ]);
  });

  test('is silent where nobody looks, and goes line by line where it is asked for', () => {
    const { said, terminal } = watching(false);
    progressLine(terminal).show(step);
    expect(said).toEqual([]);
    const line = progressLine(terminal, { wanted: true, now: () => 1 });
    line.show(step);
    line.end();
    expect(said.join('')).toMatch(/^simulating .*\n$/);
  });
});
