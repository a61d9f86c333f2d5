import type { Pips } from '@dicepit/engine';
import * as css from './iso-die.module.css';

export type IsoDieProps = {
  readonly top: Pips;
  /** The two sides in view, where they are to be others than usual. */
  readonly sides?: readonly [left: Pips, right: Pips];
  readonly class?: string;
};

/** A die seen from above one of its corners, as it lies in a bowl, in a hand or on a sign. */
export function IsoDie({ top, sides = beside[top], class: name = '' }: IsoDieProps) {
  const [left, right] = sides;
  return (
    <svg class={name} data-part="iso-die" viewBox="0 0 100 110" aria-hidden="true">
      <g class={css.body}>
        <path d="M50 6 92 30 50 54 8 30z" class={css.top} />
        <path d="M8 30 50 54v50L8 80z" class={css.left} />
        <path d="M92 30 50 54v50l42-24z" class={css.right} />
      </g>
      <g class={css.pips}>
        <Side pips={top} at="matrix(42 24 -42 24 50 6)" />
        <Side pips={left} at="matrix(42 24 0 50 8 30)" />
        <Side pips={right} at="matrix(42 -24 0 50 50 54)" />
      </g>
    </svg>
  );
}

function Side({ pips, at }: { readonly pips: Pips; readonly at: string }) {
  return (
    <g transform={at}>
      {places[pips].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={pips === 1 ? 0.125 : 0.092} />
      ))}
    </g>
  );
}

/** Two sides that stand beside a top: never the top itself, nor the one under it. */
const beside: Readonly<Record<Pips, readonly [left: Pips, right: Pips]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [5, 1],
  4: [1, 5],
  5: [6, 4],
  6: [2, 4],
};

const [near, middle, far] = [0.275, 0.5, 0.725];

const places: Readonly<Record<Pips, readonly (readonly [x: number, y: number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};
