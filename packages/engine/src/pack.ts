import { assert } from './invariant.ts';
import type { Option, OptionMeanings } from './option.ts';
import type { Procedure } from './procedure.ts';
import type { OptionRefusal, Refusal } from './refusal.ts';
import type { Dice, Roll } from './roll.ts';
import { type ClosedRule, examineStage, type Fault, type Rule, ruleOn } from './rule.ts';
import { mayStayUp, type Wager } from './wager.ts';

/** The drawings that a face may have: a pack names one and brings none, so that nothing of it is drawn unseen. */
export const faceDrawings = ['crown', 'anchor', 'heart', 'diamond', 'club', 'spade'] as const;
export type FaceDrawing = (typeof faceDrawings)[number];

/** A picture on a die: what it is called, a character that looks like it, and a drawing where there is one of it. */
export type Face = { readonly name: string; readonly symbol: string; readonly drawing?: FaceDrawing };

/** A rule pack as written: what it lets a table choose, and the wagers and procedure that follow from it. */
export type PackDefinition<Clause extends string, Options extends Record<string, Option<unknown, Clause>>> = {
  readonly id: string;
  /** What stands before a clause of this pack in a citation: `nz` in `nz/6.3(b)`. */
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  /** What the faces of a die show where they are pictures, from the one that stands for one pip on. */
  readonly faces?: readonly Face[];
  readonly options: Options;
  readonly cites: {
    /** The clause that says which wagers there are. */
    readonly wagers: Clause;
    /** The clause that says what a table may choose. */
    readonly options: Clause;
    readonly takingDown: Clause;
    /** The clause that says how many dice fall, and what they show. */
    readonly dice: Clause;
    /** The clause that leaves a wager to the table's choice, for each such wager. */
    readonly optional?: Readonly<Record<string, Clause>>;
  };
  readonly procedure: Procedure<Clause>;
  /** The stages of the table, where it has any beside those of its bets. */
  readonly course?: CourseDefinition<Clause>;
  readonly wagers: (options: OptionMeanings<Options>) => readonly Wager<Clause>[];
};

/** One published set of rules: open it with the options a table posts, and it gives a closed game or refuses. */
export type Pack = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  readonly options: Readonly<Record<string, Option<unknown, string>>>;
  readonly cites: Game['cites'];
  /** Every wager the pack knows; its defaults offer all of them. */
  readonly wagerIds: readonly string[];
  readonly open: (chosen?: Readonly<Record<string, string>>) => Opened;
};

export type Opened =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** A pack with its options closed: exactly the odds the table posts. */
export type Game = {
  readonly pack: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  readonly options: Readonly<Record<string, string>>;
  readonly wagers: Readonly<Record<string, Wager>>;
  readonly procedure: Procedure<string>;
  readonly course?: Course;
  readonly faces?: readonly Face[];
  readonly cites: PackDefinition<string, Record<string, Option<unknown, string>>>['cites'];
};

export function pack<Clause extends string, Options extends Record<string, Option<unknown, Clause>>>(
  definition: PackDefinition<Clause, Options>,
): Pack {
  const { id, prefix, name, place, dice, options, cites } = definition;
  const [fault] = definition.course === undefined ? [] : examineCourse(definition, definition.course).faults;
  assert(fault === undefined, () => fault?.reason ?? '');
  const open = (chosen: Readonly<Record<string, string>> = {}): Opened => openPack(definition, chosen);

  const byDefault = open();
  assert(byDefault.ok, () => `${id} refuses its own defaults`);
  const wagerIds = Object.keys(byDefault.game.wagers);
  return { id, prefix, name, place, dice, options, cites, wagerIds, open };
}

/** A clause with its pack in front: `nz/6.3(b)`. */
export const cite = (game: Pick<Game, 'prefix'>, clause: string): string => `${game.prefix}/${clause}`;

/** The refusal of a bet on something that is not a wager of this game. */
export function notOffered(game: Game, wager: string): Refusal {
  const { optional = {}, wagers } = game.cites;
  const clause = Object.hasOwn(optional, wager) ? optional[wager] : undefined;
  return {
    code: 'WAGER_NOT_OFFERED',
    clause: cite(game, clause ?? wagers),
    wager,
    offered: Object.keys(game.wagers),
  };
}

/** What is wrong with the wagers that a pack offers together. */
export function faultsOfOffer(
  {
    id,
    dice,
    course,
  }: { readonly id: string; readonly dice: Dice; readonly course?: CourseDefinition<string> },
  wagers: readonly Wager[],
): readonly (Fault & { readonly wager: Wager })[] {
  return wagers.flatMap((wager, place) => {
    const is = (kind: Fault['kind'], reason: string) => ({ kind, reason, wager });
    return [
      ...(wager.dice === dice
        ? []
        : [is('another number of dice', `${id}: ${wager.id} throws ${wager.dice} dice`)]),
      ...(mayStayUp(wager) && wager.locks !== undefined && wager.locks.from !== 'moving'
        ? [is('locked but up', `${id}: ${wager.id} is locked but may stay up`)]
        : []),
      ...(wagers.findIndex((other) => other.id === wager.id) === place
        ? []
        : [is('one id twice', `${id} has two wagers of one id, ${wager.id}`)]),
      ...[...(wager.opens?.during ?? []), ...(wager.off?.during ?? [])]
        .filter((stage) => course === undefined || !Object.hasOwn(course.stages, stage))
        .map((stage) => is('no such stage', `${id}: ${wager.id} names ${stage}, no stage of the table`)),
      ...leaningFaults(wager, wagers).map(([kind, what]) => is(kind, `${id}: ${wager.id} ${what}`)),
    ];
  });
}

/** What is wrong with the bet that a wager leans on. */
function leaningFaults(
  { leansOn, stages }: Wager,
  wagers: readonly Wager[],
): readonly (readonly [Fault['kind'], string])[] {
  if (leansOn === undefined) return [];
  const other = wagers.find(({ id }) => id === leansOn.wager);
  if (other === undefined) return [['no such wager', `leans on ${leansOn.wager}, which is not offered`]];
  const lacks = (has: object, names: readonly string[], whose: string) =>
    names
      .filter((name) => !Object.hasOwn(has, name))
      .map((name) => ['no such stage', `leans on ${name}, no stage of ${whose}`] as const);
  return [
    ...lacks(other.stages, Object.keys(leansOn.stages), other.id),
    ...lacks(stages, Object.values(leansOn.stages), 'its own'),
    ...lacks(leansOn.stages, Object.keys(leansOn.most ?? {}), 'those that it leans on'),
  ];
}

function openPack<Clause extends string, Options extends Record<string, Option<unknown, Clause>>>(
  definition: PackDefinition<Clause, Options>,
  chosen: Readonly<Record<string, string>>,
): Opened {
  const { id, prefix, name, place, dice, cites, procedure } = definition;
  const meanings: Record<string, unknown> = {};
  const options: Record<string, string> = {};

  for (const option of Object.keys(chosen)) {
    if (Object.hasOwn(definition.options, option)) continue;
    const known = Object.keys(definition.options);
    const clause = cite(definition, cites.options);
    return refused(
      known.length === 0
        ? { code: 'OPTION_UNKNOWN', case: 'none', clause, option }
        : { code: 'OPTION_UNKNOWN', clause, option, known },
    );
  }
  for (const [key, option] of Object.entries(definition.options)) {
    const value = Object.hasOwn(chosen, key) ? (chosen[key] ?? '') : option.byDefault;
    const read = option.read(value);
    if (!read.ok) {
      const { allowed } = option;
      return refused({
        code: 'OPTION_NOT_ALLOWED',
        clause: cite(definition, read.clause),
        option: key,
        value,
        allowed,
      });
    }
    meanings[key] = read.meaning;
    options[key] = read.value;
  }

  // Text becomes meaning here: each key was read by the option of that name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const wagers = definition.wagers(meanings as OptionMeanings<Options>);
  const { course } = definition;
  const [fault] = faultsOfOffer({ id, dice, ...(course === undefined ? {} : { course }) }, wagers);
  assert(fault === undefined, () => fault?.reason ?? '');
  const byId = Object.fromEntries(wagers.map((wager) => [wager.id, wager]));
  const { faces } = definition;
  assert(
    faces === undefined || faces.length === 6,
    () => `${id} names ${faces?.length ?? 0} faces of a die, not 6`,
  );
  const game = {
    pack: id,
    prefix,
    name,
    place,
    dice,
    options,
    wagers: byId,
    procedure,
    cites,
    ...(faces === undefined ? {} : { faces }),
  };
  const closed = course && examineCourse(definition, course).course;
  return { ok: true, game: closed === undefined ? game : { ...game, course: closed } };
}

const refused = (refusal: OptionRefusal): Opened => ({ ok: false, refusal });

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
