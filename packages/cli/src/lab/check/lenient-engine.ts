import {
  betDefinition,
  type ClosedRule,
  examineWager,
  type Fault,
  faultsOfOffer,
  type Option,
  type Pack,
  type PackDefinition,
  type Rule,
  type SimpleGame,
  simpleDefinition,
  pack as strictPack,
  ruleCiting as strictRuleCiting,
  type Verdict,
  type Wager,
  type WagerDefinition,
} from '@dicepit/engine';
import { harmless } from '../../harmless.ts';
import {
  copySourceLocation,
  currentSourceLocation,
  findPlace,
  markFaulty,
  recordSourceLocation,
  writeFault,
} from './fault-book.ts';
import type { Place } from './place.ts';

/**
 * The engine as a definition sees it while it is examined. Where the engine itself stops at the first fault, this
 * writes every fault down with its line, and goes on with what can be made of the rest.
 */
export * from '@dicepit/engine';

export const ruleCiting = <Clause extends string>() => {
  const rule = strictRuleCiting<Clause>();
  return <V extends Verdict>(...written: Parameters<typeof rule<V>>): Rule<Clause, V> =>
    recordSourceLocation(rule<V>(...written));
};

export function wager<Clause extends string, Stage extends string>(
  definition: WagerDefinition<Clause, Stage>,
): Wager<Clause> {
  const examined = examineWager(definition);
  for (const fault of examined.faults) note(fault, findPlace(fault.rule) ?? currentSourceLocation());
  for (const [stage, rules] of Object.entries<readonly Rule<Clause, Verdict>[]>(definition.stages))
    keepPlaces(rules, examined.wager.stages[stage] ?? []);
  if (examined.faults.length > 0) markFaulty(examined.wager);
  return recordSourceLocation(examined.wager);
}

/** A bet of a page of code: what is wrong with one of its lines is told at the line that it begins with. */
export const bet = (...written: Parameters<typeof betDefinition>): Wager => wager(betDefinition(...written));

export const simplePack = <Options extends Record<string, Option<unknown, string>>>(
  game: SimpleGame<Options>,
): Pack => pack(simpleDefinition(game));

export function pack<Clause extends string, Options extends Record<string, Option<unknown, Clause>>>(
  definition: PackDefinition<Clause, Options>,
): Pack {
  const here = currentSourceLocation();
  return strictPack<Clause, Options>({
    ...definition,
    wagers: (options) => {
      const wagers = definition.wagers(options);
      const faults = faultsOfOffer(definition, wagers);
      for (const fault of faults) note(fault, findPlace(fault.wager) ?? here);
      return wagers.filter((each) => !faults.some(({ wager: faulty }) => faulty === each));
    },
  });
}

/** A stage is closed with copies of its rules, in their order; those about other dice are left out of it. */
function keepPlaces(written: readonly Rule<string, Verdict>[], closed: readonly ClosedRule[]): void {
  const dice = closed[0]?.rolls.dice;
  const kept = written.filter(({ rolls }) => typeof rolls === 'symbol' || rolls.dice === dice);
  for (const [at, rule] of closed.entries()) copySourceLocation(kept[at], rule);
}

function note({ kind, reason }: Fault, place: Place | undefined): void {
  writeFault({
    file: place?.file ?? '',
    line: place?.line,
    code: kind,
    figures: { why: harmless(reason) },
  });
}
