import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankedPacks } from '../rows.ts';
import { findBundle } from './house-bundles.ts';
import type { OptionData, PackBundle } from './pack-data.ts';
import { toBundle } from './read-pack.ts';
import { writePack } from './write-pack.ts';

const bundled = (id: string): PackBundle => {
  const bundle = findBundle(id);
  if (bundle === undefined) throw new Error(`no pack ${id}`);
  return bundle;
};

describe.each(bankedPacks.map(({ id }) => id))('%s as data', (id) => {
  const bundle = bundled(id);
  const data = writePack(bundle);
  const again = toBundle(structuredClone(data));

  test('everything but the rules is what it was', () => {
    const { pack: _, ...before } = bundle;
    const { pack: __, ...after } = again;
    expect(after).toEqual(before);
  });

  test('its options are what they were', () => {
    const { open: _, options, ...facts } = again.pack;
    expect({ ...facts, options: undefined }).toMatchObject({ wagerIds: bundle.pack.wagerIds, id });
    for (const [key, { read: __, ...option }] of Object.entries(options))
      expect(bundle.pack.options[key]).toMatchObject(option);
    expect(Object.keys(options)).toEqual(Object.keys(bundle.pack.options));
  });

  test('it opens to an equal game, or the same refusal, whatever is chosen', () => {
    const values = (option: OptionData): fc.Arbitrary<string> =>
      option.kind === 'choice'
        ? fc.constantFrom(...option.values, 'none of them')
        : option.kind === 'odds'
          ? fc.constantFrom(...option.odds, ...option.odds.map((odds) => odds.replace(/ to 1$/, '')), '0')
          : fc
              .tuple(
                ...option.floors.map(({ least }) =>
                  fc.integer({ min: -1, max: 30 }).map((more) => Number(least.split(' ')[0]) + more),
                ),
              )
              .map((figures) => figures.join(','));
    const chosen = fc.record(
      Object.fromEntries(Object.entries(data.options).map(([key, option]) => [key, values(option)])),
    );
    fc.assert(
      fc.property(chosen, (choice) => {
        expect(again.pack.open(choice)).toEqual(bundle.pack.open(choice));
      }),
      { numRuns: 60 },
    );
  });

  test('writing it again gives the same text', () => {
    expect(JSON.stringify(writePack(again))).toBe(JSON.stringify(data));
  });
});
