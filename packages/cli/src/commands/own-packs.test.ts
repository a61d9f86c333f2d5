import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CapturedRun, capturedRun } from '../captured-run.ts';
import { type NewFolder, newFolder } from '../lab/testing/new-folder.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));

/** The games that are no pack of the house, each with a bet of it. */
const games = [
  { name: 'craps', bet: 'pass-line' },
  { name: 'sic-bo', bet: 'small' },
  { name: 'crown-and-anchor', bet: 'crown' },
] as const;

/** Every command that takes the id of a pack, as it is typed with a pack in its place. */
const commands: readonly {
  readonly what: string;
  readonly args: (pack: string, bet: string) => readonly string[];
  readonly input?: (id: string, bet: string) => string;
}[] = [
  { what: 'play', args: (pack) => ['play', pack, '--house', '2', '--seed', '1'], input: () => '\n\nquit\n' },
  { what: 'watch', args: (pack) => ['watch', pack, '--rolls', '3', '--seed', '1'] },
  { what: 'layout', args: (pack) => ['layout', pack] },
  { what: 'rules', args: (pack) => ['rules', pack] },
  { what: 'rules diff', args: (pack) => ['rules', 'diff', pack, pack] },
  { what: 'rules diff from', args: (pack) => ['rules', 'diff', 'snake-eyes-nz', pack] },
  { what: 'paper sign', args: (pack) => ['paper', pack, 'sign'] },
  { what: 'paper procedure', args: (pack) => ['paper', pack, 'procedure', '--format', 'md'] },
  { what: 'drill pay', args: (pack) => ['drill', 'pay', pack, '--questions', '2', '--seed', '1'] },
  { what: 'drill call', args: (pack) => ['drill', 'call', pack, '--questions', '2', '--seed', '1'] },
  { what: 'games', args: (pack) => ['games', pack] },
  { what: 'odds', args: (pack) => ['odds', pack] },
  { what: 'odds of one', args: (pack, bet) => ['odds', pack, bet, '--json'] },
  {
    what: 'simulate',
    args: (pack, bet) => ['simulate', pack, '-b', `${bet}=5`, '--sessions', '50', '--seed', '1', '--json'],
  },
  { what: 'ruin', args: (pack, bet) => ['ruin', pack, '-b', `${bet}=5`, '--bank', '30', '--rolls', '9'] },
  { what: 'compare', args: (pack) => ['compare', pack, 'snake-eyes-nz'] },
  { what: 'compare with', args: (pack) => ['compare', 'snake-eyes-nz', pack] },
  {
    what: 'compare strategies',
    args: (pack, bet) => [
      'compare',
      pack,
      '-b',
      `${bet}=5`,
      '--bank',
      '50',
      '--rolls',
      '9',
      '--sessions',
      '20',
      '--seed',
      '1',
      '--strategy',
      'flat',
      '--strategy',
      'martingale',
    ],
  },
  {
    what: 'settle',
    args: (pack) => ['settle', '-', '--strict', '--game', pack],
    input: (pack, wager) =>
      JSON.stringify({ pack, actions: [{ bet: { player: 'ann', wager, stake: 500 } }] }),
  },
];

let folder: NewFolder;
beforeAll(async () => {
  folder = await newFolder();
  for (const { name } of games) {
    const built = await capturedRun(['build', example(name), '--out', folder.at(`${name}.pack.json`)]);
    if (built.code !== 0) throw new Error(built.err);
  }
});
afterAll(() => folder.remove());

describe.each(games)('$name', ({ name, bet }) => {
  test.each(commands)(
    '$what takes its folder, its definition and its data, and answers the same',
    async ({ args, input }) => {
      const run = async (pack: string): Promise<CapturedRun> => {
        const answer = await capturedRun(args(pack, bet), input?.(name, bet) ?? '');
        // A drawing is large, and a person is told of the path that they typed.
        return { ...answer, err: answer.err.replaceAll(pack, 'PACK') };
      };
      const fromFolder = await run(example(name));
      expect(fromFolder).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
      expect(await run(example(`${name}/src/pack.ts`))).toEqual(fromFolder);
      expect(await run(folder.at(`${name}.pack.json`))).toEqual(fromFolder);
    },
  );

  test.each([
    ['play', ['--house', '2', '--seed', '1'], '\nquit\n'],
    ['drill', ['--questions', '1', '--seed', '1'], 'quit\n'],
  ] as const)('%s ends with a command that can be typed again', async (what, flags, input) => {
    const pack = example(name);
    const { err } = await capturedRun(
      what === 'play' ? [what, pack, ...flags] : [what, 'pay', pack, ...flags],
      input,
    );
    expect(err).toContain(`dicepit ${what}${what === 'play' ? '' : ' pay'} ${pack} `);
    expect(err).not.toMatch(/@[0-9a-f]{12}/);
  });

  test('check finds each of them valid, whole or not in lines', async () => {
    for (const pack of [example(name), example(`${name}/src/pack.ts`), folder.at(`${name}.pack.json`)]) {
      const { code, out } = await capturedRun(['check', pack, '--json']);
      expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, ok: true, problems: [] });
    }
  });
});

describe('a commission of the house', () => {
  test.each([
    ['odds', ['odds', example('craps'), 'buy-4']],
    ['what somebody at play is told', ['play', example('craps'), '--seed', '1'], 'odds buy-4\nquit\n'],
    ['a pay table', ['paper', example('craps'), 'pays', '--format', 'md']],
    ['a rulebook', ['rules', example('craps')]],
  ])('stands beside the odds in %s', async (_, args, input = '') => {
    const { out, err } = await capturedRun(args, input);
    expect(`${out}${err}`.replaceAll('\u00a0', ' ')).toContain('2 to 1 less 5%');
  });
});

describe('faults of a pack of one’s own', () => {
  const changed = async (dir: string, file: string, from: string, to: string): Promise<void> => {
    const text = await readFile(`${dir}/src/${file}`, 'utf8');
    expect(text).toContain(from);
    await writeFile(`${dir}/src/${file}`, text.replace(from, to));
  };
  const begun = async (name: string): Promise<string> => {
    const dir = folder.at(name);
    expect(await capturedRun(['new', 'game', name, '--full', '--dir', dir])).toMatchObject({ code: 0 });
    return dir;
  };

  test.each([
    ['build', (dir: string) => ['build', dir, '--out', folder.at('never.json')]],
    ['serve', (dir: string) => ['serve', '--port', '0', '--data', folder.at('never'), '--game', dir]],
    ['odds', (dir: string) => ['odds', dir]],
    ['watch', (dir: string) => ['watch', dir]],
  ])('%s names every fault of a definition with its file and line', async (what, args) => {
    const dir = await begun(`lines-${what}`);
    await changed(dir, 'wagers.ts', 'total(7), loses)', 'total(8), loses)');
    await changed(dir, 'wagers.ts', "wins('1 to 1')", 'stands');
    await changed(dir, 'wagers.ts', "rule('over', rest, loses)", "rule('over', rest, stands)");
    const { code, err } = await capturedRun(args(dir));
    expect(code).toBe(3);
    expect(err).toMatch(/wagers\.ts:24: hard-eight\/up: eight claims /);
    expect(err).toMatch(/wagers\.ts:30: over-seven\/next can never end/);
  });

  test('what only a pit refuses stands at the line of its wager', async () => {
    const dir = await begun('long-name');
    await changed(dir, 'wagers.ts', "name: 'Hard Eight'", `name: '${'Hard Eight '.repeat(40)}'`);
    const { code, err } = await capturedRun(['check', dir]);
    expect(code).toBe(3);
    expect(err).toMatch(/wagers\.ts:16: wagers\[\d\]\.wager\.name: /);
  });

  test('a pack without a felt of its own has one laid out, and no warning', async () => {
    const { err } = await capturedRun(['check', example('crown-and-anchor')]);
    expect(err).not.toMatch(/felt|layout/);
  });

  test('every fault of a built pack is named by its place', async () => {
    const text = await readFile(folder.at('craps.pack.json'), 'utf8');
    const data = JSON.parse(text);
    await writeFile(folder.at('wrong.json'), JSON.stringify({ ...data, id: 'Not An Id', dice: 9 }));
    const { code, out } = await capturedRun(['check', folder.at('wrong.json'), '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).problems.map(({ reason }: { readonly reason: string }) => reason)).toEqual([
      expect.stringMatching(/^id: /),
      expect.stringMatching(/^dice: /),
    ]);
  });

  test('odds that no table could take a stake on are a fault, and those of some stakes a warning', async () => {
    const dir = await begun('steps');
    await changed(dir, 'wagers.ts', "wins('1 to 1')", "wins('1 to 999.99')");
    const never = await capturedRun(['check', dir]);
    expect(never.code).toBe(3);
    expect(never.err).toMatch(/wagers\.ts:\d+: over-seven pays 1 to 999\.99 and .* from \$1 to \$500/);
    await changed(dir, 'wagers.ts', "wins('1 to 999.99')", "wins('6 to 7')");
    const some = await capturedRun(['check', dir]);
    expect(some).toMatchObject({
      code: 0,
      err: expect.stringMatching(/over-seven pays 6 to 7 .* in steps of \$0\.07 only/),
    });
  });
});
