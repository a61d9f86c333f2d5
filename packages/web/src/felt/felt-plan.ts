import type { Box, Game, Layout, Pips } from '@dicepit/engine';
import { type AreaPrint, placeAreas, toAreaPrint } from '@dicepit/layout';

/** Where an area stands on the grid of its felt, in lines that count from 1 as CSS counts them. */
export type Cell = {
  readonly wager: string;
  readonly print: AreaPrint;
  /** The face that it is a bet on, where faces are pictures. */
  readonly picture?: Pips;
  readonly columns: Span;
  readonly rows: Span;
  /** Whether it begins a new group: the line above it is a wide one. */
  readonly cut: boolean;
  /** How wide it is, as a share of the felt. */
  readonly share: number;
  /** Whether there is no room in it under its odds. */
  readonly low: boolean;
  /** Whether that room is scarce on a small felt. */
  readonly flat: boolean;
};

type Span = readonly [from: number, to: number];

/** A felt as a grid: how wide its columns and how high its rows are to each other, and what stands where. */
export type Plan = {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cells: readonly Cell[];
};

/** Lines closer than these, in felt units, are one: a gutter between rows is at most 18, an area at least 58 high. */
const COLUMN_TOLERANCE = 5;
const ROW_TOLERANCE = 20;

/** The portrait felt of a game as a grid, in the order in which it is read. */
export function planOf(game: Game, layout: Layout): Plan {
  const areas = placeAreas(game, layout, 'portrait');
  const across = linesOf(
    areas.map(({ at }) => [at.x, at.x + at.width]),
    COLUMN_TOLERANCE,
  );
  const down = linesOf(
    areas.map(({ at }) => [at.y, at.y + at.height]),
    ROW_TOLERANCE,
  );
  const ends = areas.map(({ at }) => at.y + at.height);
  const cells = areas
    .toSorted((a, b) => lineAt(down, a.at.y) - lineAt(down, b.at.y) || a.at.x - b.at.x)
    .flatMap(({ wager: id, at, area }): readonly Cell[] => {
      const wager = game.wagers[id];
      if (wager === undefined) return [];
      const print = toAreaPrint(wager, area);
      const [picture] = game.faces === undefined ? [] : print.faces;
      return [
        {
          wager: id,
          print,
          ...(picture === undefined ? {} : { picture }),
          ...placed(at, across, down),
          cut: isCut(at, ends),
        },
      ];
    });
  return { columns: widthsOf(across), rows: widthsOf(down), cells };
}

function placed(at: Box, across: readonly number[], down: readonly number[]) {
  const height = at.height / extentOf(down);
  return {
    columns: [lineAt(across, at.x), lineAt(across, at.x + at.width)],
    rows: [lineAt(down, at.y), lineAt(down, at.y + at.height)],
    share: at.width / extentOf(across),
    low: height < LOW_SHARE,
    flat: height >= LOW_SHARE && height < FLAT_SHARE,
  } as const;
}

/** A share of the felt's height that holds a name and its odds, and nothing else; below the other, chips as well on a large felt only. */
const LOW_SHARE = 1 / 8;
const FLAT_SHARE = 1 / 5;

const extentOf = (lines: readonly number[]): number => (lines.at(-1) ?? 1) - (lines[0] ?? 0);

/** A gutter above an area, and not the rim of the felt. */
const isCut = ({ y }: Box, ends: readonly number[]): boolean =>
  ends.some((end) => end < y - 1) && !ends.some((end) => Math.abs(end - y) <= 1);

/** The places where something begins or ends, near ones taken as one. */
function linesOf(spans: readonly Span[], same: number): readonly number[] {
  const sorted = spans.flat().toSorted((a, b) => a - b);
  return sorted.filter((line, index) => line - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) > same);
}

const lineAt = (lines: readonly number[], place: number): number =>
  lines.findLastIndex((line) => line <= place + 0.5) + 1;

const widthsOf = (lines: readonly number[]): readonly number[] =>
  lines.slice(1).map((line, index) => Math.round(line - (lines[index] ?? 0)));

export type Way = 'left' | 'right' | 'up' | 'down';

/** Where something lies, in lines of a grid or in pixels of a screen. */
type Place = { readonly columns: Span; readonly rows: Span };

/**
 * The area that lies next in a direction: the nearest one beside this, and of several the one most nearly in line.
 * Nothing where the felt ends.
 */
export function nextCell<At extends Place>(cells: readonly At[], from: Place, way: Way): At | undefined {
  const isAcross = way === 'left' || way === 'right';
  const along = (cell: Place): Span => (isAcross ? cell.columns : cell.rows);
  const athwart = (cell: Place): Span => (isAcross ? cell.rows : cell.columns);
  const isBack = way === 'left' || way === 'up';
  const distance = (cell: Place): number =>
    isBack ? along(from)[0] - along(cell)[1] : along(cell)[0] - along(from)[1];
  const slant = (cell: Place): number => Math.abs(middle(athwart(cell)) - middle(athwart(from)));
  return cells
    .filter((cell) => distance(cell) >= 0 && overlaps(athwart(cell), athwart(from)))
    .toSorted((a, b) => distance(a) - distance(b) || slant(a) - slant(b))[0];
}

/** Where a box lies on the screen. Neighbours may share a line there, and a part of a pixel is no overlap. */
export function placeOf({ left, right, top, bottom }: DOMRectReadOnly): Place {
  const within = (from: number, to: number): Span => [
    Math.round(from) + AREA_BORDER_PX,
    Math.round(to) - AREA_BORDER_PX,
  ];
  return { columns: within(left, right), rows: within(top, bottom) };
}

/** How wide the lines between areas are at most, in pixels. */
const AREA_BORDER_PX = 2;

const overlaps = ([from, to]: Span, [start, end]: Span): boolean => from < end && start < to;

const middle = ([from, to]: Span): number => (from + to) / 2;
