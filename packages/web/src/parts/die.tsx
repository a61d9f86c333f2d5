import type { Face, Pips } from '@dicepit/engine';
import { facePath } from '@dicepit/layout';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
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

/** What the dice of the game on this page show where their faces are pictures. */
export const DieFaces = createContext<readonly Face[] | undefined>(undefined);

/** The same as whoever draws them by hand needs it. */
export function usePictures():
  | readonly { readonly symbol: string; readonly path: string | undefined }[]
  | undefined {
  return useContext(DieFaces)?.map((face) => ({ symbol: face.symbol, path: facePath(face) }));
}

/**
 * One die with its pips or its picture, or blank while nobody knows them; what it shows is said by whatever stands around
 * it.
 */
export function Die({ pips, class: name = '' }: { readonly pips?: Pips; readonly class?: string }) {
  const faces = useContext(DieFaces);
  const face = pips === undefined ? undefined : faces?.[pips - 1];
  return (
    <svg class={`${css.die} ${name}`} data-part="die" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1" y="1" width="38" height="38" rx="8.5" class={css.body} />
      {face !== undefined && <Picture face={face} />}
      {(pips === undefined || face !== undefined ? [] : places[pips]).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={pips === 1 ? 5 : 3.9} class={css.pip} />
      ))}
    </svg>
  );
}

/** The picture on a die, or the character that stands for it. */
function Picture({ face }: { readonly face: Face }) {
  const path = facePath(face);
  return path === undefined ? (
    <text x="20" y="29" font-size="26" text-anchor="middle" class={css.pip}>
      {face.symbol}
    </text>
  ) : (
    <path d={path} transform="translate(6 6) scale(.28)" fill-rule="evenodd" class={css.pip} />
  );
}
