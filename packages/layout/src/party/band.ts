import { type Box, type Pips, type Roll, type Shape, totalOf } from '@dicepit/engine';
import { thrownDie } from '../dice.ts';
import { fitted, shortened, toBaseline } from '../lettering/measured-text.ts';
import { element, escape } from '../svg.ts';
import { drawPile } from './pile.ts';
import { bandOf } from './plan.ts';
import { drawToken } from './token.ts';
import type { PartyView } from './view.ts';

/** The band above the rows, in three parts: the last roll, the kitty, and whose dice they are. */
export function drawBand(view: PartyView, shape: Shape, prefix: string): string {
  const at = bandOf(shape);
  const plan = plans[shape];
  // Everything is laid out for a band 176 high and drawn to scale.
  const scale = at.height / bandHeight;
  const [kittyLine, turnLine] = [plan.kitty.x - 22, plan.turn.x - 22];
  return element(
    'g',
    { class: 'band', transform: `translate(${at.x} ${at.y}) scale(${Math.round(scale * 1e4) / 1e4})` },
    drawRoll(view.lastRoll ?? null, plan),
    drawKitty(view.kitty, plan, prefix),
    drawTurn(view, plan),
    element('path', {
      class: 'parting',
      'stroke-width': 1 / scale,
      d: `M${kittyLine} 26V152M${turnLine} 26V152M17 ${bandHeight}H${Math.round(at.width / scale) - 17}`,
    }),
  );
}

const bandHeight = 176;

/** Where the three parts stand, and how large their lettering is. */
type BandPlan = {
  readonly roll: { readonly x: number; readonly y: number; readonly die: number };
  readonly call: { readonly x: number; readonly y: number; readonly size: number; readonly room: number };
  readonly kitty: { readonly x: number; readonly room: number };
  readonly turn: { readonly x: number; readonly room: number; readonly size: number; readonly token: number };
};

const plans: Readonly<Record<Shape, BandPlan>> = {
  wide: {
    roll: { x: 56, y: 34, die: 112 },
    call: { x: 336, y: 90, size: 62, room: 190 },
    kitty: { x: 560, room: 412 },
    turn: { x: 1040, room: 440, size: 52, token: 30 },
  },
  portrait: {
    roll: { x: 20, y: 20, die: 84 },
    call: { x: 20, y: 141, size: 42, room: 190 },
    kitty: { x: 246, room: 238 },
    turn: { x: 506, room: 186, size: 40, token: 22 },
  },
};

const calls = [
  'SNAKE EYES',
  'THREE',
  'FOUR',
  'FIVE',
  'SIX',
  'SEVEN',
  'EIGHT',
  'NINE',
  'TEN',
  'ELEVEN',
  'TWELVE',
];

function drawRoll(roll: Roll | null, { roll: at, call }: BandPlan): string {
  if (roll === null) return label('LAST ROLL', at.x) + words('none yet', at.x);
  const line = { text: calls[totalOf(roll) - 2] ?? '', size: call.size };
  const size = fitted(line, call.room);
  const dice = roll.map((pips, index) =>
    drawThrown(
      pips,
      { x: at.x + index * at.die * 1.16, y: at.y, width: at.die, height: at.die },
      index === 0 ? -4 : 3,
    ),
  );
  return element(
    'g',
    { class: 'roll' },
    ...dice,
    element(
      'text',
      { class: 'figure start', x: call.x, y: call.y + size * toBaseline, 'font-size': size },
      line.text,
    ),
  );
}

function drawThrown(pips: Pips, at: Box, tilt: number): string {
  const middle = `${at.x + at.width / 2} ${at.y + at.height / 2}`;
  return element(
    'g',
    { transform: `rotate(${tilt} ${middle})` },
    element('svg', { ...at, viewBox: '0 0 200 200', overflow: 'visible' }, thrownDie(pips)),
  );
}

function drawKitty(kitty: number, { kitty: { x, room } }: BandPlan, prefix: string): string {
  const text = String(kitty);
  const figures = room * 0.36;
  return element(
    'g',
    { class: 'kitty' },
    label('KITTY', x),
    element(
      'text',
      { class: 'figure start', x, y: 142, 'font-size': fitted({ text, size: 108 }, figures) },
      text,
    ),
    drawPile(kitty, { x: x + figures + 10, y: 12, width: room - figures - 10, height: 152 }, prefix),
  );
}

function drawTurn(view: PartyView, { turn }: BandPlan): string {
  const { x, room, size, token } = turn;
  const winner = view.winner ?? null;
  const player = winner ?? view.thrower ?? null;
  const who = player === null ? undefined : view.players[player];
  if (player === null || who === undefined) return label('DICE TO', x) + words('high dice', x);
  const chances = view.chances ?? null;
  const named = x + token * 2 + 14;
  return element(
    'g',
    { class: 'whose' },
    label(winner === null ? 'DICE TO' : 'WINNER', x),
    drawToken(player, { x: x + token, y: 88, radius: token }),
    element(
      'text',
      {
        class: winner === null ? 'name start' : 'said start',
        x: named,
        y: 88 + size * toBaseline,
        'font-size': size,
      },
      escape(shortened({ text: who.name, size }, x + room - named)),
    ),
    chances === null || winner !== null ? '' : drawChances(chances, turn),
  );
}

/** Three rings, filled while the chance is still to come. */
function drawChances(left: number, { x, room }: BandPlan['turn']): string {
  const radius = 11;
  const text = `${left} of 3 chances`;
  const start = x + radius * 9.4;
  const rings = [0, 1, 2].map((index) =>
    element('circle', {
      class: index < left ? 'ring left' : 'ring',
      'stroke-width': 3,
      cx: x + radius + 2 + index * radius * 2.9,
      cy: 142,
      r: radius,
    }),
  );
  const size = fitted({ text, size: 26, weight: 600 }, x + room - start);
  return element(
    'g',
    { class: 'chances' },
    ...rings,
    element('text', { class: 'soft start', x: start, y: 142 + size * toBaseline, 'font-size': size }, text),
  );
}

const label = (text: string, x: number): string =>
  element('text', { class: 'label start', x, y: 48, 'font-size': 26, 'letter-spacing': '.1em' }, text);

const words = (text: string, x: number): string =>
  element('text', { class: 'soft start', x, y: 104, 'font-size': 36 }, text);
