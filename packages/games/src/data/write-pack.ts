import type { Game, Odds, Option, Pack, Wager } from '@dicepit/engine';
import {
  type OfferedWager,
  type OptionData,
  PACK_DATA_VERSION,
  type PackBundle,
  type PackData,
  type Plain,
} from './pack-data.ts';
import { toPlain } from './plain.ts';
import { toPack } from './read-pack.ts';

/**
 * A pack as data. Its wagers are a function of its options, so it is opened with each value of each of them: a wager is
 * written once for every way in which it differs, and free odds by the option that they come from.
 */
export function writePack(
  bundle: PackBundle,
  { held = MAX_HELD }: { readonly held?: number } = {},
): PackData {
  const { facts, pack, layout, cloth, announcing, manners, terminal, register, words } = bundle;
  const { id, prefix, name, place, citedAs, dice, alike, chancesBarred, promotions } = facts;
  const options = Object.entries(pack.options).map(
    ([key, option]) => [key, toOptionData(key, option)] as const,
  );
  const game = opened(pack, {});
  const data: PackData = {
    dicepit: 'pack',
    version: PACK_DATA_VERSION,
    id,
    prefix,
    name,
    place,
    citedAs,
    dice,
    ...(alike === undefined ? {} : { alike }),
    ...(chancesBarred === undefined ? {} : { chancesBarred }),
    ...(promotions === undefined ? {} : { promotions }),
    options: Object.fromEntries(options),
    cites: pack.cites,
    game: toPlain(game.procedure),
    ...(game.course === undefined ? {} : { course: toPlain(game.course) }),
    ...(game.faces === undefined ? {} : { faces: game.faces }),
    table: toPlain(bundle.procedure),
    wagers: offeredWagers(pack, options),
    layout: toPlain({ ...layout, pack: undefined }),
    cloth,
    announcing,
    manners,
    terminal,
    register,
    commentary: toPlain(bundle.commentary),
    ...(Object.keys(words).length === 0 ? {} : { words }),
  };
  holdAgainst({ pack, data, rounds: held });
  return data;
}

type Options = readonly (readonly [key: string, option: OptionData])[];
type Chosen = Readonly<Record<string, string>>;

/** Figures that nobody posts, so that odds in which one is found come from an option: each a prime, and each once. */
const probes = [997, 991, 983, 977, 971, 967, 953, 947, 941, 937, 929, 919];

function toOptionData(
  key: string,
  { about, clause, values, byDefault, read }: Option<unknown, string>,
): OptionData {
  if (values !== undefined) {
    const odds = values.map(parseOdds);
    const areOdds = values.every((value, index) => {
      const whole = read(odds[index] ?? '');
      return whole.ok && whole.value === value && read(value).ok;
    });
    return areOdds ? { kind: 'odds', about, clause, odds } : { kind: 'choice', about, clause, values };
  }
  const figures = byDefault.split(',');
  const floors = figures.map((figure, place) => {
    const lower = read(figures.map((each, index) => (index === place ? '0.01' : each)).join(','));
    if (lower.ok) throw notData(key);
    return { least: parseOdds(figure), clause: lower.clause };
  });
  return { kind: 'no-lower', about, clause, floors };
}

/** The odds that an option names: `7` is `7 to 1`. */
function parseOdds(figure: string): Odds {
  const [pays, per = 1] = figure.split(' to ').map(Number);
  return `${pays ?? 0} to ${per}`;
}

const notData = (option: string): Error =>
  new Error(
    `the option ${option} cannot be written as data: make it with choice, oddsChoice or oddsNoLower, and let wagers depend on nothing else`,
  );

function opened(pack: Pack, chosen: Chosen): Game {
  const result = pack.open(chosen);
  if (!result.ok) throw new Error(`${pack.id} refuses ${JSON.stringify(chosen)}`);
  return result.game;
}

const listValues = (option: OptionData): readonly string[] =>
  option.kind === 'choice'
    ? option.values
    : option.kind === 'odds'
      ? option.odds.map((odds) => odds.replace(/ to 1$/, ''))
      : [];

/** The wagers of a pack, each with the choices it holds for, in the order in which they are offered. */
function offeredWagers(pack: Pack, options: Options): readonly OfferedWager[] {
  const { chosen: probing, parts } = probe(options);
  const defaults = Object.fromEntries(
    Object.entries(pack.options).map(([key, { byDefault }]) => [key, byDefault]),
  );
  const opens = new Map<string, ReadonlyMap<string, string>>();
  const texts = new Map<string, string>();
  // Wagers that depend on the same options are tried with the same choices, and most are the same under all of them.
  const written = (chosen: Chosen): ReadonlyMap<string, string> => {
    const whole = { ...defaults, ...probing, ...chosen };
    const key = JSON.stringify(whole);
    const known = opens.get(key);
    if (known !== undefined) return known;
    const made = new Map<string, string>();
    for (const wager of Object.values(opened(pack, whole).wagers)) {
      const text = JSON.stringify(wagerData(wager, parts));
      const kept = texts.get(text) ?? text;
      texts.set(kept, kept);
      made.set(wager.id, kept);
    }
    opens.set(key, made);
    return made;
  };
  const byDefault = written({});
  const choices = options.filter(([, option]) => option.kind !== 'no-lower');
  /** What each wager looks like under every value of one option, the others as they are by default. */
  const varied = choices.map(([key, option]) => ({
    key,
    values: listValues(option),
    seen: listValues(option).map((value) => written({ [key]: value })),
  }));
  return pack.wagerIds.flatMap((id): readonly OfferedWager[] => {
    const dependsOn = varied.filter(({ seen }) => seen.some((each) => each.get(id) !== byDefault.get(id)));
    const [only, ...more] = dependsOn;
    if (only === undefined) return offer({}, byDefault.get(id));
    if (more.length === 0) {
      const alike = Map.groupBy(only.values.keys(), (place) => only.seen[place]?.get(id));
      return [...alike].flatMap(([text, places]) =>
        offer({ [only.key]: places.map((place) => only.values[place] ?? '') }, text),
      );
    }
    return combinations(dependsOn.map(({ key, values }) => [key, values] as const)).flatMap((chosen) =>
      offer(
        Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, [value]])),
        written(chosen).get(id),
      ),
    );
  });
}

function offer(
  when: Readonly<Record<string, readonly string[]>>,
  text: string | undefined,
): readonly OfferedWager[] {
  if (text === undefined) return [];
  const wager: Plain = JSON.parse(text);
  return [Object.keys(when).length === 0 ? { wager } : { when, wager }];
}

/** The largest number of ways to choose that a wager may depend on. */
const MAX_COMBINATIONS = 4_096;

function combinations(
  options: readonly (readonly [key: string, values: readonly string[]])[],
): readonly Chosen[] {
  const count = options.reduce((product, [, values]) => product * values.length, 1);
  if (count > MAX_COMBINATIONS)
    throw new Error(`a wager depends on ${count} ways to choose; ${MAX_COMBINATIONS} are the most`);
  return options.reduce<readonly Chosen[]>(
    (before, [key, values]) =>
      before.flatMap((chosen) => values.map((value) => ({ ...chosen, [key]: value }))),
    [{}],
  );
}

type Parts = ReadonlyMap<string, { readonly option: string; readonly part: number }>;

/** A figure for each part of each option with free odds, by which the odds that come from it are known. */
function probe(options: Options): { readonly chosen: Chosen; readonly parts: Parts } {
  const parts = new Map<string, { readonly option: string; readonly part: number }>();
  const chosen: Record<string, string> = {};
  for (const [key, option] of options) {
    if (option.kind !== 'no-lower') continue;
    chosen[key] = option.floors
      .map((_, part) => {
        const figure = probes[parts.size];
        if (figure === undefined) throw notData(key);
        parts.set(`${figure} to 1`, { option: key, part });
        return figure;
      })
      .join(',');
  }
  return { chosen, parts };
}

/** A wager as data: how many dice it throws follows from the pack. */
function wagerData(wager: Wager, parts: Parts): Plain {
  const replaced = (plain: Plain): Plain => {
    if (typeof plain === 'string') return parts.get(plain) ?? plain;
    if (Array.isArray(plain)) return plain.map(replaced);
    if (typeof plain !== 'object' || plain === null) return plain;
    return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, replaced(each ?? null)]));
  };
  return replaced(toPlain({ ...wager, dice: undefined }));
}

/** How many ways to choose are tried where there are more than that. */
const MAX_HELD = 200;

/**
 * Opens the data as the definition was opened, each choice once: what differs was no function of the options that we
 * know.
 */
function holdAgainst({
  pack,
  data,
  rounds,
}: {
  readonly pack: Pack;
  readonly data: PackData;
  readonly rounds: number;
}): void {
  const again = toPack(data);
  const options = Object.entries(data.options);
  const choices = Array.from({ length: rounds }, (_, round) =>
    options.map(([key, option], place) => [key, someValue(option, round * 7 + place * (round + 3))] as const),
  );
  for (const choice of new Map(choices.map((each) => [JSON.stringify(each), each])).values()) {
    const chosen = Object.fromEntries(choice);
    const [one, other] = [pack, again].map((each) => JSON.stringify(toPlain(opened(each, chosen))));
    if (one !== other)
      throw new Error(
        `${pack.id} cannot be written as data: with ${JSON.stringify(chosen)} it is not the same again`,
      );
  }
}

function someValue(option: OptionData, number: number): string {
  if (option.kind === 'no-lower')
    return option.floors
      .map(({ least }, part) => String(Number(least.split(' ')[0]) + ((number + part) % 5)))
      .join(',');
  const values = listValues(option);
  return values[number % values.length] ?? '';
}
