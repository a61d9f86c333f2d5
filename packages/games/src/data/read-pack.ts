import {
  type Commentary,
  choice,
  type Layout,
  type Odds,
  type Option,
  oddsChoice,
  oddsNoLower,
  type Pack,
  type Procedure,
  pack,
  type TableProcedure,
  type Wager,
  type WagerDefinition,
  wager,
} from '@dicepit/engine';
import type { OfferedWager, OptionData, PackBundle, PackData, Plain } from './pack-data.ts';
import { fromPlain } from './plain.ts';

/**
 * What a pack written as data is to the house. The data has been checked: from outside by `parsePack` of `wire`, and at a
 * screen by the pit that sent it.
 */
export function toBundle(data: PackData, id: string = data.id): PackBundle {
  const { prefix, name, place, citedAs, dice, alike, chancesBarred, promotions } = data;
  return {
    facts: {
      id,
      prefix,
      name,
      place,
      citedAs,
      kind: 'banked',
      dice,
      ...(alike === undefined ? {} : { alike }),
      ...(chancesBarred === undefined ? {} : { chancesBarred }),
      ...(promotions === undefined ? {} : { promotions }),
    },
    pack: toPack(data, id),
    procedure: read<TableProcedure<string>>(data, data.table),
    layout: { ...read<Omit<Layout, 'pack'>>(data, data.layout), pack: id },
    cloth: data.cloth,
    announcing: data.announcing,
    manners: data.manners,
    terminal: data.terminal,
    register: data.register,
    commentary: read<Commentary>(data, data.commentary),
    words: data.words ?? {},
  };
}

/** The rules alone: a pack that opens to the same games as the definition it was written from. */
export function toPack(data: PackData, id: string = data.id): Pack {
  const { prefix, name, place, dice, cites } = data;
  const options = Object.fromEntries(
    Object.entries(data.options).map(([key, option]) => [key, toOption(option)]),
  );
  const offered = data.wagers.map((each) => toOffered(data, each));
  return pack<string, typeof options>({
    id,
    prefix,
    name,
    place,
    dice,
    options,
    cites,
    procedure: read<Procedure<string>>(data, data.game),
    wagers: (meanings) =>
      offered.flatMap(({ when, make }) =>
        when.every(([key, values]) => values.includes(meanings[key]?.value ?? '')) ? [make(meanings)] : [],
      ),
  });
}

/** What an option is set to, and its odds part by part where it has free ones. */
type Meaning = { readonly value: string; readonly parts: readonly Odds[] };

function toOption(data: OptionData): Option<Meaning, string> {
  const { about, clause } = data;
  switch (data.kind) {
    case 'choice':
      return meaning(
        choice(
          about,
          clause,
          data.values.map((value) => [value, value]),
        ),
        () => [],
      );
    case 'odds':
      return meaning(oddsChoice(about, clause, data.odds), () => []);
    case 'no-lower': {
      const floors = data.floors.map(
        ({ least, clause: floor }, part) => [String(part), least, floor] as const,
      );
      return meaning(oddsNoLower(about, floors, clause), (odds) => Object.values(odds));
    }
  }
}

function meaning<Read>(
  option: Option<Read, string>,
  partsOf: (read: Read) => readonly Odds[],
): Option<Meaning, string> {
  return {
    ...option,
    read: (text) => {
      const result = option.read(text);
      if (!result.ok) return result;
      return { ...result, meaning: { value: result.value, parts: partsOf(result.meaning) } };
    },
  };
}

type Meanings = Readonly<Record<string, Meaning>>;

type Offered = {
  readonly when: readonly (readonly [option: string, values: readonly string[]])[];
  readonly make: (meanings: Meanings) => Wager;
};

function toOffered(data: PackData, { when = {}, wager: plain }: OfferedWager): Offered {
  const entries = Object.entries(when);
  if (hasParts(plain))
    return { when: entries, make: (meanings) => toWager(data, withParts(plain, meanings)) };
  const made = toWager(data, plain);
  return { when: entries, make: () => made };
}

const toWager = (data: PackData, plain: Plain): Wager =>
  wager(read<WagerDefinition<string, string>>(data, plain));

/** Whether odds of a wager come from an option: `{ "option": "bonus-odds", "part": 1 }`. */
const hasParts = (plain: Plain | undefined): boolean =>
  isPart(plain) || (typeof plain === 'object' && plain !== null && Object.values(plain).some(hasParts));

function withParts(plain: Plain, meanings: Meanings): Plain {
  if (isPart(plain)) return meanings[plain.option]?.parts[plain.part] ?? '';
  if (Array.isArray(plain)) return plain.map((each: Plain) => withParts(each, meanings));
  if (typeof plain !== 'object' || plain === null) return plain;
  return Object.fromEntries(
    Object.entries(plain).map(([key, each]) => [key, withParts(each ?? null, meanings)]),
  );
}

const isPart = (plain: Plain | undefined): plain is { readonly option: string; readonly part: number } =>
  typeof plain === 'object' &&
  plain !== null &&
  !Array.isArray(plain) &&
  'option' in plain &&
  typeof plain['option'] === 'string' &&
  'part' in plain &&
  typeof plain['part'] === 'number';

/** Plain data as what its place in the form says it is: `parsePack` has held it against the schema of that place. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const read = <Thing>({ dice }: PackData, plain: Plain): Thing => fromPlain(plain, dice) as Thing;
