import {
  assert,
  type Game,
  type Layout,
  type LessonPicture,
  listOdds,
  type Odds,
  type Roll,
  ruleFor,
  totalOf,
  type Wager,
} from '@dicepit/engine';
import { placeAreas } from './areas.ts';
import { chipFace } from './chip.ts';
import { chipDress, spotsAt } from './chip-dress.ts';
import { colours, seats } from './colours.ts';
import { thrownDie } from './dice.ts';
import { toAreaPrint } from './print.ts';
import { element, escape } from './svg.ts';

/** What the pictures of a lesson are made of: the game and its felt, where it has one, and the few words on them. */
export type LessonDrawing = {
  readonly table?: { readonly game: Game; readonly layout: Layout };
  readonly words: {
    readonly wins: string;
    readonly loses: string;
    readonly kitty: string;
    readonly odds: (odds: Odds) => string;
  };
};

const WIDTH = 360;
const HEIGHT = 280;
const MIDDLE = WIDTH / 2;

/**
 * One picture of a lesson, to be dressed by the page it stands in: letters that are lit have the class `win`, the frame
 * of an area `box`. Letters are as large as the picture needs them. What is paid is read from the rules of the game.
 */
export const drawLessonPicture = (picture: LessonPicture, by: LessonDrawing): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: 'lesson-picture',
      'aria-hidden': 'true',
    },
    ...partsOf(picture, by),
  );

function partsOf(picture: LessonPicture, by: LessonDrawing): readonly string[] {
  switch (picture.kind) {
    case 'total':
      return [
        dice(picture.roll, { x: MIDDLE, y: 90, size: 92, gap: 22, tilt: 8 }),
        letters(`${picture.roll.join(' + ')}  =  ${totalOf(picture.roll)}`, { y: 220, size: 'big' }),
      ];
    case 'bet':
      return picture.wagers.flatMap((wager, place) => area(wager, place, by));
    case 'verdicts':
      return [
        dice(picture.wins, { x: 110, y: 75, size: 66, gap: 12 }),
        letters(by.words.wins, { x: 275, y: 85, size: 'mid', isLit: true }),
        element('path', {
          d: 'M30 140H330',
          stroke: colours.brass,
          'stroke-opacity': 0.5,
          'stroke-width': 2,
        }),
        element('g', { opacity: 0.55 }, dice(picture.loses, { x: 110, y: 205, size: 66, gap: 12 })),
        letters(by.words.loses, { x: 275, y: 215, size: 'mid' }),
        ...proven(picture, by),
      ];
    case 'pays': {
      const wager = wagerIn(picture.wager, by);
      return [
        dice(picture.roll, { x: MIDDLE, y: 78, size: 84, gap: 18, tilt: 6 }),
        letters(nameOn(wager, by), { y: 190, size: 'big' }),
        letters(by.words.odds(paidOn(wager, picture.roll)), { y: 235, size: 'mid', isLit: true }),
      ];
    }
    case 'set':
      return picture.rolls.flatMap((roll, place) => {
        const x = MIDDLE + (place - (picture.rolls.length - 1) / 2) * 86;
        return [
          element('rect', { x: x - 39, y: 76, width: 78, height: 100, rx: 10, class: 'box' }),
          dice(roll, { x, y: 112, size: 28, gap: 8 }),
          letters(String(totalOf(roll)), { x, y: 164, size: 'small', isLit: true }),
        ];
      });
    case 'pass':
      return [
        dice(picture.roll, { x: MIDDLE, y: 70, size: 74, gap: 18, tilt: 8 }),
        letters(String(totalOf(picture.roll)), { y: 178, size: 'big' }),
        token(0, { x: 90, y: 225 }),
        arrow(125, 235, 225),
        token(1, { x: 270, y: 225 }),
      ];
    case 'card':
      return [
        dice(picture.roll, { x: MIDDLE, y: 62, size: 74, gap: 18, tilt: 8 }),
        card(picture.card, { x: 85, y: 130, width: 84, isUp: true }),
        arrow(182, 218, 190),
        card(picture.card, { x: 232, y: 130, width: 84, isUp: false }),
      ];
    case 'kitty': {
      const { roll, whites } = picture;
      const ways = whites > 0 ? [130, 212] : [212, 130];
      return [
        dice(roll, { x: MIDDLE, y: 70, size: 74, gap: 18, tilt: 8 }),
        token(0, { x: 85, y: 195 }),
        arrow(ways[0] ?? 0, ways[1] ?? 0, 195),
        ...Array.from({ length: Math.abs(whites) }, (_, at) => chip('1', { x: 262, y: 200 - at * 16 })),
        letters(by.words.kitty, { x: 262, y: 262, size: 'small' }),
      ];
    }
    case 'home':
      return picture.cards.map((number, place) =>
        card(number, {
          x: 22 + (place % 5) * 64,
          y: 50 + Math.floor(place / 5) * 96,
          width: 58,
          isUp: false,
        }),
      );
  }
}

type Placed = { readonly x: number; readonly y: number };

/** Dice in a row about a point. */
function dice(
  roll: Roll,
  {
    x,
    y,
    size,
    gap,
    tilt = 0,
  }: Placed & { readonly size: number; readonly gap: number; readonly tilt?: number },
): string {
  const wide = roll.length * size + (roll.length - 1) * gap;
  return roll
    .map((pips, place) => {
      const left = x - wide / 2 + place * (size + gap);
      const turned = `rotate(${place % 2 === 0 ? -tilt : tilt} ${left + size / 2} ${y})`;
      const transform = `${turned} translate(${left} ${y - size / 2}) scale(${size / 200})`;
      return element('g', { transform }, thrownDie(pips));
    })
    .join('');
}

/** How large letters are in a picture. */
const sizes = { big: 44, mid: 30, small: 22 } as const;

type Lettering = {
  readonly x?: number;
  readonly y: number;
  readonly size: keyof typeof sizes;
  readonly isLit?: boolean;
};

const letters = (text: string, { x = MIDDLE, y, size, isLit = false }: Lettering): string =>
  element(
    'text',
    { x, y, class: isLit ? 'win' : undefined, 'font-size': sizes[size], 'text-anchor': 'middle' },
    escape(text),
  );

/** One of two areas of the felt, with its odds; a chip lies on the second. */
function area(id: string, place: number, by: LessonDrawing): readonly string[] {
  const wager = wagerIn(id, by);
  const left = place === 0 ? 24 : 186;
  const x = left + 75;
  const odds = listOdds(wager).map(by.words.odds);
  return [
    element('rect', { x: left, y: 40, width: 150, height: 190, rx: 12, class: 'box' }),
    letters(nameOn(wager, by), { x, y: 92, size: 'mid' }),
    letters(odds.at(-1) ?? '', { x, y: 126, size: 'small', isLit: true }),
    ...(place === 1 ? [chip('5', { x, y: 180 })] : []),
  ];
}

const chip = (figure: string, { x, y }: Placed): string =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(.72)` },
    chipFace(figure === '1' ? chipDress.white : chipDress.red, spotsAt(1)),
    element('text', { y: 13, 'font-size': 38, 'text-anchor': 'middle', fill: colours.ink }, figure),
  );

/** The mark of a seat, as everywhere. */
function token(place: number, { x, y }: Placed): string {
  const { letter = '', colour = '', dashes } = seats[place] ?? {};
  return element(
    'g',
    { transform: `translate(${x - 26} ${y - 26}) scale(1.08)` },
    element('circle', { cx: 24, cy: 24, r: 23, fill: colour }),
    element('circle', {
      cx: 24,
      cy: 24,
      r: 19,
      fill: 'none',
      stroke: colours.ink,
      'stroke-width': 3,
      'stroke-dasharray': dashes,
    }),
    element('text', { x: 24, y: 33, 'font-size': 25, 'text-anchor': 'middle', fill: colours.ink }, letter),
  );
}

function arrow(from: number, to: number, y: number): string {
  const back = from < to ? -12 : 12;
  return element('path', {
    d: `M${from} ${y}H${to}M${to + back} ${y - 10}L${to} ${y}L${to + back} ${y + 10}`,
    class: 'arrow',
  });
}

/** A card of the party, face up or down, with its number. */
function card(
  number: number,
  { x, y, width, isUp }: Placed & { readonly width: number; readonly isUp: boolean },
): string {
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / 100})` },
    element('rect', {
      x: 1,
      y: 1,
      width: 98,
      height: 138,
      rx: 9,
      fill: isUp ? colours.paper : '#22150d',
      stroke: isUp ? '#cbbf9f' : colours.brass,
      'stroke-width': 2,
    }),
    element(
      'text',
      {
        x: 50,
        y: 92,
        'font-size': 64,
        'text-anchor': 'middle',
        fill: isUp ? colours.ink : colours.brass,
      },
      String(number),
    ),
  );
}

function wagerIn(id: string, { table }: LessonDrawing): Wager {
  const wager = table?.game.wagers[id];
  assert(wager !== undefined, () => `a lesson shows ${id}, which its game does not offer`);
  return wager;
}

/** What stands on the area of a wager. */
function nameOn(wager: Wager, { table }: LessonDrawing): string {
  const place =
    table && placeAreas(table.game, table.layout, 'portrait').find((each) => each.wager === wager.id);
  return place === undefined ? wager.name : toAreaPrint(wager, place.area).name;
}

/** What a new bet wins on a roll. */
function paidOn(wager: Wager, roll: Roll): Odds {
  const { verdict } = ruleFor(wager, wager.opensAt, roll);
  assert(
    verdict.kind === 'wins',
    () => `a lesson has ${wager.id} win on ${roll.join('-')}, where it does not`,
  );
  return verdict.odds;
}

/** A lesson that says of a roll what the rules do not say is a mistake of ours. */
function proven(
  { wager: id, wins, loses }: Extract<LessonPicture, { readonly kind: 'verdicts' }>,
  by: LessonDrawing,
): readonly string[] {
  const wager = wagerIn(id, by);
  const verdictOn = (roll: Roll) => ruleFor(wager, wager.opensAt, roll).verdict.kind;
  assert(
    verdictOn(wins) === 'wins' && verdictOn(loses) === 'loses',
    () => `${id} does not win on ${wins.join('-')} and lose on ${loses.join('-')}`,
  );
  return [letters(nameOn(wager, by), { y: 268, size: 'small', isLit: true })];
}
