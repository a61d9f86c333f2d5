import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const settle = (record: unknown, ...flags: readonly string[]) =>
  capturedRun(['settle', '-', ...flags], typeof record === 'string' ? record : JSON.stringify(record));

const bet = (player: string, wager: string, stake: number) => ({ bet: { player, wager, stake } });

async function settled(record: unknown) {
  const { code, out } = await settle(record, '--json');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('dicepit settle', () => {
  test('nz/4.1(a)(i) a hard 6 at 9 to 1 pays nine times the stake and gives it back', async () => {
    const actions = [bet('ann', 'hard-6', 10_00), { roll: [3, 3] }];
    expect(await settled({ pack: 'snake-eyes-nz', actions })).toEqual({
      schema: 'dicepit/settle@1',
      pack: 'snake-eyes-nz',
      options: {
        field: '1',
        'hard-4': '7',
        'hard-6': '9',
        'hard-8': '9',
        'hard-10': '7',
        'craps-2': '33',
        'craps-12': '33',
      },
      chip: null,
      stayUp: false,
      rolls: [
        {
          roll: [3, 3],
          settlements: [
            {
              player: 'ann',
              wager: 'hard-6',
              stake: 10_00,
              verdict: 'wins',
              odds: '9 to 1',
              winnings: 90_00,
              returned: 10_00,
              clause: 'nz/4.1(a)(i)',
              pays: 'nz/4.9(hardways-6)',
            },
          ],
        },
      ],
      refused: [],
      net: { ann: 90_00 },
      onLayout: [],
    });
  });

  test('nsw/6.5 winnings are paid up to the next chip, once for the whole wager', async () => {
    const actions = [
      bet('ann', 'hard-4', 5_00),
      bet('ann', 'hard-4', 5_00),
      bet('bob', 'hard-4', 5_00),
      { roll: [2, 2] },
    ];
    for (const [chip, ann, bob] of [
      [null, 75_00, 37_50],
      [2_50, 75_00, 37_50],
      [1_00, 75_00, 38_00],
      [5_00, 75_00, 40_00],
      [25_00, 75_00, 50_00],
    ]) {
      expect((await settled({ pack: 'snake-eyes-nsw', chip, actions })).net).toEqual({ ann, bob });
    }
  });

  test.each([
    [[1_00, 2_50, 5_00, 100_00], 'hard-4', 5_00, [2, 2], 37_50],
    [[5_00, 2_00], 'six', 5_00, [4, 2], 5_00],
    [[2_00, 5_00], 'six', 3_00, [4, 2], 4_00],
    [[10_00, 25_00], 'field', 25_00, [5, 4], 25_00],
    [[1_00], 'hard-4', 5_00, [2, 2], 38_00],
    [[9_99_983, 10_00_003], 'craps-2', 1_000_000_000_000, [1, 1], 33_000_000_000_000],
  ])('nsw/6.5 in chips of %j %s pays %i on %j with %i', async (chips, wager, stake, roll, won) => {
    const record = { pack: 'snake-eyes-nsw', chips, actions: [bet('ann', wager, stake), { roll }] };
    expect(await settled(record)).toMatchObject({ chip: null, chips, net: { ann: won } });
  });

  test('a pack whose text rounds nothing pays exactly, whatever chips its record names', async () => {
    const actions = [bet('ann', 'hard-6', 3_00), { roll: [3, 3] }];
    expect(await settled({ pack: 'snake-eyes-nz', chips: [5_00, 25_00], actions })).toMatchObject({
      net: { ann: 27_00 },
    });
  });

  test('a record with both chip and chips is malformed, with the place', async () => {
    const { code, err } = await settle({ pack: 'snake-eyes-nsw', chip: 100, chips: [100], actions: [] });
    expect(code).toBe(2);
    expect(err).toContain(
      'chips: a record has the smallest payable chip, or chips with all of them, and not both',
    );
  });

  test('double/8.2#3 a won line stays up by default and comes off when the table says so', async () => {
    const record = { pack: 'double-dice', actions: [bet('ann', 'number-6', 10_00), { roll: [3, 3] }] };
    expect((await settled(record)).onLayout).toEqual([
      { player: 'ann', wager: 'number-6', stake: 10_00, stage: 'up' },
    ]);
    expect((await settled({ ...record, stayUp: false })).onLayout).toEqual([]);
  });

  test('double/odds(bonus-final-count) four sets and a pass pay the bonus', async () => {
    const sets = Array.from({ length: 16 }, () => ({ roll: [4, 4] }));
    const result = await settled({
      pack: 'double-dice',
      actions: [bet('ann', 'bonus', 5_00), ...sets, { endTurn: true }],
    });
    expect(result.rolls.at(-1)).toMatchObject({
      endTurn: true,
      settlements: [{ wager: 'bonus', verdict: 'wins', winnings: 25_00 }],
    });
    expect(result.net).toEqual({ ann: 25_00 });
  });

  test('what the rules refuse is listed with its place and clause, and changes nothing', async () => {
    const actions = [
      bet('ann', 'bonus', 5_00),
      { remove: { player: 'ann', wager: 'any-7' } },
      { roll: [1, 1] },
    ];
    const { code, out, err } = await settle(
      { pack: 'double-dice', options: { bonus: 'off' }, actions },
      '--json',
    );
    expect(code).toBe(0);
    expect(err).toBe('2 of 3 actions refused by the rules\n');
    expect(JSON.parse(out)).toMatchObject({
      refused: [
        { index: 0, code: 'WAGER_NOT_OFFERED', clause: 'double/9' },
        { index: 1, code: 'NO_SUCH_BET', clause: 'double/8.2#5' },
      ],
      net: {},
      onLayout: [],
    });
    expect((await settle({ pack: 'double-dice', options: { bonus: 'off' }, actions }, '--strict')).code).toBe(
      7,
    );
  });

  test('says it in words, with the arithmetic and the clause', async () => {
    const actions = [
      bet('ann', 'hard-4', 5_00),
      bet('ann', 'field', 1_00),
      { void: 'die-on-die' },
      { roll: [2, 2] },
      bet('bob', 'six', 2_00),
    ];
    const { out } = await settle({ pack: 'snake-eyes-nsw', chip: 100, actions });
    expect(out).toContain('1. No roll: die on die nsw/5.3.2');
    expect(out).toContain('$5 at 7.5 to 1 wins $38, up from $37.50 (nsw/6.5)');
    expect(out).toMatch(/ann +\+\$39/);
    expect(out).toMatch(/bob +6 +\$2/);
  });

  test.each([
    ['', 'the text is empty'],
    ['{"pack":', 'not JSON'],
    [{ pack: 'craps', actions: [] }, "pack: 'craps' is not a pack with a bank"],
    [{ pack: 'snake-eyes-party', actions: [] }, "pack: 'snake-eyes-party' is not a pack with a bank"],
    [{ pack: 'snake-eyes-nz', options: { 'hard-4': 5 }, actions: [] }, 'nz/4.9(hardways-4)'],
    [{ pack: 'snake-eyes-nz', options: { 'hard-4': 5 }, actions: [] }, 'record: options: hard-4=5'],
    ['{"pack":"snake-eyes-nz","options":{"__proto__":1},"actions":[]}', "no option '__proto__'"],
    [{ pack: 'snake-eyes-nsw', options: { 'craps-3': 15 }, actions: [] }, 'nsw/8.1'],
    [{ pack: 'double-dice', options: { 'bonus-odds': [5, 10, 19] }, actions: [] }, 'double/9.6'],
    [{ pack: 'snake-eyes-nz', actions: [{ roll: [7, 1] }] }, 'actions[0].roll'],
    [{ pack: 'wonder-dice', actions: [{ roll: [1, 1] }] }, 'wonder/rules-1'],
    [{ pack: 'snake-eyes-nsw', actions: [bet('ann', 'pass-line', 1_00)] }, 'nsw/6.1'],
    [{ pack: 'snake-eyes-nz', actions: [bet('ann', 'field', -1)] }, 'actions[0].bet.stake'],
    [{ pack: 'snake-eyes-nz', actions: [bet('ann', 'field', 0.5)] }, 'actions[0].bet.stake'],
    [{ pack: 'snake-eyes-nz', actions: [bet('ann', 'field', 1e300)] }, 'actions[0].bet.stake'],
    ['x'.repeat(10_000_000), 'not JSON'],
  ])('%.60j is an error with code 2, and nothing on standard output', async (record, message) => {
    const { code, out, err } = await settle(record, '--json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(err.length).toBeLessThan(1000);
  });

  test('nothing in a record steers the terminal that shows it', async () => {
    const name = 'ann\u001b[2J\u0007\nbob';
    const actions = [
      bet(name, 'field', 1_00),
      { void: name },
      { roll: [1, 2] },
      { remove: { player: name, wager: 'six' } },
    ];
    const { out } = await settle({ pack: 'snake-eyes-nz', actions });
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(out).toMatch(/^ann bob +\+\$1$/m);
    const { err } = await settle({ pack: 'snake-eyes-nz', actions, [name]: 1 });
    expect(err.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('a file that cannot be read ends with code 1', async () => {
    expect(await capturedRun(['settle', 'nowhere.json'])).toMatchObject({ code: 1, out: '' });
  });
});
