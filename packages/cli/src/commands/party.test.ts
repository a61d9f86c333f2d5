import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const party = (record: unknown, ...flags: readonly string[]) =>
  capturedRun(['party', '-', ...flags], JSON.stringify(record));

describe('dicepit party', () => {
  test('party/play-3 a three and a one turn card 4 down, and the same player throws again', async () => {
    const { code, out } = await party({ players: 3, startingChips: 50, throws: [[3, 1]] }, '--json');
    const result = JSON.parse(out);
    expect(code).toBe(0);
    expect(result).toMatchObject({ winner: null, kitty: 6, net: [-2, -2, -2], next: 0, refused: [] });
    expect(result.faceUp[0]).toEqual([2, 3, 5, 6, 8, 9, 10, 11, 12]);
    expect(result.events.at(-1)).toMatchObject({
      type: 'CardTurnedDown',
      player: 0,
      card: 4,
      clause: 'party/play-1',
    });
  });

  test('party/setup-9 ties for high dice throw again', async () => {
    const highDice = [
      [4, 5],
      [5, 6],
      [6, 5],
      [1, 3],
      [3, 3],
    ];
    const { out } = await party({ players: 3, startingChips: 50, highDice, throws: [] }, '--json');
    expect(JSON.parse(out)).toMatchObject({ next: 2, refused: [] });
  });

  test('tells it in sentences', async () => {
    const { out } = await party({
      players: 2,
      throws: [
        [3, 4],
        [1, 1],
      ],
    });
    expect(out).toContain('A pays 2 chips; the kitty is 6. party/seven-2');
    expect(out).toContain('B draws 2 chips; the kitty is 4. party/two-2');
  });

  test.each([
    [{ players: 1, throws: [] }, 'party/setup-1'],
    [{ players: 11, throws: [] }, 'party/setup-1'],
    [{ players: 2, throws: [[7, 1]] }, 'throws[0]'],
    [{ players: 2 }, 'throws'],
  ])('%j is malformed', async (record, message) => {
    const { code, out, err } = await party(record, '--json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
