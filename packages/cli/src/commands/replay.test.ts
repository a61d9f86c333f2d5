import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

/** An evening watched and recorded: what was shown, and the stream. */
async function watched(pack: string, rolls: number) {
  const args = ['watch', pack, '--rolls', `${rolls}`, '--seed', '7', '--record', 'night.jsonl'];
  const { code, out } = await capturedRun(args);
  expect(code).toBe(0);
  // The record is whole before a line is shown, since a reader may close the pipe half-way.
  const [, stream = '', shown = ''] = /^\[night\.jsonl\]\n((?:\{.*\n)+)([\s\S]*)$/.exec(out) ?? [];
  expect(stream).not.toBe('');
  return { shown, stream };
}

const replay = (stream: string, ...flags: readonly string[]) =>
  capturedRun(['replay', '-', ...flags], stream);

describe.each(bankedPacks.map(({ id }) => id))('a recorded evening of %s', (pack) => {
  test('replays to the table that was watched, step by step', async () => {
    const { shown, stream } = await watched(pack, 25);
    const { code, out } = await replay(stream, '--step');
    expect(code).toBe(0);
    const events = stream.trimEnd().split('\n').length;
    expect(out).toBe(shown.replace('\n\nt1: ', `\n\n${events} events. t1: `));
    expect(shown).toContain('25 rolls thrown');
  });

  test('is the same evening for the same seed', async () => {
    expect(await watched(pack, 3)).toEqual(await watched(pack, 3));
  });
});

describe('dicepit replay', () => {
  test('stops where it is told to, and tells the table in JSON', async () => {
    const { stream } = await watched('snake-eyes-nz', 2);
    const { out } = await replay(stream, '--at', '16', '--json');
    expect(JSON.parse(out)).toMatchObject({
      version: 16,
      phase: 'betting',
      table: { state: 'open', seats: { 1: { name: 'Hana' } }, ledger: { 'rack:1': 200_00 } },
    });
    const { out: nothing } = await replay(stream, '--at', '0');
    expect(nothing).toBe('0 events. There is no table yet.\n');
  });

  test.each([
    [
      'an event of no known type',
      (line: string) => line.replace('"DiceOffered"', '"DiceMelted"'),
      'DiceMelted',
    ],
    ['a fact of the wrong kind', (line: string) => line.replace('"to":1', '"to":"one"'), ', to'],
    [
      'chips lost on the way',
      (line: string) => line.replace('{"account":"layout","cents":500}', '{"account":"layout","cents":400}'),
      'sum to -100 cents',
    ],
    ['a line that is no JSON', (line: string) => line.replace('}', ''), 'not JSON'],
  ])('ends with code 4 for %s', async (_, spoil, message) => {
    const { stream } = await watched('snake-eyes-nz', 1);
    const { code, out, err } = await replay(spoil(stream));
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/line \d+/);
  });

  test('ends with code 4 for an event that the table cannot follow', async () => {
    const { stream } = await watched('snake-eyes-nz', 1);
    const spoilt = stream.replace('"policies":{', '"policies":null,"was":{');
    expect(await replay(spoilt)).toMatchObject({ code: 4, out: '' });
  });

  test('tells every event to a program, a record to a line', async () => {
    const { stream } = await watched('snake-eyes-nz', 1);
    const { code, out } = await replay(stream, '--ndjson', '--at', '3');
    const records = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(code).toBe(0);
    expect(records).toHaveLength(3);
    expect(records[1]).toMatchObject({
      schema: 'dicepit/event@1',
      number: 2,
      says: expect.stringMatching(/^Sign posted/),
    });
  });

  test('says what a type that it does not know may mean', async () => {
    const { stream } = await watched('snake-eyes-nz', 1);
    const { err } = await replay(stream.replace('"DiceOffered"', '"DiceMelted"'));
    expect(err).toContain("'DiceMelted' is no event of a table. Somebody has changed it, or a later version");
  });

  test('sends whoever replays a whole trail to the commands that read one', async () => {
    const { code, err } = await replay('{"dicepit":"trail","format":1}\n');
    expect({ code, err }).toEqual({ code: 4, err: expect.stringContaining("'dicepit verify'") });
  });

  test('an empty stream is no stream', async () => {
    expect(await replay('')).toMatchObject({ code: 4, out: '' });
  });
});

test('dicepit watch tells in words of the game where a bet stands, with the numbers under each other', async () => {
  const { out } = await capturedRun(['watch', 'double-dice', '--rolls', '6', '--seed', '3']);
  expect(out).toMatch(/Bonus +set \d, throw \d +\$5/);
  expect(out).toMatch(/Shooter's Bet +throw 2 +\$5/);
  const starts = out.split('\n').flatMap((line) => /^ *\d+ {2}(?=\d\d:)/.exec(line)?.[0].length ?? []);
  expect(new Set(starts).size).toBe(1);
});

test('dicepit watch --ndjson is the stream that it records', async () => {
  const { out } = await capturedRun(['watch', 'wonder-dice', '--rolls', '2', '--seed', '7', '--ndjson']);
  expect(out).toBe((await watched('wonder-dice', 2)).stream);
});

test('dicepit watch refuses a pack without a bank', async () => {
  expect(await capturedRun(['watch', 'snake-eyes-party'])).toMatchObject({ code: 2, out: '' });
});
