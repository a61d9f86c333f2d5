import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const layout = (...args: readonly string[]) => capturedRun(['layout', ...args]);

describe('dicepit layout', () => {
  test('draws the felt with the odds in force', async () => {
    const { code, out } = await layout('snake-eyes-nz');
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect((await layout('snake-eyes-nz', '-o', 'craps-2=30')).out).not.toBe(out);
    expect((await layout('snake-eyes-nz', '--shape', 'portrait')).out).toContain('felt-portrait');
  });

  test('says which areas a roll lights', async () => {
    const { out } = await layout('wonder-dice', '--roll', '5-5-5', '--json');
    expect(JSON.parse(out)).toEqual({
      schema: 'dicepit/layout@1',
      pack: 'wonder-dice',
      options: {},
      roll: [5, 5, 5],
      lit: ['number-5', 'field', 'any-triple'],
    });
  });

  test('lays out cards and a kitty for the party game', async () => {
    const { out } = await layout('snake-eyes-party', '--players', '3');
    expect(out).toContain('A 10 to go, B 10 to go, C 10 to go; 6 in the kitty');
  });

  test.each([
    [['nope'], "no pack 'nope'"],
    [['wonder-dice', '--roll', '1-1'], 'wonder/rules-1'],
    [['double-dice', '--roll', '3-7'], 'double/2'],
    [['double-dice', '--shape', 'round'], 'Allowed choices are wide, portrait'],
    [['snake-eyes-nsw', '-o', 'table=3'], 'nsw/8.1'],
    [['snake-eyes-party', '-o', 'table=1'], "no option 'table'"],
    [['snake-eyes-party', '--roll', '1-1'], 'no areas'],
    [['snake-eyes-party', '--players', '11'], 'from 2 to 10'],
  ])('%j is an error with code 2', async (args, message) => {
    const { code, out, err } = await layout(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
