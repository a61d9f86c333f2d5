import { asDecider } from './as-decider.ts';
import type { Decider, Machine, Memory, Rolled, Strategy } from './strategy.ts';

/**
 * A strategy to each bet, in the order of the plan's bets: each is made for its own bet alone, and sees nothing of the
 * others. Who leaves stakes nothing more; the player leaves when all have.
 */
export function eachItsOwn(strategies: readonly Strategy[]): Strategy {
  const name = strategies.map((each) => each.name).join(' + ');
  const opens = join(strategies.map((each) => each.opens));
  const machines = strategies.filter((each) => each.kind === 'machine');
  return machines.length === strategies.length
    ? machine(machines, { name, opens })
    : decider(strategies, { name, opens });
}

type Opening = { readonly name: string; readonly opens: Memory };

function machine(strategies: readonly Machine[], opening: Opening): Machine {
  return {
    kind: 'machine',
    ...opening,
    stakes: (memory) =>
      split(memory, strategies.length).map((own, bet) => strategies[bet]?.stakes(own)[0] ?? 0),
    after: (memory, rolled) =>
      join(
        split(memory, strategies.length).map(
          (own, bet) => strategies[bet]?.after(own, of(rolled, bet)) ?? own,
        ),
      ),
  };
}

function decider(strategies: readonly Strategy[], opening: Opening): Decider {
  const deciders = strategies.map(asDecider);
  return {
    kind: 'decider',
    ...opening,
    decide: ({ bankroll, rolls, last, up }, memory) => {
      const decided = split(memory, deciders.length).map((own, bet) => {
        const before = deciders[bet];
        if (before === undefined || isGone(own)) return 'leaves';
        const seen = last === undefined ? undefined : of(last, bet);
        return before.decide({ bankroll, rolls, last: seen, up: [up[bet] ?? 0] }, own);
      });
      if (decided.every((each) => each === 'leaves')) return 'leaves';
      return {
        stakes: decided.map((each) => (each === 'leaves' ? 0 : (each.stakes[0] ?? 0))),
        memory: join(decided.map((each) => (each === 'leaves' ? GONE : each.memory))),
      };
    },
  };
}

const of = ({ roll, verdicts }: Rolled, bet: number): Rolled => ({
  roll,
  verdicts: [verdicts[bet] ?? 'none'],
});

// Memories stand one after another, each behind its length; one that has left has a length that no memory has.
const GONE: Memory = [-1];
const isGone = (memory: Memory): boolean => memory === GONE;

const join = (memories: readonly Memory[]): Memory =>
  memories.flatMap((memory) => (isGone(memory) ? GONE : [memory.length, ...memory]));

function split(memory: Memory, bets: number): readonly Memory[] {
  let at = 0;
  return Array.from({ length: bets }, () => {
    const length = memory[at++] ?? 0;
    if (length < 0) return GONE;
    at += length;
    return memory.slice(at - length, at);
  });
}
