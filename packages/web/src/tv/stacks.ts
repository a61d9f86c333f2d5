import type { BankedScreen } from '@dicepit/wire';
import { svg } from './dom.ts';
import { chip, coloursKey, seatMark } from './marks.ts';
import { moneyKey } from './money.ts';

type Bet = BankedScreen['bets'][number];

/** Lays every bet on its area, in seat order and smaller where there are many; what has not changed lies still. */
export function layStacks(felt: SVGElement, bets: readonly Bet[]): void {
  const layer = layerOn(felt);
  const wanted = JSON.stringify(bets) + moneyKey() + coloursKey();
  if (layer.getAttribute('data-bets') === wanted) return;
  layer.setAttribute('data-bets', wanted);
  while (layer.firstChild !== null) layer.removeChild(layer.firstChild);
  const byWager: Record<string, Bet[]> = {};
  for (const bet of bets) byWager[bet.wager] = [...(byWager[bet.wager] || []), bet];
  for (const wager of Object.keys(byWager)) {
    const room = felt.querySelector(`[data-wager="${wager}"] .chips`);
    if (room !== null) layRow(layer, room, byWager[wager] || []);
  }
}

function layerOn(felt: SVGElement): Element {
  const known = felt.querySelector('.stacks');
  if (known !== null) return known;
  const layer = svg('g', { class: 'stacks' });
  felt.appendChild(layer);
  return layer;
}

const CHIP = 64;

function layRow(layer: Element, room: Element, bets: readonly Bet[]): void {
  const side = (name: string): number => Number(room.getAttribute(name));
  const [x, y, width, height] = [side('x'), side('y'), side('width'), side('height')];
  const size = Math.min(CHIP, height * 0.86, width / (bets.length + 0.3));
  const step = bets.length < 2 ? 0 : Math.min(size * 1.42, (width - size * 1.3) / (bets.length - 1));
  const left = x + width / 2 - (step * (bets.length - 1)) / 2;
  const inOrder = bets.slice().sort((a, b) => b.seat - a.seat);
  inOrder.forEach((bet, index) => {
    const place = { x: left + step * (bets.length - 1 - index), y: y + height / 2, size };
    layer.appendChild(stack(bet, place));
  });
}

type Place = { readonly x: number; readonly y: number; readonly size: number };

/** One stack about its middle: the chips from the bottom up, the sum on the top one, and whose it is. */
function stack({ chips, figure, seat, letter, state }: Bet, { x, y, size }: Place): SVGElement {
  const rise = size * 0.07;
  const base = (rise * (chips.length - 1)) / 2;
  const scale = size / 100;
  const drawn = svg('g', { class: `stack ${state}`, transform: `translate(${x} ${y})` });
  drawn.appendChild(
    svg('ellipse', {
      cx: size * 0.03,
      cy: base + size * 0.05,
      rx: size * 0.52,
      ry: size * 0.51,
      fill: '#000',
      'fill-opacity': 0.4,
    }),
  );
  chips.forEach((value, index) => {
    const face = svg('g', { transform: `translate(0 ${base - rise * index}) scale(${scale})` });
    face.innerHTML = chip(value, seat);
    drawn.appendChild(face);
  });
  const letterSize = size * Math.min(0.42, 1.24 / Math.max(1, figure.length));
  drawn.appendChild(svg('text', { y: -base + letterSize * 0.35, 'font-size': letterSize }, figure));
  const mark = seatMark(seat);
  const badge = { x: size * 0.4, y: base + size * 0.24 };
  drawn.appendChild(
    svg('circle', {
      cx: badge.x,
      cy: badge.y,
      r: size * 0.22,
      fill: mark.colour,
      stroke: '#0b0f0e',
      'stroke-width': size * 0.04,
    }),
  );
  drawn.appendChild(
    svg(
      'text',
      {
        class: mark.ink === '#fff' ? 'pale' : '',
        x: badge.x,
        y: badge.y + size * 0.115,
        'font-size': size * 0.33,
      },
      letter,
    ),
  );
  return drawn;
}
