import type { Decider, Strategy } from './strategy.ts';

/** A machine asked before every roll like any other strategy: slower, and the same to the cent. */
export function asDecider(strategy: Strategy): Decider {
  if (strategy.kind === 'decider') return strategy;
  const { name, opens, stakes, after } = strategy;
  return {
    kind: 'decider',
    name,
    opens,
    decide: ({ last }, before) => {
      const memory = last === undefined ? before : after(before, last);
      return { stakes: stakes(memory), memory };
    },
  };
}
