import {
  type Area,
  assert,
  type Box,
  type Felt,
  type Game,
  type Layout,
  type Lettering,
  type Shape,
} from '@dicepit/engine';
import { rowWidth } from './dice.ts';
import { widthOf } from './lettering/measured-text.ts';
import { innerRadii, path, type Radii, toRadii } from './outline.ts';
import { inset, type Measures, measures } from './shape.ts';

/** An area where it lies on the cloth: for drawing it, for placing chips and for taking taps. */
export type PlacedArea = {
  readonly wager: string;
  readonly at: Box;
  readonly radii: Radii;
  /** The outline of the area, and of the hairline inside it, as SVG paths. */
  readonly outline: string;
  readonly hair: string;
  /** The room for chips. */
  readonly chips: Box;
  /** Where the puck of the table lies while it marks this area, beside the chips; nowhere where it never does. */
  readonly puck?: Box;
  /** The tab that carries the word WIN while the area is lit. */
  readonly tab: Box;
  readonly area: Area;
};

/** The felt of a layout that has exactly one area for each wager of the game. */
export function feltFor(game: Game, layout: Layout, shape: Shape): Felt {
  assert(layout.pack === game.pack, () => `the layout of ${layout.pack} is not one of ${game.pack}`);
  const wagers = Object.keys(game.wagers).toSorted().join(' ');
  const fitting = layout.felts[shape].filter((felt) => wagersOn(felt) === wagers);
  const [felt] = fitting;
  assert(
    felt !== undefined && fitting.length === 1,
    () => `${game.pack} has ${fitting.length} ${shape} felts with one area for each of ${wagers}`,
  );
  return felt;
}

/** Every area of a game's felt, with its outline and its room for chips, in felt units. */
export function placeAreas(game: Game, layout: Layout, shape: Shape): readonly PlacedArea[] {
  const felt = feltFor(game, layout, shape);
  const boxes = boxesOn(felt);
  const marked = new Set(
    Object.values(game.course?.show ?? {}).map(({ puck, at }) => (puck === undefined ? '' : at)),
  );
  return felt.areas.map((area) => placed(area, boxes, measures[shape], marked.has(area.wager)));
}

/** Everything on a felt that has a line round it. */
export const boxesOn = (felt: Felt): readonly Box[] => [
  ...felt.areas.map(({ at }) => at),
  ...(felt.plate === undefined ? [] : [felt.plate]),
];

const wagersOn = (felt: Felt): string =>
  felt.areas
    .map(({ wager }) => wager)
    .toSorted()
    .join(' ');

/** A puck leaves so many parts of the room for chips to them, and is no larger than a chip. */
const CHIPS_BESIDE_PUCK = 0.6;

function placed(area: Area, boxes: readonly Box[], measured: Measures, isMarked: boolean): PlacedArea {
  const { at, chips } = area;
  const room = { ...chips, x: at.x + chips.x, y: at.y + chips.y };
  const size = Math.min(measured.chip, room.height, room.width * (1 - CHIPS_BESIDE_PUCK));
  const beside = {
    x: room.x + room.width - size,
    y: room.y + (room.height - size) / 2,
    width: size,
    height: size,
  };
  const radii = toRadii(at, boxes, measured.corners);
  return {
    wager: area.wager,
    at,
    radii,
    outline: path(at, radii),
    hair: path(inset(at, measured.hair.inset), innerRadii(radii, measured)),
    chips: isMarked ? { ...room, width: room.width - size } : room,
    ...(isMarked ? { puck: beside } : {}),
    tab: tabOf(area, measured),
    area,
  };
}

/** No tab is smaller than this part of its usual size. */
const LEAST_TAB = 0.45;

/** Where the word WIN stands: at the top of its area, smaller and higher where lettering begins close under the edge. */
function tabOf({ at, win, lettering }: Area, { tab }: Measures): Box {
  const x = win?.x ?? at.width / 2;
  const free =
    win === undefined
      ? Math.min(
          ...lettering.map((each) => topAt(each, { x, half: tab.width / 2, middle: at.width / 2 })),
          tab.height,
        )
      : Number.POSITIVE_INFINITY;
  const size = Math.max(LEAST_TAB, Math.min(1, free / (tab.height - tab.lift)));
  const [width, height] = [tab.width * size, tab.height * size];
  const y = win?.y ?? Math.min(-tab.lift * size, free - height);
  return { x: at.x + x - width / 2, y: at.y + y, width, height };
}

/** How high capitals and figures are, in parts of the size of their letters. */
const CAPITALS = 0.7;

/** What a tab covers across its area, and where lettering stands that is not placed. */
type Reach = { readonly x: number; readonly half: number; readonly middle: number };

/** Where a piece of lettering begins that a tab around a place across its area could cover. */
function topAt(lettering: Lettering, { x, half, middle }: Reach): number {
  if (lettering.kind === 'dice') {
    const { rolls, size } = lettering;
    const across = rolls === 'pushed' ? size * 2 : rowWidth(rolls, size);
    return Math.abs((lettering.x ?? middle) - x) < half + across / 2 ? lettering.y : Number.POSITIVE_INFINITY;
  }
  if (lettering.kind !== 'name') return Number.POSITIVE_INFINITY;
  const { text, size, spacing = 0, between } = lettering;
  const across = widthOf({ text, size, spacing }) + (between === undefined ? 0 : size * 2.2);
  return Math.abs((lettering.x ?? middle) - x) < half + across / 2
    ? lettering.y - size * CAPITALS
    : Number.POSITIVE_INFINITY;
}
