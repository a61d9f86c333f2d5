import {
  assert,
  type Box,
  type Game,
  isRoll,
  type Layout,
  type Roll,
  type Shape,
  totalOf,
} from '@dicepit/engine';
import { drawArea } from './area.ts';
import { areasOf, boxesOn, feltFor } from './areas.ts';
import { type ChipStack, chipSymbols, drawStacks, houseChips } from './chip.ts';
import { clothDefs, drawCloth, drawEdge } from './cloth.ts';
import { dieSymbols } from './dice.ts';
import { feltCss } from './felt-css.ts';
import { drawGutter } from './gutter.ts';
import { litAreas, type Stages } from './lit.ts';
import { drawPlate, signWords } from './plate.ts';
import { measures } from './shape.ts';
import { type Dress, style } from './standalone.ts';
import { element, escape } from './svg.ts';

export type FeltOptions = Dress & {
  readonly shape: Shape;
  /** The roll that was called: the areas it wins on are lit and all others dimmed. */
  readonly roll?: Roll;
  /** Where bets stand that are past their wager's opening stage; it decides what the roll lights. */
  readonly stages?: Stages;
  /** The dice are in the air: the whole felt is darker. */
  readonly diceOut?: boolean;
  readonly chips?: readonly ChipStack[];
  /** How many rings of a printed counter are filled: `{ throw: 2, set: 3 }`. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What stands before every id, so that two felts can share a page. */
  readonly prefix?: string;
};

/** The felt of a game as a complete SVG. Its odds are those of the game's own rules. */
export function drawFelt(game: Game, layout: Layout, options: FeltOptions): string {
  const { shape, roll, stages, diceOut = false, chips = [], counts = {}, prefix = '' } = options;
  assert(
    roll === undefined || isRoll(roll, game.dice),
    () => `${roll?.join('-')} is not a roll of ${game.pack}`,
  );
  const felt = feltFor(game, layout, shape);
  const measured = measures[shape];
  const lit = roll === undefined ? [] : litAreas(game, roll, stages);
  const sign = signWords(game, layout.sign);

  // A lit area comes last, so that nothing covers its light.
  const placedAreas = areasOf(game, layout, shape);
  const areas = placedAreas
    .toSorted((a, b) => Number(lit.includes(a.wager)) - Number(lit.includes(b.wager)))
    .map((placed) =>
      drawArea(placed, {
        game,
        measures: measured,
        litCloth: layout.cloth.lit,
        prefix,
        lit: lit.includes(placed.wager),
        counts,
      }),
    );
  // Chips lie above every area and keep their strength when the areas are dimmed.
  const stacks = placedAreas.map(({ wager, chips: room }) => {
    const here = chips.filter((stack) => stack.wager === wager);
    return here.length === 0 ? '' : drawStacks(here, room, measured.chip, prefix);
  });
  const state = roll === undefined ? (diceOut ? ' out' : '') : ' called';
  const { width, height } = measured;
  const title = `${game.name} layout, ${felt.areas.length} betting areas${roll ? `, a total of ${totalOf(roll)} called` : ''}`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `felt felt-${shape} felt-${game.prefix}${state}`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
    },
    `\n${element('title', {}, escape(title))}\n`,
    `${element('desc', {}, escape(`${sign.join(', ')}. A reconstruction drawn by Dicepit from the rules; not a published drawing.`))}\n`,
    style(options, feltCss),
    `${element('defs', {}, dieSymbols(prefix), clothDefs(prefix, shape === 'wide' ? 150 : 75), chips.length === 0 ? '' : chipSymbols(prefix, houseChips))}\n`,
    `${drawCloth(measured, layout.cloth, prefix)}\n`,
    element(
      'g',
      { class: 'deco' },
      drawEdge(measured, [...(felt.plate ? [] : sign), 'A RECONSTRUCTION'].join(' · ')),
      ...(felt.gutters ?? []).map(drawGutter),
      felt.plate
        ? drawPlate(felt.plate, {
            felt: boxesOn(felt),
            measures: measured,
            sign,
            name: layout.sign.name,
            prefix,
          })
        : '',
    ),
    `\n${element('rect', { class: 'shade', ...sheet(width, height), rx: measured.corners.cloth })}\n`,
    element('g', { class: 'areas' }, '\n', areas.join('\n'), '\n'),
    chips.length === 0 ? '' : element('g', { class: 'stacks' }, ...stacks),
    '\n',
  );
}

const sheet = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });
