import { everyRoll, writeRoll } from '@dicepit/engine';
import { createFall, type FaceChances, fairFall, waysOf } from '../fall.ts';
import { Fraction } from '../fraction.ts';

/** Rolls that speak alike for loaded dice against fair ones: so many times likelier, and how likely under each. */
export type Evidence = { readonly ratio: Fraction; readonly fair: Fraction; readonly loaded: Fraction };

/** Dice, and whether somebody who looks can tell which is which. */
export type WatchedDice = { readonly dice: readonly FaceChances[]; readonly toldApart: boolean };

/**
 * What one roll can say of loaded dice, the least first: every roll that can be told from the others, with
 * those of one ratio taken together, exactly.
 */
export function evidencePerRoll({ dice, toldApart }: WatchedDice): readonly Evidence[] {
  const loaded = createFall(dice);
  const fair = fairFall(loaded.dice);
  const seen = Map.groupBy(everyRoll[loaded.dice], (roll) =>
    writeRoll(toldApart ? roll : roll.toSorted((a, b) => a - b)),
  );
  const byRatio = new Map<string, Evidence>();
  for (const rolls of seen.values()) {
    const [one, other] = [loaded, fair].map((fall) =>
      Fraction.of(
        rolls.reduce((sum, roll) => sum + waysOf(fall, roll), 0n),
        fall.total,
      ),
    );
    if (one === undefined || other === undefined) continue;
    const ratio = one.over(other);
    const known = byRatio.get(ratio.toString());
    byRatio.set(ratio.toString(), {
      ratio,
      fair: other.plus(known?.fair ?? Fraction.zero),
      loaded: one.plus(known?.loaded ?? Fraction.zero),
    });
  }
  return [...byRatio.values()].sort((a, b) => a.ratio.compare(b.ratio));
}

/**
 * By how much the logarithm of the evidence grows at every roll of the loaded dice, for somebody who knows how
 * they are loaded: nobody can do better. A double, of a sum of a few exact terms.
 */
export const growthPerRoll = (evidence: readonly Evidence[]): number =>
  evidence.reduce(
    (sum, { ratio, loaded }) => (loaded.isZero ? sum : sum + loaded.toNumber() * Math.log(ratio.toNumber())),
    0,
  );
