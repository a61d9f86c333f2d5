import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type NewFolder, newFolder } from '../lab/testing/new-folder.ts';

let folder: NewFolder;
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => folder.remove());

const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** Begins a game and says where it is. */
async function begun(name: string, ...flags: readonly string[]): Promise<string> {
  const dir = folder.at(name);
  const { code, err } = await capturedRun(['new', 'game', name, '--dir', dir, ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Next: dicepit check') });
  return dir;
}

/** Runs a game's own tests as `npm test` does. */
const ownTests = (dir: string, files = 'test/*.test.ts') =>
  spawnSync(process.execPath, ['--test', files], {
    cwd: dir,
    encoding: 'utf8',
    env: withoutVitest(),
  });

// Node's test runner keeps quiet where it takes itself for the child of another.
const withoutVitest = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(NODE_TEST|VITEST|NODE_OPTIONS)/.test(key)),
  );

describe('dicepit new game', () => {
  test('writes a page of code', async () => {
    const dir = await begun('lucky-page');
    expect(await readdir(dir)).toEqual([
      'README.md',
      'node_modules',
      'pack.test.ts',
      'pack.ts',
      'package.json',
      'tsconfig.json',
    ]);
    expect((await readFile(`${dir}/pack.ts`, 'utf8')).split('\n').length).toBeLessThan(40);
  });

  test.each([
    ['a page', [], '*.test.ts', 3],
    ['six files', ['--full'], 'test/*.test.ts', 6],
  ] as const)(
    'writes a game of %s that is valid, compiles and passes its own tests',
    async (_, flags, files, passes) => {
      const dir = await begun(`lucky-eight-${passes}`, ...flags);
      const id = `lucky-eight-${passes}`;
      expect(await capturedRun(['check', dir])).toMatchObject({
        code: 0,
        err: `✔ ${id} is valid: 3 wagers, every roll claimed once in each stage\n`,
      });
      const tests = ownTests(dir, files);
      expect({ status: tests.status, out: tests.stdout }).toEqual({
        status: 0,
        out: expect.stringContaining(`pass ${passes}\n`),
      });
      const types = spawnSync(
        process.execPath,
        [`${modules}typescript/bin/tsc`, '-p', dir, '--typeRoots', `${modules}@types`, '--checkers', '1'],
        {
          encoding: 'utf8',
        },
      );
      expect({ status: types.status, out: types.stdout }).toEqual({ status: 0, out: '' });
      expect(await readFile(`${dir}/README.md`, 'utf8')).toMatch(/^# Lucky Eight \d\n/);
    },
  );

  test.each(['wonder-dice', 'snake-eyes-nsw', 'double-dice', 'snake-eyes-nz'])(
    'begins with the rules of %s',
    async (pack) => {
      const dir = await begun(`my-${pack}`, '--from', pack);
      // Its clauses are none of the house's, and lead to its own book.
      const facts = await readFile(`${dir}/src/facts.ts`, 'utf8');
      expect(facts).toContain(`prefix: 'my-${pack}'`);
      expect(await readFile(`${dir}/src/clauses.json`, 'utf8')).toContain(`"my-${pack}/`);
      const { code, out } = await capturedRun(['check', dir, '--json']);
      const { ok, problems, odds } = JSON.parse(out);
      expect({ code, ok, problems }).toEqual({ code: 0, ok: true, problems: [] });
      const original = JSON.parse((await capturedRun(['odds', pack, '--json'])).out);
      expect(odds.wagers).toEqual(
        original.wagers.map((wager: { readonly clause: string }) => ({
          ...wager,
          clause: wager.clause.replace(/^[^/]*/, `my-${pack}`),
        })),
      );
      expect(odds.pack).toBe(`my-${pack}`);
    },
  );

  test('is studied like a pack of the house', async () => {
    const dir = await begun('studied', '--full');
    expect((await capturedRun(['odds', dir, 'hard-eight', '--json'])).out).toContain('"edge": "1/11"');
    const ruin = await capturedRun(['ruin', dir, '-b', 'hard-eight=5', '--bank', '50', '--rolls', '20']);
    expect(ruin).toMatchObject({ code: 0, out: expect.stringContaining('Studied, House rules (seven=4)') });
    const args = [
      'simulate',
      dir,
      '-b',
      'lucky-seven=5',
      '-o',
      'seven=4.5',
      '--sessions',
      '200',
      '--seed',
      '1',
      '--json',
    ];
    const { figures } = JSON.parse((await capturedRun(args)).out);
    expect(figures).toContainEqual(expect.objectContaining({ name: 'lucky-seven-edge', exact: 1 / 12 }));
  });

  test('begins with a game in a folder, under its own name', async () => {
    const from = await begun('first');
    await writeFile(`${from}/clauses.json`, '{ "first/lucky-seven": "Seven wins four to one." }\n');
    const dir = await begun('second', '--from', from);
    expect(await capturedRun(['check', dir])).toMatchObject({
      code: 0,
      err: expect.stringContaining('✔ second is valid'),
    });
    expect(await readFile(`${dir}/clauses.json`, 'utf8')).toContain('"second/lucky-seven"');
    expect(ownTests(dir, '*.test.ts').status).toBe(0);
    const craps = await begun(
      'my-craps',
      '--from',
      fileURLToPath(new URL('../../../../examples/craps', import.meta.url)),
    );
    const { err } = await capturedRun(['check', craps]);
    expect(err).toContain('✔ my-craps is valid: 68 wagers');
    for (const flags of [
      ['--full', '--from', from],
      ['--from', `${from}/pack.ts`],
    ])
      expect(await capturedRun(['new', 'game', 'both', ...flags])).toMatchObject({ code: 2 });
  });

  test('a folder with nothing installed beside it is loaded as well, in every thread', async () => {
    const dir = folder.at('bare');
    await cp(new URL('../../../../examples/craps', import.meta.url), dir, { recursive: true });
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    for (const args of [
      ['check', dir],
      ['build', dir, '--out', folder.at('bare.pack.json')],
      ['simulate', dir, '--bet', 'pass-line=5', '--sessions', '50', '--rolls', '20', '--seed', '1'],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
        encoding: 'utf8',
        env: withoutVitest(),
      });
      expect({ args, status, stderr }).toMatchObject({
        status: 0,
        stderr: expect.not.stringMatching(/Cannot find/),
      });
    }
  });

  test('keeps its hands off what is there, and off names that are none', async () => {
    const dir = await begun('twice');
    const again = await capturedRun(['new', 'game', 'twice', '--dir', dir]);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
    for (const name of ['Lucky', '7up', 'a--b', '../up'])
      expect(await capturedRun(['new', 'game', name])).toMatchObject({
        code: 2,
        err: expect.stringContaining('is no name for a game'),
      });
    expect(await capturedRun(['new', 'game', 'x', '--from', 'craps'])).toMatchObject({ code: 2 });
  });
});

describe('dicepit check', () => {
  test.each([
    [
      'a roll claimed twice',
      '[total(7), loses]',
      '[total(8), loses]',
      /pack\.ts:17: hard-eight\/up: hard-eight claims \S+/,
    ],
    ['a roll left out', '      [rest, stands],\n', '', /pack\.ts:17: hard-eight\/up: no rule claims /],
    ['odds that give money away', "'9 to 1'", "'11 to 1'", /pack\.ts:17: hard-eight pays more than it takes/],
    [
      'two wagers of one id',
      "bet('over-seven'",
      "bet('hard-eight'",
      /pack\.ts:23: \S+ has two wagers of one id/,
    ],
    ['a file that does not parse', 'export const', 'export konst', /pack\.ts:6: Expected/],
  ])('names the line of a page of code for %s', async (what, from, to, message) => {
    const dir = await begun(`page-${what.replaceAll(/[^a-z]+/g, '-')}`);
    const text = await readFile(`${dir}/pack.ts`, 'utf8');
    expect(text).toContain(from);
    await writeFile(`${dir}/pack.ts`, text.replace(from, to));
    const { code, out, err } = await capturedRun(['check', dir]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(message);
  });

  const changed = async (dir: string, file: string, from: string, to: string): Promise<void> => {
    // A page of code stands in the folder itself.
    const path = file === 'pack.ts' ? `${dir}/pack.ts` : `${dir}/src/${file}`;
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  };

  test.each([
    [
      'a roll claimed twice',
      'wagers.ts',
      'total(7), loses)',
      'total(8), loses)',
      /wagers\.ts:24: hard-eight\/up: eight claims \S+, which eight has\n {2}Take the roll out of one/,
    ],
    [
      'a roll left out',
      'wagers.ts',
      "rule('eight', rest, stands),",
      '',
      /wagers\.ts:16: hard-eight\/up: no rule claims /,
    ],
    [
      'a stage that never ends',
      'wagers.ts',
      "wins('1 to 1')), rule('over', rest, loses)",
      "stands), rule('over', rest, stands)",
      /wagers\.ts:30: over-seven\/next can never end/,
    ],
    [
      'a clause that is not there',
      'clauses.json',
      '"my-eight/eight"',
      '"my-eight/ate"',
      /wagers\.ts:16: there is no clause my-eight\/eight, which is cited by hard-eight/,
    ],
    [
      'odds that give money away',
      'wagers.ts',
      "wins('9 to 1')",
      "wins('11 to 1')",
      /wagers\.ts:16: hard-eight pays more than it takes: its edge is -1\/11/,
    ],
    [
      'a felt without an area',
      'layout.ts',
      "['over-seven', 'OVER SEVEN', roll('6-5')],",
      '',
      /layout\.ts: the wide felt cannot be drawn: /,
    ],
    [
      'two wagers of one id',
      'wagers.ts',
      "id: 'over-seven'",
      "id: 'hard-eight'",
      /wagers\.ts:30: \S+ has two wagers of one id, hard-eight/,
    ],
    [
      'a file that does not parse',
      'procedure.ts',
      'export const',
      'export konst',
      /procedure\.ts:4: Expected/,
    ],
  ])('ends with code 3 for %s, with the file and the reason', async (what, file, from, to, message) => {
    const dir = await begun(`x-${what.replaceAll(/[^a-z]+/g, '-')}`, '--full');
    const id = dir.split(/[\\/]/).at(-1) ?? '';
    await changed(dir, file, from.replace('my-eight', id), to.replace('my-eight', id));
    const { code, out, err } = await capturedRun(['check', dir]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err.replaceAll(id, 'my-eight')).toMatch(message);
  });

  test('finds several faults at once, each in its own file', async () => {
    const dir = await begun('faulty', '--full');
    await changed(dir, 'procedure.ts', "who: 'dealer'", "who: 'dealer', ...nobody");
    await changed(dir, 'wagers.ts', "rule('eight', rest, stands),", '');
    const { code, err } = await capturedRun(['check', dir]);
    expect(code).toBe(3);
    expect(err).toMatch(/procedure\.ts:5: nobody is not defined/);
    expect(err).toMatch(/wagers\.ts:16: hard-eight\/up: no rule claims/);
    expect(err).toMatch(/\n2 problems\n$/);
  });

  test('finds odds that are none at their own line, and every other fault beside them', async () => {
    const dir = await begun('no-odds');
    await changed(dir, 'pack.ts', "wins('4 to 1')", "wins('7 to zero')");
    await changed(dir, 'pack.ts', "wins('9 to 1')", "wins('0 to 0')");
    await changed(
      dir,
      'pack.ts',
      "wins('1 to 1')",
      "wins('1 to 1', { commission: { percent: 100, of: 'stake' } })",
    );
    await changed(dir, 'pack.ts', '[easy(8), loses]', '[total(8), loses]');
    const { code, out } = await capturedRun(['check', dir, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).problems).toEqual(
      (
        [
          [14, /^lucky-seven\/up: lucky-seven pays '7 to zero', which is no odds/],
          [18, /^hard-eight\/up: hard-eight pays '0 to 0', which is no odds/],
          [17, /^hard-eight\/up: hard-eight claims 4-4, which hard-eight has$/],
          [24, /^over-seven\/up: over-seven keeps a commission of 100 in a hundred/],
        ] as const
      ).map(([line, reason]) => ({
        file: expect.stringMatching(/pack\.ts$/),
        line,
        reason: expect.stringMatching(reason),
        wayOut: expect.stringMatching(/^[A-Z].*\.$/),
      })),
    );
  });

  test('warns of names that a pack of the house has, and calls the definition valid', async () => {
    const dir = await begun('same-names');
    await changed(dir, 'pack.ts', "name: 'Same Names'", "name: 'Double Dice'");
    const { code, out } = await capturedRun(['check', dir, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).warnings).toContainEqual({
      file: expect.stringMatching(/pack\.ts$/),
      reason: 'its name, Double Dice, is that of double-dice as well',
      wayOut: 'Give it a name of its own, so that nobody takes one for the other.',
    });
  });

  test('finds every fault of the course of a table, with those of its bets', async () => {
    const dir = await begun('off-course');
    await changed(
      dir,
      'pack.ts',
      '  procedure: dealerThrows(),',
      `  procedure: dealerThrows(),
  course: {
    stages: {
      first: [[total(7), { kind: 'moves', to: 'secnd' }], [total(7), stands], [rest, stands]],
      second: [[total(2), stands]],
    },
  },`,
    );
    await changed(dir, 'pack.ts', '[easy(8), loses]', '[total(8), loses]');
    const { code, out } = await capturedRun(['check', dir, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).problems.map(({ reason }: { readonly reason: string }) => reason)).toEqual([
      'hard-eight/up: hard-eight claims 4-4, which hard-eight has',
      'off-course/course/first: throwing claims 1-6, which throwing has',
      expect.stringMatching(/^off-course\/course\/second: no rule claims 1-2 /),
      'off-course/course has no stage secnd',
      'off-course/course/second is never reached from first',
      'off-course/course/second is never left',
    ]);
  });

  test('finds every fault of one file, each with its line and a way out', async () => {
    const dir = await begun('all-wrong', '--full');
    await changed(
      dir,
      'wagers.ts',
      "total(7), loses),\n      rule('eight', rest, stands)",
      'total(8), loses)',
    );
    await changed(dir, 'wagers.ts', "over(7), wins('1 to 1')", 'over(7), stands');
    await changed(dir, 'wagers.ts', "rule('over', rest, loses)", "rule('ower', rest, stands)");
    const { code, out } = await capturedRun(['check', dir, '--json']);
    const { problems } = JSON.parse(out);
    expect(code).toBe(3);
    expect(problems).toEqual(
      [
        [24, 'hard-eight/up: eight claims 4-4, which eight has'],
        [16, expect.stringMatching(/^hard-eight\/up: no rule claims 1-1 /)],
        [29, 'over-seven/next can never end'],
        [34, 'there is no clause all-wrong/ower, which is cited by over-seven'],
      ].map(([line, reason]) => ({
        file: expect.stringMatching(/wagers\.ts$/),
        line,
        reason,
        wayOut: expect.stringMatching(/^[A-Z].*\.$/),
      })),
    );
  });

  test('a file that ends the program is told of like any other', async () => {
    await writeFile(folder.at('quits.ts'), 'process.exit(0);\n');
    expect(await capturedRun(['check', folder.at('quits.ts')])).toMatchObject({
      code: 3,
      err: expect.stringContaining('it ends the program while it is loaded'),
    });
  });

  test('warns of what is allowed and still worth a thought', async () => {
    const dir = await begun('steep', '--full');
    await changed(dir, 'wagers.ts', "wins('9 to 1')", "wins('2 to 1')");
    const { code, err } = await capturedRun(['check', dir]);
    expect(code).toBe(0);
    expect(err).toContain('hard-eight keeps 72.7 % of every stake');
  });

  test('says what is wrong with a path', async () => {
    expect(await capturedRun(['check', folder.at('nowhere')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file'),
    });
    await writeFile(folder.at('empty.ts'), 'export const nothing = 1;\n');
    expect(await capturedRun(['check', folder.at('empty.ts')])).toMatchObject({
      code: 3,
      err: expect.stringContaining('it exports no pack'),
    });
  });
});
