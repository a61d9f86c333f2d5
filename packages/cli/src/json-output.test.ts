import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';

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
