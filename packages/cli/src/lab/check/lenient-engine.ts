import {
  areOdds,
  betDefinition,
  type ClosedRule,
  type CourseDefinition,
  everySet,
  examineCourse,
  examineWager,
  type Fault,
  faultsOfOffer,
  type Odds,
  type Option,
  type Pack,
  type PackDefinition,
  type Rule,
  type SimpleGame,
  simpleDefinition,
  oddsChoice as strictOddsChoice,
  oddsNoLower as strictOddsNoLower,
  pack as strictPack,
  ruleCiting as strictRuleCiting,
  wins as strictWins,
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

/** A win keeps its own line: a bet of a page of code has one to each of its lines, and odds may be wrong there. */
export const wins = (...written: Parameters<typeof strictWins>) =>
  recordSourceLocation(strictWins(...written));

export const oddsChoice = <Clause extends string>(about: string, clause: Clause, odds: readonly Odds[]) =>
  strictOddsChoice(about, clause, odds.map(soundOdds));

export const oddsNoLower = <Clause extends string, Name extends string>(
  about: string,
  floors: readonly (readonly [name: Name, least: Odds, clause: Clause])[],
  clause: Clause,
) =>
  strictOddsNoLower(
    about,
    floors.map(([name, least, floor]) => [name, soundOdds(least), floor] as const),
    clause,
  );

/** Odds that may be chosen, or others in their place that go on to be read. */
function soundOdds(odds: Odds): Odds {
  if (areOdds(odds)) return odds;
  note({ kind: 'no odds', reason: `'${String(odds).slice(0, 40)}' is no odds` }, currentSourceLocation());
  return '1 to 1';
}

export function wager<Clause extends string, Stage extends string>(
  definition: WagerDefinition<Clause, Stage>,
): Wager<Clause> {
  const examined = examineWager(definition);
  for (const fault of examined.faults) note(fault, placeOf(fault) ?? currentSourceLocation());
  const made = withSoundOdds(examined);
  for (const [stage, rules] of Object.entries<readonly Rule<Clause, Verdict>[]>(definition.stages))
    keepPlaces(rules, made.stages[stage] ?? []);
  if (examined.faults.length > 0) markFaulty(made);
  return recordSourceLocation(made);
}

/** The wager with other odds in the place of those that are none: a game is opened by what it pays. */
function withSoundOdds<Clause extends string>({
  wager: made,
  faults,
}: ReturnType<typeof examineWager<Clause, string>>): Wager<Clause> {
  const unsound = new Set(faults.filter(({ kind }) => kind === 'no odds').map(({ rule }) => rule?.verdict));
  if (unsound.size === 0) return made;
  const stages = Object.entries(made.stages).map(([stage, rules]) => {
    const sound = rules.map((rule) =>
      unsound.has(rule.verdict) ? { ...rule, verdict: strictWins('1 to 1') } : rule,
    );
    return [stage, sound] as const;
  });
  return { ...made, stages: Object.fromEntries(stages) };
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
  const { course: _, ...other } = definition;
  return strictPack<Clause, Options>({
    ...other,
    ...soundCourse(definition, here),
    wagers: (options) => {
      const wagers = definition.wagers(options);
      const faults = faultsOfOffer(definition, wagers);
      for (const fault of faults) note(fault, findPlace(fault.wager) ?? here);
      return wagers.filter((each) => !faults.some(({ wager: faulty }) => faulty === each));
    },
  });
}

/** The stages of the table; where they are faulty, others of the same names, so that wagers find theirs. */
function soundCourse<Clause extends string>(
  definition: Pick<PackDefinition<Clause, Record<string, never>>, 'id' | 'dice' | 'procedure' | 'course'>,
  here: Place | undefined,
): { readonly course?: CourseDefinition<Clause> } {
  const { dice, procedure, course } = definition;
  if (course === undefined) return {};
  const { faults } = examineCourse(definition, course);
  for (const fault of faults) note(fault, placeOf(fault) ?? here);
  if (faults.length === 0) return { course };
  const names = Object.keys(course.stages);
  const rule = strictRuleCiting<Clause>();
  const stages = names.map((stage, at) => {
    const to = names[(at + 1) % names.length] ?? stage;
    const verdict = { kind: 'moves', to, endsTurn: true } as const;
    return [stage, [rule(procedure.thrower.clause, everySet[dice], verdict)]] as const;
  });
  return names.length === 0 ? {} : { course: { stages: Object.fromEntries(stages) } };
}

/** The line that a fault stands in: that of its odds, or of its rule. */
const placeOf = ({ kind, rule }: Fault): Place | undefined =>
  (kind === 'no odds' ? findPlace(rule?.verdict) : undefined) ?? findPlace(rule);

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
