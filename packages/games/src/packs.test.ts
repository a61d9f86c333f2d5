import { describe, expect, test } from 'vitest';
import { bankedIds, packIds, packs } from './packs.ts';
import { announcing, bankedPacks, cloths, layouts, manners, tableRules, terminalWords } from './rows.ts';
import { commentaries, registers } from './texts.ts';

describe('the list of packs', () => {
  test.each(Object.entries({ registers, commentaries, terminalWords, cloths }))(
    '%s are there for each',
    (_, row) => {
      expect(Object.keys(row)).toEqual(packIds);
    },
  );

  test.each(Object.entries({ tableRules, layouts, manners, announcing }))(
    '%s are there for each banked one',
    (_, row) => {
      expect(Object.keys(row)).toEqual(bankedIds);
    },
  );

  test('every thing of a pack is its own', () => {
    expect(bankedPacks.map(({ id }) => id)).toEqual(bankedIds);
    for (const id of bankedIds) expect([tableRules[id]?.pack.id, layouts[id]?.pack]).toEqual([id, id]);
    for (const { id, prefix } of packs)
      expect(registers[id]?.every(({ clause }) => clause.startsWith(`${prefix}/`))).toBe(true);
  });

  test('no two packs share an id or a prefix', () => {
    expect(new Set(packIds).size).toBe(packs.length);
    expect(new Set(packs.map(({ prefix }) => prefix)).size).toBe(packs.length);
  });

  test('a clause among the facts of a pack is in its register', () => {
    for (const { id, ...facts } of packs) {
      const cited = [
        'chancesBarred' in facts ? facts.chancesBarred : undefined,
        announcing[id]?.displayDisclaimed,
      ].filter((clause) => clause !== undefined);
      expect(registers[id]?.map(({ clause }) => clause)).toEqual(expect.arrayContaining(cited));
    }
  });
});
