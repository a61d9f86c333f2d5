import { describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';
import { wantsColour, wantsQuestions } from './terminal.ts';

describe('colour', () => {
  test.each([
    // terminal, arguments, environment, colour
    [true, [], {}, true],
    [false, [], {}, false],
    [true, [], { NO_COLOR: '1' }, false],
    [true, ['--no-color'], {}, false],
    [true, [], { TERM: 'dumb' }, false],
    [true, [], { CI: 'true' }, false],
    [false, [], { FORCE_COLOR: '1' }, true],
    [true, [], { FORCE_COLOR: '0' }, false],
    [true, [], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('on a terminal: %s, %j, %j gives %s', (isTerminal, args, env, colour) => {
    expect(wantsColour(isTerminal, args, env)).toBe(colour);
  });
});

test('--no-input, before a command or after it, keeps everybody from being asked', async () => {
  expect([wantsQuestions(['play']), wantsQuestions(['play', '--no-input'])]).toEqual([true, false]);
  expect((await capturedRun(['games', '--no-input'])).code).toBe(0);
  expect((await capturedRun(['--no-input', 'games'])).code).toBe(0);
});
