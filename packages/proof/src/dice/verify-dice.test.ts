import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from '../hex.ts';
import { drawForgeries } from '../testing/draw-forgeries.ts';
import { aPlan, honestStream, seedFor, TABLE, twoTurns } from '../testing/honest-dice.ts';
import { seedForgeries } from '../testing/seed-forgeries.ts';
import type { SeenTurn } from './check-entry.ts';
import { drawFaces, toCommitment } from './faces.ts';
import { verifyDice, walkDice } from './verify-dice.ts';

describe('an honest table', () => {
  test('is found to be honest, and a turn under way is said to be so', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const { findings, notes } = verifyDice(TABLE, honestStream(plan));
        expect(findings).toEqual([]);
        expect(notes.length).toBe(plan.closes ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });

  test('may be looked at before it is over: wherever an append ends, nothing is wrong', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, cut) => {
        const stream = honestStream({ ...plan, kind: 'shooter' });
        // What one command causes is written together, so that a stream never ends within it.
        const ends = stream.flatMap(({ type }, place) =>
          ['DiceRested', 'RollVoided', 'BetPlaced', 'SeedCommitted', 'DiceThrown'].includes(type)
            ? [place]
            : [],
        );
        const end = ends[cut % ends.length] ?? 0;
        expect(verifyDice(TABLE, stream.slice(0, end + 1)).findings).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the verifier finds every time', () => {
  test.each([...seedForgeries, ...drawForgeries])('$name: $kind', ({ kind, forge }) => {
    let tried = 0;
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, pick) => {
        const honest = honestStream(plan);
        const forged = forge(honest, pick);
        // A stream without a void roll, say, has nothing to hide one in.
        if (forged === undefined || JSON.stringify(forged) === JSON.stringify(honest)) return;
        tried += 1;
        const { findings } = verifyDice(TABLE, forged);
        expect(findings.map((finding) => finding.kind)).toContain(kind);
        for (const { version, kind, says } of findings) {
          expect(version).toBeGreaterThan(0);
          expect(version).toBeLessThanOrEqual(forged.length);
          expect(says?.map(({ code }) => code)).toEqual([kind]);
        }
      }),
      { numRuns: 200 },
    );
    expect(tried).toBeGreaterThan(60);
  });

  test('a contribution that was changed afterwards, wherever it changes a face', () => {
    let tried = 0;
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, pick) => {
        const stream = honestStream(plan);
        const said = stream.flatMap(({ type }, place) => (type === 'SeedContributed' ? [place] : []));
        const place = said[pick % Math.max(1, said.length)];
        const event = stream[place ?? -1];
        if (place === undefined || event === undefined) return;
        const forged = stream.with(place, { ...event, text: `${String(event['text'])}x`.slice(-64) });
        const { findings } = verifyDice(TABLE, forged);
        if (findings.length > 0) tried += 1;
        expect(
          findings.every(({ kind }) => kind === 'faces-forged' || kind === 'contribution-malformed'),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
    // Two dice fall alike by chance once in 36.
    expect(tried).toBeGreaterThan(100);
  });

  test('a seed that was thrown away before its first draw, though nothing was drawn from it', () => {
    const stream = honestStream({ ...twoTurns, closes: true });
    const place = stream.findIndex(({ type }) => type === 'SeedCommitted');
    const by = { person: 'house', role: 'dealer' };
    const lost = { type: 'DiceFailed', turn: 1, cause: 'seed lost', by, at: 1 };
    const anew = { type: 'SeedCommitted', turn: 2, commitment: 'ab'.repeat(32), by, at: 1 };
    const { findings } = verifyDice(TABLE, [...stream.slice(0, place + 1), lost, anew]);
    expect(findings).toMatchObject([{ kind: 'seed-lost', version: place + 2 }]);
    expect(findings[0]?.says).toMatchObject([{ code: 'seed-lost', case: 'unused' }]);
    // Where there was no seed, none can be thrown away.
    const none = { ...lost, cause: 'no entropy' };
    expect(verifyDice(TABLE, [...stream.slice(0, place), none]).findings).toEqual([]);
  });

  test('a seed that is revealed in the air by a recovery is no fault, and one revealed so after its draw is', () => {
    const stream = honestStream({ ...twoTurns, closes: true });
    const place = stream.findIndex(({ type }) => type === 'DiceThrown');
    const by = { person: 'house', role: 'dealer' };
    const seed = toHex(seedFor(twoTurns.salt, 1));
    const reveal = { type: 'SeedRevealed', turn: 1, seed, why: 'recovery', epoch: 1, by, at: 1 };
    const anew = { type: 'SeedCommitted', turn: 2, commitment: toCommitment(seedFor(9, 2)), by, at: 1 };
    const faces = drawFaces({
      seed: seedFor(9, 2),
      table: TABLE,
      turn: 2,
      draw: 1,
      contributions: [],
      count: 2,
    });
    const drawn = { type: 'FacesDrawn', turn: 2, draw: 1, faces, by, at: 1 };
    const rested = { type: 'DiceRested', faces, by, at: 1 };
    const thrown = stream.slice(0, place + 1);
    expect(verifyDice(TABLE, [...thrown, reveal, anew, drawn, rested]).findings).toEqual([]);
    const early = { ...reveal, why: 'shooter changed' };
    expect(verifyDice(TABLE, [...thrown, early]).findings).toMatchObject([{ kind: 'reveal-early' }]);
    const late = [...stream.slice(0, place + 2), reveal];
    expect(verifyDice(TABLE, late).findings.map(({ kind }) => kind)).toContain('reveal-early');
  });

  test('a seed that served two tables', () => {
    const turns = [[{ voided: false, says: [] }]];
    const stream = honestStream({ kind: 'shooter', turns, closes: true, salt: 1 });
    const seen = new Map<string, SeenTurn>();
    const kinds = ['t-1', 't-2'].map((table) => {
      const walk = walkDice(table, seen);
      return stream.flatMap((event, place) => walk.event(place + 1, event).map(({ kind }) => kind));
    });
    expect(kinds[0]).toEqual([]);
    expect(kinds[1]).toContain('seed-reused');
  });
});
