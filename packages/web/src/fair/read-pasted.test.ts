import { describe, expect, test } from 'vitest';
import { honestStream, TABLE, twoTurns } from '../../../proof/src/testing/honest-dice.ts';
import { checksOf, type Pasted, readPasted, verdictOf } from './fair-checks.ts';

const turnsOf = (pasted: Pasted) => (pasted.is === 'turn' ? [pasted.turn] : []);

const answer = {
  table: TABLE,
  turn: 2,
  entries: honestStream(twoTurns)
    .map((event, index) => ({ version: index + 1, event }))
    .filter(({ event }) => event['turn'] === 2),
};

describe('what somebody pastes', () => {
  test('may be what a pit answers about a turn, in whatever order', () => {
    const entries = answer.entries.toReversed();
    const [turn] = turnsOf(readPasted(JSON.stringify({ ...answer, entries })));
    expect(turn).toMatchObject({ table: TABLE, turn: 2, committedFirst: true, lost: false });
    expect(turn?.drawn).toHaveLength(2);
    expect(turn && verdictOf(checksOf(turn))).toBe('holds');
  });

  test('may be a turn under way, whose seed is sealed', () => {
    const entries = answer.entries.filter(({ event }) => event.type !== 'SeedRevealed');
    const [turn] = turnsOf(readPasted(JSON.stringify({ ...answer, entries })));
    expect(turn?.seed).toBeUndefined();
    expect(turn && verdictOf(checksOf(turn))).toBe('open');
  });

  test('may be a turn whose seed was lost', () => {
    const entries = [
      ...answer.entries.filter(({ event }) => event.type !== 'SeedRevealed'),
      { version: 999, event: { type: 'DiceFailed', turn: 2, cause: 'seed lost' } },
    ];
    const [turn] = turnsOf(readPasted(JSON.stringify({ ...answer, entries })));
    expect(turn).toMatchObject({ lost: true, seed: undefined });
    expect(turn?.drawn).toHaveLength(2);
  });

  test('may be a turn written by hand, which tells no order', () => {
    const [turn] = turnsOf(readPasted(JSON.stringify(answer)));
    const { table, commitment, seed, drawn } = turn ?? {};
    const [written] = turnsOf(readPasted(JSON.stringify({ table, turn: 2, commitment, seed, drawn })));
    expect(written).toEqual({ ...turn, committedFirst: undefined });
  });

  test('may be a whole trail, which is known by its first line alone', () => {
    expect(readPasted('{"dicepit":"trail","format":1}\nnot even JSON')).toEqual({ is: 'trail' });
    expect(readPasted('{"dicepit":"trail","format":1}')).toEqual({ is: 'trail' });
    expect(readPasted('{"dicepit":"turn"}\n{}')).toEqual({ is: 'unreadable', why: 'not-json' });
  });

  test.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['hello', 'not-json'],
    ['{"table":', 'not-json'],
    ['{}', 'no-turn'],
    ['[1, 2]', 'no-turn'],
    ['null', 'no-turn'],
    ['{"table":"t","entries":[{"version":1,"event":{"type":"SeedCommitted","turn":"one"}}]}', 'no-turn'],
    ['{"table":"t","entries":[null,7,{"version":"x"}]}', 'no-turn'],
    [
      '{"table":"t","turn":1,"commitment":"00","seed":"00","drawn":[{"draw":1,"faces":[9],"contributions":[]}]}',
      'no-turn',
    ],
  ])('%j cannot be checked: %s', (text, why) => {
    expect(readPasted(text)).toEqual({ is: 'unreadable', why });
  });
});
