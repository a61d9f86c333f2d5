import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createColors } from 'picocolors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type NewFolder, newFolder } from '../lab/testing/new-folder.ts';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';

const field = ['simulate', 'snake-eyes-nz', '--bet', 'field=5', '--bank', '200', '--sessions', '4000'];
const asJson = async (...args: readonly string[]) => JSON.parse((await capturedRun([...args, '--json'])).out);

type Figure = { name: string; estimate: number; low: number; high: number; exact?: number; z?: number };
const named = (figures: readonly Figure[], name: string): Figure => {
  const found = figures.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};

let folder: NewFolder;
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => folder.remove());

describe('dicepit simulate', () => {
  test('gives the same bytes for the same seed, whatever the number of workers', async () => {
    const runs = await Promise.all(
      ['1', '2', '3'].map((workers) =>
        capturedRun([...field, '--seed', '42', '--json', '--workers', workers]),
      ),
    );
    expect(new Set(runs.map(({ out }) => out)).size).toBe(1);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const other = await capturedRun([...field, '--seed', '43', '--json']);
    expect(other.out).not.toBe(runs[0]?.out);
  });

  test('puts the exact figure beside every estimate that has one, with its distance', async () => {
    const { schema, seed, sessions, method, figures, interrupted } = await asJson(...field, '--seed', '42');
    expect([schema, seed, sessions, method, interrupted]).toEqual([
      'dicepit/simulate@1',
      '42',
      4000,
      'simulated',
      false,
    ]);
    expect(named(figures, 'ruin').exact).toBeCloseTo(0.0274465, 6);
    expect(named(figures, 'ahead').exact).toBeCloseTo(0.351665, 5);
    expect(named(figures, 'field-edge').exact).toBeCloseTo(1 / 36, 12);
    expect(named(figures, 'p50').exact).toBe(17_000);
    for (const name of ['ruin', 'ahead', 'mean', 'field-edge', 'field-wins']) {
      const { estimate, low, high, exact = Number.NaN, z = Number.NaN } = named(figures, name);
      expect(low).toBeLessThan(estimate);
      expect(high).toBeGreaterThan(estimate);
      // A seed on which all is usual: nothing lies four deviations off.
      expect(Math.abs(z)).toBeLessThan(4);
      expect(Math.sign(z)).toBe(Math.sign(estimate - exact));
    }
  });

  test('puts no exact edge beside bets of which a session decides more that lose than of all', async () => {
    const sessions = ['--sessions', '4000', '--rolls', '20', '--seed', '5'];
    const { figures } = await asJson(
      'simulate',
      'double-dice',
      '-b',
      'shooters-bet=5',
      '-b',
      'any-7=5',
      ...sessions,
    );
    const { estimate, exact, z } = named(figures, 'shooters-bet-edge');
    // Of bets that are played out the house keeps 3.5 %.
    expect(estimate).toBeGreaterThan(0.06);
    expect([exact, z]).toEqual([undefined, undefined]);
    expect(named(figures, 'any-7-edge').exact).toBeCloseTo(1 / 6, 1);
  });

  test('prints the seed always: in the text, and beside documents', async () => {
    const text = await capturedRun(field);
    expect(text.out).toMatch(/seed [0-9a-f]{10}, every roll rolled/);
    expect(text.err).toBe('');
    const csv = await capturedRun([...field, '--csv', '--seed', 'x']);
    expect(csv.err).toBe('seed x\n');
    expect(csv.out).toMatch(/^figure,unit,estimate,low,high,exact,z\r\nruin,chance,0\.\d+/);
  });

  test('labels the shortcut, and gives results from zero without a bank', async () => {
    const args = [
      'simulate',
      'snake-eyes-nz',
      '-b',
      'field=5',
      '--rolls',
      '100',
      '--sessions',
      '2000',
      '--seed',
      '1',
    ];
    const { method, figures } = await asJson(...args, '--shortcut');
    expect(method).toBe('multinomial');
    expect(named(figures, 'mean').exact).toBeCloseTo((-500 * 100) / 36, 6);
    expect((await capturedRun([...args, '--shortcut'])).out).toContain('counts of rolls drawn');
  });

  test('plays strategies by name and from a file, and says that they change nothing', async () => {
    const pressed = await capturedRun([...field, '--seed', '1', '--strategy', 'press:presses=2']);
    expect(pressed.out).toContain('Field Bet $5, press:presses=2, bank $200');
    expect(pressed.out).toContain('No way of betting changes what the house keeps');
    await writeFile(
      folder.at('twice.ts'),
      `export const twice = (bets: readonly { readonly stake: number }[]) => ({
        kind: 'machine', name: 'twice', opens: [],
        stakes: () => bets.map(({ stake }) => 2 * stake), after: () => [],
      });\n`,
    );
    const twice = await asJson(...field, '--seed', '1', '--strategy', folder.at('twice.ts'));
    const plain = await asJson(...field.with(3, 'field=10'), '--seed', '1');
    expect(twice.final).toEqual(plain.final);
    await writeFile(folder.at('none.ts'), 'export const nothing = 1;\n');
    const none = await capturedRun([...field, '--strategy', folder.at('none.ts')]);
    expect([none.code, none.err]).toEqual([3, expect.stringContaining('exports no strategy')]);
  });

  test('stops when the mean is known well enough, and ends with code 6 when it never is', async () => {
    const [wide, narrow] = ['50', '0.0001'];
    const met = await asJson(...field, '--seed', '1', '--until', wide);
    expect(met.sessions).toBeLessThanOrEqual(met.asked);
    const missed = await capturedRun([...field, '--seed', '1', '--until', narrow]);
    expect([missed.code, missed.err]).toEqual([
      6,
      expect.stringContaining('not met: the mean is known to $'),
    ]);
  });

  test('gives what there is when it is interrupted, with code 130', async () => {
    const out: string[] = [];
    const err: string[] = [];
    const terminal: Terminal = {
      write: (text) => out.push(text),
      say: (text) => {
        err.push(text);
        if (text.startsWith('simulating')) process.emit('SIGINT');
      },
      read: () => Promise.reject(new Error('nothing is read')),
      save: () => Promise.reject(new Error('nothing is saved')),
      colours: createColors(false),
      interactive: false,
      input: Readable.from([]),
    };
    const code = await run([...field.with(7, '1e10'), '--seed', '1', '--progress', '--json'], terminal);
    expect(code).toBe(130);
    expect(err.join('')).toMatch(
      /^simulating [█░]{24} {2}0 % {2}\S+\/1\.0e10 sessions {2}\S+ rolls\/s {2}\S+ s left\n/,
    );
    const { interrupted, sessions, asked } = JSON.parse(out.join(''));
    expect([interrupted, asked]).toEqual([true, 1e10]);
    expect(sessions).toBeGreaterThan(0);
    expect(sessions).toBeLessThan(1e10);
  });

  test('judges an estimate with its whole interval', async () => {
    // No exact figure stands beside a strategy's ruin: the interval must lie below the bound.
    const args = [...field, '--seed', '1', '--strategy', 'press'];
    const { figures } = await asJson(...args);
    const { low, high } = named(figures, 'ruin');
    expect((await capturedRun([...args, '--assert', `ruin<=${(high + 0.001).toFixed(6)}`])).code).toBe(0);
    expect((await capturedRun([...args, '--assert', `ruin<=${((low + high) / 2).toFixed(6)}`])).code).toBe(6);
  });

  test('runs whole tables by the rules, labelled as such', async () => {
    const args = ['simulate', 'double-dice', '--whole-table', '--rolls', '60', '--seed', '3'];
    const { schema, method, rolls, turns } = await asJson(...args);
    expect([schema, method, rolls]).toEqual(['dicepit/whole-table@1', 'through the whole table', 60]);
    expect(turns).toBeGreaterThan(0);
    expect((await capturedRun(args)).out).toContain('through the whole table');
    const party = await asJson(
      'simulate',
      'snake-eyes-party',
      '--whole-table',
      '--sessions',
      '20',
      '--seed',
      '3',
    );
    expect([party.schema, party.games, party.seats.length]).toEqual(['dicepit/whole-party@1', 20, 4]);
    const bets = await capturedRun([...args, '--bet', 'any-7=5']);
    expect([bets.code, bets.err]).toEqual([2, expect.stringContaining('leave --bet out')]);
  });

  test.each([
    [[...field, '--strategy', 'martingal'], 'There is no strategy martingal. There are flat, press'],
    [[...field, '--strategy', 'press:presses=99'], 'presses is 99. It is a whole number from 1 to 20.'],
    [[...field, '--sessions', '1.5'], 'A whole number from 1 to'],
    [[...field, '--goal', '100'], 'a goal of $100 is reached before the first roll'],
    [[...field, '--stop-loss', '300'], 'a stop-loss of $300 stops before the first roll'],
    [[...field.slice(0, 4), '--goal', '100'], 'name --bank as well'],
    [field.with(5, '4'), 'a bank of $4 does not cover the bets, $5'],
    [['simulate', 'snake-eyes-party', '-b', 'field=5'], 'has no bank and no wagers'],
  ])('%j is wrong usage, with the way out', async (args, message) => {
    const { code, out, err } = await capturedRun(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
