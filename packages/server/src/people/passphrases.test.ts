import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keptPassphrase, matches, weakness } from './passphrases.ts';

const entropy = (bytes: number): Uint8Array => randomBytes(bytes);

describe('a passphrase', () => {
  test('is kept as Argon2id with its cost and a salt of its own', async () => {
    const one = await keptPassphrase('lantern marble oyster', entropy);
    const other = await keptPassphrase('lantern marble oyster', entropy);
    expect(one).not.toBe(other);
    expect(one).not.toContain('lantern');
    expect(JSON.parse(one)).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
    expect(await matches(one, 'lantern marble oyster')).toBe(true);
    expect(await matches(one, 'lantern marble oysteR')).toBe(false);
    expect(await matches(undefined, 'lantern marble oyster')).toBe(false);
  });

  test('is the same from a keyboard that composes its letters', async () => {
    const kept = await keptPassphrase('caf\u00e9 au lait noir', entropy);
    expect(await matches(kept, 'cafe\u0301 au lait noir')).toBe(true);
  });

  test('is checked at the cost it was made at', async () => {
    const kept = await keptPassphrase('lantern marble oyster', entropy);
    const cheaper = kept.replace('"passes":2', '"passes":1');
    expect(cheaper).not.toBe(kept);
    expect(await matches(cheaper, 'lantern marble oyster')).toBe(false);
  });

  test.each([
    ['ninechars', 'Olga', { case: 'passphrase-short', least: 10, length: 9 }],
    ['aaaaaaaaaaaa', 'Olga', { case: 'passphrase-common' }],
    ['1234567890', 'Olga', { case: 'passphrase-common' }],
    ['Pass word 123', 'Olga', { case: 'passphrase-common' }],
    ['OLGA olga OLGA', 'Olga', { case: 'passphrase-common' }],
    ['olga-meyer-12', 'Olga Meyer', { case: 'passphrase-common' }],
  ])('%s is too weak for %s', (passphrase, name, why) => {
    expect(weakness(passphrase, name)).toEqual({ code: 'MALFORMED', ...why });
  });

  test.each([['tenletters'], ['lantern marble oyster'], ['Zehn Zeichen']])('%s will do', (passphrase) => {
    expect(weakness(passphrase, 'Olga')).toBeUndefined();
  });
});
