import {
  type CourseDefinition,
  examineCourse,
  examineWager,
  faultsOfOffer,
  RollSet,
  type Wager,
  type WagerDefinition,
} from '@dicepit/engine';
import { fromPlain, type PackBundle, type PackData, type Plain, toBundle } from '@dicepit/games/data';
import { packHash, packIdOf } from '@dicepit/proof';
import { check, failed, type Parsed, type Problem, parseJsonStrictly } from '../problem.ts';
import { packSchema } from './schema.ts';

/** The largest pack that is read, in characters; the largest of the house has a quarter of that. */
export const MAX_PACK_LENGTH = 1_000_000;

/** A pack from outside, checked: its data, its hash, what a pit calls it, and what it is to the house. */
export type ParsedPack = {
  readonly data: PackData;
  readonly hash: string;
  readonly id: string;
  readonly bundle: PackBundle;
};

/** A pack as somebody's file or somebody's pit has it. Everything that is wrong with it is named; nothing in it is run. */
export function parsePack(text: string): Parsed<ParsedPack> {
  if (text.length > MAX_PACK_LENGTH)
    return failed('', `a pack has at most ${MAX_PACK_LENGTH} characters, and this has ${text.length}`);
  const json = parseJsonStrictly(text);
  return json.ok ? checkPack(json.value) : json;
}

/** The same for a pack that is part of something larger. */
export function checkPack(json: unknown): Parsed<ParsedPack> {
  const shape = check(packSchema, json);
  if (!shape.ok) return shape;
  // The schema above has looked at every field of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const data = json as PackData;
  const problems = [
    ...faultsOfNames(data),
    ...faultsOfSets(data),
    ...faultsOfStages(data),
    ...faultsOfWagers(data),
    ...faultsOfFelts(data),
  ];
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  const opening = faultsOfOffers(data);
  if (opening.length > 0) return { ok: false, problems: opening };
  const hash = packHash(data);
  const id = packIdOf(data.id, hash);
  return { ok: true, value: { data, hash, id, bundle: toBundle(data, id) } };
}

const MAX_PROBLEMS = 100;

/** Clauses that are cited and not there, or there twice, or of another pack. */
function faultsOfNames({ prefix, register, chancesBarred, options, cites }: PackData): readonly Problem[] {
  const clauses = new Set(register.map((row) => row.clause));
  const cited: readonly (readonly [place: string, clause: string])[] = [
    ...(['wagers', 'options', 'takingDown', 'dice'] as const).map(
      (each) => [`cites.${each}`, `${prefix}/${cites[each]}`] as const,
    ),
    ...Object.entries(options).map(
      ([key, { clause }]) => [`options.${key}.clause`, `${prefix}/${clause}`] as const,
    ),
    ...(chancesBarred === undefined ? [] : [['chancesBarred', chancesBarred] as const]),
  ];
  return [
    ...(prefix === 'policy' ? [{ place: 'prefix', message: 'policies are those of the house' }] : []),
    ...register.flatMap(({ clause }, index) => [
      ...(clause.startsWith(`${prefix}/`)
        ? []
        : [{ place: `register[${index}].clause`, message: `a clause of this pack begins with ${prefix}/` }]),
      ...(register.findIndex((other) => other.clause === clause) === index
        ? []
        : [{ place: `register[${index}].clause`, message: `${clause} is there twice` }]),
    ]),
    ...cited
      .filter(([, clause]) => !clauses.has(clause))
      .map(([place, clause]) => ({ place, message: `the register has no clause ${clause}` })),
  ];
}

/** Sets that say something of rolls that the dice do not have. */
function faultsOfSets({ dice, game, course, wagers }: PackData): readonly Problem[] {
  return [
    ...setsIn(game, 'game'),
    ...setsIn(course, 'course'),
    ...wagers.flatMap(({ wager }, index) => setsIn(wager, `wagers[${index}].wager`)),
  ]
    .filter(([, hex]) => RollSet.fromHex(dice, hex) === undefined)
    .map(([place]) => ({ place, message: `this is no set of rolls of ${dice} dice` }));
}

function setsIn(plain: Plain | undefined, place: string): readonly (readonly [place: string, hex: string])[] {
  if (typeof plain !== 'object' || plain === null) return [];
  const entries = Object.entries(plain);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === 'set' && typeof first[1] === 'string')
    return [[place, first[1]]];
  return entries.flatMap(([key, each]) =>
    setsIn(each, Array.isArray(plain) ? `${place}[${key}]` : `${place}.${key}`),
  );
}

/** What is wrong with the stages of the table. */
function faultsOfStages(data: PackData): readonly Problem[] {
  if (data.course === undefined || faultsOfSets(data).length > 0) return [];
  // The schema has looked at it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const course = fromPlain(data.course, data.dice) as CourseDefinition<string>;
  return examineCourse(data, course).faults.map(({ reason }) => ({ place: 'course', message: reason }));
}

/** What is wrong with each wager: rolls that are claimed twice or not at all, stages that never end, odds from nowhere. */
function faultsOfWagers(data: PackData): readonly Problem[] {
  if (faultsOfSets(data).length > 0) return [];
  return data.wagers.flatMap(({ when = {}, wager: plain }, index): readonly Problem[] => {
    const place = `wagers[${index}]`;
    const conditions = Object.entries(when).flatMap(([key, values]) => {
      const option = Object.hasOwn(data.options, key) ? data.options[key] : undefined;
      const known =
        option?.kind === 'choice'
          ? option.values
          : option?.kind === 'odds'
            ? option.odds.map((odds) => odds.replace(/ to 1$/, ''))
            : [];
      return option === undefined
        ? [{ place: `${place}.when.${key}`, message: `there is no option ${key}` }]
        : values
            .filter((value) => !known.includes(value))
            .map((value) => ({ place: `${place}.when.${key}`, message: `${key} is never ${value}` }));
    });
    const parts = partsIn(plain).filter(({ option, part }) => {
      const from = Object.hasOwn(data.options, option) ? data.options[option] : undefined;
      return from?.kind !== 'no-lower' || from.floors[part] === undefined;
    });
    const { faults } = examined(data, plain);
    return [
      ...conditions,
      ...parts.map(({ option, part }) => ({
        place,
        message: `no option ${option} has free odds with a part ${part}`,
      })),
      ...faults.map(({ reason }) => ({ place, message: reason })),
    ];
  });
}

function examined({ dice }: PackData, plain: Plain) {
  // The schema has looked at it, and odds that come from an option are no matter here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return examineWager(fromPlain(plain, dice) as WagerDefinition<string, string>);
}

function partsIn(plain: Plain | undefined): readonly { readonly option: string; readonly part: number }[] {
  if (typeof plain !== 'object' || plain === null) return [];
  const { option, part } = Object.fromEntries(Object.entries(plain));
  if (typeof option === 'string' && typeof part === 'number') return [{ option, part }];
  return Object.values(plain).flatMap(partsIn);
}

/** Areas for wagers that there are none of, and odds on rolls that the dice cannot show. */
function faultsOfFelts({ dice, wagers, layout, manners }: PackData): readonly Problem[] {
  const known = new Set(wagers.map(({ wager }) => findId(wager)));
  return [
    ...manners.flatMap(({ keeps, picks }, index) =>
      [...keeps, ...picks]
        .filter((wager) => !known.has(wager))
        .map((wager) => ({ place: `manners[${index}]`, message: `there is no wager ${wager}` })),
    ),
    ...feltFaults(layout, 'layout', { dice, known }),
  ];
}

function feltFaults(
  plain: Plain | undefined,
  place: string,
  { dice, known }: { readonly dice: number; readonly known: ReadonlySet<string | undefined> },
): readonly Problem[] {
  if (typeof plain !== 'object' || plain === null) return [];
  return Object.entries(plain).flatMap(([key, each]): readonly Problem[] => {
    const at = Array.isArray(plain) ? `${place}[${key}]` : `${place}.${key}`;
    if (key === 'wager' && typeof each === 'string' && !known.has(each))
      return [{ place: at, message: `there is no wager ${each}` }];
    if (key === 'on' && Array.isArray(each) && each.length !== dice)
      return [{ place: at, message: `a roll has ${dice} dice` }];
    return feltFaults(each, at, { dice, known });
  });
}

const findId = (wager: Plain): string | undefined =>
  typeof wager === 'object' && wager !== null && 'id' in wager && typeof wager['id'] === 'string'
    ? wager['id']
    : undefined;

/** So many ways to choose are opened; where there are more, those of each option by itself. */
const MAX_OPENED = 1_000;

/** What is wrong with the wagers that are offered together under each choice. */
function faultsOfOffers(data: PackData): readonly Problem[] {
  const choices = Object.entries(data.options).flatMap(([key, option]) =>
    option.kind === 'no-lower'
      ? []
      : [
          [
            key,
            option.kind === 'choice' ? option.values : option.odds.map((odds) => odds.replace(/ to 1$/, '')),
          ] as const,
        ],
  );
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  const byDefault = Object.fromEntries(choices.map(([key, values]) => [key, values[0] ?? '']));
  const ways: readonly Readonly<Record<string, string>>[] =
    count <= MAX_OPENED
      ? choices.reduce<readonly Readonly<Record<string, string>>[]>(
          (before, [key, values]) =>
            before.flatMap((way) => values.map((value) => ({ ...way, [key]: value }))),
          [{}],
        )
      : [
          byDefault,
          ...choices.flatMap(([key, values]) => values.map((value) => ({ ...byDefault, [key]: value }))),
        ];
  const wagers = data.wagers.map(({ when = {}, wager }) => ({
    when: Object.entries(when),
    wager: examined(data, wager).wager,
  }));
  const everyId = new Set(wagers.map(({ wager }) => wager.id));
  const offered = (way: Readonly<Record<string, string>>): readonly Wager[] =>
    wagers.flatMap(({ when, wager }) =>
      when.every(([key, values]) => values.includes(way[key] ?? '')) ? [wager] : [],
    );
  const { id, dice, course } = data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const read = (plain: Plain) => fromPlain(plain, dice) as CourseDefinition<string>;
  const offering = { id, dice, ...(course === undefined ? {} : { course: read(course) }) };
  const reasons = new Set(
    ways.flatMap((way) => {
      const together = offered(way);
      return [
        ...faultsOfOffer(offering, together).map(({ reason }) => reason),
        ...(together.length === 0 ? [`${data.id} offers no wager with ${JSON.stringify(way)}`] : []),
      ];
    }),
  );
  const missing = [...everyId].filter((id) => !offered(byDefault).some((wager) => wager.id === id));
  return [
    ...[...reasons].map((message) => ({ place: 'wagers', message })),
    ...missing.map((id) => ({
      place: 'wagers',
      message: `${id} is not offered by default, and every wager is`,
    })),
  ].slice(0, MAX_PROBLEMS);
}
