import { hashOfEnds, type SignedHeads, type TrailReport, toWords, verifyTrail } from '@dicepit/proof';
import { counting, type Figures, newReplay } from '@dicepit/server/audit/by-the-rules';
import { checksOf, verdictOf } from '../checks.ts';
import type { FairTurn } from '../turn.ts';
import { gatherTurns } from './turns-in.ts';

/** What there is to say of a whole trail. */
export type CheckedTrail = {
  readonly report: Omit<TrailReport, 'heads'>;
  /** What was decided anew. */
  readonly figures: Figures;
  readonly streams: number;
  /** How far the file goes, for comparing with the wall. */
  readonly head: { readonly hash: string; readonly words: string };
  readonly turns: readonly FairTurn[];
  /** The turn that somebody should see first: one that is wrong, or the newest that is over. */
  readonly first: FairTurn | undefined;
};

export type Checking = {
  readonly publicKey?: string;
  readonly anchors?: readonly SignedHeads[];
  readonly onLines: (lines: number) => void;
};

/** So many lines go by between two words about it. */
const STEP = 500;

/**
 * Checks a trail as it comes: every link of every chain, every signature, the dice against their seals, and every
 * command given to the same rules again.
 */
export async function checkTrail(
  lines: AsyncIterable<string> | Iterable<string>,
  { onLines, ...known }: Checking,
): Promise<CheckedTrail> {
  const gathered = gatherTurns();
  const replay = counting(newReplay());
  const passing = async function* (): AsyncGenerator<string, void> {
    let count = 0;
    for await (const line of lines) {
      count += 1;
      if (count % STEP === 0) onLines(count);
      await gathered.take(line);
      yield line;
    }
  };
  const { heads, ...report } = await verifyTrail(passing(), { ...known, replay });
  const turns = gathered.all();
  const hash = hashOfEnds(heads);
  return {
    report,
    figures: replay.figures(),
    streams: heads.length,
    head: { hash, words: toWords(hash) },
    turns,
    first:
      turns.find((each) => verdictOf(checksOf(each)) === 'fails') ??
      turns.findLast(({ seed }) => seed !== undefined) ??
      turns.at(-1),
  };
}
