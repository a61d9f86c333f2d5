import { assert } from './invariant.ts';
import { areOdds, type Commission, isCommission, LARGEST_ODDS, type Odds } from './money.ts';
import { type Dice, everyRoll, type Roll, rollIndex, writeRoll } from './roll.ts';
import { everySet, type Rest, RollSet } from './roll-set.ts';

/** A win: at what odds, and what the house keeps of it where it keeps anything. */
export type Win = { readonly kind: 'wins'; readonly odds: Odds; readonly commission?: Commission };

/**
 * What a rule says of a bet: it wins at odds, loses, is over with nothing won or lost, stands, or moves to another
 * stage.
 */
export type Verdict<Stage extends string = string> =
  | Win
  | { readonly kind: 'loses' }
  | { readonly kind: 'pushes' }
  | { readonly kind: 'stands' }
  | { readonly kind: 'moves'; readonly to: Stage; readonly endsTurn?: true };

export const wins = (odds: Odds, { commission }: { readonly commission?: Commission } = {}): Win =>
  commission === undefined ? { kind: 'wins', odds } : { kind: 'wins', odds, commission };
export const loses = { kind: 'loses' } as const;
export const pushes = { kind: 'pushes' } as const;
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

/** What is wrong with a definition: in short and in words, with the rule where one of them is at fault. */
export type Fault = {
  readonly kind:
    | 'another number of dice'
    | 'no rolls'
    | 'claimed twice'
    | 'not claimed'
    | 'no odds'
    | 'no stages'
    | 'never reached'
    | 'never ends'
    | 'no way out'
    | 'no such stage'
    | 'not in sets'
    | 'locked but up'
    | 'one id twice'
    | 'no such wager'
    | 'leans on itself';
  readonly reason: string;
  readonly rule?: Rule<string, Verdict>;
};

/** A stage as far as it can be closed, and everything that is wrong with it. */
export type ExaminedStage<Clause extends string> = {
  readonly closed: readonly ClosedRule<Clause>[];
  readonly faults: readonly Fault[];
};

/** Looks whether the rules of a stage claim every roll exactly once, and works out `rest`. */
export function examineStage<Clause extends string>(
  place: string,
  dice: Dice,
  rules: readonly Rule<Clause, Verdict>[],
): ExaminedStage<Clause> {
  const closed: ClosedRule<Clause>[] = [];
  const faults: Fault[] = [];
  for (const written of rules) {
    const rolls = RollSet.is(written.rolls) ? written.rolls : unclaimed(dice, closed);
    const wrong = faultOfRule(place, { dice, written, rolls, closed });
    if (wrong !== undefined) faults.push({ ...wrong, rule: written });
    const unpaid = faultOfWin(place, written);
    if (unpaid !== undefined) faults.push({ kind: 'no odds', reason: unpaid, rule: written });
    if (rolls.dice === dice) closed.push({ ...written, rolls });
  }
  const gap = unclaimed(dice, closed);
  if (!gap.isEmpty)
    faults.push({
      kind: 'not claimed',
      reason: `${place}: no rule claims ${gap.toString()}; the rules are ${closed.map(({ clause }) => clause).join(', ')}`,
    });
  return { closed, faults };
}

type Claim = {
  readonly dice: Dice;
  readonly written: Rule<string, Verdict>;
  readonly rolls: RollSet;
  readonly closed: readonly ClosedRule[];
};

function faultOfRule(place: string, { dice, written, rolls, closed }: Claim): Fault | undefined {
  const { clause } = written;
  if (rolls.dice !== dice)
    return {
      kind: 'another number of dice',
      reason: `${place}: ${clause} speaks of ${rolls.dice} dice, not ${dice}`,
    };
  if (rolls.isEmpty)
    return {
      kind: 'no rolls',
      reason: `${place}: ${clause} claims no roll`,
    };
  for (const other of closed) {
    const both = other.rolls.and(rolls);
    const [twice] = both.isEmpty ? [] : both.rolls();
    if (twice !== undefined)
      return {
        kind: 'claimed twice',
        reason: `${place}: ${clause} claims ${writeRoll(twice)}, which ${other.clause} has`,
      };
  }
  return undefined;
}

/** Why a rule cannot pay: what it wins at is no odds, or the house keeps nothing or all of it. */
function faultOfWin(place: string, { clause, verdict }: Rule<string, Verdict>): string | undefined {
  if (verdict.kind !== 'wins') return undefined;
  const { odds, commission } = verdict;
  if (!areOdds(odds))
    return `${place}: ${clause} pays '${String(odds).slice(0, MAX_QUOTED)}', which is no odds; they are such as 7 to 6, and ${LARGEST_ODDS} to 1 at most`;
  if (commission === undefined || isCommission(commission)) return undefined;
  return `${place}: ${clause} keeps a commission of ${commission.percent} in a hundred; it is more than 0, less than 100, and has two decimals at most`;
}

/** So much of a text that should be odds is said again. */
const MAX_QUOTED = 40;

/** The one rule of a closed stage that claims a roll. */
export function ruleOn<Clause extends string>(
  stage: readonly ClosedRule<Clause>[],
  roll: Roll,
): ClosedRule<Clause> {
  const index = findLookup(stage)[rollIndex(roll)];
  const found = index === undefined ? undefined : stage[index];
  assert(found !== undefined, () => `no rule claims ${writeRoll(roll)}`);
  return found;
}

// Settlement asks for the same rules millions of times; which rule has which roll never changes.
const lookups = new WeakMap<readonly ClosedRule[], readonly number[]>();

/** The place of the rule that claims a roll, by the roll's index: worked out when a stage is first asked. */
function findLookup(stage: readonly ClosedRule[]): readonly number[] {
  const known = lookups.get(stage);
  if (known !== undefined) return known;
  const dice = stage[0]?.rolls.dice ?? 2;
  const lookup = everyRoll[dice].map((roll) => stage.findIndex(({ rolls }) => rolls.has(roll)));
  lookups.set(stage, lookup);
  return lookup;
}

function unclaimed(dice: Dice, rules: readonly ClosedRule[]): RollSet {
  return rules.reduce((left, { rolls }) => left.without(rolls), everySet[dice]);
}
