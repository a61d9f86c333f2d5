import { packIds } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

describe('dicepit games', () => {
  test('lists the five packs', async () => {
    const { code, out } = await capturedRun(['games']);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]),
    ).toEqual(packIds);
  });

  test('shows the wagers of a pack, and what each option allows by which clause', async () => {
    const { out } = await capturedRun(['games', 'snake-eyes-nz']);
    expect(out).toMatch(/^craps-12 +Craps 12 +nz\/4\.1\(k\)$/m);
    expect(out).toMatch(/^craps-12 +33 +33, 32, 31, 30 +nz\/4\.9\(craps-12\)/m);
    expect((await capturedRun(['games', 'wonder-dice'])).out).toContain('leave nothing to choose');
  });

  test('tells a program the same', async () => {
    const { schema, games: all } = JSON.parse((await capturedRun(['games', '--json'])).out);
    expect(all.map(({ id }: { readonly id: string }) => id)).toEqual(packIds);
    expect(JSON.parse((await capturedRun(['games', 'double-dice', '--json'])).out)).toEqual({
      schema,
      ...all[2],
    });
    expect(all[1]).toMatchObject({
      kind: 'banked',
      dice: 2,
      options: [{ key: 'table', values: ['1', '2'] }],
    });
    expect(all[4]).toMatchObject({
      kind: 'race',
      settings: { players: { allowed: { least: 2, most: 10 } } },
    });
  });

  test('guesses what a misspelt pack means', async () => {
    const { code, out, err } = await capturedRun(['games', 'duoble-dice']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Did you mean double-dice?');
  });
});
