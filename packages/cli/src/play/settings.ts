import { assert, type Cents, type Game, type Setup, type TableRules, toTerms } from '@dicepit/engine';
import { isRace, manners, party, tableRules } from '@dicepit/games';
import { bankedPack, type Chosen, noPartyOptions, openGame, typedPack } from '../choosing.ts';
import { Failure } from '../exit.ts';
import { said, sum } from '../language.ts';
import { houseNames } from './banked/house-players.ts';
import type { Seating } from './banked/play.ts';
import { startBanked } from './banked/start-banked.ts';
import { startParty } from './party/start-party.ts';
import type { Entered } from './playing.ts';
import { YOU } from './speech.ts';
import type { TextStyle } from './text-style.ts';
import { shown } from './typed.ts';

/** What a game is opened with: flags, or answers to questions. Undefined takes the default. */
export type Settings = {
  readonly option: Chosen;
  readonly seed: string;
  readonly players?: number | undefined;
  readonly name?: readonly string[] | undefined;
  readonly house?: number | undefined;
  readonly rack?: Cents | undefined;
  readonly minimum?: Cents | undefined;
  readonly maximum?: Cents | undefined;
  readonly chip?: Cents | undefined;
  readonly dice: 'software' | 'physical';
  /** Where the table's events are written when the game is over. */
  readonly record?: string | undefined;
};

/** The defaults that a person is told about. */
export const byDefault = {
  house: (pack: string): number => (isRace(pack) ? 3 : 2),
  rack: (pack: string): Cents => (isRace(pack) ? party.settings.startingChips.byDefault * 100 : 200_00),
  minimum: 1_00,
  maximum: 500_00,
} as const;

/** Seats the players and opens the game, or fails with what does not fit. */
export function openPlay(pack: string, settings: Settings, ink: TextStyle): Entered {
  return isRace(pack)
    ? openParty(settings, ink)
    : startBanked(createSeating(pack, settings, ink), settings.seed);
}

/** The command that plays the same game with the same dice. */
export function howAgain(pack: string, settings: Settings): string {
  const { option, seed, players, name = [], house, rack, minimum, maximum, chip, dice } = settings;
  const money = (flag: string, cents: Cents | undefined): readonly string[] =>
    cents === undefined ? [] : [`--${flag} ${cents / 100}`];
  return [
    `dicepit play ${quoted(typedPack(pack))} --seed ${quoted(seed)}`,
    ...Object.entries(option).map(([key, value]) => `-o ${quoted(`${key}=${value}`)}`),
    ...(players === undefined ? [] : [`--players ${players}`]),
    ...name.map((each) => `--name ${quoted(each)}`),
    ...(house === undefined ? [] : [`--house ${house}`]),
    ...money('rack', rack),
    ...money('minimum', minimum),
    ...money('maximum', maximum),
    ...money('chip', chip),
    ...(dice === 'physical' ? ['--dice physical'] : []),
  ].join(' ');
}

/** Who sits where at the table of a banked game, and by which rules and limits. */
export function createSeating(id: string, settings: Settings, ink: TextStyle): Seating {
  const game = openGame(bankedPack(id), settings.option);
  const rules = tableRules[id];
  assert(rules !== undefined, () => `${id} has no table`);
  const { payable, ownChip, chipStep } = chooseChips(game, rules, settings.chip);
  const { limits, buyIn } = chooseSums(rules, settings, ownChip);
  const people = listPeople(settings);
  const house = listHousePlayers(people, settings.house ?? byDefault.house(id));
  const ways = manners[id] ?? [];
  const seats = [
    ...people.map((name) => ({ name, manner: undefined })),
    ...house.map((name, index) => ({ name, manner: ways[index % ways.length] })),
  ].map((sitter, index) => ({ ...sitter, seat: index + 1 }));
  const setup: Setup = {
    table: 'home',
    pack: id,
    options: settings.option,
    mode: 'home',
    dice: settings.dice === 'physical' ? 'physical' : 'virtual',
    seats: seats.length,
    policies: {
      limitsAtEntry: 'refuse',
      betsInRunOut: false,
      betsAfterVoidRound: false,
      ...(payable === undefined ? {} : { chip: payable }),
      ...(chipStep === undefined ? {} : { chipStep }),
    },
  };
  return {
    rules,
    setup,
    terms: toTerms(game, { chip: payable ?? null }),
    seats,
    limits,
    buyIn,
    ownChip,
    ink,
  };
}

/** The limits on the sign and what everybody buys in for: chosen, or the usual as far as the law allows it. */
function chooseSums(
  { pack, procedure }: TableRules,
  settings: Settings,
  ownChip: Cents | undefined,
): Pick<Seating, 'limits' | 'buyIn'> {
  const byLaw = procedure.signs.statutory?.byDefault.at(-1)?.maximum ?? Number.POSITIVE_INFINITY;
  const least = settings.minimum ?? byDefault.minimum;
  const inChips = inWholeChips(least, ownChip);
  // A chip that is worth more than any bet may be is for the table to refuse.
  const minimum = inChips <= Math.max(byLaw, least) ? inChips : least;
  const maximum = settings.maximum ?? Math.max(Math.min(byDefault.maximum, byLaw), minimum);
  const buyIn = settings.rack ?? byDefault.rack(pack.id);
  if (maximum < minimum) {
    throw new Failure({ code: 'MAXIMUM_BELOW_MINIMUM', maximum: sum(maximum), minimum: sum(minimum) });
  }
  if (buyIn < minimum) {
    throw new Failure({ code: 'RACK_BELOW_MINIMUM', rack: sum(buyIn), minimum: sum(minimum) });
  }
  return { limits: { minimum, maximum }, buyIn };
}

function openParty(settings: Settings, ink: TextStyle): Entered {
  const people = listPeople(settings);
  const names = [...people, ...listHousePlayers(people, settings.house ?? byDefault.house(party.id))];
  const chips = (settings.rack ?? byDefault.rack(party.id)) / 100;
  const unfit = party.unfit({ players: names.length, startingChips: chips });

  noPartyOptions(settings.option);
  for (const flag of ['minimum', 'maximum', 'chip'] as const) {
    if (settings[flag] !== undefined) throw new Failure({ code: 'FLAG_NOT_IN_PARTY', flag: `--${flag}` });
  }
  if (settings.record !== undefined) throw new Failure({ code: 'NO_RECORD_IN_PARTY', flag: '--record' });
  if (unfit !== undefined) throw new Failure({ refusal: unfit });
  return startParty(
    { names, people: people.length, startingChips: chips, dice: settings.dice, ink },
    settings.seed,
  );
}

/** A chip: the smallest sum that is paid, or the worth of a chip in a player's own colour. */
function chooseChips(
  game: Game,
  { procedure }: TableRules,
  chosen: Cents | undefined,
): { readonly payable?: Cents | undefined; readonly ownChip?: Cents; readonly chipStep?: Cents } {
  const { colour } = procedure.money;
  if (colour?.only === true) {
    const ownChip = chosen ?? colour.value.least;
    // Whoever names a chip of $2.50 at the keyboard is the host, and sets the table up for it.
    return ownChip % colour.value.step === 0 ? { ownChip } : { ownChip, chipStep: ownChip };
  }
  if (chosen !== undefined && game.procedure.rounding.way !== 'chip') {
    throw new Failure({ code: 'NO_CHIP_AT_TABLE', flag: '--chip', pack: game.pack });
  }
  return { payable: chosen };
}

const inWholeChips = (sum: Cents, chip = 1): Cents => Math.ceil(sum / chip) * chip;

function listPeople({ players, name = [] }: Settings): readonly string[] {
  const count = players ?? Math.max(1, name.length);
  const names = name.map((each) => each.trim());
  const unfit = names.find((each) => !/^[^\p{C}]{1,20}$/u.test(each));
  const folded = names.map((each) => each.toLowerCase());
  const twice = names.find((_, index) => folded.indexOf(folded[index] ?? '') !== index);
  if (unfit !== undefined) throw new Failure({ code: 'NOT_A_NAME', name: shown(unfit) });
  if (twice !== undefined) throw new Failure({ code: 'NAME_TWICE', name: shown(twice) });
  if (names.length > count)
    throw new Failure({ code: 'TOO_MANY_NAMES', names: names.length, players: count, flag: '--players' });
  if (count === 1) return [names[0] ?? YOU];
  return Array.from({ length: count }, (_, index) => names[index] ?? said().player({ number: index + 1 }));
}

/** Names for the house players that nobody at the keyboard has. */
function listHousePlayers(people: readonly string[], count: number): readonly string[] {
  const taken = new Set(people.map((name) => name.toLowerCase()));
  return houseNames.filter((name) => !taken.has(name.toLowerCase())).slice(0, count);
}

/** A word that a shell takes as one. */
export const quoted = (text: string): string =>
  /^[\w.,=:+@%/][\w.,=:+@%/-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
