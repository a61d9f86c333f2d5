import { assert } from './invariant.ts';
import type { Dice, Roll } from './roll.ts';
import { type ClosedRule, examineStage, type Fault, type Rule, ruleOn } from './rule.ts';

/** What a roll does to the course of a table: nothing, or it moves to another stage, which may end the turn. */
export type CourseVerdict<Stage extends string = string> =
  | { readonly kind: 'stands' }
  | { readonly kind: 'moves'; readonly to: Stage; readonly endsTurn?: true };

/** The course moves on, and whoever threw has thrown out. */
export const endsTurn = <const Stage extends string>(to: Stage) =>
  ({ kind: 'moves', to, endsTurn: true }) as const;

/** How a stage is shown: its name, and a puck that is on or off, on a wager's area where one is named. */
export type CourseSign = { readonly name: string; readonly puck?: 'on' | 'off'; readonly at?: string };

/** The stages of a table beside those of its bets: in each the rules that claim every roll once. */
export type CourseDefinition<Clause extends string, Stage extends string = string> = {
  /** Where a table begins; the first stage when not said. */
  readonly opensAt?: NoInfer<Stage>;
  readonly stages: Readonly<Record<Stage, readonly Rule<Clause, CourseVerdict<NoInfer<Stage>>>[]>>;
  readonly show?: Readonly<Partial<Record<NoInfer<Stage>, CourseSign>>>;
};

/** A course, checked: every stage claims every roll once and is reached. */
export type Course = {
  readonly opensAt: string;
  readonly stages: Readonly<Record<string, readonly ClosedRule[]>>;
  readonly show: Readonly<Record<string, CourseSign>>;
};

/** A course as far as it can be made of its definition, and everything that is wrong with that. */
export function examineCourse(
  { id, dice }: { readonly id: string; readonly dice: Dice },
  definition: CourseDefinition<string>,
): { readonly course: Course; readonly faults: readonly Fault[] } {
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
  const unknown = [...reached, ...Object.keys(show)].filter((stage) => !Object.hasOwn(stages, stage));
  return {
    course: { opensAt, stages, show },
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
    ],
  };
}

type Coursed = {
  readonly course?: Course | undefined;
  readonly procedure: { readonly turn: { readonly endsOn: { has: (roll: Roll) => boolean } } | undefined };
};

/** The stage that a table stands in; undefined where its game has no course. */
export const courseStage = (game: Pick<Coursed, 'course'>, stage: string | undefined): string | undefined =>
  game.course === undefined ? undefined : (stage ?? game.course.opensAt);

/** The stage that a table stands in after a roll; undefined where its game has no course. */
export function courseAfter(
  { course }: Pick<Coursed, 'course'>,
  stage: string | undefined,
  roll: Roll,
): string | undefined {
  if (course === undefined) return undefined;
  const at = stage ?? course.opensAt;
  const { verdict } = courseRule(course, at, roll);
  return verdict.kind === 'moves' ? verdict.to : at;
}

/** Whether a roll ends the turn of whoever throws: by the stage of the table where the game has a course. */
export function turnEndsOn(game: Coursed, stage: string | undefined, roll: Roll): boolean {
  const { course, procedure } = game;
  if (course === undefined) return procedure.turn?.endsOn.has(roll) ?? false;
  const { verdict } = courseRule(course, stage ?? course.opensAt, roll);
  return procedure.turn !== undefined && verdict.kind === 'moves' && verdict.endsTurn === true;
}

/** How the stage of a table is shown; undefined where its game has no course or shows nothing of it. */
export const courseSign = (
  { course }: Pick<Coursed, 'course'>,
  stage: string | undefined,
): CourseSign | undefined => course?.show[stage ?? course.opensAt];

function courseRule(course: Course, stage: string, roll: Roll): ClosedRule {
  const rules = course.stages[stage];
  assert(rules !== undefined, () => `the course has no stage ${stage}`);
  return ruleOn(rules, roll);
}
