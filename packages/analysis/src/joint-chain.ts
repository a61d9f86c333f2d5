import { assert, type Cents, everyRoll, type Roll, ruleFor, winnings } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import type { RepeatedBet } from './repeated-bet.ts';

/** A set of bets on the same dice: where they stand together, and what each roll makes of that. */
export type JointChain = {
  /** How many rolls the dice have: 36 or 216. */
  readonly rolls: number;
  /** The steps out of each joint stage; the first is that of all bets new. */
  readonly stages: readonly (readonly Step[])[];
};

/** So many rolls lead to a joint stage and change the player's money by a net sum. */
export type Step = { readonly to: number; readonly net: Cents; readonly ways: number };

/**
 * More joint stages than this are refused. Ordinary sets have one; the whole of Double Dice has twenty-four.
 */
const MOST_STAGES = 5000;

/**
 * Finds every joint stage that the bets can reach from new, each bet made again as soon as it is decided.
 *
 * The same roll decides all of them, so what one bet does and what another does are never taken apart.
 */
export function jointChain(bets: readonly RepeatedBet[]): Answer<JointChain> {
  const [first] = bets;
  assert(first !== undefined, () => 'a set of bets is empty');
  const { dice } = first.wager;
  assert(
    bets.every(({ wager }) => wager.dice === dice),
    () => 'bets on different numbers of dice share no roll',
  );

  const places = new Map<string, number>();
  const found: Joint[] = [];
  const placeOf = (joint: Joint): number => {
    const key = JSON.stringify(joint);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, found.length);
    return found.push(joint) - 1;
  };

  placeOf(bets.map(({ wager }) => wager.opensAt));
  const stages: (readonly Step[])[] = [];
  for (const joint of found) {
    if (found.length > MOST_STAGES)
      return unanswered({ code: 'TOO_LARGE', holds: 'stages', size: found.length, most: MOST_STAGES });
    stages.push(together(everyRoll[dice].map((roll) => stepOn(bets, joint, roll, placeOf))));
  }
  return answered({ rolls: everyRoll[dice].length, stages });
}

/** Every net sum that some roll brings, over all stages. */
export const netsOf = ({ stages }: JointChain): readonly Cents[] => [
  ...new Set(stages.flatMap((steps) => steps.map(({ net }) => net))),
];

type Joint = readonly string[];

function stepOn(
  bets: readonly RepeatedBet[],
  joint: Joint,
  roll: Roll,
  placeOf: (joint: Joint) => number,
): Step {
  let net = 0;
  const next = bets.map(({ wager, stake, rounding }, index) => {
    const stage = joint[index] ?? wager.opensAt;
    const { verdict } = ruleFor(wager, stage, roll);
    switch (verdict.kind) {
      case 'wins':
        net += winnings(stake, verdict.odds, rounding);
        return wager.opensAt;
      case 'loses':
        net -= stake;
        return wager.opensAt;
      case 'stands':
        return stage;
      case 'moves':
        return verdict.to;
    }
  });
  assert(Number.isSafeInteger(net), () => `a roll moves ${net} cents`);
  return { to: placeOf(next), net, ways: 1 };
}

/** Steps with the same end and the same net sum counted as one. */
function together(steps: readonly Step[]): readonly Step[] {
  const merged = new Map<string, Step>();
  for (const step of steps) {
    const key = `${step.to} ${step.net}`;
    merged.set(key, { ...step, ways: step.ways + (merged.get(key)?.ways ?? 0) });
  }
  return [...merged.values()];
}
