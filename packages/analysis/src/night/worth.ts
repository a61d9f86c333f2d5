import { type Cents, type Rounding, type Wager, winnings } from '@dicepit/engine';
import { fairFall, waysOfSet } from '../fall.ts';
import { Fraction } from '../fraction.ts';
import { solveChain } from '../solve-chain.ts';

/** A stake on a wager at a table that rounds winnings its own way. */
export type Staked = { readonly wager: Wager; readonly stake: Cents; readonly rounding: Rounding };

/** What a bet is worth to the player in each of its stages beyond its own stake: the mean of all its ends, in cents. */
export function worthByStage({ wager, stake, rounding }: Staked): ReadonlyMap<string, Fraction> {
  const stages = Object.keys(wager.stages);
  const fall = fairFall(wager.dice);
  const values = solveChain(
    stages.map((stage) => {
      const ways = new Map<number, bigint>();
      let net = 0n;
      for (const { rolls, verdict } of wager.stages[stage] ?? []) {
        const count = waysOfSet(fall, rolls);
        if (verdict.kind === 'wins') net += count * BigInt(winnings(stake, verdict.odds, rounding));
        else if (verdict.kind === 'loses') net -= count * BigInt(stake);
        else {
          const to = stages.indexOf(verdict.kind === 'moves' ? verdict.to : stage);
          ways.set(to, (ways.get(to) ?? 0n) + count);
        }
      }
      return { own: fall.total, ways, sums: [net] };
    }),
  );
  return new Map(stages.map((stage, place) => [stage, values[place]?.[0] ?? Fraction.zero]));
}
