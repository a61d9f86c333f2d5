import { describe, expect, test } from 'vitest';
import { parsePartyRecord } from './party-record.ts';

function problemsOf(record: unknown): readonly string[] {
  const parsed = parsePartyRecord(typeof record === 'string' ? record : JSON.stringify(record));
  return parsed.ok ? [] : parsed.problems.map(({ place, message }) => `${place}: ${message}`);
}

describe('a party record', () => {
  test('is read, its high dice flat or by rounds', () => {
    const value = { players: 3, startingChips: 50, throws: [[1, 3]] };
    const highDice = [
      [6, 3],
      [6, 5],
      [5, 6],
      [1, 3],
      [3, 3],
    ];
    const rounds = [highDice.slice(0, 3), highDice.slice(3)];
    for (const written of [highDice, rounds]) {
      expect(parsePartyRecord(JSON.stringify({ ...value, highDice: written }))).toEqual({
        ok: true,
        value: { ...value, highDice },
      });
    }
    expect(parsePartyRecord('{"players":2,"throws":[]}')).toEqual({
      ok: true,
      value: { players: 2, startingChips: null, highDice: undefined, throws: [] },
    });
  });

  test.each([
    ['{', /not JSON/],
    ['3', /an object with players/],
    [{ players: 1, throws: [] }, /^players: players is a whole number from 2 to 10 \(party\/setup-1\)/],
    [{ players: 11, throws: [] }, /^players/],
    [{ players: 2.5, throws: [] }, /^players/],
    [{ players: 2, startingChips: 1, throws: [] }, /^startingChips: startingChips is a whole number from 2/],
    [{ players: 2, throws: [[7, 1]] }, /^throws\[0\]: a throw is two whole numbers from 1 to 6, not \[7,1\]/],
    [{ players: 2, throws: [[1, 1], 7] }, /^throws\[1\]/],
    [{ players: 2 }, /^throws: throws is a list/],
    [
      { players: 2, highDice: [[9, 11]], throws: [] },
      /^highDice\[0\]: a throw of the high dice is two whole numbers/,
    ],
    [{ players: 2, seats: 2, throws: [] }, /unknown field 'seats'/],
  ])('%j is malformed, with its place', (record, problem) => {
    expect(problemsOf(record)[0]).toMatch(problem);
  });

  test.each(['throws', 'highDice'])('nesting without end in %s is answered with its place', (list) => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const other = list === 'throws' ? '' : ',"throws":[]';
    expect(problemsOf(`{"players":2,"${list}":[${nested}]${other}}`)).toEqual([
      expect.stringMatching(new RegExp(`^${list}\\[0\\]: .* not (a list nested too deep|\\[{40,}$)`)),
    ]);
  });
});
