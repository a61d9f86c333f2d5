// A felt for a game that has drawn none. Wagers of one family (`hard-4`, `hard-6`, …) lie side by side, rows fill the cloth,
// and each area is lettered as large as its room lets it: name, odds, the dice of a bet on few rolls, room for chips.

import {
  type Area,
  assert,
  type Box,
  type Cloth,
  everyPips,
  everyRoll,
  type Felt,
  type Game,
  isOneRoll,
  type Layout,
  type Lettering,
  listPrices,
  listRules,
  type OddsOf,
  type Pack,
  type Pips,
  type Roll,
  type Shape,
  type Wager,
  writePrice,
} from '@dicepit/engine';
import { rowWidth } from './dice.ts';
import { fitted, type Line, widthOf } from './lettering/measured-text.ts';
import { findOdds, writeOdds } from './plate.ts';

/** What an author may say of the felt without drawing it. */
export type AutomaticOptions = { readonly cloth?: Cloth };

const GREEN: Cloth = { base: '#0b3d2e', lit: '#14644a' };

/** More felts than this, one to each set of wagers that options leave, would only be slow to compute. */
const MOST_FELTS = 64;

/** The layout of a pack: one felt of each shape for every set of wagers that its choices offer. */
export function automaticLayout(pack: Pack, { cloth = GREEN }: AutomaticOptions = {}): Layout {
  const games = gamesOffered(pack);
  const felts = (shape: Shape): readonly Felt[] => games.map((game) => automaticFelt(game, shape));
  return {
    pack: pack.id,
    cloth,
    sign: { name: pack.name.toUpperCase(), place: pack.place.toUpperCase() },
    felts: { wide: felts('wide'), portrait: felts('portrait') },
  };
}

/** One game for each set of wagers: options that change odds and no more share a felt, which prints them from the rules. */
function gamesOffered(pack: Pack): readonly Game[] {
  const byWagers = new Map<string, Game>();
  const look = (chosen: Readonly<Record<string, string>>): void => {
    const opened = pack.open(chosen);
    if (opened.ok) byWagers.set(Object.keys(opened.game.wagers).toSorted().join(' '), opened.game);
  };
  look({});
  const choices = Object.entries(pack.options).flatMap(([key, { values }]) =>
    values === undefined ? [] : [[key, values] as const],
  );
  let combinations: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [key, values] of choices) {
    const next = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [key]: value })));
    // A choice that offers no other wagers need not be combined with the rest.
    const before = byWagers.size;
    for (const value of values) look({ [key]: value });
    if (byWagers.size > before && next.length <= MOST_FELTS) combinations = next;
  }
  for (const chosen of combinations) look(chosen);
  return [...byWagers.values()];
}

type Room = {
  /** The part of the cloth that areas fill. */
  readonly field: Box;
  /** How wide an area should be to its height. */
  readonly ratio: number;
  /** What the word WIN covers at the top of a lit area, and what stays free at the other sides. */
  readonly top: number;
  readonly side: number;
  readonly chips: number;
  /** The largest lettering of names and of odds. */
  readonly name: number;
  readonly odds: number;
  /** No area is narrower, where a row has several. */
  readonly narrowest: number;
  /** The lines across that areas begin and end at: on a phone those that nearly meet, meet. */
  readonly columns: number;
  /** Areas that are lettered close: what stays free at their sides, the largest lettering, and how far WIN stands over them. */
  readonly dense: {
    readonly side: number;
    readonly name: number;
    readonly lead: number;
    readonly odds: number;
    readonly win: number;
    /** A name over a number that would be smaller in one line takes two. */
    readonly least: number;
  };
};

const rooms: Readonly<Record<Shape, Room>> = {
  wide: {
    field: { x: 34, y: 34, width: 1532, height: 872 },
    ratio: 1.45,
    top: 32,
    side: 16,
    chips: 84,
    name: 96,
    odds: 42,
    narrowest: 140,
    columns: 480,
    dense: { side: 12, name: 54, lead: 30, odds: 30, win: -28, least: 24 },
  },
  portrait: {
    field: { x: 11, y: 11, width: 368, height: 598 },
    ratio: 1.15,
    top: 13,
    side: 6.5,
    chips: 36,
    name: 34,
    odds: 19,
    narrowest: 56,
    columns: 48,
    dense: { side: 5, name: 21, lead: 12.5, odds: 12.5, win: -14, least: 10 },
  },
};

function automaticFelt(game: Game, shape: Shape): Felt {
  const room = rooms[shape];
  const wagers = Object.values(game.wagers);
  if (wagers.length > MOST_LARGE) return denseFelt(game, wagers, room);
  const rows = inRows(wagers, room, () => 1);
  const { x, y, width, height } = room.field;
  return {
    areas: rows.flatMap((row, down) => {
      const size = { width: width / row.length, height: height / rows.length };
      const split = splitArea(size, room);
      // Names of one row are of one size: the longest sets it.
      const nameSize = Math.min(
        ...row.map((wager) => stacked(wager, split.words, room, game.faces).name.size),
      );
      return row.map((wager, across): Area => {
        const at = { x: x + size.width * across, y: y + size.height * down, ...size };
        const { words, chips, win } = split;
        return {
          wager: wager.id,
          at,
          chips,
          lettering: lettered(wager, words, room, { nameSize, faces: game.faces }),
          ...win,
        };
      });
    }),
  };
}

/** More wagers than this share the cloth by their weight, and are lettered close. */
const MOST_LARGE = 24;

/** A felt of many wagers: those that a round turns on are large, those that wait for another bet or for one roll small. */
function denseFelt(game: Game, wagers: readonly Wager[], room: Room): Felt {
  const rows = inRows(wagers, room, weightOf);
  const titles = titlesOf(wagers);
  const titleOf = ({ id, name }: Wager): Title => titles.get(id) ?? { lead: name };
  const marked = new Set(Object.values(game.course?.show ?? {}).map(({ at }) => at));
  const { field, dense, columns } = room;
  const heights = rows.map((row) => {
    const own = toColumns(row.map(weightOf), columns);
    // A long name over a number takes two lines.
    const isLong = row.some((wager, across) => {
      const { lead, main } = titleOf(wager);
      const width = ((own[across] ?? 1) * field.width) / columns - 2 * dense.side;
      return main !== undefined && widthOf({ text: lead.toUpperCase(), size: dense.least }) > width;
    });
    return 0.6 + 0.4 * Math.max(...row.map(weightOf)) + (isLong ? 0.3 : 0);
  });
  const whole = sum(heights);
  let y = field.y;
  return {
    areas: rows.flatMap((row, down) => {
      const height = (field.height * (heights[down] ?? 1)) / whole;
      const own = toColumns(row.map(weightOf), columns);
      const step = field.width / columns;
      let column = 0;
      const areas = row.map((wager, across): Area => {
        const width = (own[across] ?? 1) * step;
        const at = { x: field.x + column * step, y, width, height };
        column += own[across] ?? 1;
        // The corners of the cloth are round.
        const isCorner =
          (down === 0 || down === rows.length - 1) && (across === 0 || across === row.length - 1);
        const side = isCorner ? dense.side * 2 : dense.side;
        const isMarked = marked.has(wager.id);
        return { wager: wager.id, at, ...closely(wager, { ...titleOf(wager), isMarked, side }, at, room) };
      });
      y += height;
      return areas;
    }),
  };
}

/** So many columns to each of a row, by their weights, that all are taken. */
function toColumns(weights: readonly number[], columns: number): readonly number[] {
  const whole = sum(weights);
  let before = 0;
  let taken = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = Math.round((before / whole) * columns);
    const own = upTo - taken;
    taken = upTo;
    return own;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How much of the cloth a wager has beside the others. */
function weightOf(wager: Wager): number {
  const isNumbered = numbered(wager.name) !== undefined;
  if (wager.leansOn !== undefined) return isNumbered ? 0.72 : 1;
  if (isOneRoll(wager)) return isNumbered ? 0.72 : 1;
  return isNumbered ? 1 : 1.6;
}

/** Rows of about the same weight that gives areas a good shape; a family is broken only where a row would be much too long. */
function inRows(
  wagers: readonly Wager[],
  { field, ratio, narrowest }: Room,
  weigh: (wager: Wager) => number,
): readonly (readonly Wager[])[] {
  const ideal = Math.max(1.5, Math.sqrt((sum(wagers.map(weigh)) * field.width) / (field.height * ratio)));
  const inOrder = families(wagers).flatMap((family) => family.map((wager) => ({ wager, family })));
  const weights = inOrder.map(({ wager }) => weigh(wager));
  const most = Math.ceil(ideal) + 1;
  const fits = (row: readonly number[]): boolean =>
    row.length === 1 || (field.width * Math.min(...row)) / sum(row) >= narrowest;
  // The best rows for the first so many wagers, from none to all of them.
  const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= inOrder.length; to += 1) {
    const breaks = to < inOrder.length && inOrder[to]?.family === inOrder[to - 1]?.family ? FAMILY_BROKEN : 0;
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const row = weights.slice(from, to);
      if (sum(row) > most || !fits(row)) break;
      const cost = (best[from]?.cost ?? 0) + (sum(row) - ideal) ** 2 + breaks;
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const rows: Wager[][] = [];
  for (let to = inOrder.length; to > 0; to = best[to]?.from ?? 0)
    rows.unshift(inOrder.slice(best[to]?.from ?? 0, to).map(({ wager }) => wager));
  return rows;
}

/** What it costs to break a family, where a row that is one area too long or too short costs 1. */
const FAMILY_BROKEN = 30;

/**
 * Wagers in their order, those of one family together: the same name with another number, `Place 4` and `Place 6`, and
 * what leans on a bet behind it.
 */
function families(wagers: readonly Wager[]): readonly (readonly Wager[])[] {
  const byName = new Map<string, Wager[]>();
  for (const wager of wagers) {
    const { leansOn, name, id } = wager;
    const base = wagers.find((other) => other.id === leansOn?.wager) ?? wager;
    const stem =
      /^(.+?)(?:-\d+)+$/.exec(base.id)?.[1] ?? numbered(base === wager ? name : base.name)?.lead ?? '';
    const alike = wagers.filter((other) => other.id.startsWith(`${stem}-`)).length > 1;
    const family = stem !== '' && alike && base === wager ? `${stem}-` : base === wager ? id : base.id;
    byName.set(family, [...(byName.get(family) ?? []), wager]);
  }
  return [...byName.values()];
}

/** What an area of a dense felt is called: the small words over it and, of a family, the number in it. */
type Title = { readonly lead: string; readonly main?: string };

/** `Place 6` as a name and its number; nothing where it ends in none. */
function numbered(name: string): Required<Title> | undefined {
  const [, lead, main] = /^(.*\S)\s+(\d[\d-]*)$/.exec(name) ?? [];
  return lead === undefined || main === undefined ? undefined : { lead, main };
}

function titlesOf(wagers: readonly Wager[]): ReadonlyMap<string, Title> {
  const leads = wagers.map(({ name }) => numbered(name)?.lead);
  return new Map(
    wagers.map(({ id, name }) => {
      const title = numbered(name);
      const isShared = leads.filter((lead) => lead === title?.lead).length > 1;
      return [id, title !== undefined && isShared ? title : { lead: name }];
    }),
  );
}

/**
 * An area of a dense felt, its chips at the right. Where it is low, all of its words stand beside them; else its name stands
 * across the top, and under it the number or the dice and the odds. The word WIN stands over its upper edge and covers no name.
 */
function closely(
  wager: Wager,
  title: Title & { readonly isMarked: boolean; readonly side: number },
  { width, height }: Box,
  room: Room,
): Pick<Area, 'chips' | 'lettering' | 'win'> {
  const { dense } = room;
  const inner = { width: width - 2 * title.side, height: height - 2 * dense.side };
  const isLow = inner.width > LOW_AREA * inner.height;
  const falls = rollsPrinted(wager);
  // Where there is no line for them, dice stand before the odds.
  const [dice] = isLow ? falls : [];
  const rolls = isLow ? [] : falls;
  const isNumbered = title.main !== undefined && rolls.length === 0 && !isLow;
  const [lead, main] = isNumbered ? [title.lead, title.main] : [wager.name, undefined];
  const isAlone = !isNumbered && rolls.length === 0;
  const chipFor = (free: number): number => Math.min(room.chips, free, inner.width * (isLow ? 0.32 : 0.4));
  // A puck lies beside the chips where one comes to this area.
  const besideFor = (chip: number): number =>
    title.isMarked ? Math.min(chip * 1.8, inner.width * 0.52) : chip;
  const words = (beside: number) => ({
    x: title.side + (inner.width - beside) / 2,
    width: (inner.width - beside) * 0.94,
  });
  const named = isLow ? words(besideFor(chipFor(inner.height))) : { x: width / 2, width: inner.width };
  const name = wrapped(
    lead.toUpperCase(),
    named.width,
    inner.height * (isAlone ? 0.52 : 0.42),
    isAlone ? dense.name : dense.lead,
    1.1,
  );
  const nameHigh = name.lines.length * name.size * LINE + dense.side * 0.3;
  const below = inner.height - nameHigh;
  const chip = chipFor(isLow ? inner.height : below);
  const beside = besideFor(chip);
  const at = words(beside);
  const prices = pricesIn(oddsPrinted(wager) ?? [], wager, {
    width: at.width,
    dice,
    height: below * (isAlone ? 0.9 : 0.5),
    largest: dense.odds,
  });
  const over = below - prices.size * ODDS_LINE * prices.lines.length;
  const fittedMain = main === undefined ? 0 : fitted({ text: main, size: dense.name }, at.width);
  const number = Math.min(over / LINE, fittedMain);
  const widest = rolls.length === 0 ? 0 : Math.min(over / DICE_LINE, dense.name);
  const die = widest === 0 ? 0 : Math.min(widest, (widest * at.width) / rowWidth(rolls, widest));
  const free = over - number * LINE - die * DICE_LINE;

  const parts: Lettering[] = [];
  let y = dense.side + (isLow ? free / 2 : 0);
  for (const text of name.lines) {
    y += name.size * LINE;
    parts.push({ kind: 'name', text, x: named.x, y: y - name.size * BELOW, size: name.size });
  }
  y += dense.side * 0.3 + (isLow ? 0 : free / 2);
  if (main !== undefined) {
    y += number * LINE;
    parts.push({ kind: 'name', text: main, x: at.x, y: y - number * BELOW, size: number });
  }
  if (die > 0) parts.push({ kind: 'dice', rolls, x: at.x, y, size: die });
  y += die * DICE_LINE;
  for (const of of prices.lines) {
    y += prices.size * ODDS_LINE;
    const baseline = y - prices.size * 0.2;
    parts.push({
      kind: 'odds',
      of,
      ...(dice === undefined ? {} : { dice }),
      x: at.x,
      y: baseline,
      size: prices.size,
      within: at.width,
    });
  }
  const top = isLow ? dense.side : height - dense.side - below;
  const chips = {
    x: width - title.side - beside,
    y: top + ((isLow ? inner.height : below) - chip) / 2,
    width: beside,
    height: chip,
  };
  return { chips, lettering: parts, win: { y: dense.win } };
}

/** So many times wider than high, an area is a low one. */
const LOW_AREA = 1.7;

type PriceRoom = {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  /** What stands before the odds, and is 1.15 times as high as they are. */
  readonly dice: Roll | undefined;
};

/** Odds in as many lines as let them be largest. */
function pricesIn(
  odds: readonly OddsOf[],
  wager: Wager,
  { width, height, largest, dice }: PriceRoom,
): { readonly lines: readonly (readonly OddsOf[])[]; readonly size: number } {
  const before = dice === undefined ? 0 : rowWidth([dice], 1.15) + 0.45;
  const tried = odds.map((_, index) => {
    const each = Math.ceil(odds.length / (index + 1));
    const lines = odds.flatMap((_of, from) => (from % each === 0 ? [odds.slice(from, from + each)] : []));
    const sizes = lines.map((line) => {
      const text = writeOdds(line.map((of) => findOdds(wager, of)));
      return width / (before + widthOf({ text, size: 1, weight: 600, spacing: 0.04 }));
    });
    return { lines, size: Math.min(largest, ...sizes, height / (lines.length * ODDS_LINE)) };
  });
  const none = { lines: [], size: 0 };
  return tried.reduce((best, next) => (next.size > best.size * 1.15 ? next : best), tried[0] ?? none);
}

/** The words of an area, and where they stand in it. */
type Words = { readonly x: number; readonly top: number; readonly width: number; readonly height: number };

/** An area in two: words above the room for chips, or beside it where the area is low and wide. */
function splitArea(
  size: Pick<Box, 'width' | 'height'>,
  room: Room,
): { readonly words: Words; readonly chips: Box; readonly win: Pick<Area, 'win'> } {
  const { top, side } = room;
  const inner = { width: size.width - 2 * side, height: size.height - top - side };
  if (inner.height >= room.chips * 1.9 || inner.width < room.chips * 2.4) {
    const height = Math.min(room.chips, inner.height * 0.42);
    return {
      words: { x: size.width / 2, top, width: inner.width, height: inner.height - height - side / 2 },
      chips: { x: side, y: size.height - side - height, width: inner.width, height },
      win: {},
    };
  }
  const height = Math.min(room.chips, inner.height);
  const width = Math.min(room.chips * 1.5, inner.width * 0.38);
  const words = { top, width: inner.width - width - side / 2, height: inner.height };
  const x = side + words.width / 2;
  return {
    words: { x, ...words },
    chips: { x: size.width - side - width, y: top + (inner.height - height) / 2, width, height },
    win: { win: { x } },
  };
}

/** What an area says, as large as there is room for: dice of a bet on one fall, the name in its lines, the odds. */
function stacked(wager: Wager, words: Words, room: Room, faces: Game['faces']) {
  const odds = oddsPrinted(wager);
  const rolls = rollsPrinted(wager);
  const oddsSize = odds === undefined ? 0 : Math.min(room.odds, words.height * 0.27);
  const die = Math.min(room.name * 0.6, words.height * 0.28);
  const dieSize = rolls.length === 0 ? 0 : Math.min(die, (die * words.width) / rowWidth(rolls, die));
  const height = words.height - oddsSize * ODDS_LINE - dieSize * DICE_LINE;
  const pictured = faces === undefined ? undefined : faceOf(wager);
  const [text, across] = [wager.name.toUpperCase(), words.width * 0.94];
  if (pictured === undefined)
    return { odds, rolls, oddsSize, dieSize, name: wrapped(text, across, height, room.name) };
  // The picture stands at either side of a name in one line.
  const size = Math.min(room.name, height / LINE, across / (widthOf({ text, size: 1 }) + BETWEEN));
  return { odds, rolls, oddsSize, dieSize, name: { lines: [text], size }, pictured };
}

function lettered(
  wager: Wager,
  words: Words,
  room: Room,
  { nameSize, faces }: { readonly nameSize: number; readonly faces: Game['faces'] },
): readonly Lettering[] {
  const { odds, rolls, oddsSize, dieSize, name, pictured } = stacked(wager, words, room, faces);
  const between = pictured === undefined ? {} : { between: [pictured, pictured] as const };
  const high = dieSize * DICE_LINE + name.lines.length * nameSize * LINE + oddsSize * ODDS_LINE;
  let y = words.top + (words.height - high) / 2;
  const parts: Lettering[] = [];
  if (dieSize > 0) parts.push({ kind: 'dice', rolls, x: words.x, y, size: dieSize });
  y += dieSize * DICE_LINE;
  for (const text of name.lines) {
    y += nameSize * LINE;
    parts.push({ kind: 'name', text, x: words.x, y: y - nameSize * BELOW, size: nameSize, ...between });
  }
  if (odds !== undefined) {
    y += oddsSize * ODDS_LINE;
    const baseline = y - oddsSize * BELOW;
    parts.push({
      kind: 'odds',
      of: odds,
      x: words.x,
      y: baseline,
      size: oddsSize,
      within: words.width * 0.94,
    });
  }
  return parts;
}

/** The heights of a line of capitals, of odds and of dice in parts of their size, with what is left free around them. */
const LINE = 0.84;
const ODDS_LINE = 1.12;
const DICE_LINE = 1.16;
/** How far a baseline lies above the foot of its line, in parts of the size. */
const BELOW = 0.07;

/** The lines and the size at which a name is largest in its room, broken between words. */
function wrapped(
  text: string,
  width: number,
  height: number,
  largest: number,
  worth = 1.3,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const tried = [1, 2, 3].map((count) => {
    const lines = broken(words, count);
    const size = Math.min(
      ...lines.map((line): number => fitted({ text: line, size: largest } satisfies Line, width)),
      height / (lines.length * LINE),
    );
    return { lines, size };
  });
  // Fewer lines read better where they cost little.
  const best = tried.reduce((best, each) => (each.size > best.size * worth ? each : best));
  assert(best.lines.length > 0, () => `nothing to letter in '${text}'`);
  return best;
}

/** Words in so many lines, as even as they can be; fewer lines where there are fewer words. */
function broken(words: readonly string[], count: number): readonly string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')];
  let best: readonly string[] = [words.join(' ')];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(' '), ...broken(words.slice(at), count - 1)];
    const widest = Math.max(...lines.map((text) => widthOf({ text, size: 1 })));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

/** At most so many prices are lettered on an area; longer lists stand on the pay table. */
const MOST_PRICES = 4;

/** One roll for every price of a wager, lowest first, where they are few enough to letter. */
function oddsPrinted(wager: Wager): readonly OddsOf[] | undefined {
  const prices = listPrices(wager);
  if (prices.length === 0 || prices.length > MOST_PRICES) return undefined;
  return prices.map((price) => {
    for (const [stage, rules] of Object.entries(wager.stages))
      for (const { rolls, verdict } of rules) {
        const [on] = verdict.kind === 'wins' && writePrice(verdict) === price ? rolls.rolls() : [];
        if (on !== undefined) return { on, ...(stage === wager.opensAt ? {} : { stage }) };
      }
    throw new Error(`Broken invariant: ${wager.id} wins ${price} on no roll`);
  });
}

/** The dice of a bet that only one fall wins, however they lie: `4-4` of a hard eight, nothing of a field. */
function rollsPrinted(wager: Wager): readonly Roll[] {
  const winning = listRules(wager).flatMap(({ rolls, verdict }) =>
    verdict.kind === 'wins' ? rolls.rolls().map((roll) => roll.toSorted((a, b) => b - a)) : [],
  );
  const falls = [...new Map(winning.map((roll) => [roll.join('-'), roll])).values()];
  return falls.length === 1 ? falls : [];
}

/** The face of a bet that wins on every roll that shows it and on no other. */
function faceOf(wager: Wager): Pips | undefined {
  const wins = listRules(wager).flatMap(({ rolls, verdict }) =>
    verdict.kind === 'wins' ? rolls.rolls() : [],
  );
  return everyPips.find(
    (pips) =>
      wins.length === everyRoll[wager.dice].filter((roll) => roll.includes(pips)).length &&
      wins.every((roll) => roll.includes(pips)),
  );
}

/** What dice at both sides of a name take, in parts of its size. */
const BETWEEN = 2.3;
