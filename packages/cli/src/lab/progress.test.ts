import { Readable } from 'node:stream';
import { createColors } from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '../terminal.ts';
import { progressLine, workLine } from './progress.ts';

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

describe('the progress of work on a trail', () => {
  test.each([
    [
      'exporting',
      { done: 5_000, of: 20_000 },
      'exporting ██████░░░░░░░░░░░░░░░░░░  25 %  5,000 of 20,000 entries  2,500 entries/s  6.0 s left',
    ],
    [
      'checking',
      { done: 5_000, share: 0.5 },
      'checking ████████████░░░░░░░░░░░░  50 %  5,000 entries  2,500 entries/s  2.0 s left',
    ],
    ['exporting', { done: 5_000 }, 'exporting  5,000 entries  2,500 entries/s'],
  ] as const)('%s %j', (doing, step, text) => {
    const { said, terminal } = watching(false);
    let now = 0;
    const line = workLine(terminal, doing, { wanted: true, now: () => now });
    now = 2_000;
    line.show(step);
    line.end();
    expect(said).toEqual([`${text}\n`]);
  });

  test('counts megabytes of a copy, and never beyond the whole', () => {
    const { said, terminal } = watching(true);
    let now = 0;
    const line = workLine(terminal, 'copying', { counts: 'bytes', now: () => now });
    now = 1_000;
    line.show({ done: 30e6, of: 20e6 });
    line.end();
    expect(said[0]).toContain(' 100 %  30.0 of 20.0 MB  30.0 MB/s  0.0 s left');
  });

  test('says nothing where nobody looks and nobody asked', () => {
    const { said, terminal } = watching(false);
    workLine(terminal, 'checking').show({ done: 1 });
    expect(said).toEqual([]);
  });
});
