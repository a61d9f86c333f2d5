import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

// Programs read these answers, so that they may not change by a byte when a sentence moves or is told in another way.

const bet = (player: string, wager: string, stake: number) => ({ bet: { player, wager, stake } });
const remove = (player: string, wager: string, stake?: number) => ({
  remove: { player, wager, ...(stake === undefined ? {} : { stake }) },
});
const roll = (...dice: readonly number[]) => ({ roll: dice });
const noThrow = { void: 'die-on-die' };
const endTurn = { endTurn: true };

/** Actions that the rules refuse, one after another, among some that they do not. */
const records: Readonly<Record<string, object>> = {
  'snake-eyes-nz': {
    pack: 'snake-eyes-nz',
    options: { field: 2 },
    actions: [
      bet('ann', 'hard-6', 10_00),
      bet('ann', 'hard-6', 1_000_000_000_000),
      remove('ann', 'hard-6', 1_234_567_89),
      remove('ann', 'hard-6', 4_50),
      remove('bob', 'field'),
      bet('{bob}', 'field', 2_50),
      remove("o'neill", 'field'),
      roll(3, 3),
      endTurn,
      noThrow,
      { void: 'a dog took it' },
    ],
  },
  'snake-eyes-nsw': {
    pack: 'snake-eyes-nsw',
    chips: [1_00, 2_50, 5_00, 100_00],
    stayUp: true,
    actions: [bet('ann', 'hard-4', 5_00), roll(2, 2), roll(6, 1), endTurn],
  },
  'wonder-dice': {
    pack: 'wonder-dice',
    actions: [bet('ann', 'number-3', 5_00), bet('ann', 'high', 1_000_000_000_000), roll(3, 3, 3), endTurn],
  },
  'double-dice': {
    pack: 'double-dice',
    actions: [
      endTurn,
      bet('ann', 'shooters-bet', 10_00),
      remove('ann', 'shooters-bet'),
      bet('bob', 'bonus', 5_00),
      roll(5, 4),
      bet('bob', 'shooters-bet', 10_00),
      bet('ann', 'bonus', 5_00),
      remove('bob', 'bonus'),
      endTurn,
      noThrow,
      endTurn,
      bet('bob', 'shooters-bet', 10_00),
      remove('ann', 'shooters-bet', 1_00),
      roll(5, 4),
      roll(5, 4),
      bet('bob', 'shooters-bet', 10_00),
      roll(5, 4),
      bet('ann', 'bonus', 5_00),
      endTurn,
      bet('ann', 'bonus', 5_00),
    ],
  },
};

const throws = (...all: readonly (readonly [number, number])[]) => all;

const lines: readonly (readonly [string, string, object?])[] = [
  ...Object.entries(records).flatMap(([pack, record]): readonly (readonly [string, string, object])[] => [
    [`${pack}, as JSON`, 'settle - --json', record],
    [`${pack}, as text`, 'settle - --strict', record],
  ]),
  ['an option that there is not', 'settle -', { pack: 'snake-eyes-nz', options: { fild: 2 }, actions: [] }],
  ['an option where there are none', 'settle -', { pack: 'wonder-dice', options: { field: 2 }, actions: [] }],
  [
    'an option of another value',
    'settle -',
    { pack: 'snake-eyes-nz', options: { 'hard-4': '7.5' }, actions: [] },
  ],
  [
    'an option of figures that are too low',
    'settle -',
    { pack: 'double-dice', options: { 'bonus-odds': '1,1,1' }, actions: [] },
  ],
  [
    'a wager that the table has left out',
    'settle - --json',
    { pack: 'double-dice', options: { bonus: 'off' }, actions: [bet('ann', 'bonus', 5_00)] },
  ],
  ['a roll of too many dice', 'settle -', { pack: 'snake-eyes-nz', actions: [roll(1, 2, 3)] }],
  ['an unknown option', 'odds snake-eyes-nz -o fild=2'],
  ['an option too many', 'odds wonder-dice -o field=2'],
  ['a value too many', 'odds snake-eyes-nsw -o table=9'],
  ['an unknown wager', 'odds snake-eyes-nz hard-7'],
  ['a wager with a bet', 'ruin snake-eyes-nz --bet hard-7=5 --bank 100'],
  ['one wager', 'odds snake-eyes-nz hard-6 --json'],
  ['one wager of three dice', 'odds wonder-dice field --json'],
  ['one wager of sets', 'odds double-dice shooters-bet --json'],
  ['one wager rounded', 'odds snake-eyes-nsw hard-4 --stake 5 --chips 1,2.50,5,100 --json'],
  [
    'a party',
    'party - --json',
    { players: 2, startingChips: 3, throws: throws([3, 4], [1, 1], [6, 6], [5, 5]) },
  ],
  [
    'a party with a throw too many',
    'party - --json --strict',
    { players: 2, startingChips: 3, highDice: throws([1, 2], [6, 6], [1, 1]), throws: [] },
  ],
  ['a party of one', 'party -', { players: 1, startingChips: 3, throws: [] }],
];

describe('answers about a sheet', () => {
  test('are what they were', async () => {
    const answers: string[] = [];
    for (const [name, line, input] of lines) {
      const { code, out, err } = await capturedRun(line.split(' '), input && JSON.stringify(input));
      answers.push(`# ${name}: dicepit ${line}\n${out}${err}= ${code}\n`);
    }
    await expect(answers.join('\n')).toMatchFileSnapshot('sheet-answers.txt');
  });
});
