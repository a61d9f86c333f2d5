import { array, assert, dictionary, json, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_JSON_DEPTH, parseJsonStrictly } from './problem.ts';

const messageOf = (text: string): string => {
  const parsed = parseJsonStrictly(text);
  return parsed.ok ? 'read' : parsed.problems.map(({ message }) => message).join();
};

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON from outside', () => {
  test.each([
    ['{"a":1,"a":2}', 'the same field is there twice'],
    ['{"a":1, "\\u0061" : 2}', 'the same field is there twice'],
    ['[{"b":{"a":1,"c":"x","a":null}}]', 'the same field is there twice'],
    ['{"__proto__":{"admin":true}}', 'no field may be called __proto__'],
    ['{"\\u005f_proto__":1}', 'no field may be called __proto__'],
    ['{"a":[{"constructor" \n\t:1}]}', 'no field may be called constructor'],
    ['{"prototype":1}', 'no field may be called prototype'],
    [nested(MAX_JSON_DEPTH + 1), `nested deeper than ${MAX_JSON_DEPTH} levels`],
    ['\uFEFF{}', 'the text begins with a byte order mark'],
    ['', 'the text is empty'],
    ['{"a":NaN}', 'not JSON'],
    ['{"a":1}x', 'not JSON'],
    ['{"a":\'b\'}', 'not JSON'],
  ])('%s is refused', (text, message) => {
    expect(messageOf(text)).toContain(message);
  });

  test('nesting without end is refused', () => {
    expect(messageOf(nested(200_000))).toContain('nested deeper');
  });

  test.each([
    ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}'],
    ['{"a":"a","b":"a","c":["a","a"]}'],
    ['{"a":"\\"b\\":","b":"{\\\\","c":"__proto__"}'],
    ['["__proto__","constructor"]'],
    [nested(MAX_JSON_DEPTH)],
    ['1e3'],
  ])('%s is read', (text) => {
    expect(parseJsonStrictly(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test('an honest text is read as JSON.parse reads it', () => {
    const field = string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
    assert(
      property(array(dictionary(field, string()), { maxLength: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJsonStrictly(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
      { numRuns: 500 },
    );
  });

  test('no text whatever makes the reader throw or go on for ever', () => {
    assert(
      property(string(), json(), (a, b) => {
        for (const text of [a, b, `${b}${a}`, `{"a":${b},"a":${b}}`, `{${a}:${b}}`])
          expect(typeof parseJsonStrictly(text).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});
