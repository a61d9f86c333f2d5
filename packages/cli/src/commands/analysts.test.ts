import { readFile, writeFile } from 'node:fs/promises';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type NewFolder, newFolder } from '../lab/testing/new-folder.ts';

const field = [
  'simulate',
  'snake-eyes-nz',
  '--bet',
  'field=5',
  '--bank',
  '200',
  '--seed',
  '1',
  '--sessions',
  '6000',
];
const asJson = async (...args: readonly string[]) => {
  const { code, out, err } = await capturedRun([...args, '--json']);
  expect({ code, err: err.replace(/^(seed|wrote) .*\n/gm, '') }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
};
type Figure = { name: string; estimate: number; exact?: number; z?: number };
const named = (figures: readonly Figure[], name: string) => figures.find((each) => each.name === name);

let folder: NewFolder;
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => folder.remove());

describe('rows of sessions', () => {
  test('are one to a session, and add up to what the run says', async () => {
    const { final, sessions, rolls, figures } = await asJson(...field, '--rows', folder.at('sessions.csv'));
    const [head, ...lines] = (await readFile(folder.at('sessions.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('session,end,rolls,final,net,fall');
    const rows = lines.map((line) => line.split(','));
    expect(rows.map(([session]) => Number(session))).toEqual(Array.from({ length: sessions }, (_, at) => at));
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]), 0);
    expect(sum(2)).toBe(rolls);
    expect(sum(3) / sessions).toBeCloseTo(named(figures, 'mean')?.estimate ?? 0, 8);
    expect(Math.min(...rows.map((row) => Number(row[3])))).toBe(final.lowest);
    expect(rows.every((row) => Number(row[3]) - 200_00 === Number(row[4]))).toBe(true);
    const ruined = rows.filter(([, end]) => end === 'ruin').length;
    expect(ruined / sessions).toBeCloseTo(named(figures, 'ruin')?.estimate ?? 0, 10);
  });

  test('are the same in Parquet', async () => {
    await asJson(...field, '--rows', folder.at('sessions.parquet'));
    const file = await asyncBufferFromFile(folder.at('sessions.parquet'));
    const rows = await parquetReadObjects({ file });
    const csv = (await readFile(folder.at('sessions.csv'), 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => Object.values(row).join(','))).toEqual(csv);
  });

  test('of paths look after so many rolls, and at the end', async () => {
    await asJson(...field.with(9, '20'), '--paths', folder.at('paths.csv'), '--every', '80');
    const [head, ...rows] = (await readFile(folder.at('paths.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('session,roll,bankroll');
    expect(rows).toHaveLength(60);
    expect(rows.slice(0, 3).map((row) => row.split(',').slice(0, 2).join())).toEqual([
      '0,80',
      '0,160',
      '0,200',
    ]);
  });

  test('are refused where they cannot be written, or make no sense', async () => {
    const nowhere = await capturedRun([...field, '--rows', folder.at('no/such/rows.csv')]);
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('cannot write')]);
    const other = await capturedRun([...field, '--rows', 'rows.xlsx']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('.csv or .parquet')]);
    const swept = await capturedRun([...field, '--rows', folder.at('a.csv'), '--sweep', 'rolls=10,20']);
    expect([swept.code, swept.err]).toEqual([2, expect.stringContaining('leave --sweep out')]);
    const many = await capturedRun([
      ...field,
      '--rolls',
      '1e6',
      '--paths',
      folder.at('a.csv'),
      '--every',
      '1',
    ]);
    expect([many.code, many.err]).toEqual([2, expect.stringContaining('--every 100')]);
  });
});

describe('loaded dice', () => {
  const six = ['--dice', '6:0.25'];

  test('are simulated beside their exact figures', async () => {
    const { session, figures } = await asJson(...field, ...six);
    expect(session.dice).toEqual(
      Array.from({ length: 2 }, () => [...Array.from({ length: 5 }, () => '3/20'), '1/4']),
    );
    expect(named(figures, 'field-wins')?.exact).toBeCloseTo(0.49, 12);
    for (const name of ['ruin', 'ahead', 'mean', 'field-wins', 'field-edge'])
      expect(Math.abs(named(figures, name)?.z ?? Number.NaN)).toBeLessThan(4);
  });

  test('move the odds, and fair ones do not', async () => {
    const edge = async (...dice: readonly string[]) =>
      (await asJson('odds', 'snake-eyes-nz', 'field', ...dice)).wagers[0].edge;
    expect(await edge('--dice', '1:1/6')).toBe(await edge());
    expect(await edge(...six)).toBe('-7/80');
    expect(await edge('--dice', '6:25%', '--dice', '6:1/6')).not.toBe(await edge(...six));
  });

  test('change the risk of a session', async () => {
    const ruin = ['ruin', 'snake-eyes-nz', '--bet', 'field=5', '--bank', '100', '--rolls', '100'];
    const [fair, loaded] = [await asJson(...ruin), await asJson(...ruin, '--dice', '2:0.3,5:0.2')];
    expect(loaded.ruin.value).not.toBe(fair.ruin.value);
    expect(loaded.session.dice).toHaveLength(2);
  });

  test.each([
    ['7:0.2', 'Dice are written face:chance'],
    ['6:0.2,6:0.1', 'each face once'],
    ['6:1.5', 'must come to 1'],
    ['6:1/0', 'Dice are written'],
  ])('%s is refused', async (dice, why) => {
    const { code, err } = await capturedRun(['odds', 'snake-eyes-nz', '--dice', dice]);
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });

  test('are one for all, or one to each die', async () => {
    const { code, err } = await capturedRun(['odds', 'wonder-dice', ...six, ...six]);
    expect([code, err]).toEqual([2, expect.stringContaining('this game throws 3')]);
  });
});

describe('a strategy', () => {
  test('called flat has its exact figures, alone and among others', async () => {
    expect(await asJson(...field, '--strategy', 'flat')).toEqual(await asJson(...field));
    const { strategies } = await asJson(
      'compare',
      ...field.slice(1).with(8, '200'),
      '--strategy',
      'flat',
      '--strategy',
      'press',
    );
    expect(strategies[0].exact.ruin).toBeCloseTo(0.0274465, 6);
    expect(strategies[1].exact).toBeUndefined();
  });

  test('may be given to each bet', async () => {
    const args = [
      ...field.slice(0, 2),
      '-b',
      'field=5:martingale:doublings=3',
      '-b',
      'hard-6=1',
      '--seed',
      '1',
    ];
    const { session, perWager } = await asJson(...args, '--sessions', '500');
    expect(session.strategy).toBe('field martingale:doublings=3 + hard-6 flat');
    const [onField, onHard6] = perWager;
    expect(onField.staked).toBeGreaterThan((onField.won + onField.lost) * 5_00);
    expect(onHard6.staked).toBe((onHard6.won + onHard6.lost) * 1_00);
    const both = await capturedRun([...args, '--strategy', 'press']);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('not both')]);
    const ruin = await capturedRun([
      'ruin',
      'snake-eyes-nz',
      '-b',
      'field=5:press',
      '--bank',
      '100',
      '--rolls',
      '9',
    ]);
    expect([ruin.code, ruin.err]).toEqual([2, expect.stringContaining("only 'dicepit simulate' plays")]);
  });

  const decider = (body: string) =>
    `export const mine = () => ({\n  kind: 'decider', name: 'mine', opens: [],\n  decide: (seen, memory) => {\n    ${body}\n  },\n});\n`;
  const right = 'return { stakes: [500], memory };';

  test.each([
    [
      'throws',
      decider(`if (seen.rolls === 7) throw new Error('no more'); ${right}`),
      /fails, line 4: no more/,
    ],
    [
      'misspells',
      decider(`if (seen.rolls === 7) sean.bankroll(); ${right}`),
      /fails, line 4: sean is not defined/,
    ],
    [
      'answers-wrong',
      decider("return seen.rolls === 7 ? { stakes: ['5'], memory } : { stakes: [500], memory };"),
      /answers decide with \{"stakes":\["5"\]/,
    ],
    ['answers-nothing', decider(''), /answers decide with undefined/],
    ['does-not-load', 'export const mine = (\n  1 + ;\n', /does not load, line 2/],
  ])('of a file that %s is told as its own, with its line', async (name, source, says) => {
    await writeFile(folder.at(`${name}.mjs`), source);
    for (const workers of [[], ['--workers', '2']]) {
      const { code, err } = await capturedRun([...field, '--strategy', folder.at(`${name}.mjs`), ...workers]);
      expect([code, err]).toEqual([3, expect.stringMatching(says)]);
      expect(err).toMatch(/^error: your strategy '.*mjs'/);
    }
  });

  test.each([
    ['while it decides', decider(`while (seen.rolls === 7); ${right}`)],
    ['while it is loaded', 'for (;;);\nexport const mine = 1;\n'],
    ['while it is made', 'export const mine = () => {\n  for (;;);\n};\n'],
    [
      'while it is compiled',
      "export const mine = () => ({ kind: 'machine', name: 'm', opens: [], stakes: () => [500], after: () => { for (;;); } });\n",
    ],
  ])('of a file that loops for ever %s is stopped', async (name, source) => {
    const file = folder.at(`${name.replaceAll(' ', '-')}.mjs`);
    await writeFile(file, source);
    const args = [...field, '--strategy', file, '--strategy-timeout', '0.5'];
    const { code, err } = await capturedRun(args);
    expect([code, err]).toEqual([3, expect.stringContaining('gave no answer in 0.5 s and was stopped')]);
  });
});

describe('a sweep', () => {
  test('answers for each value as the question would alone', async () => {
    const ruin = ['ruin', 'snake-eyes-nz', '--bet', 'field=5', '--rolls', '50'];
    const { parameter, answers } = await asJson(...ruin, '--sweep', 'bank=50..150:50');
    expect([parameter, answers.map(({ value }: { value: number }) => value)]).toEqual([
      'bank',
      [5000, 10_000, 15_000],
    ]);
    const alone = await asJson(...ruin, '--bank', '100');
    expect(named(answers[1].figures, 'ruin')?.exact).toBe(alone.ruin.value);
  });

  test('plays every value with the same dice', async () => {
    const { answers } = await asJson(...field.with(9, '400'), '--sweep', 'stake=5,10');
    const alone = await asJson(...field.with(3, 'field=10').with(9, '400'));
    expect(answers[1]).toEqual({ value: 1000, figures: alone.figures });
  });

  test('goes over the options of a pack too, and is a long table as CSV', async () => {
    const { out } = await capturedRun([...field.with(9, '200'), '--sweep', 'field=1,2', '--csv']);
    const [head, ...rows] = out.trimEnd().split('\r\n');
    expect(head).toBe('field,figure,unit,estimate,low,high,exact,z');
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(['1', '2']));
  });

  test.each([
    ['banc=1,2', "there is no 'banc' to sweep over. There are stake, bank"],
    ['bank=5', 'from 2 to 1000 values'],
    ['bank=9..5:1', 'A range rises'],
    ['rolls=a,b', 'A number of rolls is whole'],
    ['bank', 'A sweep is written'],
  ])('%s is refused', async (sweep, why) => {
    const { code, err } = await capturedRun([...field, '--sweep', sweep]);
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });
});
