import * as css from './seat-cloth.module.css';
import { type Place, picture, rail } from './seat-places.ts';

/** The cloth of a table from above, with its rail. */
export function SeatCloth() {
  return (
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <Ring inset={0} name={css.rail} />
      <Ring inset={10} name={css.line} />
    </svg>
  );
}

function Ring({ inset, name }: { readonly inset: number; readonly name: string }) {
  const height = rail.height - 2 * inset;
  return (
    <rect
      x={rail.left + inset}
      y={rail.top + inset}
      width={rail.width - 2 * inset}
      height={height}
      rx={height / 2}
      class={name}
    />
  );
}

/** Where a seat stands on the picture. */
export const placedAt = (place: Place | undefined): { readonly left?: string; readonly top?: string } =>
  place === undefined
    ? {}
    : { left: `${(100 * place.x) / picture.width}%`, top: `${(100 * place.y) / picture.height}%` };
