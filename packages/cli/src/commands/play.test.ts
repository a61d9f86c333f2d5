import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

describe('dicepit play from a script', () => {
  test('plays a whole game: the game on standard output, hints on standard error', async () => {
    const { code, out, err } = await capturedRun(
      ['play', 'snake-eyes-nz', '--seed', '7', '--house', '0'],
      'hard 6 10\n\n\nquit\n',
    );
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Snake Eyes: New Zealand casinos, Division 11A.',
        'This table posts field=1, hard-4=7, hard-6=9, hard-8=9, hard-10=7, craps-2=33, craps-12=33.',
        'Bets from $1 to $500 (policy/limits-at-entry). Everybody buys in for $200; play money only.',
        'The dice are offered to you (nz/5.3(a)).',
        'You bet $10 on Hard 6. Rack $190. nz/4.1(a)',
        'You take the dice (nz/5.3(c)).',
        '',
        'Roll 1. You throw: 6-3, nine.',
        '  You keep $10 on Hard 6. nz/4.2',
        'Racks: You $190.',
        '',
        'Roll 2. You throw: 1-6, seven out.',
        '  You lose $10 on Hard 6. nz/4.1(a)(i)(B)',
        'You lose the dice (nz/5.7(a)).',
        'Racks: You $190.',
        'The game ends after 2 rolls.',
        '  You leave with $190: down $10.',
        '',
      ].join('\n'),
    );
    expect(err).toContain('Play this game again with: dicepit play snake-eyes-nz --seed 7 --house 0\n');
  });

  test('what happened at the table is recorded, the same for the same lines, and can be replayed', async () => {
    const args = ['play', 'double', '--seed', '7', '--record', 'night.jsonl'];
    const { out, err } = await capturedRun(args, 'shooter 10\n\n\nquit\n');
    const [, record = ''] = out.split('[night.jsonl]\n');
    expect(err).toContain('Read it with: dicepit replay night.jsonl\n');
    expect(err).toContain('Play this game again with: dicepit play double-dice --seed 7\n');
    expect((await capturedRun(args, 'shooter 10\n\n\nquit\n')).out).toBe(out);
    expect(record).toContain('{"type":"RollSettled"');
    const replayed = await capturedRun(['replay', '-'], record);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('Hana');
  });

  test('without a seed it draws one and says how to play the same game again', async () => {
    const first = await capturedRun(['play', 'wonder', '--house', '3'], 'field 5\n\n\n\n');
    const [, seed = ''] = /--seed (\w+) --house 3\n/.exec(first.err) ?? [];
    const again = await capturedRun(
      ['play', 'wonder-dice', '--seed', seed, '--house', '3'],
      'field 5\n\n\n\n',
    );
    expect(seed).toMatch(/^[0-9a-f]{10}$/);
    expect(again).toEqual(first);
  });

  test('the end of the input ends the game politely', async () => {
    const { code, out } = await capturedRun(['play', 'double-dice'], '');
    expect(code).toBe(0);
    expect(out).toContain('You leave with $200: even.');
  });

  test('ten megabytes on one line and binary signs are refused, and the game goes on', async () => {
    const input = `${'x'.repeat(10_000_000)}\n\u0000\u0001\uFFFD\nfield 5\n\n`;
    const { code, out, err } = await capturedRun(['play', 'nz', '--seed', '7'], input);
    expect(code).toBe(0);
    expect(err).toContain('longer than 400');
    expect(err).toContain('no keyboard types');
    expect(err.length).toBeLessThan(2000);
    expect(out).toContain('You bet $5 on Field Bet.');
    expect(out).toContain('Roll 1.');
  });
});

describe('flags that make no sense end with code 2 and a way out', () => {
  test.each([
    [[], 'name one, such as dicepit play snake-eyes-nz'],
    [['snake-eyes-nx'], 'Did you mean snake-eyes-n'],
    [['nz', '--option', 'field=4'], 'nz/4.9(field-2)'],
    [['party', '--option', 'field=1'], 'leaves nothing to choose'],
    [['party', '--chip', '1'], '--chip means nothing in the party game'],
    [['party', '--record', 'night.jsonl'], '--record means nothing in the party game'],
    [['wonder', '--maximum', '10.01'], 'the $10 that the law allows. Post $10 or less. (wonder/bets-5)'],
    [['party', '--house', '0'], 'party/setup-1'],
    [['party', '--rack', '1'], 'party/setup-7'],
    [['nz', '--chip', '1'], '--chip means nothing'],
    [['wonder', '--chip', '0.99'], 'wonder/chips-4'],
    [['wonder', '--chip', '10.01'], 'wonder/chips-4'],
    [
      ['wonder', '--chip', '3', '--rack', '100'],
      '$100 is not a whole number of chips at $3. Buy in for whole chips. (wonder/chips-3)',
    ],
    [['nz', '--minimum', '10', '--maximum', '5'], 'the maximum of $5 is below the minimum of $10'],
    [['nz', '--minimum', '10', '--rack', '5'], 'below the minimum bet of $10'],
    [['nz', '--name', 'Ann', '--name', 'ann'], "two players are called 'ann'"],
    [['nz', '--name', 'A\u001b[2J'], 'cannot be a name'],
    [['nz', '--name', 'Ann', '--name', 'Ben', '--players', '1'], '2 names for --players 1'],
    [['nz', '--rack', 'lots'], 'A sum of money is needed'],
    [['nz', '--rack', '1000001'], 'At most 1000000'],
    [['nz', '--house', '10'], 'from 0 to 9'],
    [['nz', '--dice', 'loaded'], 'software, physical'],
    [['nz', '--seed', 'a\nb'], 'A seed is 1 to 200 letters'],
  ])('%j', async (args, part) => {
    const { code, out, err } = await capturedRun(['play', ...args], '');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(part);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('a house player never has the name of somebody at the keyboard', async () => {
    const { out } = await capturedRun(['play', 'nz', '--name', 'hana'], '');
    expect(out).toContain('At the table: Moss');
  });
});

describe('Ctrl-C', () => {
  test('says how to play the same game again and ends with code 130', async () => {
    const { code, err } = await interrupted(['play', 'nz', '--seed', 'seven up', '--house', '1']);
    expect(code).toBe(130);
    expect(err).toContain(
      "Play this game again with: dicepit play snake-eyes-nz --seed 'seven up' --house 1\n",
    );
    expect(err).not.toMatch(/\n\s+at /);
  });
});

/** Starts the program with an open pipe and interrupts it once the table is open. */
function interrupted(
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    const err: string[] = [];
    child.stderr.on('data', (text: Buffer) => {
      err.push(text.toString());
      if (text.includes('Type a bet')) child.kill('SIGINT');
    });
    child.on('close', (code) => resolve({ code, err: err.join('') }));
  });
}
