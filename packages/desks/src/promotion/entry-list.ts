import type { Moment } from '@dicepit/engine';

export type PromotionEntry = { readonly entry: string; readonly person: string; readonly at: Moment };

/**
 * The entries in the order of their making, in blocks: a promotion may have tens of thousands, and copying all of them
 * for each that is added would take minutes.
 */
export type EntryList = {
  readonly count: number;
  readonly blocks: readonly (readonly PromotionEntry[])[];
};

export const noEntries: EntryList = { count: 0, blocks: [] };

export function withEntry({ count, blocks }: EntryList, entry: PromotionEntry): EntryList {
  const last = blocks.at(-1);
  return {
    count: count + 1,
    blocks:
      last === undefined || last.length >= MAX_BLOCK_LENGTH
        ? [...blocks, [entry]]
        : blocks.with(blocks.length - 1, [...last, entry]),
  };
}

export const entriesIn = ({ blocks }: EntryList): readonly PromotionEntry[] => blocks.flat();

export const findEntries = ({ blocks }: EntryList, person: string): readonly PromotionEntry[] =>
  blocks.flatMap((block) => block.filter((entry) => entry.person === person));

/** About the square root of the largest number of entries to be expected. */
const MAX_BLOCK_LENGTH = 250;
