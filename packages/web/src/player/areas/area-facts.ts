import { type ClosedRule, cite, type Limits, limitsFor, type RollSet, type Wager } from '@dicepit/engine';
import { myBets, type Sight } from '../sight.ts';
import { groupsOf, type RollGroups } from './roll-groups.ts';

/** What the sheet of an area tells: what wins, what loses, what the bet waits for, and where that is written. */
export type AreaFacts = {
  readonly wins: RollGroups | undefined;
  /** `rest` where it is whatever does not win, and too much to be told one by one. */
  readonly loses: RollGroups | 'rest' | undefined;
  /** Whether something leaves the bet lying, as it is or one step on. */
  readonly goesOn: 'stays' | 'moves' | undefined;
  /** Which step of how many, where a wager has steps. */
  readonly step: { readonly now: number; readonly of: number } | undefined;
  readonly clauses: readonly string[];
  readonly limits: Limits | undefined;
};

/** The facts of a wager for somebody: by the step in which their own bet stands, or the first. */
export function areaFacts(sight: Sight, wager: Wager): AreaFacts {
  const { game, table, rules, at, mine } = sight;
  const stage = myBets(sight).find((bet) => bet.wager === wager.id)?.stage ?? wager.opensAt;
  const ofStage = wager.stages[stage] ?? [];
  const stages = Object.keys(wager.stages);
  const verdicts = new Set(ofStage.map(({ verdict }) => verdict.kind));
  const winning = ofStage.filter(({ verdict }) => verdict.kind === 'wins');
  const losing = grouped(ofStage.filter(({ verdict }) => verdict.kind === 'loses'));
  return {
    wins: grouped(winning),
    loses: verdicts.has('stands') || verdicts.has('moves') ? losing : losing && shortened(losing),
    goesOn: verdicts.has('stands') ? 'stays' : verdicts.has('moves') ? 'moves' : undefined,
    step: stages.length < 2 ? undefined : { now: stages.indexOf(stage) + 1, of: stages.length },
    clauses: unique([wager.clause, ...winning.flatMap(({ pays }) => (pays === undefined ? [] : [pays]))]).map(
      (clause) => cite(game, clause),
    ),
    limits:
      mine === undefined
        ? table.signs.limits
        : limitsFor({ table, procedure: rules.procedure, at }, mine.seat, wager.id),
  };
}

function grouped(rules: readonly ClosedRule[]): RollGroups | undefined {
  const [first, ...others] = rules.map(({ rolls }) => rolls);
  return first === undefined
    ? undefined
    : groupsOf(others.reduce<RollSet>((all, each) => all.or(each), first));
}

/** More than this is quicker told as what is left. */
const MOST_TOLD = 6;

const shortened = (groups: RollGroups): RollGroups | 'rest' =>
  groups.rolls.length + groups.totals.length > MOST_TOLD ? 'rest' : groups;

/** No more than two: where the wager stands, and where what it pays does. */
const unique = (clauses: readonly string[]): readonly string[] => [...new Set(clauses)].slice(0, 2);
