import { assert, everyRoll, type Wager } from '@dicepit/engine';
import { Fraction } from './fraction.ts';

/** How many of all sequences of so many rolls win, lose, leave one new bet standing, and push it where any do. */
export type Census = {
  readonly wins: bigint;
  readonly loses: bigint;
  readonly stands: bigint;
  readonly pushes?: bigint;
};

/**
 * Counts every sequence of rolls by what becomes of one new bet.
 *
 * A sequence whose bet is decided early counts with all its continuations, so the three always add up to
 * every sequence there is: 36 to the power of the rolls, or 216.
 */
export function census(wager: Wager, { rolls }: { readonly rolls: number }): Census {
  let taken: Census = { wins: 0n, loses: 0n, stands: 1n };
  for (const after of censuses(wager, rolls)) taken = after;
  return taken;
}

/** The chance that a new bet is decided on exactly the first, the second … the last of so many rolls. */
export function decisionChances(wager: Wager, { rolls }: { readonly rolls: number }): readonly Fraction[] {
  const standing = Array.from(censuses(wager, rolls), ({ wins, loses, stands, pushes = 0n }) =>
    Fraction.of(stands, wins + loses + stands + pushes),
  );
  return standing.map((after, index) => (standing[index - 1] ?? Fraction.one).minus(after));
}

/** A census after one roll, after two, and so on. */
function* censuses(wager: Wager, rolls: number): Generator<Census> {
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const every = BigInt(everyRoll[wager.dice].length);
  let standing: ReadonlyMap<string, bigint> = new Map([[wager.opensAt, 1n]]);
  let [wins, loses, pushes] = [0n, 0n, 0n];

  for (let roll = 0; roll < rolls; roll++) {
    const next = new Map<string, bigint>();
    wins *= every;
    loses *= every;
    pushes *= every;
    for (const [stage, sequences] of standing) {
      for (const { rolls: claimed, verdict } of wager.stages[stage] ?? []) {
        const count = sequences * BigInt(claimed.size);
        if (verdict.kind === 'wins') wins += count;
        else if (verdict.kind === 'loses') loses += count;
        else if (verdict.kind === 'pushes') pushes += count;
        else {
          const to = verdict.kind === 'moves' ? verdict.to : stage;
          next.set(to, (next.get(to) ?? 0n) + count);
        }
      }
    }
    standing = next;
    const stands = [...next.values()].reduce((sum, count) => sum + count, 0n);
    yield { wins, loses, stands, ...(pushes === 0n ? {} : { pushes }) };
  }
}
