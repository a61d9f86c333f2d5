import {
  type CourseDefinition,
  type Dice,
  everyRoll,
  examineCourse,
  examineWager,
  type Fault,
  faultsOfOffer,
  type Layout,
  type Lettering,
  type OddsOf,
  type Procedure,
  type Roll,
  RollSet,
  totalOf,
  type Wager,
  type WagerDefinition,
  writeRoll,
} from '@dicepit/engine';
import { fromPlain, type OptionData, type PackData, type Plain } from '@dicepit/games/data';
import { formatPlace, type Problem } from '../problem.ts';
import { citationsIn } from './schema.ts';

// What a pack says, beyond its form: names that name nothing, rolls that are claimed twice, stages without a way out,
// choices that leave nothing to offer. Whatever has its form is looked at, although something else has not.

type Path = readonly PropertyKey[];

/** Everything that is wrong with what a pack says; `unsound` are the places whose form is wrong. */
export function faultsOfMeaning(json: unknown, unsound: readonly Path[]): readonly Problem[] {
  if (typeof json !== 'object' || json === null) return [];
  const read = readSound(as<Partial<PackData>>(json), unsound);
  return [
    ...faultsOfClauses(read),
    ...faultsOfNames(read),
    ...read.badSets,
    ...faultsOfTurns(read),
    ...read.wagers.flatMap((each) => faultsOfWager(read, each)),
    ...faultsOfFelts(read),
    ...faultsOfOffers(read),
  ];
}

type Chosen = Readonly<Record<string, string>>;

type ReadWager = {
  readonly index: number;
  readonly when: readonly (readonly [option: string, values: readonly string[]])[];
  readonly plain: Plain;
  readonly definition: WagerDefinition<string, string>;
  readonly wager: Wager;
  readonly faults: readonly Fault[];
};

/** A pack that may be wrong anywhere: what of it has its form, and the names that it gives. */
type Sound = {
  readonly json: Partial<PackData>;
  readonly isSound: (...path: Path) => boolean;
  /** A part of the pack, where all of it has its form. */
  readonly part: <Key extends keyof PackData>(key: Key) => PackData[Key] | undefined;
  readonly badSets: readonly Problem[];
  readonly course: CourseDefinition<string> | undefined;
  readonly wagers: readonly ReadWager[];
  /** The ids of all wagers, those included that have not their form. */
  readonly wagerIds: ReadonlySet<string>;
};

function readSound(json: Partial<PackData>, unsound: readonly Path[]): Sound {
  const isSound = (...path: Path): boolean =>
    !unsound.some((each) => path.every((key, at) => at >= each.length || String(each[at]) === String(key)));
  const part: Sound['part'] = (key) => (isSound(key) ? json[key] : undefined);
  const [dice, course] = [part('dice'), part('course')];
  const badSets = dice === undefined ? [] : badSetsIn(json, dice);
  const hasBadSet = (place: string): boolean => badSets.some((each) => each.place.startsWith(place));
  const offered: readonly unknown[] = Array.isArray(json.wagers) ? json.wagers : [];
  return {
    json,
    isSound,
    part,
    badSets,
    course:
      course === undefined || dice === undefined || hasBadSet('course.')
        ? undefined
        : as<CourseDefinition<string>>(fromPlain(course, dice)),
    wagerIds: new Set(offered.flatMap((each) => textIn(each, 'wager', 'id') ?? [])),
    wagers: offered.flatMap((each, index) =>
      dice === undefined || !isSound('wagers', index) || hasBadSet(`wagers[${index}].`)
        ? []
        : readWager(as(each), { index, dice }),
    ),
  };
}

function readWager(
  { when = {}, wager: plain }: PackData['wagers'][number],
  { index, dice }: { readonly index: number; readonly dice: Dice },
): ReadWager {
  // Odds that come from an option are odds, whichever they are.
  const definition = as<WagerDefinition<string, string>>(
    fromPlain(partsIn(plain).length === 0 ? plain : withoutParts(plain), dice),
  );
  return { index, when: Object.entries(when), plain, definition, ...examineWager(definition) };
}

const withoutParts = (plain: Plain): Plain => {
  if (Array.isArray(plain)) return plain.map((each: Plain) => withoutParts(each));
  if (typeof plain !== 'object' || plain === null) return plain;
  if ('option' in plain && 'part' in plain) return '1 to 1';
  return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, withoutParts(each ?? null)]));
};

/** Clauses that are cited and not there, or there twice, or of another pack. */
function faultsOfClauses({ json, part, isSound }: Sound): readonly Problem[] {
  const prefix = part('prefix');
  if (prefix === undefined || !Array.isArray(json.register)) return [];
  const rows: readonly unknown[] = json.register;
  const clauses = rows.map((row) => textIn(row, 'clause'));
  const known = new Set(clauses);
  const first = new Map(clauses.map((clause, index) => [clause, index] as const).toReversed());
  return [
    ...(prefix === 'policy' ? [{ place: 'prefix', message: 'policies are those of the house' }] : []),
    ...clauses.flatMap((clause, index) => {
      const place = `register[${index}].clause`;
      return [
        ...(clause === undefined || clause.startsWith(`${prefix}/`)
          ? []
          : [{ place, message: `a clause of this pack begins with ${prefix}/` }]),
        ...(clause === undefined || first.get(clause) === index
          ? []
          : [{ place, message: `${clause} is there twice` }]),
      ];
    }),
    ...citationsIn(json).flatMap(({ path, clause, isWhole }) => {
      const cited = isWhole ? clause : `${prefix}/${clause}`;
      // How a table is run may rest on the house alone.
      const isPolicy = path[0] === 'table' && clause.startsWith('policy/');
      return isPolicy || known.has(cited) || !isSound(...path)
        ? []
        : [{ place: formatPlace(path), message: `the register has no clause ${cited}` }];
    }),
  ];
}

/** Wagers and options that are named and not there. */
function faultsOfNames({ json, part, wagerIds }: Sound): readonly Problem[] {
  const lacks = (place: string, names: readonly (string | undefined)[]): readonly Problem[] =>
    names
      .filter((name) => name !== undefined && !wagerIds.has(name))
      .map((name) => ({ place, message: `there is no wager ${name}` }));
  const { show = {} } = as<Pick<CourseDefinition<string>, 'show'>>(part('course') ?? {});
  const { throwing, betting } = as<{
    readonly throwing?: { readonly needs: { readonly wager?: string } };
    readonly betting?: { readonly windows: object };
  }>(part('table') ?? {});
  return [
    ...Object.entries(show).flatMap(([stage, sign]) => lacks(`course.show.${stage}.at`, [sign?.at])),
    ...lacks('table.throwing.needs.wager', [throwing?.needs.wager]),
    ...lacks('table.betting.windows', Object.keys(betting?.windows ?? {})),
    ...lacks('cites.optional', Object.keys(part('cites')?.optional ?? {})),
    ...Object.entries(part('words') ?? {}).flatMap(([language, { wagers = {} }]) =>
      lacks(`words.${language}.wagers`, Object.keys(wagers)),
    ),
    ...(part('manners') ?? []).flatMap(({ keeps, picks }, index) =>
      lacks(`manners[${index}]`, [...keeps, ...picks]),
    ),
    ...wagersNamedIn(json.layout, 'layout').flatMap(([place, name]) => lacks(place, [name])),
    ...faultsOfChoices(part('options'), as<Partial<Layout>>(part('layout') ?? {}), part('commentary')),
  ];
}

function wagersNamedIn(plain: Plain | undefined, place: string): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  visit(plain, [place], ({ wager }, path) => {
    if (typeof wager === 'string') found.push([formatPlace([...path, 'wager']), wager]);
  });
  return found;
}

/**
 * Comes by every object and list in a value, each with its path, which is read at once or copied: a pack has ten thousand
 * of them, and few are worth a place in words.
 */
function visit(
  value: unknown,
  path: (string | number)[],
  see: (fields: Readonly<Record<string, unknown>>, path: readonly (string | number)[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = as<Readonly<Record<string, unknown>>>(value);
  see(fields, path);
  const isList = Array.isArray(value);
  for (const key of Object.keys(fields)) {
    const each = fields[key];
    if (typeof each !== 'object') continue;
    path.push(isList ? Number(key) : key);
    visit(each, path, see);
    path.pop();
  }
}

/** Options that the felt or the rulebook names and nobody has, and choices that they have no words for. */
function faultsOfChoices(
  options: PackData['options'] | undefined,
  { sign }: Partial<Layout>,
  commentary: Plain | undefined,
): readonly Problem[] {
  if (options === undefined) return [];
  const none = (place: string, key: string) => ({ place, message: `there is no option ${key}` });
  const { drawings = [] } = as<{ readonly drawings?: readonly { readonly options: Chosen }[] }>(
    commentary ?? {},
  );
  const { key, says } = sign?.option ?? { key: '', says: {} };
  const signed = Object.hasOwn(options, key) ? options[key] : undefined;
  const isMissing = sign?.option !== undefined && signed === undefined;
  const unsaid = signed === undefined ? [] : valuesOf(signed).filter((value) => !Object.hasOwn(says, value));
  return [
    ...(isMissing ? [none('layout.sign.option.key', key)] : []),
    ...(signed?.kind === 'no-lower'
      ? [{ place: 'layout.sign.option.key', message: `${key} has free odds, which a sign cannot list` }]
      : []),
    ...unsaid.map((value) => ({
      place: 'layout.sign.option.says',
      message: `the sign has no words for ${value}`,
    })),
    ...drawings.flatMap((drawing, index) =>
      Object.entries(drawing.options).flatMap(([option, value]): readonly Problem[] => {
        const place = `commentary.drawings[${index}].options.${option}`;
        const named = Object.hasOwn(options, option) ? options[option] : undefined;
        if (named === undefined) return [none(place, option)];
        return named.kind === 'no-lower' || valuesOf(named).includes(value)
          ? []
          : [{ place, message: `${option} is never ${value}` }];
      }),
    ),
  ];
}

/** Sets that say something of rolls that the dice do not have. */
function badSetsIn({ game, course, wagers }: Partial<PackData>, dice: Dice): readonly Problem[] {
  const found: Problem[] = [];
  for (const [part, value] of Object.entries({ game, course, wagers }))
    visit(value, [part], (fields, path) => {
      const { set: hex } = fields;
      if (typeof hex !== 'string' || Object.keys(fields).length > 1) return;
      if (isHex(hex) && RollSet.fromHex(dice, hex) === undefined)
        found.push({ place: formatPlace(path), message: `this is no set of rolls of ${dice} dice` });
    });
  return found;
}

/** What is no figure at all is a fault of form. */
const isHex = (text: string): boolean => /^[0-9a-f]{1,54}$/.test(text);

/** What is wrong with the stages of the table, and a turn that no roll ends. */
function faultsOfTurns({ part, course, badSets }: Sound): readonly Problem[] {
  const [id, dice, game] = [part('id'), part('dice'), part('game')];
  if (dice === undefined || game === undefined || badSets.some(({ place }) => place.startsWith('game.')))
    return [];
  const procedure = as<Procedure<string>>(fromPlain(game, dice));
  if (course !== undefined)
    return examineCourse({ id: id ?? 'pack', dice, procedure }, course).faults.map(({ rule, reason }) => ({
      place: ['course', ...pathOfRule(course.stages, rule)].join(''),
      message: reason,
    }));
  return procedure.turn?.endsOn.isEmpty === true && part('course') === undefined
    ? [{ place: 'game.turn.endsOn', message: 'no roll ends a turn' }]
    : [];
}

/** Where a rule stands among stages: `.stages.up[2]`; nothing where no rule is meant. */
function pathOfRule(
  stages: Readonly<Record<string, readonly object[]>>,
  rule: object | undefined,
): readonly string[] {
  for (const [stage, rules] of Object.entries(stages)) {
    const index = rules.findIndex((each) => each === rule);
    if (index >= 0) return [`.stages.${stage}[${index}]`];
  }
  return [];
}

/** What is wrong with a wager: rolls that are claimed twice or not at all, stages that never end, odds from nowhere. */
function faultsOfWager({ json, isSound }: Sound, wager: ReadWager): readonly Problem[] {
  const { index, when, plain, definition, faults } = wager;
  const place = `wagers[${index}]`;
  const hasOptions = isSound('options') && json.options !== undefined;
  const optionAt = (key: string) =>
    Object.hasOwn(json.options ?? {}, key) ? json.options?.[key] : undefined;
  const conditions = when.flatMap(([key, values]) => {
    const option = optionAt(key);
    const at = `${place}.when.${key}`;
    if (option === undefined) return [{ place: at, message: `there is no option ${key}` }];
    return values
      .filter((value) => !valuesOf(option).includes(value))
      .map((value) => ({ place: at, message: `${key} is never ${value}` }));
  });
  const parts = partsIn(plain).filter(({ option, part }) => {
    const from = optionAt(option);
    return from?.kind !== 'no-lower' || from.floors[part] === undefined;
  });
  return [
    ...(hasOptions ? conditions : []),
    ...(hasOptions ? parts : []).map(({ option, part }) => ({
      place,
      message: `no option ${option} has free odds with a part ${part}`,
    })),
    ...faults.map(({ rule, reason }) => ({
      place: [place, ...pathOfRule(definition.stages, rule).map((path) => `.wager${path}`)].join(''),
      message: reason,
    })),
    ...Object.keys(definition.atEndOfTurn ?? {})
      .filter((stage) => !Object.hasOwn(definition.stages, stage))
      .map((stage) => ({
        place: `${place}.wager.atEndOfTurn.${stage}`,
        message: `${definition.id} has no stage ${stage}`,
      })),
  ];
}

function partsIn(plain: Plain | undefined): readonly { readonly option: string; readonly part: number }[] {
  const found: { readonly option: string; readonly part: number }[] = [];
  visit(plain, [], ({ option, part }) => {
    if (typeof option === 'string' && typeof part === 'number') found.push({ option, part });
  });
  return found;
}

/** Odds that a felt letters on a roll that does not win them, whichever wager of that id is offered. */
function faultsOfFelts({ part, wagers }: Sound): readonly Problem[] {
  const [dice, plain] = [part('dice'), part('layout')];
  if (dice === undefined || plain === undefined) return [];
  const { felts } = as<Layout>(plain);
  const byId = Map.groupBy(wagers, ({ definition }) => definition.id);
  return (['wide', 'portrait'] as const).flatMap((shape) =>
    felts[shape].flatMap(({ areas }, felt) =>
      areas.flatMap((area, at) => {
        const lettered = byId.get(area.wager) ?? [];
        return area.lettering.flatMap((lettering, index) =>
          lettered
            .flatMap(({ wager }) => faultsOfLettering(lettering, wager))
            .filter((message, place, all) => all.indexOf(message) === place)
            .map((message) => ({
              place: `layout.felts.${shape}[${felt}].areas[${at}].lettering[${index}]`,
              message,
            })),
        );
      }),
    ),
  );
}

function faultsOfLettering(lettering: Lettering, wager: Wager): readonly string[] {
  switch (lettering.kind) {
    case 'odds': {
      const all = 'on' in lettering.of ? [lettering.of] : lettering.of;
      return all.length === 0
        ? ['there are no odds to letter']
        : all.flatMap((each) => faultsOfOdds(wager, each));
    }
    case 'counters':
      return lettering.rings.flatMap(({ odds }) => (odds === undefined ? [] : faultsOfOdds(wager, odds)));
    case 'totals':
      return lettering.totals.flatMap(([total]) => faultsOfTotal(wager, total));
    case 'dice':
    case 'note':
    case 'name':
    case 'either':
    case 'spot':
      return [];
  }
}

function faultsOfOdds(wager: Wager, { on, stage = wager.opensAt }: OddsOf): readonly string[] {
  if (on.length !== wager.dice) return [`a roll has ${wager.dice} dice`];
  if (!Object.hasOwn(wager.stages, stage)) return [`${wager.id} has no stage ${stage}`];
  return oddsOn(wager, stage, on) === undefined
    ? [`${wager.id} does not win on ${writeRoll(on)}, so it has no odds there`]
    : [];
}

function faultsOfTotal(wager: Wager, total: number): readonly string[] {
  const odds = everyRoll[wager.dice]
    .filter((roll) => totalOf(roll) === total)
    .map((roll) => oddsOn(wager, wager.opensAt, roll));
  return odds[0] !== undefined && odds.every((each) => each === odds[0])
    ? []
    : [`${wager.id} has no one price for a total of ${total}`];
}

function oddsOn({ stages }: Wager, stage: string, roll: Roll): string | undefined {
  const verdict = stages[stage]?.find(({ rolls }) => rolls.has(roll))?.verdict;
  return verdict?.kind === 'wins' ? verdict.odds : undefined;
}

/** So many ways to choose are opened; where there are more, those of each option by itself. */
const MAX_OPENED = 1_000;

const valuesOf = (option: OptionData): readonly string[] =>
  option.kind === 'choice'
    ? option.values
    : option.kind === 'odds'
      ? option.odds.map((odds) => odds.replace(/ to 1$/, ''))
      : [];

/** The ways in which a table may choose: all of them, or each value of each option where they are too many. */
function waysToChoose(options: PackData['options']): readonly Chosen[] {
  const choices = Object.entries(options).flatMap(([key, option]) =>
    option.kind === 'no-lower' ? [] : [[key, valuesOf(option)] as const],
  );
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  const byDefault = Object.fromEntries(choices.map(([key, values]) => [key, values[0] ?? '']));
  return count <= MAX_OPENED
    ? choices.reduce<readonly Chosen[]>(
        (before, [key, values]) => before.flatMap((way) => values.map((value) => ({ ...way, [key]: value }))),
        [{}],
      )
    : [
        byDefault,
        ...choices.flatMap(([key, values]) => values.map((value) => ({ ...byDefault, [key]: value }))),
      ];
}

/** What is wrong with the wagers that are offered together under each choice. */
function faultsOfOffers(read: Sound): readonly Problem[] {
  const { json, part, course, wagers, wagerIds } = read;
  const [dice, options] = [part('dice'), part('options')];
  const isCourseKnown = course !== undefined || json.course === undefined;
  if (dice === undefined || options === undefined || !isCourseKnown || wagers.length === 0) return [];
  // What is missed may be among the wagers that have not their form.
  const hasAll = wagers.length === json.wagers?.length;
  const isJudged = ({ leansOn }: Wager): boolean =>
    leansOn === undefined ||
    !wagerIds.has(leansOn.wager) ||
    wagers.some(({ wager }) => wager.id === leansOn.wager);
  const offering = { id: part('id') ?? 'pack', dice, ...(course === undefined ? {} : { course }) };
  const layout = as<Layout | undefined>(part('layout'));
  const found = new Map<string, Problem>();
  const tell = (place: string, message: string): void => {
    found.set(`${place}: ${message}`, { place, message });
  };
  const seen = new Set<string>();
  for (const [at, way] of waysToChoose(options).entries()) {
    const together = wagers.filter(({ when }) =>
      when.every(([key, values]) => values.includes(way[key] ?? '')),
    );
    const key = together.map(({ index }) => index).join();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { wager, reason } of faultsOfOffer(
      offering,
      together.map((each) => each.wager),
    ))
      if (isJudged(wager)) tell(`wagers[${together.find((each) => each.wager === wager)?.index}]`, reason);
    if (!hasAll) continue;
    if (together.length === 0) tell('wagers', `${offering.id} offers no wager with ${JSON.stringify(way)}`);
    const ids = new Set(together.map(({ definition }) => definition.id));
    // The first way is the default.
    if (at === 0)
      for (const id of wagerIds)
        if (!ids.has(id)) tell('wagers', `${id} is not offered by default, and every wager is`);
    if (layout !== undefined) for (const { place, message } of faultsOfFit(layout, ids)) tell(place, message);
  }
  return [...found.values()];
}

/** A table draws the one felt that has exactly its wagers. */
const faultsOfFit = ({ felts }: Layout, ids: ReadonlySet<string>): readonly Problem[] =>
  (['wide', 'portrait'] as const).flatMap((shape) => {
    const fitting = felts[shape].filter(({ areas }) => {
      const drawn = new Set(areas.map(({ wager }) => wager));
      return areas.length === ids.size && drawn.size === ids.size && [...drawn].every((id) => ids.has(id));
    });
    return fitting.length === 1
      ? []
      : [
          {
            place: `layout.felts.${shape}`,
            message: `${fitting.length} felts have one area for each of ${[...ids].join(', ')}`,
          },
        ];
  });

/** The text at the end of a few fields, where it is one. */
function textIn(value: unknown, ...path: readonly string[]): string | undefined {
  const [key, ...more] = path;
  if (key === undefined) return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return textIn(Reflect.get(value, key), ...more);
}

/** What the schema has looked at, or is only looked at where it has. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters
const as = <Thing>(value: unknown): Thing => value as Thing;
