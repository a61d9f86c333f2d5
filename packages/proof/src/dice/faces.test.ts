import { createHmac } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHex, toHex } from '../hex.ts';
import vectors from '../testing/dice-vectors.json' with { type: 'json' };
import {
  contributionsHash,
  type Draw,
  drawFaces,
  isContribution,
  toCommitment,
  toFace,
  withContribution,
} from './faces.ts';

const seedOf = (hex: string): Uint8Array => parseHex(hex) ?? new Uint8Array();

describe('the faces of a draw', () => {
  // The vectors were written by another program in another language, which shares no line with ours.
  test.each(vectors)('are $faces for table $table, turn $turn, draw $draw', (vector) => {
    const { seed, commitment, table, turn, draw, contributions, hash, faces } = vector;
    const count = faces.length;
    expect(toCommitment(seedOf(seed))).toBe(commitment);
    expect(contributionsHash(contributions)).toBe(hash);
    expect(drawFaces({ seed: seedOf(seed), table, turn, draw, contributions, count })).toEqual(faces);
  });

  test('agree with that other program over 20,000 draws', () => {
    const all = sha256.create();
    for (let index = 0; index < 20_000; index++) {
      const draw: Draw = {
        seed: sha256(utf8ToBytes(`seed ${index}`)),
        table: `t-${index % 7}`,
        turn: (index % 50) + 1,
        draw: (index % 100) + 1,
        contributions: Array.from({ length: index % 4 }, (_, each) => ({
          person: `p-${each}`,
          text: `text ${index + each}`,
        })),
        count: 2 + (index % 2),
      };
      all.update(Uint8Array.from(drawFaces(draw)));
    }
    expect(toHex(all.digest())).toBe('1e69e05d69a905906e31aadb4948a807c26db8c8f1cdfe69c9799cb71720d119');
  });

  test('have no bias: of the 256 bytes 42 give each face, and 4 are passed over', () => {
    const faces = Array.from({ length: 256 }, (_, byte) => toFace(byte));
    const count = (face: number | undefined): number => faces.filter((each) => each === face).length;
    expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([42, 42, 42, 42, 42, 42]);
    expect(count(undefined)).toBe(4);
  });

  test('hang on every part of the draw, and the first of many dice are those of few', () => {
    const base: Draw = {
      seed: new Uint8Array(32),
      table: 't',
      turn: 1,
      draw: 1,
      contributions: [],
      count: 60,
    };
    const others: readonly Draw[] = [
      { ...base, seed: new Uint8Array(32).fill(1) },
      { ...base, table: 'u' },
      { ...base, turn: 2 },
      { ...base, draw: 2 },
      { ...base, contributions: [{ person: 'p', text: 'x' }] },
    ];
    const written = new Set([base, ...others].map((draw) => drawFaces(draw).join('')));
    expect(written.size).toBe(6);
    expect(drawFaces({ ...base, count: 3 })).toEqual(drawFaces(base).slice(0, 3));
  });

  test('come of the same HMAC as that of the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(), (seed, draw) => {
        const message = `dicepit/1\nt\n1\n${draw}\n${contributionsHash([])}\n0`;
        const bytes = createHmac('sha256', seed).update(message).digest();
        const due = [...bytes].flatMap((byte) => (byte < 252 ? [(byte % 6) + 1] : [])).slice(0, 2);
        expect(drawFaces({ seed, table: 't', turn: 1, draw, contributions: [], count: 2 })).toEqual(due);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a contribution', () => {
  test.each([
    ['a', true],
    ['~ tilde and space ', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['tab\t', false],
    ['line\n', false],
    // A look-alike of a Latin letter.
    ['\u0430', false],
    ['\u007f', false],
    [7, false],
  ])('%j may be given: %s', (text, may) => {
    expect(isContribution(text)).toBe(may);
  });

  test('keeps the place of the first and the text of the last', () => {
    const [ann, bob, again] = [
      { person: 'ann', text: '1' },
      { person: 'bob', text: '2' },
      { person: 'ann', text: '3' },
    ] as const;
    expect([ann, bob, again].reduce<ReturnType<typeof withContribution>>(withContribution, [])).toEqual([
      again,
      bob,
    ]);
  });
});
