import {
  type ChipColour,
  chipColours,
  faultOfChips,
  faultOfSymbol,
  type HouseChip,
  type MoneySymbol,
  usualChips,
} from '@dicepit/engine';
import type { HouseMoney, PitSettings } from '@dicepit/wire';
import { centsIn } from '../parts/typed-sum.ts';

/** A chip as the host thinks of it; its worth is as it was typed. */
export type ChipTyped = { readonly worth: string; readonly colour: ChipColour };

export type ChipDraft = {
  readonly chips: readonly ChipTyped[];
  readonly symbol: MoneySymbol;
};

type PresetName = 'casino' | 'low' | 'points' | 'high';

const of = (...chips: readonly (readonly [worth: number, colour: ChipColour])[]): readonly HouseChip[] =>
  chips.map(([worth, colour]) => ({ worth, colour }));

export const presets: Readonly<Record<PresetName, readonly HouseChip[]>> = {
  casino: usualChips,
  low: of([25, 'white'], [50, 'pink'], [1_00, 'blue'], [5_00, 'red'], [25_00, 'green']),
  points: of([10_00, 'white'], [50_00, 'red'], [100_00, 'blue'], [500_00, 'green'], [1_000_00, 'black']),
  high: of(
    [25_00, 'green'],
    [100_00, 'black'],
    [500_00, 'purple'],
    [1_000_00, 'yellow'],
    [5_000_00, 'brown'],
  ),
};

export const presetNames: readonly PresetName[] = ['casino', 'low', 'points', 'high'];

export const typedAs = (chips: readonly HouseChip[]): readonly ChipTyped[] =>
  chips.map(({ worth, colour }) => ({
    worth: worth % 100 === 0 ? `${worth / 100}` : inCents(worth),
    colour,
  }));

const inCents = (worth: number): string => (worth / 100).toFixed(2);

export const draftOf = ({ chips, symbol }: HouseMoney): ChipDraft => ({
  chips: typedAs(chips),
  symbol: symbol ?? noSymbol,
});

const noSymbol: MoneySymbol = { text: '', place: 'before' };

/** The chips as far as they can be read, the smallest first: nobody has to type them in order. */
export const chipsIn = ({ chips }: ChipDraft): readonly HouseChip[] =>
  chips
    .flatMap(({ worth, colour }) => {
      const cents = centsIn(worth);
      return cents === undefined ? [] : [{ worth: cents, colour }];
    })
    .toSorted((a, b) => a.worth - b.worth);

/** What is wrong with a draft: a worth that cannot be read, or what the house cannot have. */
export function faultIn(draft: ChipDraft) {
  const chips = chipsIn(draft);
  if (chips.length < draft.chips.length) return 'unread' as const;
  return faultOfChips(chips) ?? faultOfSymbol(draft.symbol);
}

/** Another chip: five times the largest, in a colour that none has yet. */
export function withAnother(draft: ChipDraft): ChipDraft {
  const largest = chipsIn(draft).at(-1)?.worth ?? 20;
  const colour = chipColours.find((each) => draft.chips.every((chip) => chip.colour !== each)) ?? 'grey';
  return { ...draft, chips: [...draft.chips, ...typedAs([{ worth: largest * 5, colour }])] };
}

/** What the pit is asked for: only what differs from how it stands. */
export function settingsFor(draft: ChipDraft, { chips, symbol }: HouseMoney): PitSettings {
  const houseChips = chipsIn(draft);
  return {
    ...(same(houseChips, chips) ? {} : { houseChips }),
    ...(same(draft.symbol, symbol ?? noSymbol) ? {} : { symbol: draft.symbol }),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every colour that a chip may have, by its name in the language that is spoken. */
export const colourOptions = (
  names: Readonly<Record<ChipColour, string>>,
): readonly (readonly [ChipColour, string])[] => chipColours.map((colour) => [colour, names[colour]]);
