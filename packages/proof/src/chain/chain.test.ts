import { createPublicKey, verify } from 'node:crypto';
import { hashLink as storeLinkOf } from '@dicepit/store';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chained, endsOf, otherSecretKey, secretKey } from '../testing/honest-trail.ts';
import {
  bytesOfHeads,
  type CheckSignature,
  hashOfHeads,
  type SignedHeads,
  signHeads,
  toPublicKey,
  verifyHeads,
} from './heads.ts';
import { type ChainEntry, hashLink, NOTHING } from './link.ts';
import { verifyChain } from './walk-chain.ts';
import { toWords, words } from './words.ts';

/** The platform's own check, a good deal quicker than one in plain JavaScript. */
const checkByNode: CheckSignature = ({ publicKey, message, signature }) => {
  const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
};

describe('a link', () => {
  test('is the one that the store makes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        fc.string({ unit: 'grapheme' }),
        (stream, version, text) => {
          expect(hashLink(NOTHING, { stream, version, text })).toBe(
            storeLinkOf(NOTHING, stream, version, text),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a chain', () => {
  const entries = [...chained('a', ['1', '2', '3', '4']), ...chained('b', ['x', 'y'])];
  const kinds = (changed: readonly ChainEntry[]): readonly string[] =>
    verifyChain(changed).map(({ kind, stream, version }) => `${kind} ${stream} ${version}`);

  test('is whole when nothing was touched, also when streams are mixed', () => {
    expect(kinds(entries)).toEqual([]);
    expect(kinds([0, 4, 1, 2, 5, 3].flatMap((place) => entries[place] ?? []))).toEqual([]);
  });

  test.each([
    [
      'an edit',
      [...entries].map((each) => (each.text === '2' ? { ...each, text: '2!' } : each)),
      ['edited a 2'],
    ],
    ['a drop', entries.toSpliced(1, 2), ['dropped a 2']],
    ['a drop at the start', entries.toSpliced(0, 1), ['dropped a 1']],
    ['a swap', [1, 0, 2, 3].flatMap((place) => entries[place] ?? []), ['swapped a 1']],
    ['a repeat', entries.flatMap((each) => (each.text === '3' ? [each, each] : [each])), ['repeated a 3']],
    ['a fork', [...entries, { stream: 'a', version: 1, text: 'other', hash: 'f'.repeat(64) }], ['fork a 1']],
    [
      'a stream passed off as another',
      entries.map((each) => ({ ...each, stream: 'c' })).slice(0, 1),
      ['edited c 1'],
    ],
  ])('names %s', (_, changed, found) => {
    expect(kinds(changed)).toEqual(found);
  });
});

describe('signed heads', () => {
  const heads = endsOf([...chained('people', ['1', '2']), ...chained('table/t-1', ['x'])]);
  const signed = signHeads(secretKey, heads, 1_700_000_000_000);

  test('are signed over plain lines', () => {
    const lines = heads.map(({ stream, version, hash }) => `${stream}\t${version}\t${hash}\n`).join('');
    expect(Buffer.from(bytesOfHeads(signed)).toString()).toBe(`dicepit/heads/1\n1700000000000\n${lines}`);
  });

  test('hold for the key that signed them and for no other, by our check and by that of the platform', () => {
    for (const check of [undefined, checkByNode]) {
      expect(verifyHeads(toPublicKey(secretKey), signed, check)).toBe(true);
      expect(verifyHeads(toPublicKey(otherSecretKey), signed, check)).toBe(false);
    }
  });

  test.each<readonly [string, Partial<SignedHeads>]>([
    ['another moment', { at: 1 }],
    ['a head less', { heads: heads.slice(1) }],
    ['heads in another order', { heads: heads.toReversed() }],
    ['a signature of nothing', { signature: '00'.repeat(64) }],
    ['a signature too short', { signature: signed.signature.slice(2) }],
    ['a signature in capitals', { signature: signed.signature.toUpperCase() }],
    ['no signature', { signature: '' }],
  ])('do not hold for %s', (_, change) => {
    expect(verifyHeads(toPublicKey(secretKey), { ...signed, ...change })).toBe(false);
  });

  test('do not hold for what is no key', () => {
    expect(verifyHeads('ff'.repeat(32), signed)).toBe(false);
    expect(verifyHeads('key', signed)).toBe(false);
  });

  test('have four words that anybody can read aloud, other ones for another head', () => {
    expect(toWords(hashOfHeads(signed))).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    expect(toWords(hashOfHeads(signed))).not.toBe(toWords(hashOfHeads({ ...signed, at: 1 })));
    expect(toWords(`000102ff${'0'.repeat(56)}`)).toBe('acorn-actor-album-zebra');
  });
});

describe('the list of words', () => {
  test('has 256 different ones, in the order of the alphabet, of three to eight letters', () => {
    expect(words.length).toBe(256);
    expect(new Set(words).size).toBe(256);
    expect(words).toEqual(words.toSorted());
    expect(words.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });
});
