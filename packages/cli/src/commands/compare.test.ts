import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const asJson = async (...args: readonly string[]) => JSON.parse((await capturedRun([...args, '--json'])).out);
const strategies = ['compare', 'snake-eyes-nz'].concat(
  '-b field=5 --bank 200 --sessions 2000 --seed 9'.split(' '),
  '--strategy flat --strategy martingale --strategy flat'.split(' '),
);

describe('dicepit compare of options', () => {
  test('nz/4.9(field-2) says which edges move, exactly, and which stay', async () => {
    const { method, moved, same, options } = await asJson('compare', 'snake-eyes-nz', '--to', 'field=2');
    expect(method).toBe('exact');
    expect(options).toEqual([{ option: 'field', before: '1', after: '2' }]);
    expect(moved.map(({ wager, edge }: { wager: string; edge: object }) => [wager, edge])).toEqual([
      ['field', { before: '1/36', after: '1/18', difference: '1/36', value: 1 / 36 }],
    ]);
    expect(same).toHaveLength(14);
  });

  test('goes from one pack to another, and draws both', async () => {
    const { out } = await capturedRun(['compare', 'snake-eyes-nz', 'snake-eyes-nsw', '--svg', 'x.svg']);
    expect(out).toContain('[x.svg]\n<svg ');
    expect(out).toMatch(/Hard 4 +1\/9 +11\.111 % +1\/18 +5\.556 % +−1\/18 +−5\.556 %/);
    expect(out).toContain('All exact.');
    const csv = await capturedRun(['compare', 'snake-eyes-nz', '--to', 'field=2', '--csv']);
    expect(csv.out).toContain('field,1/36,1/18,1/36,');
  });

  test('says when nothing moves, and asks what to compare with', async () => {
    const { out } = await capturedRun(['compare', 'snake-eyes-nz', '--to', 'field=1']);
    expect(out).toContain('Division 11A: the same options\nNo edge moves.');
    const { code, err } = await capturedRun(['compare', 'snake-eyes-nz']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('compare with what?') });
  });
});

describe('dicepit compare of strategies', () => {
  test('rolls the same dice for each, so that the same strategy differs by nothing', async () => {
    const { schema, sessions, seed, strategies: found } = await asJson(...strategies);
    expect([schema, sessions, seed]).toEqual(['dicepit/compare@1', 2000, '9']);
    const [first, second, third] = found;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['flat', 'martingale', 'flat']);
    expect(third.mean).toEqual(first.mean);
    expect(third.beyond).toEqual({ estimate: 0, low: 0, high: 0 });
    expect(second.beyond.low).toBeLessThan(second.beyond.high);
    expect(second.ruin.estimate).toBeGreaterThan(first.ruin.estimate);
  });

  test('tells a person that all is estimated, with the seed', async () => {
    const { out, err } = await capturedRun(strategies);
    expect(out).toContain('2,000 sessions of each on the same dice, seed 9');
    expect(out).toContain('All estimated.');
    expect(err).toBe('');
  });

  test('needs two of them', async () => {
    const { code, err } = await capturedRun(strategies.slice(0, -4));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('one strategy alone') });
  });

  test('gives what there is when it is interrupted, with code 130', async () => {
    const before = process.listenerCount('SIGINT');
    const running = capturedRun([...strategies.with(7, '1e9'), '--json']);
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 400));
    process.emit('SIGINT');
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ interrupted: true, seed: '9' });
  });
});
