import type { TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { parseStream, writeStream } from './stream.ts';

const by = { person: 'dora', role: 'dealer' } as const;
const stamp = { by, at: 1 } as const;

const stream: readonly TableEvent[] = [
  { type: 'OpeningBegun', clause: 'nz/3.3', ...stamp },
  { type: 'SignedOn', person: 'dora', role: 'dealer', clause: 'nz/1.2(b)', ...stamp },
  {
    type: 'FloatFilled',
    cents: 100,
    clause: 'policy/float',
    postings: [
      { account: 'outside', cents: -100 },
      { account: 'float', cents: 100 },
    ],
    ...stamp,
  },
];

const problemsOf = (text: string) => {
  const parsed = parseStream(text);
  return parsed.ok ? [] : parsed.problems.map(({ place, message }) => `${place}: ${message}`);
};

describe('a recorded stream', () => {
  test('is read as it was written', () => {
    expect(parseStream(writeStream(stream))).toEqual({ ok: true, value: stream });
  });

  test('may have empty lines and carriage returns', () => {
    expect(parseStream(`\n${writeStream(stream).replaceAll('\n', '\r\n')}\n`)).toEqual({
      ok: true,
      value: stream,
    });
  });

  test.each([
    ['nothing at all', '', 'the stream is empty'],
    ['text that is not JSON', '{"type":', 'line 1: not JSON'],
    ['an event of no known type', line({ type: 'DiceVanished' }), "line 1, type: 'DiceVanished' is no event"],
    ['a type that every object has', line({ type: 'constructor' }), 'is no event of a table'],
    ['a fact that is missing', line({ type: 'SignedOn', person: 'dora' }), 'line 1, role'],
    ['a fact of the wrong kind', line({ type: 'DiceDeclined', seat: 'one' }), 'line 1, seat'],
    [
      'a role that nobody has',
      line({ type: 'OpeningBegun', by: { person: 'x', role: 'king' } }),
      'line 1, by.role',
    ],
    ['a face that no die has', line({ type: 'DiceRested', faces: [1, 7] }), 'line 1, faces[1]'],
    ['an event without a clause', line({ type: 'OpeningBegun', clause: undefined }), 'line 1, clause'],
    [
      'postings that do not sum to zero',
      line({ type: 'OpeningBegun', postings: [{ account: 'float', cents: 1 }] }),
      'line 1, postings: the postings of OpeningBegun sum to 1 cents',
    ],
    [
      'a posting to no account',
      line({ type: 'OpeningBegun', postings: [{ account: '__proto__', cents: 0 }] }),
      'line 1, postings[0].account',
    ],
    ['a bad line after good ones', `${writeStream(stream)}null`, 'line 4: an event is a JSON object'],
  ])('is refused for %s', (_, text, message) => {
    expect(problemsOf(text).join('\n')).toContain(message);
  });
});

function line(event: object): string {
  return JSON.stringify({ clause: 'nz/3.3', ...stamp, ...event });
}
