import { signHeads, toPublicKey, verifyHeads } from '@dicepit/proof';
import { expect, test } from 'vitest';
import { signByNode } from './signing.ts';

test('Node signs byte for byte as the library does that anybody can check with', () => {
  const secretKey = Uint8Array.from({ length: 32 }, (_, place) => place * 7);
  for (const heads of [[], [{ stream: 'table-nz-1', version: 3, hash: 'ab'.repeat(32) }]]) {
    const signed = signHeads(secretKey, heads, 1_700_000_000_000, signByNode);
    expect(signed).toEqual(signHeads(secretKey, heads, 1_700_000_000_000));
    expect(verifyHeads(toPublicKey(secretKey), signed)).toBe(true);
  }
});
