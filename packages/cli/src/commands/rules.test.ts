import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const rules = (...args: readonly string[]) => capturedRun(['rules', ...args]);

describe('dicepit rules', () => {
  test('prints the whole book as Markdown, or as a page', async () => {
    expect((await rules('wonder-dice')).out).toMatch(/^# Wonder Dice\n/);
    expect((await rules('wonder-dice', '--html')).out).toMatch(/^<!doctype html>\n/);
  });

  test('prints one clause, named by its pack in front or behind its pack', async () => {
    const { code, out } = await rules('nz/6.3(b)');
    expect(code).toBe(0);
    expect(out).toMatch(/^nz\/6\.3\(b\) {2}\S/);
    expect((await rules('snake-eyes-nz', '6.3(b)')).out).toBe(out);
    expect((await rules('nz', '6.3(b)')).out).toBe(out);
  });

  test('prints a clause with those under it, and none beside it', async () => {
    const { clauses } = JSON.parse((await rules('snake-eyes-nsw', '6.1', '--json')).out);
    const named: readonly string[] = clauses.map(({ clause }: { readonly clause: string }) => clause);
    expect(named).toHaveLength(13);
    expect(named.every((clause) => /^nsw\/6\.1(\.|$)/.test(clause))).toBe(true);
  });

  test('writes to a file when asked, and says so beside the result', async () => {
    const { out, err } = await rules('wonder-dice', '--out', 'book.md');
    expect(out).toMatch(/^\[book\.md\]\n# Wonder Dice/);
    expect(err).toBe('wrote book.md\n');
  });

  test.each([
    [['nope'], "no pack 'nope'"],
    [['nz/4.99'], "no clause '4.99'"],
    [['nz/6.3', '6.4'], "leave '6.4' out"],
    [['nz/6.3', '--html'], 'a page holds the whole book'],
    [['snake-eyes-nz', '-o', 'field=4'], 'nz/4.9(field-2)'],
    [['snake-eyes-party', '-o', 'field=1'], "no option 'field'"],
  ])('%j is an error with code 2', async (args, message) => {
    const { code, out, err } = await rules(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('dicepit rules diff', () => {
  test('says of two options only what is otherwise, with the clauses', async () => {
    const { code, out } = await rules('diff', 'snake-eyes-nz', '--to', 'field=2');
    expect(code).toBe(0);
    expect(out).toMatch(/^Field Bet\n {2}− .*nz\/4\.9\(field-/m);
    expect(out).toMatch(/^ {2}\+ wins 2 to 1 on 2 or 12 .*nz\/4\.9/m);
    expect(out).toContain('The same: Hard 4, ');
  });

  test('holds the wagers of two packs against each other, by id and not by name', async () => {
    const { out } = await rules('diff', 'snake-eyes-nz', 'snake-eyes-nsw', '--json');
    const { schema, differing, same } = JSON.parse(out);
    expect(schema).toBe('dicepit/rules-diff@1');
    expect(differing[0]).toMatchObject({
      wager: 'hard-4',
      before: [{ says: expect.stringContaining('7 to 1') }],
      after: [{ says: expect.stringContaining('7.5 to 1') }],
    });
    expect(same.length + differing.length).toBe(15);
    const { out: text } = await rules('diff', 'wonder-dice', 'double-dice');
    expect(text).toContain('Bonus, only in double-dice');
  });

  test('finds nothing between a pack and itself', async () => {
    const { out } = await rules('diff', 'wonder-dice', 'wonder-dice');
    expect(out).toContain('No wager wins, loses or pays otherwise.');
  });

  test.each([
    [['diff'], 'name two packs'],
    [['diff', 'snake-eyes-party', 'wonder-dice'], 'has no bank'],
    [['diff', 'wonder-dice', 'wonder-dise'], 'Did you mean wonder-dice?'],
    [['wonder-dice', 'x', 'y'], "for 'dicepit rules diff'"],
  ])('%j is wrong usage', async (args, says) => {
    const { code, err } = await rules(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(says) });
  });
});
