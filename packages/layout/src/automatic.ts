// A felt for a game that has drawn none. Wagers of one family (`hard-4`, `hard-6`, …) lie side by side, rows fill the cloth,
// and each area is lettered as large as its room lets it: name, odds, the dice of a bet on few rolls, room for chips.

import {
  type Area,
  assert,
  type Box,
  type Cloth,
  type Felt,
  type Game,
  type Layout,
  type Lettering,
  listOdds,
  listRules,
  type OddsOf,
  type Pack,
  type Roll,
  type Shape,
  type Wager,
} from '@dicepit/engine';
import { rowWidth } from './dice.ts';
import { fitted, type Line, widthOf } from './lettering/measured-text.ts';

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
  },
  portrait: {
    field: { x: 11, y: 11, width: 368, height: 598 },
    ratio: 1.15,
    top: 13,
    side: 6.5,
    chips: 36,
    name: 34,
    odds: 19,
  },
};

function automaticFelt(game: Game, shape: Shape): Felt {
  const room = rooms[shape];
  const rows = inRows(Object.values(game.wagers), room);
  const { x, y, width, height } = room.field;
  return {
    areas: rows.flatMap((row, down) => {
      const size = { width: width / row.length, height: height / rows.length };
      const split = splitArea(size, room);
      // Names of one row are of one size: the longest sets it.
      const nameSize = Math.min(...row.map((wager) => stacked(wager, split.words, room).name.size));
      return row.map((wager, across): Area => {
        const at = { x: x + size.width * across, y: y + size.height * down, ...size };
        const { words, chips, win } = split;
        return { wager: wager.id, at, chips, lettering: lettered(wager, words, room, nameSize), ...win };
      });
    }),
  };
}

/** Rows of about as many areas as give them a good shape; a family is broken only where a row would be much too long. */
function inRows(wagers: readonly Wager[], { field, ratio }: Room): readonly (readonly Wager[])[] {
  const ideal = Math.max(1.5, Math.sqrt((wagers.length * field.width) / (field.height * ratio)));
  const inOrder = families(wagers).flatMap((family) => family.map((wager) => ({ wager, family })));
  const most = Math.ceil(ideal) + 1;
  // The best rows for the first so many wagers, from none to all of them.
  const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= inOrder.length; to += 1) {
    const breaks = to < inOrder.length && inOrder[to]?.family === inOrder[to - 1]?.family ? FAMILY_BROKEN : 0;
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = Math.max(0, to - most); from < to; from += 1) {
      const cost = (best[from]?.cost ?? 0) + (to - from - ideal) ** 2 + breaks;
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
const FAMILY_BROKEN = 6;

/** Wagers in their order, those of one family together: what their ids have before the last part, `place` in `place-6`. */
function families(wagers: readonly Wager[]): readonly (readonly Wager[])[] {
  const byName = new Map<string, Wager[]>();
  const stem = ({ id }: Wager): string => /^(.+)-[^-]+$/.exec(id)?.[1] ?? id;
  for (const wager of wagers) {
    const alike = wagers.filter((other) => stem(other) === stem(wager)).length > 1;
    const name = alike ? stem(wager) : wager.id;
    byName.set(name, [...(byName.get(name) ?? []), wager]);
  }
  return [...byName.values()];
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
function stacked(wager: Wager, words: Words, room: Room) {
  const odds = oddsPrinted(wager);
  const rolls = rollsPrinted(wager);
  const oddsSize = odds === undefined ? 0 : Math.min(room.odds, words.height * 0.27);
  const die = Math.min(room.name * 0.6, words.height * 0.28);
  const dieSize = rolls.length === 0 ? 0 : Math.min(die, (die * words.width) / rowWidth(rolls, die));
  const height = words.height - oddsSize * ODDS_LINE - dieSize * DICE_LINE;
  const name = wrapped(wager.name.toUpperCase(), words.width * 0.94, height, room.name);
  return { odds, rolls, oddsSize, dieSize, name };
}

function lettered(wager: Wager, words: Words, room: Room, nameSize: number): readonly Lettering[] {
  const { odds, rolls, oddsSize, dieSize, name } = stacked(wager, words, room);
  const high = dieSize * DICE_LINE + name.lines.length * nameSize * LINE + oddsSize * ODDS_LINE;
  let y = words.top + (words.height - high) / 2;
  const parts: Lettering[] = [];
  if (dieSize > 0) parts.push({ kind: 'dice', rolls, x: words.x, y, size: dieSize });
  y += dieSize * DICE_LINE;
  for (const text of name.lines) {
    y += nameSize * LINE;
    parts.push({ kind: 'name', text, x: words.x, y: y - nameSize * BELOW, size: nameSize });
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
  const best = tried.reduce((best, each) => (each.size > best.size * 1.3 ? each : best));
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
  const prices = listOdds(wager);
  if (prices.length === 0 || prices.length > MOST_PRICES) return undefined;
  return prices.map((price) => {
    for (const [stage, rules] of Object.entries(wager.stages))
      for (const { rolls, verdict } of rules) {
        const [on] = verdict.kind === 'wins' && verdict.odds === price ? rolls.rolls() : [];
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
