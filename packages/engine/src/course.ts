import { assert } from './invariant.ts';
import type { Dice, Roll } from './roll.ts';
import { type ClosedRule, examineStage, type Fault, type Rule, ruleOn } from './rule.ts';

// The course of a table: its stages beside those of its bets, and the sets that a turn may be counted in.

/** What a roll does to the course of a table: nothing, or it moves to another stage, which may end the turn. */
export type CourseVerdict<Stage extends string = string> =
  | { readonly kind: 'stands' }
  | { readonly kind: 'moves'; readonly to: Stage; readonly endsTurn?: true };

/** The course moves on, and whoever threw has thrown out. */
export const endsTurn = <const Stage extends string>(to: Stage) =>
  ({ kind: 'moves', to, endsTurn: true }) as const;

/** How a stage is shown: its name, and a puck that is on or off, on a wager's area where one is named. */
export type CourseSign = { readonly name: string; readonly puck?: 'on' | 'off'; readonly at?: string };

/**
 * A turn that is counted in sets: the stages of each set, one to a throw. A stage has one place among them, so that the
 * throws that count tell it, and nothing more is written down of the course.
 */
export type CourseSets<Clause extends string, Stage extends string = string> = {
  readonly stages: readonly (readonly Stage[])[];
  /** The sets won in a turn are counted on show. */
  readonly counting: Clause;
  /** The shooter may stop between sets. */
  readonly passing: Clause;
  /** A set once begun is finished. */
  readonly finishing: Clause;
  /** A void throw is thrown again by the same shooter. */
  readonly again: Clause;
};

/** The stages of a table beside those of its bets: in each the rules that claim every roll once. */
export type CourseDefinition<Clause extends string, Stage extends string = string> = {
  /** Where a table begins; the first stage when not said. */
  readonly opensAt?: NoInfer<Stage>;
  readonly stages: Readonly<Record<Stage, readonly Rule<Clause, CourseVerdict<NoInfer<Stage>>>[]>>;
  readonly show?: Readonly<Partial<Record<NoInfer<Stage>, CourseSign>>>;
  readonly sets?: CourseSets<Clause, NoInfer<Stage>>;
};

/** A course, checked: every stage claims every roll once, is reached, and has one place where there are sets. */
export type Course = {
  readonly opensAt: string;
  readonly stages: Readonly<Record<string, readonly ClosedRule[]>>;
  readonly show: Readonly<Record<string, CourseSign>>;
  readonly sets?: CourseSets<string>;
};

/** A course as far as it can be made of its definition, and everything that is wrong with that. */
export function examineCourse(
  {
    id,
    dice,
    procedure,
  }: {
    readonly id: string;
    readonly dice: Dice;
    readonly procedure?: { readonly turn?: unknown } | undefined;
  },
  definition: CourseDefinition<string>,
): { readonly course: Course; readonly faults: readonly Fault[] } {
  const { sets } = definition;
  const written = Object.entries(definition.stages);
  const place = `${id}/course`;
  const examined = written.map(
    ([stage, rules]) => [stage, examineStage(`${place}/${stage}`, dice, rules)] as const,
  );
  const stages = Object.fromEntries(examined.map(([stage, { closed }]) => [stage, closed]));
  const opensAt = definition.opensAt ?? written[0]?.[0] ?? '';
  const reached = new Set([opensAt]);
  for (const stage of reached)
    for (const { verdict } of stages[stage] ?? []) if (verdict.kind === 'moves') reached.add(verdict.to);
  const show: Record<string, CourseSign> = {};
  for (const [stage, sign] of Object.entries(definition.show ?? {}))
    if (sign !== undefined) show[stage] = sign;
  const named = [...reached, ...Object.keys(show), ...(sets?.stages.flat() ?? [])];
  const unknown = [...new Set(named)].filter((stage) => !Object.hasOwn(stages, stage));
  const course = { opensAt, stages, show, ...(sets === undefined ? {} : { sets }) };
  return {
    course,
    faults: [
      ...(written.length === 0 ? [{ kind: 'no stages' as const, reason: `${place} has no stages` }] : []),
      ...examined.flatMap(([, { faults }]) => faults),
      ...unknown.map((stage) => ({
        kind: 'no such stage' as const,
        reason: `${place} has no stage ${stage}`,
      })),
      ...Object.keys(stages)
        .filter((stage) => !reached.has(stage))
        .map((stage) => ({
          kind: 'never reached' as const,
          reason: `${place}/${stage} is never reached from ${opensAt}`,
        })),
      ...faultsOfSets(place, course),
      ...faultsOfWays(place, course, procedure?.turn !== undefined),
    ],
  };
}

/** Stages that a table never leaves again, and a turn that no roll can end from where it stands. */
function faultsOfWays(place: string, { stages }: Course, hasTurn: boolean): readonly Fault[] {
  const names = Object.keys(stages);
  const movesOf = (stage: string) =>
    (stages[stage] ?? []).flatMap(({ verdict }) => (verdict.kind === 'moves' ? [verdict] : []));
  const isDead = (stage: string) => names.length > 1 && movesOf(stage).every(({ to }) => to === stage);
  const ends = (stage: string): boolean => {
    const reached = new Set([stage]);
    for (const each of reached)
      for (const move of Object.hasOwn(stages, each) ? movesOf(each) : []) {
        if (move.endsTurn === true) return true;
        reached.add(move.to);
      }
    return false;
  };
  return names.flatMap((stage): readonly Fault[] =>
    isDead(stage)
      ? [{ kind: 'no way out', reason: `${place}/${stage} is never left` }]
      : hasTurn && !ends(stage)
        ? [{ kind: 'no way out', reason: `${place}/${stage} comes to no end of a turn` }]
        : [],
  );
}

/** A turn of sets begins with the first throw of the first, where it also goes when it is over. */
function faultsOfSets(place: string, { opensAt, stages, sets }: Course): readonly Fault[] {
  if (sets === undefined) return [];
  const inOrder = sets.stages.flat();
  const is = (reason: string): Fault => ({ kind: 'not in sets', reason: `${place}${reason}` });
  return [
    ...(sets.stages.some(({ length }) => length === 0) ? [is(' has a set without a throw')] : []),
    ...Object.keys(stages)
      .filter((stage) => inOrder.filter((each) => each === stage).length !== 1)
      .map((stage) => is(`/${stage} is not one throw of one set`)),
    ...(inOrder[0] === opensAt ? [] : [is(` opens at ${opensAt}, not with the first throw of a set`)]),
    ...Object.entries(stages).flatMap(([stage, rules]) =>
      rules.flatMap(({ verdict }) =>
        verdict.kind === 'moves' && verdict.endsTurn === true && verdict.to !== opensAt
          ? [is(`/${stage} ends a turn and goes on at ${verdict.to}`)]
          : [],
      ),
    ),
  ];
}

/** What is known of where a table stands: the stage that a roll has moved it to, and the throws of the turn that count. */
export type CoursePosition = { readonly course?: string; readonly thrown: number };

type Coursed = {
  readonly course?: Course | undefined;
  readonly procedure: { readonly turn: { readonly endsOn: { has: (roll: Roll) => boolean } } | undefined };
};

/** The stage that a table stands in; undefined where its game has no course. */
export function courseStage(
  { course }: Pick<Coursed, 'course'>,
  standing: CoursePosition,
): string | undefined {
  if (course?.sets === undefined) return course && (standing.course ?? course.opensAt);
  const stage = course.sets.stages.flat()[standing.thrown];
  assert(stage !== undefined, () => `no set has a throw after ${standing.thrown}`);
  return stage;
}

/** Where a table stands after a roll that counts. A turn that is over begins again at no throw. */
export function standingAfter(game: Coursed, before: CoursePosition, roll: Roll): CoursePosition {
  const { course, procedure } = game;
  const over = procedure.turn === undefined || turnEndsOn(game, before, roll);
  const thrown = over ? 0 : before.thrown + 1;
  if (course === undefined) return { thrown };
  const at = courseStage(game, before) ?? course.opensAt;
  const { verdict } = courseRule(course, at, roll);
  const stage = verdict.kind === 'moves' ? verdict.to : at;
  return course.sets === undefined
    ? { thrown, course: stage }
    : { thrown: course.sets.stages.flat().indexOf(stage) };
}

/** The same as an event has it: a stage that the throws do not tell is named. */
export function asWritten(game: Pick<Coursed, 'course'>, standing: CoursePosition): CoursePosition {
  const { thrown } = standing;
  const stage = game.course?.sets === undefined ? courseStage(game, standing) : undefined;
  return stage === undefined ? { thrown } : { thrown, course: stage };
}

/** Whether a roll ends the turn of whoever throws: by the stage of the table where the game has a course. */
export function turnEndsOn(game: Coursed, standing: CoursePosition, roll: Roll): boolean {
  const { course, procedure } = game;
  if (course === undefined) return procedure.turn?.endsOn.has(roll) ?? false;
  const { verdict } = courseRule(course, courseStage(game, standing) ?? course.opensAt, roll);
  return procedure.turn !== undefined && endsIt(verdict);
}

/** Whether a roll ends the turn of whoever throws wherever the table stands. */
export function everyTurnEndsOn({ course, procedure }: Coursed, roll: Roll): boolean {
  if (course === undefined || procedure.turn === undefined) return procedure.turn?.endsOn.has(roll) ?? false;
  return Object.keys(course.stages).every((stage) => endsIt(courseRule(course, stage, roll).verdict));
}

const endsIt = (verdict: ClosedRule['verdict']): boolean =>
  verdict.kind === 'moves' && verdict.endsTurn === true;

/** How the stage of a table is shown; undefined where its game has no course or shows nothing of it. */
export function courseSign(game: Pick<Coursed, 'course'>, standing: CoursePosition): CourseSign | undefined {
  const stage = courseStage(game, standing);
  return stage === undefined ? undefined : game.course?.show[stage];
}

/** Sets won in this turn, throws made of the one under way, and how many of both there are. */
export type SetCount = {
  readonly won: number;
  readonly thrown: number;
  readonly throws: number;
  readonly most: number;
};

/** How a turn is counted so far; undefined where a game counts no sets. */
export function setCount(
  { course }: Pick<Coursed, 'course'>,
  { thrown }: Pick<CoursePosition, 'thrown'>,
): SetCount | undefined {
  if (course?.sets === undefined) return undefined;
  const { stages } = course.sets;
  let before = 0;
  for (const [won, { length }] of stages.entries()) {
    if (thrown < before + length)
      return { won, thrown: thrown - before, throws: length, most: stages.length };
    before += length;
  }
  return undefined;
}

/** How many throws a turn has that is counted in sets; none where it is not. */
export const throwsInSets = ({ course }: Pick<Coursed, 'course'>): number =>
  course?.sets?.stages.flat().length ?? 0;

/** Whether this throw makes the last set of a turn, where one more is not thrown. */
export const isFullSet = (
  game: Pick<Coursed, 'course'>,
  { thrown }: Pick<CoursePosition, 'thrown'>,
): boolean => thrown + 1 === throwsInSets(game);

/** The rule by which the sets begin again after the last of them, though the turn goes on. */
export function restartingClause({ course }: Pick<Coursed, 'course'>): string | undefined {
  const last = course?.sets?.stages.flat().at(-1) ?? '';
  return course?.stages[last]?.find(
    ({ verdict }) => verdict.kind === 'moves' && verdict.to === course.opensAt && !endsIt(verdict),
  )?.clause;
}

function courseRule(course: Course, stage: string, roll: Roll): ClosedRule {
  const rules = course.stages[stage];
  assert(rules !== undefined, () => `the course has no stage ${stage}`);
  return ruleOn(rules, roll);
}
