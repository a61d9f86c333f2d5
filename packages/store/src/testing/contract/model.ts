import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashLink, NOTHING } from '../../over.ts';
import type { Append, Appended, Entry, Head, Put, Receipt, Store } from '../../store.ts';

/** Any appends and puts, made at once in batches, are answered as a handful of lists and maps would answer them. */
export const agreesWithModel = (open: () => Promise<Store>, numRuns: number): void => {
  describe('model', () => {
    test('a store answers as lists and maps would', async () => {
      const store = await open();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 12 }), async (batches) => {
          // Streams, shelves and scopes of a run are its own, so that one store serves all runs.
          const own = `${(run += 1)}/`;
          const model = modelOf();
          for (const batch of batches) {
            const steps = batch.map((one) => named(own, model, one));
            const expected = steps.map((one) =>
              one.is === 'put' ? model.put(one.puts) : model.append(one.append),
            );
            const found = await Promise.all(
              steps.map((one) => (one.is === 'put' ? store.put(one.puts) : store.append(one.append))),
            );
            expect(found).toEqual(expected);
          }
          expect(await store.heads(own)).toEqual(model.heads());
          for (const { stream } of model.heads())
            expect(await store.read(stream, 0)).toEqual(model.entries(stream));
          expect(await store.records(`${own}shelf`)).toEqual(model.records());
        }),
        { numRuns },
      );
    });
  });
};

const name = fc.constantFrom('a', 'b', 'c');
const put = fc.record({ key: name, text: fc.option(fc.string({ unit: 'binary', maxLength: 5 })) });
const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('put' as const), puts: fc.array(put, { maxLength: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('append' as const),
      writes: fc.uniqueArray(
        fc.record({
          stream: name,
          // Mostly where the stream will end, sometimes beside it.
          off: fc.constantFrom(0, 0, 0, 0, -1, 1),
          // Sometimes with the hash that it ends with, and sometimes with another.
          after: fc.constantFrom('unsaid', 'unsaid', 'right', 'right', 'wrong'),
          texts: fc.array(fc.string({ unit: 'binary', maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 3, selector: ({ stream }) => stream },
      ),
      puts: fc.array(put, { maxLength: 2 }),
      key: fc.option(fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6')),
    }),
  },
);

type Model = ReturnType<typeof modelOf>;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Named =
  | { readonly is: 'put'; readonly puts: Put[] }
  | { readonly is: 'append'; readonly append: Append };

function named(own: string, model: Model, step: Step): Named {
  const puts = step.puts.map(({ key, text }) => ({ shelf: `${own}shelf`, key, text }));
  if (step.is === 'put') return { is: 'put', puts };
  const writes = step.writes.map(({ stream, off, after, texts }) => ({
    stream: own + stream,
    expected: Math.max(0, model.end(own + stream).version + off),
    ...(after === 'unsaid'
      ? {}
      : { after: after === 'right' ? model.end(own + stream).hash : 'f'.repeat(64) }),
    texts,
  }));
  const receipt = step.key && { scope: `${own}ann`, key: step.key, fingerprint: 'f', answer: step.key };
  return { is: 'append', append: { writes, puts, ...(receipt ? { receipt } : {}) } };
}

function modelOf() {
  const streams = new Map<string, Entry[]>();
  const records = new Map<string, string>();
  const receipts = new Map<string, Receipt>();
  const entries = (stream: string): readonly Entry[] => streams.get(stream) ?? [];
  const end = (stream: string): Head => {
    const last = entries(stream).at(-1);
    return { stream, version: last?.version ?? 0, hash: last?.hash ?? NOTHING };
  };
  const put = (puts: readonly Put[]): undefined => {
    for (const { key, text } of puts)
      if (text === null) records.delete(key);
      else records.set(key, text);
  };
  return {
    entries,
    end,
    put,
    heads: (): readonly Head[] => [...streams.keys()].sort().map(end),
    records: () =>
      [...records].map(([key, text]) => ({ key, text })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    append({ writes, puts = [], receipt }: Append): Appended {
      const before = receipt && receipts.get(receipt.key);
      if (before) return { is: 'repeated', receipt: before };
      const moved = writes.find(({ stream, expected, after }) => {
        const { version, hash } = end(stream);
        return version !== expected || (after !== undefined && hash !== after);
      });
      if (moved) return { is: 'conflict', found: end(moved.stream), expected: moved.expected };
      for (const { stream, texts } of writes)
        for (const text of texts) {
          const { version, hash } = end(stream);
          const entry = {
            stream,
            version: version + 1,
            text,
            hash: hashLink(hash, stream, version + 1, text),
          };
          streams.set(stream, [...entries(stream), entry]);
        }
      put(puts);
      if (receipt) receipts.set(receipt.key, receipt);
      return { is: 'appended', heads: writes.map(({ stream }) => end(stream)) };
    },
  };
}
