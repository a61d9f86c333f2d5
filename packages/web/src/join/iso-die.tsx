import type { Pips } from '@dicepit/engine';

/** Where the pips of a side are, as shares of it. */
const places: Readonly<Record<Pips, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.275, 0.275],
    [0.725, 0.725],
  ],
  3: [
    [0.275, 0.275],
    [0.5, 0.5],
    [0.725, 0.725],
  ],
  4: [
    [0.275, 0.275],
    [0.725, 0.275],
    [0.275, 0.725],
    [0.725, 0.725],
  ],
  5: [
    [0.275, 0.275],
    [0.725, 0.275],
    [0.5, 0.5],
    [0.275, 0.725],
    [0.725, 0.725],
  ],
  6: [
    [0.275, 0.22],
    [0.725, 0.22],
    [0.275, 0.5],
    [0.725, 0.5],
    [0.275, 0.78],
    [0.725, 0.78],
  ],
};

export type IsoDieProps = { readonly top: Pips; readonly left: Pips; readonly right: Pips };

/** A die seen from a corner, for ornament: opposite sides of a real one add up to seven, so two of these never do. */
export function IsoDie({ top, left, right }: IsoDieProps) {
  return (
    <svg class="iso" viewBox="0 0 100 110" aria-hidden="true">
      <g class="iso-body">
        <path d="M50 6 92 30 50 54 8 30z" class="iso-top" />
        <path d="M8 30 50 54v50L8 80z" class="iso-left" />
        <path d="M92 30 50 54v50l42-24z" class="iso-right" />
      </g>
      <Side pips={top} to="matrix(42 24 -42 24 50 6)" />
      <Side pips={left} to="matrix(42 24 0 50 8 30)" />
      <Side pips={right} to="matrix(42 -24 0 50 50 54)" />
    </svg>
  );
}

function Side({ pips, to }: { readonly pips: Pips; readonly to: string }) {
  return (
    <g transform={to} class="die-pip">
      {places[pips].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={pips === 1 ? 0.125 : 0.092} />
      ))}
    </g>
  );
}
