import type { BankedScreen } from '@dicepit/wire';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Chip, seatMark } from './tv-drawings.tsx';

type Bet = BankedScreen['bets'][number];

/** The felt on the screen: fetched once for the odds it posts, then lit, dimmed and laid with chips. */
export function Felt({ screen }: { readonly screen: BankedScreen }) {
  const place = useRef<HTMLDivElement>(null);
  const markup = useFelt(screen);
  useLayoutEffect(() => {
    const felt = place.current === null ? null : place.current.querySelector('svg');
    if (felt !== null) dress(felt, screen);
  });
  // The print on a felt is English, whatever the screen speaks.
  return <div ref={place} class="cloth-clip" lang="en" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The drawing of a felt. What was there stays until another has come, and what failed is asked for again. */
function useFelt({ table, felt, version }: BankedScreen): string {
  const [markup, setMarkup] = useState('');
  const wanted = `${table} ${felt}`;
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    fetch(`api/v1/tables/${table}/felt.svg`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((drawing) => {
        if (asked.current === wanted) setMarkup(drawing);
      })
      .catch(() => {
        // The next picture asks for it again.
        if (asked.current === wanted) asked.current = '';
      });
  }, [wanted, version]);
  return markup;
}

function dress(felt: SVGElement, { phase, call, lit, live, sets, bets }: BankedScreen): void {
  const isShown = (phase === 'called' || phase === 'settled') && call !== null && call.is === 'total';
  felt.classList.toggle('called', isShown);
  felt.classList.toggle('out', phase === 'dice out' || phase === 'cup shaken');
  felt.classList.toggle('last', phase === 'last call');
  for (const area of all(felt, '.area')) {
    const wager = area.getAttribute('data-wager') || '';
    const isLit = lit.indexOf(wager) >= 0;
    // A lit area comes last, so that nothing covers its light.
    if (isLit && !area.classList.contains('lit') && area.parentNode !== null)
      area.parentNode.appendChild(area);
    area.classList.toggle('lit', isLit);
    area.classList.toggle('live', live.indexOf(wager) >= 0);
  }
  if (sets !== null) {
    mark(felt, 'throw', sets.thrown);
    mark(felt, 'set', sets.won);
  }
  render(<Stacks felt={felt} bets={bets} />, layerOn(felt));
}

/** Fills the printed rings of a counter. */
function mark(felt: SVGElement, name: string, count: number): void {
  for (const ring of all(felt, `[data-mark^="${name}-"]`)) {
    const index = Number((ring.getAttribute('data-mark') || '').slice(name.length + 1));
    ring.classList.toggle('done', index <= count);
  }
}

const all = (place: Element, selector: string): readonly Element[] =>
  Array.prototype.slice.call(place.querySelectorAll(selector));

function layerOn(felt: SVGElement): Element {
  const known = felt.querySelector('.stacks');
  if (known !== null) return known;
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.setAttribute('class', 'stacks');
  felt.appendChild(layer);
  return layer;
}

const CHIP = 64;

/** Lays every bet on its area, in seat order and smaller where there are many. */
function Stacks({ felt, bets }: { readonly felt: SVGElement; readonly bets: readonly Bet[] }) {
  const byWager: Record<string, Bet[]> = {};
  for (const bet of bets) byWager[bet.wager] = [...(byWager[bet.wager] || []), bet];
  return (
    <>
      {Object.keys(byWager).map((wager) => {
        const room = felt.querySelector(`[data-wager="${wager}"] .chips`);
        return room === null ? null : rowOf(room, byWager[wager] || []);
      })}
    </>
  );
}

function rowOf(room: Element, bets: readonly Bet[]) {
  const side = (name: string): number => Number(room.getAttribute(name));
  const [x, y, width, height] = [side('x'), side('y'), side('width'), side('height')];
  const size = Math.min(CHIP, height * 0.86, width / (bets.length + 0.3));
  const step = bets.length < 2 ? 0 : Math.min(size * 1.42, (width - size * 1.3) / (bets.length - 1));
  const left = x + width / 2 - (step * (bets.length - 1)) / 2;
  return bets
    .slice()
    .sort((a, b) => b.seat - a.seat)
    .map((bet, index) => (
      <Stack bet={bet} x={left + step * (bets.length - 1 - index)} y={y + height / 2} size={size} />
    ));
}

type StackPlace = { readonly bet: Bet; readonly x: number; readonly y: number; readonly size: number };

/** One stack about its middle: the chips from the bottom up, the sum on the top one, and whose it is. */
function Stack({ bet: { chips, figure, seat, letter, state }, x, y, size }: StackPlace) {
  const rise = size * 0.07;
  const base = (rise * (chips.length - 1)) / 2;
  const letterSize = size * Math.min(0.42, 1.24 / Math.max(1, figure.length));
  const mine = seatMark(seat);
  const badge = { x: size * 0.4, y: base + size * 0.24 };
  return (
    <g class={`stack ${state}`} transform={`translate(${x} ${y})`}>
      <ellipse
        cx={size * 0.03}
        cy={base + size * 0.05}
        rx={size * 0.52}
        ry={size * 0.51}
        fill="#000"
        fill-opacity={0.4}
      />
      {chips.map((worth, index) => (
        <Chip
          worth={worth}
          seat={seat}
          transform={`translate(0 ${base - rise * index}) scale(${size / 100})`}
        />
      ))}
      <text y={-base + letterSize * 0.35} font-size={letterSize}>
        {figure}
      </text>
      <circle
        cx={badge.x}
        cy={badge.y}
        r={size * 0.22}
        fill={mine.colour}
        stroke="#0b0f0e"
        stroke-width={size * 0.04}
      />
      <text
        class={mine.ink === '#fff' ? 'pale' : ''}
        x={badge.x}
        y={badge.y + size * 0.115}
        font-size={size * 0.33}
      >
        {letter}
      </text>
    </g>
  );
}
