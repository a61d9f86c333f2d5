import { assert, type Cents, everyRoll, toTerms } from '@dicepit/engine';
import type { Plan } from '../plan.ts';
import { type BetVerdict, flat, type Machine, type Memory } from '../strategy/strategy.ts';
import type { Tables } from './automaton-tables.ts';
import { LOSES, PUSHES, STANDS, toNets, type WagerTable, WINS, wagerTable } from './wager-table.ts';

/**
 * All the bets of a plan and its strategy as one automaton: one look-up for a roll gives what it does to all of
 * them together. The first state is that of a session's first roll.
 */
export type Program = {
  readonly bets: readonly WagerTable[];
  /** Where the bets stand in each state. */
  readonly states: readonly State[];
  readonly tables: Tables;
};

/** What is remembered, and for each bet its stage and what lies on it, before a roll. */
type State = { readonly memory: Memory; readonly up: readonly Up[] };
export type Up = { readonly stage: number; readonly stake: Cents };

/** Past so many states a plan is played bet by bet. */
const MAX_STATES = 4096;

/** The automaton of a plan, or nothing where it has too many states or its strategy looks at the bankroll. */
export function compileProgram(plan: Plan): Program | undefined {
  const { game, strategy = flat(plan.bets), chips = [1] } = plan;
  if (strategy.kind !== 'machine') return undefined;
  const { rounding } = toTerms(game, { chips });
  const bets = compileWagers(plan);
  const rolls = everyRoll[game.dice];
  const nets = bets.map((table) => memoised((stake: Cents) => toNets(table, { stake, rounding })));

  const found: State[] = [];
  const places = new Map<string, number>();
  const placeOf = (state: State): number => {
    const key = JSON.stringify([state.memory, state.up.map(({ stage, stake }) => [stage, stake])]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, found.length);
    return found.push(state) - 1;
  };

  const next: number[] = [];
  const net: Cents[] = [];
  placeOf(staked(bets, strategy, strategy.opens));
  for (const state of found) {
    if (found.length > MAX_STATES) return undefined;
    for (const [index, roll] of rolls.entries()) {
      let sum = 0;
      const verdicts: BetVerdict[] = [];
      const after = state.up.map(({ stage, stake }, bet) => {
        const table = bets[bet];
        assert(table !== undefined, () => `there is no bet ${bet}`);
        if (stake === 0) {
          verdicts.push('none');
          return { stage: 0, stake };
        }
        const cell = stage * rolls.length + index;
        const verdict = table.verdict[cell] ?? STANDS;
        sum += nets[bet]?.(stake)[cell] ?? 0;
        verdicts.push(verdictNames[verdict] ?? 'none');
        return verdict === STANDS ? { stage: table.next[cell] ?? 0, stake } : { stage: 0, stake: 0 };
      });
      assert(Number.isSafeInteger(sum), () => `a roll moves ${sum} cents`);
      next.push(placeOf(staked(bets, strategy, strategy.after(state.memory, { roll, verdicts }), after)));
      net.push(sum);
    }
  }
  return {
    bets,
    states: found,
    tables: {
      dice: game.dice,
      sides: rolls.length,
      next: Uint16Array.from(next),
      net: Float64Array.from(net),
      staked: Float64Array.from(found, ({ up }) => up.reduce((sum, { stake }) => sum + stake, 0)),
    },
  };
}

/** The compiled wagers of a plan's bets, in their order. */
export function compileWagers({ game, bets }: Pick<Plan, 'game' | 'bets'>): readonly WagerTable[] {
  return bets.map(({ wager }) => {
    const found = Object.hasOwn(game.wagers, wager) ? game.wagers[wager] : undefined;
    assert(found !== undefined, () => `${game.name} has no wager ${wager}`);
    return wagerTable(found);
  });
}

/** Whether a stake may be put down or changed: nothing lies there, or the wager lets go of what does. */
export const mayChange = (table: WagerTable, { stage, stake }: Up): boolean =>
  stake === 0 || (stage === 0 && table.isOpen);

export const verdictNames: readonly BetVerdict[] = Array.from<BetVerdict>({ length: 4 })
  .fill('stands', STANDS)
  .fill('wins', WINS)
  .fill('loses', LOSES)
  .fill('pushes', PUSHES);

function staked(
  bets: readonly WagerTable[],
  machine: Machine,
  memory: Memory,
  up: readonly Up[] = bets.map(() => ({ stage: 0, stake: 0 })),
): State {
  const wanted = machine.stakes(memory);
  return {
    memory,
    up: bets.map((table, bet) => {
      const now = up[bet] ?? { stage: 0, stake: 0 };
      return mayChange(table, now) ? { stage: 0, stake: wanted[bet] ?? 0 } : now;
    }),
  };
}

function memoised<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
