import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signHeads } from '../chain/heads.ts';
import type { ChainEntry } from '../chain/link.ts';
import { chained, keptOutside, linesOfTrail, otherSecretKey, secretKey } from '../testing/honest-trail.ts';
import { aPit, kindsIn, options, pits } from '../testing/some-pits.ts';
import { verifyTrail } from './verify-trail.ts';

describe('the verifier finds by signed heads', () => {
  /** The whole history written anew from some entry on, by somebody who has the database. */
  const rewritten = (entries: readonly ChainEntry[], from: number): readonly ChainEntry[] => {
    const people = entries.filter(({ stream }) => stream === 'people').map(({ text }) => text);
    const anew = chained(
      'people',
      people.map((text, index) => (index === from ? text.replace('"p-', '"q-') : text)),
    );
    return entries.map((entry) => (entry.stream === 'people' ? (anew[entry.version - 1] ?? entry) : entry));
  };

  test('a history written anew by a thief with the key, by the heads signed before', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, fc.nat(), async ({ plan, entries }, pick) => {
        const forged = rewritten(entries, pick % Math.min(plan.every, plan.people));
        const { findings } = await verifyTrail(await linesOfTrail(forged), options);
        const version = Math.min(plan.every, plan.people);
        expect(findings[0]).toMatchObject({ kind: 'fork', stream: 'people', version });
      }),
      { numRuns: 50 },
    );
  });

  test('a history written anew with all its heads, by one head kept outside', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, fc.nat(), async (pit, pick) => {
        const { plan } = pit;
        const entries = pit.entries.filter(({ stream }) => stream !== 'heads');
        const lines = await linesOfTrail(rewritten(entries, pick % plan.people));
        expect((await verifyTrail(lines, options)).ok).toBe(true);
        const report = await verifyTrail(lines, { ...options, anchors: [keptOutside(entries)] });
        expect(report.findings[0]).toMatchObject({ kind: 'fork', stream: 'people', version: plan.people });
      }),
      { numRuns: 50 },
    );
  });

  test('a history cut short with a fresh trailer, by one head kept outside', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, fc.integer({ min: 1, max: 5 }), async (pit, cut) => {
        const entries = pit.entries.filter(({ stream }) => stream !== 'heads');
        const lines = await linesOfTrail(entries.slice(0, -cut));
        const report = await verifyTrail(lines, { ...options, anchors: [keptOutside(entries)] });
        expect(report.findings.map(({ kind }) => kind)).toContain('truncated');
      }),
      { numRuns: 50 },
    );
  });

  test('a whole trail signed with another key', async () => {
    const entries = pits[0]?.entries ?? [];
    const lines = await linesOfTrail(
      entries.filter(({ stream }) => stream !== 'heads'),
      otherSecretKey,
    );
    expect(await kindsIn(lines)).toEqual(['wrong-key', 'wrong-signature']);
  });

  test('heads in the trail that another key has signed', async () => {
    const [entry] = chained('people', ['{"event":{"type":"A"}}']);
    if (entry === undefined) throw new Error('no entry');
    const signed = signHeads(otherSecretKey, [entry], 1);
    const heads = chained('heads', [JSON.stringify({ event: { type: 'HeadsSigned', ...signed } })]);
    const lines = await linesOfTrail([...heads, entry]);
    expect(await kindsIn(lines)).toEqual(['wrong-signature']);
  });

  test('heads that come after what they were signed for, since they cannot be held against it any more', async () => {
    const people = chained('people', ['{"event":{"type":"A"}}', '{"event":{"type":"B"}}']);
    const signed = signHeads(secretKey, people.slice(0, 1), 1);
    const heads = chained('heads', [JSON.stringify({ event: { type: 'HeadsSigned', ...signed } })]);
    const [first, ...rest] = await linesOfTrail([...heads, ...people]);
    const [head, a, b, end] = rest;
    expect(await kindsIn([first, a, b, head, end].map((line) => line ?? ''))).toEqual(['heads-late']);
  });
});
