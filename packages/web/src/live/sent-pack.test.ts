import { findBundle, writePack } from '@dicepit/games/data';
import { describe, expect, test } from 'vitest';
import { anOwnPack } from '../../../server/src/testing/own-pack.ts';
import { isListed, readSentPack } from './sent-pack.ts';

/** What a pit sends of a pack: all but its clauses and readings. */
function sent(pack = 'snake-eyes-nz'): Record<string, unknown> {
  const bundle = findBundle(pack);
  if (bundle === undefined) throw new Error(`the house has no ${pack}`);
  const { register: _register, commentary: _commentary, ...rest } = writePack(bundle, { held: 0 });
  return { ...rest };
}
const read = (changes: object, pack = 'snake-eyes-nz') =>
  readSentPack(JSON.stringify({ ...sent(pack), ...changes }), pack);

/** Why a pack is not taken is the engine's to say, or the browser's: here counts that it is not. */
function isRead(reading: () => unknown): boolean {
  try {
    reading();
    return true;
  } catch {
    return false;
  }
}

describe('a pack that a page was sent', () => {
  test.each(['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'wonder-dice'])('%s is read', (pack) => {
    expect(read({}, pack).bundle.facts.id).toBe(pack);
  });

  test('a pack of one’s own is read under the id that its pit knows it by', () => {
    const { data, id } = anOwnPack('kitchen-eyes');
    expect(readSentPack(JSON.stringify({ ...data, id }), id).bundle.pack.id).toBe(id);
  });

  const { layout, wagers } = sent();
  test.each<[name: string, changes: object]>([
    ['another game', { id: 'double-dice' }],
    ['another version', { version: 2 }],
    ['no pack', { dicepit: 'trail' }],
    ['no procedure', { table: undefined }],
    [
      'a procedure that says nothing of the throw',
      { table: { ...Object(sent()['table']), throwing: undefined } },
    ],
    ['a list in the place of a name', { name: ['Snake Eyes'] }],
    ['seven dice', { dice: 7 }],
    ['no wagers', { wagers: [] }],
    ['a wager that is none', { wagers: [{ wager: { id: 'six' } }] }],
    [
      'rolls that are claimed twice',
      { wagers: JSON.parse(JSON.stringify(wagers).replaceAll(/"set":"[0-9a-f]+"/g, '"set":"fffffffff"')) },
    ],
    ['a felt without areas', { layout: { ...Object(layout), felts: { wide: [{}], portrait: [] } } }],
    [
      'an area of no wager',
      { layout: JSON.parse(JSON.stringify(layout).replaceAll('"wager":"six"', '"wager":"sixty"')) },
    ],
    [
      'an area of no size',
      { layout: JSON.parse(JSON.stringify(layout).replaceAll(/"width":[\d.]+/g, '"width":"wide"')) },
    ],
    [
      'a colour that is more than one',
      { cloth: { ...Object(sent()['cloth']), room: 'red}body{display:none' } },
    ],
    ['no cloth', { cloth: null }],
  ])('with %s is not', (_, changes) => {
    expect(isRead(() => read(changes))).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['too much', `"${'x'.repeat(1_000_000)}"`],
    ['a deep nest', '['.repeat(400_000)],
  ])('%s is not read', (_, text) => {
    expect(isRead(() => readSentPack(text, 'snake-eyes-nz'))).toBe(false);
  });
});

test('in a list of packs stands what can be shown in one', () => {
  const { facts } = anOwnPack('kitchen-eyes').bundle;
  expect(isListed(facts)).toBe(true);
  for (const entry of [
    null,
    'pack',
    {},
    { ...facts, id: 7 },
    { ...facts, kind: 'raffle' },
    { ...facts, dice: 9 },
  ])
    expect(isListed(entry)).toBe(false);
});
