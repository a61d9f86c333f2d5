import { LARGEST_STAKE, type Pack } from '@dicepit/engine';
import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecord, type RecordPack } from './record.ts';

const cites: Pack['cites'] = { wagers: '4.1', options: '4.10#2', takingDown: '4.7', dice: '1.1(dice)#2' };
const pack: RecordPack = { id: 'snake-eyes-nz', prefix: 'nz', dice: 2, wagerIds: ['hard-6', 'field'], cites };

const record = (actions: unknown, rest: object = {}) =>
  JSON.stringify({ pack: 'snake-eyes-nz', ...rest, actions });
const bet = (stake: unknown) => ({ bet: { player: 'ann', wager: 'hard-6', stake } });

function problemsOf(text: string): readonly string[] {
  const parsed = parseRecord(text, [pack]);
  return parsed.ok ? [] : parsed.problems.map(({ place, message }) => `${place}: ${message}`);
}

describe('a record', () => {
  test('becomes commands, its options text', () => {
    const options = { field: 2, 'hard-6': '9', bonus: true, 'bonus-odds': [5, 10, 20] };
    const actions = [
      bet(10_00),
      { remove: { player: 'ann', wager: 'hard-6' } },
      { remove: { player: 'ann', wager: 'field', stake: 5_00 } },
      { roll: [3, 4] },
      { void: 'die-on-die' },
      { endTurn: true },
    ];
    const parsed = parseRecord(record(actions, { options, chip: 100, stayUp: true }), [pack]);
    expect(parsed).toEqual({
      ok: true,
      value: {
        pack: 'snake-eyes-nz',
        options: { field: '2', 'hard-6': '9', bonus: 'on', 'bonus-odds': '5,10,20' },
        chip: 100,
        chips: undefined,
        stayUp: true,
        commands: [
          { type: 'PlaceBet', player: 'ann', wager: 'hard-6', stake: 10_00 },
          { type: 'TakeDownBet', player: 'ann', wager: 'hard-6' },
          { type: 'TakeDownBet', player: 'ann', wager: 'field', stake: 5_00 },
          { type: 'CallRoll', roll: [3, 4] },
          { type: 'VoidRoll', reason: 'die-on-die' },
          { type: 'EndTurn' },
        ],
      },
    });
  });

  test('a record names the smallest chip, or all of them in any order', () => {
    const chips = [500, 100, 250, 10_000];
    expect(parseRecord(record([], { chips }), [pack])).toMatchObject({ value: { chip: null, chips } });
    expect(parseRecord(record([], { chips, chip: null }), [pack])).toMatchObject({ value: { chips } });
    expect(parseRecord(record([], { chips: null, chip: 100 }), [pack])).toMatchObject({
      value: { chip: 100, chips: undefined },
    });
    expect(parseRecord(record([], { chips: [LARGEST_STAKE] }), [pack]).ok).toBe(true);
  });

  test.each([
    [record([], { chip: 100, chips: [100] }), /^chips: a record has the smallest .* and not both/],
    [record([], { chips: [] }), /^chips: there is no chip to pay with/],
    [record([], { chips: 100 }), /^chips: chips is a list of cents/],
    [record([], { chips: [100, 0] }), /^chips\[1\]: a chip is a whole number of cents from 1/],
    [record([], { chips: [2.5] }), /^chips\[0\]: a chip is a whole number of cents/],
    [record([], { chips: [-100] }), /^chips\[0\]: a chip is a whole number of cents/],
    [record([], { chips: [LARGEST_STAKE + 1] }), /^chips\[0\]: a chip is a whole number of cents/],
    [record([], { chips: ['5'] }), /^chips\[0\]: a chip is a number of cents/],
    [record([], { chips: [100, 250, 100] }), /^chips: 100 stands twice/],
    [record([], { chips: [1_000_001, 1_000_002] }), /^chips: the smallest chip is 1000001 and/],
    [record([], { chips: Array.from({ length: 101 }, (_, at) => at + 1) }), /^chips: there are 101 kinds/],
    ['', /text is empty/],
    ['{', /not JSON/],
    ['null', /an object with pack, options/],
    ['[]', /an object with pack, options/],
    [record([], { pack: 'craps' }), /^pack: 'craps' is not a pack with a bank; these are: snake-eyes-nz/],
    [record('none'), /^actions: actions is a list/],
    [record([], { stayup: true }), /unknown field 'stayup'/],
    [record([], { chip: 0 }), /^chip: the smallest payable chip is a whole number/],
    [record([], { chip: 2.5 }), /^chip: the smallest payable chip is a whole number/],
    [record([], { stayUp: 'yes' }), /^stayUp: stayUp is true or false/],
    [record([], { options: 3 }), /^options: options is an object/],
    [record([], { options: [] }), /^options: options is an object/],
    [record([], { options: { field: null } }), /^options\.field: an option is a text.* not null/],
    [record([], { options: { field: [1, {}] } }), /^options\.field: an option is a text.* not \[1,\{\}\]/],
    [record([], { options: { field: 'x'.repeat(201) } }), /^options\.field: an option is a text/],
    [record([{}]), /^actions\[0\]: an action has exactly one of bet, remove/],
    [record([{ roll: [1, 1], void: 'x' }]), /^actions\[0\]: an action has exactly one/],
    [record([{ dance: 1 }]), /^actions\[0\]: unknown field 'dance'/],
    [record([bet(-5)]), /^actions\[0\]\.bet\.stake: a stake is a whole number of cents from 1 .* not -5/],
    [record([bet(0)]), /^actions\[0\]\.bet\.stake: .* not 0/],
    [record([bet(1.5)]), /^actions\[0\]\.bet\.stake: .* not 1\.5/],
    [record([bet(1e13)]), /^actions\[0\]\.bet\.stake: .* not 10000000000000/],
    [record([bet('5')]), /^actions\[0\]\.bet\.stake: a stake is a number of cents/],
    [record([bet(null)]), /^actions\[0\]\.bet\.stake/],
    [
      record([{ bet: { player: '', wager: 'field', stake: 1 } }]),
      /^actions\[0\]\.bet\.player: a name is not empty/,
    ],
    [record([{ bet: { wager: 'field', stake: 1 } }]), /^actions\[0\]\.bet\.player: a name is a text/],
    [
      record([{ bet: { player: 'ann', wager: 'hard-12', stake: 1 } }]),
      /^actions\[0\]\.bet\.wager: 'hard-12' is not a wager of snake-eyes-nz \(nz\/4\.1\); its wagers are hard-6, field/,
    ],
    [record([{ remove: { player: 'ann', wager: '__proto__' } }]), /^actions\[0\]\.remove\.wager/],
    [
      record([{ roll: [7, 1] }]),
      /^actions\[0\]\.roll: .* 2 whole numbers from 1 to 6 \(nz\/1\.1\(dice\)#2\), not \[7,1\]/,
    ],
    [record([{ roll: [0, 4] }]), /^actions\[0\]\.roll/],
    [record([{ roll: [1] }]), /^actions\[0\]\.roll/],
    [record([{ roll: [1, 2, 3] }]), /^actions\[0\]\.roll/],
    [record([{ roll: [1, 2.5] }]), /^actions\[0\]\.roll/],
    [record([{ roll: ['1', 2] }]), /^actions\[0\]\.roll/],
    [record([{ roll: 7 }]), /^actions\[0\]\.roll: a roll is a list/],
    [record([{ endTurn: false }]), /^actions\[0\]\.endTurn: endTurn is true or left out/],
    [record([{ void: 3 }]), /^actions\[0\]\.void: a void roll gives its reason/],
    [record([{ roll: [1, 1] }, bet(-1)]), /^actions\[1\]\.bet\.stake/],
  ])('%s is malformed, with its place', (text, problem) => {
    expect(problemsOf(text)[0]).toMatch(problem);
  });

  test.each([
    ['letters', 'a'.repeat(10_000_000)],
    ['a pack', record([], { pack: 'a'.repeat(10_000_000) })],
    ['an unknown field', record([], { ['a'.repeat(10_000_000)]: 1 })],
    [
      'unknown fields',
      record([], Object.fromEntries(Array.from({ length: 500_000 }, (_, at) => [`k${at}`, 1]))),
    ],
  ])('ten megabytes of %s are answered in a line', (_, text) => {
    const [problem] = problemsOf(text);
    expect(problem?.length).toBeGreaterThan(0);
    expect(problem?.length).toBeLessThan(600);
  });

  test('nesting without end is answered with its place', () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(problemsOf(`{"pack":"snake-eyes-nz","actions":[{"roll":${nested}}]}`)).toEqual([
      expect.stringMatching(/^actions\[0\]\.roll: .* not (a list nested too deep|\[{40,}$)/),
    ]);
  });

  test('an option called __proto__ reaches the pack, which refuses it', () => {
    const parsed = parseRecord('{"pack":"snake-eyes-nz","options":{"__proto__":1},"actions":[]}', [pack]);
    expect(parsed.ok && Object.keys(parsed.value.options)).toEqual(['__proto__']);
  });

  test('no text whatever makes the reader throw', () => {
    assert(
      property(
        oneof(
          string(),
          json(),
          json().map((action) => `{"pack":"snake-eyes-nz","actions":[${action}]}`),
        ),
        (text) => {
          expect(typeof parseRecord(text, [pack]).ok).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
