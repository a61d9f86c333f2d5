import {
  assert,
  type Game,
  type Gutter,
  type HouseChip,
  isRoll,
  type Layout,
  litAreas,
  type Roll,
  type Shape,
  totalOf,
  usualChips,
} from '@dicepit/engine';
import { drawArea } from './area.ts';
import { boxesOn, feltFor, type PlacedArea, placeAreas } from './areas.ts';
import { type ChipStack, drawStacks, houseSymbols } from './chip.ts';
import { clothDefs, drawCloth, drawEdge } from './cloth.ts';
import { dieSymbols } from './dice.ts';
import { feltCss } from './felt-css.ts';
import { gem } from './lettering/draw.ts';
import { centred, type Line, toBaseline, widthOf } from './lettering/measured-text.ts';
import { drawPlate, signWords } from './plate.ts';
import { measures } from './shape.ts';
import { type EmbeddingOptions, style } from './standalone.ts';
import { element, escape, short } from './svg.ts';

export type FeltOptions = EmbeddingOptions & {
  readonly shape: Shape;
  /** The roll that was called: the areas it wins on are lit and all others dimmed. */
  readonly roll?: Roll;
  /** The areas that it lights; where none are named, those that it wins on before anything was thrown. */
  readonly lit?: readonly string[];
  /** The stage that the table stands in: its puck lies on the area that it marks. */
  readonly course?: string | undefined;
  /** The dice are in the air: the whole felt is darker. */
  readonly diceOut?: boolean;
  readonly chips?: readonly ChipStack[];
  /** The chips of the house that stacks are made of. */
  readonly house?: readonly HouseChip[];
  /** How many rings of a printed counter are filled: `{ throw: 2, set: 3 }`. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What stands before every id, so that two felts can share a page. */
  readonly prefix?: string;
};

/** The felt of a game as a complete SVG. Its odds are those of the game's own rules. */
export function drawFelt(game: Game, layout: Layout, options: FeltOptions): string {
  const { shape, roll, diceOut = false, chips = [], prefix = '' } = options;
  assert(
    roll === undefined || isRoll(roll, game.dice),
    () => `${roll?.join('-')} is not a roll of ${game.pack}`,
  );
  const measured = measures[shape];
  const { width, height, corners } = measured;
  const state = roll === undefined ? (diceOut ? ' out' : '') : ' called';
  const chipDefs = chips.length === 0 ? '' : houseSymbols(prefix, options.house ?? usualChips);
  const parts = [
    element('title', {}, escape(formatTitle(game, roll))),
    element('desc', {}, escape(`${signWords(game, layout.sign).join(', ')}. ${reconstruction}`)),
    style(options, feltCss),
    element(
      'defs',
      {},
      dieSymbols(prefix, game.faces),
      clothDefs(prefix, shape === 'wide' ? 150 : 75),
      chipDefs,
    ),
    drawCloth(measured, layout.cloth, prefix),
    drawSurroundings(game, layout, options),
    element('rect', { class: 'shade', width, height, rx: corners.cloth }),
    drawAreas(game, layout, options),
    drawChips(game, layout, options),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `felt felt-${shape} felt-${game.prefix}${state}`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
    },
    ...parts.filter((part) => part !== '').map((part) => `\n${part}`),
    '\n',
  );
}

const reconstruction = 'A reconstruction drawn by Dicepit from the rules; not a published drawing.';

function formatTitle(game: Game, roll: Roll | undefined): string {
  const areas = `${game.name} layout, ${Object.keys(game.wagers).length} betting areas`;
  return roll === undefined ? areas : `${areas}, a total of ${totalOf(roll)} called`;
}

/** What is on the cloth besides the areas: the brass line with its small print, the names of lines, the sign. */
function drawSurroundings(game: Game, layout: Layout, { shape, prefix = '' }: FeltOptions): string {
  const felt = feltFor(game, layout, shape);
  const sign = signWords(game, layout.sign);
  const { name } = layout.sign;
  const { plate, gutters = [] } = felt;
  const print = [...(plate === undefined ? sign : []), 'A RECONSTRUCTION'].join(' · ');
  return element(
    'g',
    { class: 'deco' },
    drawEdge(measures[shape], print),
    ...gutters.map(drawGutter),
    plate === undefined
      ? ''
      : drawPlate(plate, { felt: boxesOn(felt), measures: measures[shape], sign, name, prefix }),
  );
}

function drawAreas(game: Game, layout: Layout, options: FeltOptions): string {
  const { shape, roll, counts = {}, prefix = '' } = options;
  const lit = roll === undefined ? [] : (options.lit ?? litAreas(game, roll));
  const isLit = ({ wager }: PlacedArea) => lit.includes(wager);
  const sign = game.course?.show[options.course ?? game.course.opensAt];
  const dress = { game, sign, measures: measures[shape], litCloth: layout.cloth.lit, prefix, counts };
  const areas = placeAreas(game, layout, shape);
  // A lit area comes last, so that nothing covers its light.
  const inOrder = [...areas.filter((area) => !isLit(area)), ...areas.filter(isLit)];
  return element(
    'g',
    { class: 'areas' },
    ...inOrder.map((area) => `\n${drawArea(area, { ...dress, lit: isLit(area) })}`),
    '\n',
  );
}

/** Chips lie above every area, and keep their strength when the areas are dimmed. */
function drawChips(
  game: Game,
  layout: Layout,
  { shape, chips = [], house = usualChips, prefix = '' }: FeltOptions,
): string {
  for (const { wager } of chips) {
    assert(Object.hasOwn(game.wagers, wager), () => `chips lie on ${wager}, which has no area`);
  }
  const stacks = placeAreas(game, layout, shape).map(({ wager, chips: room }) =>
    drawStacks(
      chips.filter((stack) => stack.wager === wager),
      room,
      measures[shape].chip,
      { house, prefix },
    ),
  );
  return chips.length === 0 ? '' : element('g', { class: 'stacks' }, ...stacks);
}

/** The name of a line of areas between two rules, with what all of them have in common. */
function drawGutter({ name, note, at }: Gutter): string {
  const title: Line = { text: name, size: at.height * 0.7, spacing: 0.14 };
  const small: Line = { text: note, size: at.height * 0.57, weight: 600, spacing: 0.1 };
  const gap = at.height * 0.45;
  const jewel = at.height * 0.12;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const width = widthOf(title) + widthOf(small) + 2 * gap + 2 * jewel;
  const left = middle.x - width / 2;
  const afterTitle = left + widthOf(title) + gap + jewel;
  const rest = 8;
  const rules = `M${at.x + rest} ${short(middle.y)}H${short(left - gap)}M${short(left + width + gap)} ${short(middle.y)}H${at.x + at.width - rest}`;
  return element(
    'g',
    { class: 'gutter' },
    element('path', { class: 'rule', d: rules }),
    centred(title, { x: left + widthOf(title) / 2, y: middle.y + title.size * toBaseline }),
    gem(afterTitle, middle.y, jewel),
    centred(
      small,
      { x: left + width - widthOf(small) / 2, y: middle.y + small.size * toBaseline },
      { class: 'note' },
    ),
  );
}
