import { assert } from './invariant.ts';
import type { Odds } from './odds.ts';
import { type Dice, everyRoll, type Roll, rollIndex, writeRoll } from './roll.ts';
import { type Rest, RollSet } from './roll-set.ts';

/** What a rule says of a bet: it wins at odds, loses, stands, or moves to another stage. */
export type Verdict<Stage extends string = string> =
  | { readonly kind: 'wins'; readonly odds: Odds }
  | { readonly kind: 'loses' }
  | { readonly kind: 'stands' }
  | { readonly kind: 'moves'; readonly to: Stage };

export const wins = (odds: Odds) => ({ kind: 'wins', odds }) as const;
export const loses = { kind: 'loses' } as const;
export const stands = { kind: 'stands' } as const;
export const movesTo = <const Stage extends string>(to: Stage) => ({ kind: 'moves', to }) as const;

/** One line of a definition. `pays` is the clause that sets the odds, where that is another one. */
export type Rule<Clause extends string, V> = {
  readonly clause: Clause;
  readonly rolls: RollSet | Rest;
  readonly verdict: V;
  readonly pays: Clause | undefined;
};

/** A rule whose rolls are known, `rest` included. */
export type ClosedRule<Clause extends string = string> = {
  readonly clause: Clause;
  readonly rolls: RollSet;
  readonly verdict: Verdict;
  readonly pays: Clause | undefined;
};

/**
 * The `rule` of one pack, which takes that pack's clauses and no others.
 *
 * Read a rule aloud: `rule('4.1(a)(i)', hard(6), wins('9 to 1'))` is "4.1(a)(i): a hard six wins nine to one".
 */
export const ruleCiting =
  <Clause extends string>() =>
  <V extends Verdict>(clause: Clause, rolls: RollSet | Rest, verdict: V, pays?: Clause): Rule<Clause, V> => ({
    clause,
    rolls,
    verdict,
    pays,
  });

/** Checks that the rules of a stage claim every roll exactly once, and works out `rest`. */
export function closeStage<Clause extends string>(
  place: string,
  dice: Dice,
  rules: readonly Rule<Clause, Verdict>[],
): readonly ClosedRule<Clause>[] {
  const closed: ClosedRule<Clause>[] = [];
  for (const written of rules) {
    const rolls = written.rolls instanceof RollSet ? written.rolls : unclaimed(dice, closed);
    assert(
      rolls.dice === dice,
      () => `${place}: ${written.clause} speaks of ${rolls.dice} dice, not ${dice}`,
    );
    assert(!rolls.isEmpty, () => `${place}: ${written.clause} claims no roll`);
    for (const other of closed) {
      const [twice] = other.rolls.and(rolls).rolls();
      assert(
        twice === undefined,
        () => `${place}: ${written.clause} claims ${writeRoll(twice ?? [])}, which ${other.clause} has`,
      );
    }
    closed.push({ ...written, rolls });
  }
  const gap = unclaimed(dice, closed);
  assert(
    gap.isEmpty,
    () =>
      `${place}: no rule claims ${gap.toString()}; the rules are ${closed.map(({ clause }) => clause).join(', ')}`,
  );
  lookups.set(
    closed,
    everyRoll[dice].map((roll) => closed.findIndex(({ rolls }) => rolls.has(roll))),
  );
  return closed;
}

/** The one rule of a closed stage that claims a roll. */
export function ruleOn<Clause extends string>(
  stage: readonly ClosedRule<Clause>[],
  roll: Roll,
): ClosedRule<Clause> {
  const index = lookups.get(stage)?.[rollIndex(roll)];
  const found = index === undefined ? undefined : stage[index];
  assert(found !== undefined, () => `no rule claims ${writeRoll(roll)}`);
  return found;
}

// Settlement asks for the same rules millions of times; which rule has which roll never changes.
const lookups = new WeakMap<readonly ClosedRule[], readonly number[]>();

function unclaimed(dice: Dice, rules: readonly ClosedRule[]): RollSet {
  return RollSet.where(dice, (roll) => !rules.some(({ rolls }) => rolls.has(roll)));
}
