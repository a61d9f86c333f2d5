import { type Cents, everyRoll, type Roll, ruleFor, winnings } from '@dicepit/engine';
import type { Answer, Unanswered } from '../answer.ts';
import { Distribution } from '../distribution.ts';
import type { RepeatedBet } from '../repeated-bet.ts';

/** Every sequence of so many rolls, one by one: the slow truth that the quick methods are held against. */
export function everySequence(dice: 2 | 3, rolls: number): readonly (readonly Roll[])[] {
  if (rolls === 0) return [[]];
  const shorter = everySequence(dice, rolls - 1);
  return everyRoll[dice].flatMap((roll) => shorter.map((sequence) => [roll, ...sequence]));
}

/** The net sum of bets after every roll of one sequence, each bet made again when decided. */
export function netsAlong(bets: readonly RepeatedBet[], sequence: readonly Roll[]): readonly Cents[] {
  const stages = bets.map(({ wager }) => wager.opensAt);
  let net = 0;
  return sequence.map((roll) => {
    for (const [index, { wager, stake, rounding }] of bets.entries()) {
      const { verdict } = ruleFor(wager, stages[index] ?? '', roll);
      if (verdict.kind === 'wins') net += winnings(stake, verdict.odds, rounding);
      if (verdict.kind === 'loses') net -= stake;
      if (verdict.kind === 'moves') stages[index] = verdict.to;
      else if (verdict.kind !== 'stands') stages[index] = wager.opensAt;
    }
    return net;
  });
}

/** The distribution of the net sum, by playing every sequence. */
export function playedEverySequence(bets: readonly RepeatedBet[], rolls: number): Distribution {
  const dice = bets[0]?.wager.dice ?? 2;
  const counts = new Map<Cents, bigint>();
  for (const sequence of everySequence(dice, rolls)) {
    const net = netsAlong(bets, sequence).at(-1) ?? 0;
    counts.set(net, (counts.get(net) ?? 0n) + 1n);
  }
  return new Distribution([...counts].map(([sum, ways]) => ({ sum, ways })));
}

/** The value of an answer that a test expects to be given. */
export function given<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(`unanswered: ${answer.unanswered.code}`);
  return answer.value;
}

/** Why an answer is not given, where a test expects none. */
export function withheld(answer: Answer<unknown>): Unanswered {
  if (answer.ok) throw new Error('answered');
  return answer.unanswered;
}
