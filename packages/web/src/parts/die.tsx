import type { Pips } from '@dicepit/engine';
import * as css from './die.module.css';

const places: Readonly<Record<Pips, readonly (readonly [x: number, y: number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 11],
    [29, 11],
    [11, 20],
    [29, 20],
    [11, 29],
    [29, 29],
  ],
};

/** One die with its pips, or blank while nobody knows them; what it shows is said by whatever stands around it. */
export function Die({ pips, class: name = '' }: { readonly pips?: Pips; readonly class?: string }) {
  return (
    <svg class={`${css.die} ${name}`} data-part="die" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1" y="1" width="38" height="38" rx="8.5" class={css.body} />
      {(pips === undefined ? [] : places[pips]).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={pips === 1 ? 5 : 3.9} class={css.pip} />
      ))}
    </svg>
  );
}
