import { assert, type Cents, everyRoll, type Roll, ruleFor, winnings } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { type Fall, fairFall, waysOf } from './fall.ts';
import type { RepeatedBet } from './repeated-bet.ts';

/** A set of bets on the same dice: where they stand together, and what each roll makes of that. */
export type JointChain = {
  /** How many ways the dice may fall: 36 or 216, or more where they are loaded. */
  readonly rolls: number;
  /** The steps out of each joint stage; the first is that of all bets new. */
  readonly stages: readonly (readonly Step[])[];
};

/** So many ways lead to a joint stage and change the player's money by a net sum. */
export type Step = { readonly to: number; readonly net: Cents; readonly ways: number };

/**
 * More joint stages than this are refused. Ordinary sets have one; the whole of Double Dice has twenty-four.
 */
const MAX_STAGES = 5000;

/** More ways to fall than this are refused: every roll makes the counts longer by so much. */
const MAX_WAYS = 2 ** 40;

/**
 * Finds every joint stage that the bets can reach from new, each bet made again as soon as it is decided.
 *
 * The same roll decides all of them, so what one bet does and what another does are never taken apart.
 */
export function jointChain(bets: readonly RepeatedBet[], fall?: Fall): Answer<JointChain> {
  const [first] = bets;
  assert(first !== undefined, () => 'a set of bets is empty');
  const { dice } = first.wager;
  assert(
    bets.every(({ wager }) => wager.dice === dice),
    () => 'bets on different numbers of dice share no roll',
  );
  const falls = fall ?? fairFall(dice);
  assert(falls.dice === dice, () => `${falls.dice} dice fall where ${dice} are bet on`);
  const ways = Number(falls.total);
  if (ways > MAX_WAYS) return unanswered({ code: 'TOO_LARGE', case: 'ways', size: ways, most: MAX_WAYS });
  const falling = everyRoll[dice].filter((roll) => waysOf(falls, roll) > 0n);

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
    if (found.length > MAX_STAGES)
      return unanswered({ code: 'TOO_LARGE', case: 'stages', size: found.length, most: MAX_STAGES });
    const steps = falling.map((roll) => ({
      ...stepOn(bets, joint, roll, placeOf),
      ways: Number(waysOf(falls, roll)),
    }));
    stages.push(together(steps));
  }
  return answered({ rolls: ways, stages });
}

/** Every net sum that some roll brings, over all stages. */
export const listNets = ({ stages }: JointChain): readonly Cents[] => [
  ...new Set(stages.flatMap((steps) => steps.map(({ net }) => net))),
];

type Joint = readonly string[];

function stepOn(
  bets: readonly RepeatedBet[],
  joint: Joint,
  roll: Roll,
  placeOf: (joint: Joint) => number,
): Omit<Step, 'ways'> {
  let net = 0;
  const next = bets.map(({ wager, stake, rounding }, index) => {
    const stage = joint[index] ?? wager.opensAt;
    const { verdict } = ruleFor(wager, stage, roll);
    switch (verdict.kind) {
      case 'wins':
        net += winnings(stake, verdict, rounding);
        return wager.opensAt;
      case 'loses':
        net -= stake;
        return wager.opensAt;
      case 'pushes':
        return wager.opensAt;
      case 'stands':
        return stage;
      case 'moves':
        return verdict.to;
    }
  });
  assert(Number.isSafeInteger(net), () => `a roll moves ${net} cents`);
  return { to: placeOf(next), net };
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
