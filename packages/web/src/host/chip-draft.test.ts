import { faultOfChips, usualChips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type ChipDraft,
  chipsIn,
  draftOf,
  faultIn,
  presetNames,
  presets,
  settingsFor,
  typedAs,
  withAnother,
} from './chip-draft.ts';

const usual = { chips: usualChips, symbol: null };
const draft = draftOf(usual);

test.each(presetNames)('the set %s can be played with, and reads back as it was typed', (name) => {
  expect(faultOfChips(presets[name])).toBeUndefined();
  expect(chipsIn({ ...draft, chips: typedAs(presets[name]) })).toEqual(presets[name]);
});

describe('what is typed', () => {
  const typed = (...worths: readonly string[]): ChipDraft => ({
    ...draft,
    chips: worths.map((worth, place) => ({ worth, colour: draft.chips[place]?.colour ?? 'blue' })),
  });

  test('comes in order, with a point or a comma', () => {
    expect(chipsIn(typed('2', '0,50', '10.00')).map(({ worth }) => worth)).toEqual([50, 2_00, 10_00]);
  });

  test('is read whole or not at all', () => {
    expect(faultIn(typed('2', 'ten'))).toBe('unread');
    expect(faultIn(typed('2', ''))).toBe('unread');
  });

  test('is refused by the rules of the house', () => {
    expect(faultIn(typed('2', '5'))).toMatchObject({
      code: 'CONFLICT',
      case: 'chip-change',
      worth: 5_00,
      smallest: 2_00,
    });
    expect(faultIn({ ...draft, symbol: { text: 'bucks', place: 'after' } })).toMatchObject({
      code: 'CONFLICT',
      case: 'symbol',
      longest: 4,
    });
  });
});

test('another chip makes a set that can be played with', () => {
  const more = withAnother(draft);
  expect(more.chips).toHaveLength(6);
  expect(faultIn(more)).toBeUndefined();
});

describe('the pit is asked for what differs', () => {
  test('nothing where nothing does', () => expect(settingsFor(draft, usual)).toEqual({}));

  test('chips, or the symbol, or both', () => {
    const symbol = { text: '€', place: 'locale' } as const;
    expect(settingsFor({ ...draft, symbol }, usual)).toEqual({ symbol });
    expect(settingsFor({ ...draft, chips: typedAs(presets.low) }, usual)).toEqual({
      houseChips: presets.low,
    });
  });
});
