import { hashOfEnds, wordsOf } from '@dicepit/proof';
import type { Signing } from '../audit/signing.ts';
import type { TrailHead } from './shown.ts';

/** Where the heads of all streams are signed. */
export type Signed = Pick<Signing, 'latest' | 'listen'>;

/** Where the trail ended when it was last signed, in words that are worked out once for all screens. */
export type TrailHeads = {
  readonly head: () => TrailHead | null;
  readonly listen: (changed: () => void) => () => void;
};

export function trailHeads(signing: Signed | undefined): TrailHeads {
  let head: TrailHead | null = null;
  const read = async (changed: () => void): Promise<void> => {
    if (signing === undefined) return;
    const { heads, at } = await signing.latest();
    head = { words: wordsOf(hashOfEnds(heads)), at };
    changed();
  };
  return {
    head: () => head,
    listen: (changed) => {
      // A head that cannot be read now is read when the next one is signed.
      const look = (): void => void read(changed).catch(() => undefined);
      look();
      return signing === undefined ? () => undefined : signing.listen(look);
    },
  };
}
