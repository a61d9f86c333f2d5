import { PACK_DATA_VERSION } from '@dicepit/games/data';
import { packText } from '@dicepit/proof';
import { checkPack, MAX_PACK_LENGTH, parsePack as parseAtPit } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { anOwnPack } from '../../../server/src/testing/own-pack.ts';
import { BOUNDS, parsePack } from './parse-pack.ts';

const own = anOwnPack('kitchen-eyes');
const nest = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const withNest = (levels: number): string => `{"dicepit":"pack","version":1,"id":${nest(levels)}}`;

describe('a pack in a trail that is checked in a browser', () => {
  test('is the same pack there as at a pit', () => {
    const [here, there] = [parsePack(packText(own.data)), checkPack(own.data)];
    if (!here.ok || !there.ok) throw new Error('both read it');
    expect([here.value.id, here.value.hash]).toEqual([there.value.id, there.value.hash]);
    expect(here.value.bundle.facts).toEqual(there.value.bundle.facts);
  });

  test('has the bounds that a pit has', () => {
    expect([BOUNDS.characters, BOUNDS.version]).toEqual([MAX_PACK_LENGTH, PACK_DATA_VERSION]);
    for (const levels of [BOUNDS.levels, BOUNDS.levels - 1]) {
      const told = (answer: { readonly ok: boolean }): boolean => JSON.stringify(answer).includes('nested');
      expect(told(parsePack(withNest(levels)))).toBe(told(parseAtPit(withNest(levels))));
    }
  });

  test.each([
    ['ten million characters', ' '.repeat(10_000_000), 'at most 1000000 characters'],
    ['a deep nest', withNest(100_000), 'nested deeper'],
    ['another version', packText({ ...own.data, version: 2 }), 'no pack of version 1'],
    ['no pack', '{"dicepit":"trail","version":1}', 'no pack'],
    ['nothing', 'null', 'no pack'],
    [
      'sets of rolls that overlap',
      packText(own.data).replaceAll(/"set":"[0-9a-f]+"/g, '"set":"fffffffff"'),
      '',
    ],
  ])('with %s is refused, with the reason', (_, text, reason) => {
    const answer = parsePack(text);
    if (answer.ok) throw new Error('it is refused');
    expect(answer.problems[0]?.message).toContain(reason);
  });

  test('counts no brackets that stand in what it says', () => {
    const text = packText({ ...own.data, place: `${nest(60)} \\" ${nest(60)}` });
    expect(parsePack(text)).toMatchObject({ ok: true });
  });
});
