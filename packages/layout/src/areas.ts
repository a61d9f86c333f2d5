import { type Area, assert, type Box, type Felt, type Game, type Layout, type Shape } from '@dicepit/engine';
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
    area,
  };
}
