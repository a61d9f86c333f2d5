import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPayload, toPayloads } from './wakeups.ts';

test('payloads stay below the 8,000 bytes that PostgreSQL takes, and say all that was told', () => {
  const head = fc.record({
    stream: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((name) => !name.includes('\n')),
    version: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(head, { minLength: 1, maxLength: 100 }), (heads) => {
      const payloads = toPayloads('node-1', heads);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
      expect(payloads.flatMap((payload) => readPayload('node-2', payload))).toEqual(heads);
    }),
  );
});

test('the longest names there are go out one after another', () => {
  const heads = Array.from({ length: 40 }, (_, index) => ({ stream: '彩'.repeat(200), version: index }));
  const payloads = toPayloads('node-1', heads);
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
});

test('a node does not hear itself', () => {
  expect(
    toPayloads('node-1', [{ stream: 's', version: 1 }]).map((each) => readPayload('node-1', each)),
  ).toEqual([[]]);
});
