import { everyPips, type Pips } from '@dicepit/engine';
import { html, type Markup } from './markup.ts';

// Where a die can have a spot: three columns and rows, the six's own rows a little further out.
const [low, middle, high] = [11, 20, 29];

const spots: Readonly<Record<Pips, readonly (readonly [x: number, y: number])[]>> = {
  1: [[middle, middle]],
  2: [...pair(low, low)],
  3: [...pair(low, low), [middle, middle]],
  4: [...pair(low, low), ...pair(high, low)],
  5: [...pair(low, low), ...pair(high, low), [middle, middle]],
  6: [...pair(low, low - 1), ...pair(high, low - 1), ...pair(low, middle)],
};

/** The dice and the hatching that all pictures of a page share. */
export const sprite: Markup = html`<svg class="sprite" aria-hidden="true" focusable="false"><defs>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path class="hatch" d="M0 0V5"/></pattern>
${everyPips.map(die)}</defs></svg>
`;

function die(pips: Pips): Markup {
  return html`<symbol id="die-${pips}" viewBox="0 0 40 40">
<rect x="1" y="1" width="38" height="38" rx="8.5" fill="#c8102e" stroke="#7d091d" stroke-width="1.4"/>
${spots[pips].map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="4.2" fill="#fff"/>`)}
</symbol>
`;
}

/** A spot and the one across the middle of the die from it. */
function pair(x: number, y: number): readonly (readonly [x: number, y: number])[] {
  return [
    [x, y],
    [2 * middle - x, 2 * middle - y],
  ];
}
