import { anything, assert, constantFrom, json, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aParty, banked, travels, walked } from '../testing/walks.ts';
import { parseCommand, parsePartyCommand, parseTableCommand } from './parse.ts';
import { commandSchemas, partyCommandSchemas } from './schemas.ts';

const problemsOf = (command: unknown): string => {
  const parsed = parseTableCommand(command);
  return parsed.ok ? 'read' : parsed.problems.map(({ place, message }) => `${place}: ${message}`).join('\n');
};

const bet = { wager: 'field', chips: 5_00 };
const bets = (...all: readonly unknown[]) => ({ type: 'PlaceBets', seat: 1, bets: all });
const sitDown = (name: string) => ({ type: 'SitDown', seat: 1, name });

describe('a command', () => {
  test.each(banked)('of %s that the table accepts is read as it was given', (pack) => {
    const types = new Set<string>();
    for (const seed of [1, 2, 3])
      for (const { command, decided } of walked(pack, seed, 1_500).answers) {
        if (!decided.ok || !travels(command)) continue;
        const { by: _, at: __, ...body } = command;
        expect(parseCommand(pack, JSON.parse(JSON.stringify(body)))).toEqual({ ok: true, value: body });
        types.add(command.type);
      }
    // Most of the hundred are accepted somewhere on so long a walk.
    expect(types.size).toBeGreaterThan(30);
  });

  test('of a party is read as it was given', () => {
    for (const [, command] of aParty)
      expect(parseCommand('snake-eyes-party', command)).toEqual({ ok: true, value: command });
  });

  test.each([
    ['nothing', undefined, ': a command is an object with a type'],
    ['a list', [], ': a command is an object with a type'],
    ['no type', {}, 'type: the type of a command is a text such as PlaceBets'],
    ['a type of nothing', { type: 'Cheat' }, "type: 'Cheat' is no command of this table"],
    ['a type that every object has', { type: 'constructor' }, "type: 'constructor' is no command"],
    ['a command of the party', { type: 'StartGame' }, "type: 'StartGame' is no command"],
    [
      'an unknown field',
      { ...bets(bet), by: 'house' },
      ": unknown field 'by'; the fields are type, seat, bets",
    ],
    ['an unknown field within', bets({ ...bet, odds: 9 }), "bets[0]: unknown field 'odds'"],
    ['a missing field', { type: 'PlaceBets', bets: [] }, 'seat: a seat is a whole number'],
    ['a sum as a text', bets({ ...bet, chips: '500' }), 'bets[0].chips: a sum is a whole number'],
    ['half a cent', bets({ ...bet, chips: 0.5 }), 'bets[0].chips: a sum is a whole number'],
    ['an unsafe sum', bets({ ...bet, chips: 2 ** 53 }), 'bets[0].chips: a sum is a whole number'],
    ['a sum without end', bets({ ...bet, chips: Number.POSITIVE_INFINITY }), 'bets[0].chips: a sum'],
    ['one cent too much', bets({ ...bet, chips: 1_000_000_000_001 }), 'bets[0].chips: a sum'],
    ['an optional field of null', bets({ ...bet, tokens: null }), 'bets[0].tokens: a sum'],
    ['an optional field of nothing', bets({ ...bet, tokens: undefined }), 'bets[0].tokens: a sum'],
    [
      'too many bets',
      bets(...Array.from({ length: 201 }, () => bet)),
      'bets: a list has at most 200 entries',
    ],
    ['a die of seven', { type: 'CallRoll', faces: [7, 1] }, 'faces[0]: pips are a whole number from 1 to 6'],
    ['a die as a text', { type: 'CallRoll', faces: ['1', 1] }, 'faces[0]: pips'],
    ['a name of nothing but spaces', sitDown('   '), 'name: a name is not empty'],
    ['a name that is too long', sitDown('a'.repeat(41)), 'name: a name has at most 40 characters'],
    ['a name turned around', sitDown('ann\u202egnp'), 'name: a name has only characters that can be seen'],
    ['a name with a bell', sitDown('ann\u0007'), 'name: a name has only characters'],
    ['a name with half a character', sitDown('ann\ud83d'), 'name: a name has only characters'],
    [
      'a date of words',
      { ...sitDown('Ann'), born: 'yesterday' },
      'born: a date is written such as 1990-12-31',
    ],
    ['words without end', { type: 'WarnShooter', words: 'a'.repeat(501) }, 'words: words have at most 500'],
    [
      'a sign of no kind',
      { type: 'TakeDownSign', sign: { kind: 'exit' } },
      'sign.kind: a sign is of the kind',
    ],
    ['an account of nobody', matter('vault'), 'adjustment[0].account: an account is float'],
    ['an account with too much behind it', matter('rack:1;'), 'adjustment[0].account: an account is float'],
  ])('with %s is refused, with its place', (_, command, problem) => {
    expect(problemsOf(command)).toContain(problem);
  });

  test.each([
    ['as it is', 0],
    ['with a minus', -0],
  ])('has one nothing only, %s or not', (_, chips) => {
    const parsed = parseTableCommand(bets({ ...bet, chips }));
    expect(parsed).toEqual({ ok: true, value: bets({ ...bet, chips: 0 }) });
  });

  test.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['\u0645\u06cc\u200c\u0622', '\u0645\u06cc\u200c\u0622'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ])('has a name in one form: %j is %j', (given, name) => {
    expect(parseTableCommand(sitDown(given))).toEqual({ ok: true, value: sitDown(name) });
  });

  test('with two hundred bets of the largest sum is read', () => {
    const most = bets(...Array.from({ length: 200 }, () => ({ ...bet, chips: 1_000_000_000_000 })));
    expect(parseTableCommand(most)).toEqual({ ok: true, value: most });
  });

  test.each([
    [200, 101, 'and 100 more'],
    [30_000, 1, 'a list has at most 200 entries'],
  ])('with %i faults is answered in short', (faults, told, last) => {
    const parsed = parseTableCommand(bets(...Array.from({ length: faults }, () => 1)));
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems).toHaveLength(told);
    expect(problems.at(-1)?.message).toBe(last);
  });

  test('whatever it is, is read or refused and never thrown', () => {
    const type = constantFrom(...Object.keys(commandSchemas), ...Object.keys(partyCommandSchemas));
    const facts = oneof(
      anything(),
      json().map((text): unknown => JSON.parse(text)),
    );
    assert(
      property(type, facts, (name, value) => {
        const command = typeof value === 'object' ? { ...value, type: name } : value;
        for (const parsed of [parseTableCommand(command), parsePartyCommand(command)])
          expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

function matter(account: string) {
  return { type: 'RuleMatter', words: 'x', adjustment: [{ account, cents: 1 }] };
}
