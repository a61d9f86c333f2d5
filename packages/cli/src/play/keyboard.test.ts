import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { toLines } from './keyboard.ts';
import { MAX_LINE_LENGTH } from './playing.ts';

async function linesIn(...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of toLines(Readable.from(chunks))) lines.push(line);
  return lines;
}

describe('lines from a pipe', () => {
  test.each([
    [['a\nb\n'], ['a', 'b']],
    [['a\nb'], ['a', 'b']],
    [['a\r\nb\r\n'], ['a', 'b']],
    [
      ['a', 'b\nc', 'd'],
      ['ab', 'cd'],
    ],
    [['\n\n'], ['', '']],
    [[''], []],
    [
      ['a\n', ' '],
      ['a', ' '],
    ],
  ])('%j', async (chunks, lines) => {
    expect(await linesIn(...chunks)).toEqual(lines);
  });

  test('a letter cut between two chunks is put together again', async () => {
    const bytes = Buffer.from('é\n');
    expect(await linesIn(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(['é']);
  });

  test('a line of ten megabytes is cut, and the line after it is heard', async () => {
    const chunks = Array.from({ length: 160 }, () => 'x'.repeat(65_536));
    const [long = '', next] = await linesIn(...chunks, '\nfield 5\n');
    expect(long.length).toBeGreaterThan(MAX_LINE_LENGTH);
    expect(long.length).toBeLessThan(MAX_LINE_LENGTH + 10);
    expect(next).toBe('field 5');
  });
});
