import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';
import { program } from './program.ts';
import { ownTerminal } from './terminal.ts';

const record = readFileSync(new URL('../../../docs/examples/night.json', import.meta.url), 'utf8');
const race = JSON.stringify({ players: 2, startingChips: 50, throws: [[1, 3]] });

test.each([
  ['odds', 'odds', ''],
  ['odds wonder-dice', 'odds', ''],
  ['odds snake-eyes-party', 'party-odds', ''],
  ['games', 'games', ''],
  ['games wonder-dice', 'games', ''],
  ['rules wonder-dice', 'rules', ''],
  ['layout wonder-dice', 'layout', ''],
  ['settle -', 'settle', record],
  ['party -', 'party', race],
])('dicepit %s --json names its schema: %s', async (line, schema, input) => {
  const { out } = await capturedRun([...line.split(' '), '--json'], input);
  const document: unknown = JSON.parse(out);
  expect(Object.entries(Object(document))[0]).toEqual(['schema', `dicepit/${schema}@1`]);
});

/** What answers nothing that a program would read, or what is no text for people in the first place. */
const without: Readonly<Record<string, string>> = {
  play: 'is played by a person',
  drill: 'asks a person',
  paper: 'prints paper: a page, Markdown or PDF',
  plot: 'draws, and has --csv',
  spec: 'is a JSON document',
  dev: 'is a page in a browser',
  completion: 'is a script for a shell',
};

test('every command that answers something answers a program as well', async () => {
  const { commands } = await program([], ownTerminal(), { code: 0 });
  const withJson = (command: (typeof commands)[number]): boolean =>
    [command, ...command.commands].some(({ options }) =>
      options.some(({ long }) => long === '--json' || long === '--ndjson'),
    );
  expect(
    commands
      .filter((each) => !withJson(each))
      .map((each) => each.name())
      .toSorted(),
  ).toEqual(Object.keys(without).toSorted());
});

test('a new game, and whether a pit is ready, as documents', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'dicepit-json-'));
  const made = await capturedRun(['new', 'game', 'lucky', '--dir', join(dir, 'lucky'), '--json']);
  expect(JSON.parse(made.out)).toMatchObject({ schema: 'dicepit/new-game@1', id: 'lucky' });
  expect(JSON.parse(made.out).files).toContain('pack.ts');
  await rm(dir, { recursive: true });
  // Port 1 is nobody's.
  const asked = await capturedRun(['ready', '--port', '1', '--json']);
  expect([asked.code, JSON.parse(asked.out)]).toEqual([
    5,
    { schema: 'dicepit/ready@1', ready: false, status: null },
  ]);
});
