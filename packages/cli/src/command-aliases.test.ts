import { describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';
import { expandAliases } from './command-aliases.ts';
import { commandNames } from './program.ts';

test.each([
  ['sim wonder-dice --seed 1', 'simulate wonder-dice --seed 1'],
  ['--no-color sim wonder-dice', '--no-color simulate wonder-dice'],
  ['log verify tonight.ndjson --json', 'verify tonight.ndjson --json'],
  ['log export -o tonight.ndjson', 'export -o tonight.ndjson'],
  ['log show night.jsonl', 'replay --step night.jsonl'],
  ['log stats tonight.ndjson', 'night tonight.ndjson'],
  ['sign wonder-dice --pdf sign.pdf', 'paper wonder-dice sign --pdf sign.pdf'],
  ['sign --help', 'paper --help'],
  ['odds wonder-dice', 'odds wonder-dice'],
  ['help odds', 'help odds'],
  ['--version', '--version'],
])('%s is %s', (given, meant) => {
  expect(expandAliases(given.split(' '), commandNames)).toEqual(meant.split(' '));
});

test('bare dicepit opens a pit for a person, and not for a script', () => {
  expect(expandAliases([], commandNames, true)).toEqual(['serve']);
  expect(expandAliases([], commandNames)).toEqual([]);
});

describe('a command that is not there', () => {
  test.each([
    ['ver', 'Did you mean verify?'],
    ['re', 'Did you mean replay, report or restore?'],
    ['vrify', 'Did you mean verify?'],
    ['simulte', 'Did you mean simulate?'],
    ['xyzzyx', "'dicepit --help' lists them all"],
    ['constructor', "there is no command 'constructor'"],
    ['log', "'dicepit log' is one of"],
    ['log anchor', '/api/v1/heads'],
    ['table', 'dicepit play PACK --dice physical'],
    ['promo', '/promotions'],
  ])('%s ends with code 2 and a way out', async (line, says) => {
    const { code, out, err } = await capturedRun(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});
